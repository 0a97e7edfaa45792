import { useSettings } from '../settings/settings.ts';
import { speak } from '../words/title-words.ts';
import { useText } from '../words/use-text.ts';
import { Segments } from './Segments.tsx';

export function LanguageSwitch() {
  const t = useText();
  const language = useSettings((s) => s.language);
  return (
    <Segments
      label={t('set.language')}
      value={language}
      onChange={(value) => void speak(value)}
      options={[
        { value: 'en', label: 'EN', title: 'English' },
        { value: 'de', label: 'DE', title: 'Deutsch' },
      ]}
    />
  );
}
