import { setSettings, useSettings } from '../settings/settings.ts';
import { useText } from '../words/use-text.ts';
import { Segments } from './Segments.tsx';

export function LanguageSwitch() {
  const t = useText();
  const language = useSettings((s) => s.language);
  return (
    <Segments
      label={t('set.language')}
      value={language}
      onChange={(value) => setSettings({ language: value })}
      options={[
        { value: 'en', label: 'EN', title: 'English' },
        { value: 'de', label: 'DE', title: 'Deutsch' },
      ]}
    />
  );
}
