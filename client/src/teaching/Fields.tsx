import type { Both } from '@stellwerk/engine/table/rulebook.ts';
import { useSettings } from '../settings/settings.ts';
import { reword } from './drafts.ts';

/** A field for words in the viewer's language. */
export function WordsField({
  label,
  words,
  onChange,
  rows = 1,
  max,
}: {
  readonly label: string;
  readonly words: Both;
  readonly onChange: (words: Both) => void;
  readonly rows?: number;
  readonly max: number;
}) {
  const language = useSettings((s) => s.language);
  const value = words[language];
  const change = (text: string): void => onChange(reword(words, language, text));
  return (
    <label className="write-field">
      <span>{label}</span>
      {rows > 1 ? (
        <textarea
          className="field"
          rows={rows}
          maxLength={max}
          value={value}
          onChange={(event) => change(event.target.value)}
        />
      ) : (
        <input
          className="field"
          maxLength={max}
          value={value}
          onChange={(event) => change(event.target.value)}
        />
      )}
    </label>
  );
}
