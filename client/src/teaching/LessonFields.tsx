import type { Lesson } from '@stellwerk/engine/lessons/lesson.ts';
import { capital } from '../parts/capital.ts';
import { useText } from '../words/use-text.ts';
import { WordsField } from './Fields.tsx';
import { change } from './writing.ts';

/** What the lesson as a whole says: its name, what it is about, and whose seat the pupil takes. */
export function LessonFields({ lesson }: { readonly lesson: Lesson }) {
  const t = useText();
  return (
    <section className="write-part">
      <WordsField
        label={t('write.name')}
        words={lesson.title}
        max={80}
        onChange={(title) => change((now) => ({ ...now, title }))}
      />
      <WordsField
        label={t('write.about')}
        words={lesson.about}
        max={160}
        onChange={(about) => change((now) => ({ ...now, about }))}
      />
      <label className="write-field">
        <span>{t('write.me')}</span>
        <select
          className="field"
          value={lesson.table.me}
          onChange={(event) => {
            const me = event.target.value;
            change((now) => ({ ...now, table: { ...now.table, me } }));
          }}
        >
          {lesson.table.seats.map((seat) => (
            <option key={seat} value={seat}>
              {capital(seat)}
            </option>
          ))}
        </select>
      </label>
    </section>
  );
}
