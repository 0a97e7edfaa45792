import type { Lesson } from '@stellwerk/engine/lessons/lesson.ts';
import { parseLesson } from '@stellwerk/engine/lessons/lesson.ts';
import { sayWanted } from '@stellwerk/engine/table/shape-words.ts';
import type { Language, Result } from '@stellwerk/engine/table/types.ts';
import { fail } from '@stellwerk/engine/table/types.ts';
import { useState } from 'react';
import { Icon } from '../parts/Icon.tsx';
import { useSettings } from '../settings/settings.ts';
import { newId } from '../table/ids.ts';
import { draftIds, dropDraft, keepDraft, readDraft } from '../teaching/drafts.ts';
import '../words/write.ts';
import { useText } from '../words/use-text.ts';

const draftsOf = (game: string): readonly Lesson[] =>
  draftIds().flatMap((id) => {
    const lesson = readDraft(id);
    return lesson?.game === game ? [lesson] : [];
  });

/** A lesson from a file, or the place in it that is wrong and what should stand there. */
function readLesson(
  source: string,
  game: string,
  language: Language,
): Result<Lesson, { readonly place: string; readonly why: string }> {
  let value: unknown;
  try {
    value = JSON.parse(source) as unknown;
  } catch (error) {
    return fail({ place: 'JSON', why: error instanceof Error ? error.message : '' });
  }
  const read = parseLesson(value);
  if (!read.ok) return fail({ place: read.error.place, why: sayWanted(read.error.wanted, language) });
  return read.value.game === game ? read : fail({ place: 'game', why: `${game} ≠ ${read.value.game}` });
}

/** Lessons that somebody wrote or was given, on this device. */
export function OwnLessons({ game }: { readonly game: string }) {
  const t = useText();
  const language = useSettings((s) => s.language);
  const [drafts, setDrafts] = useState(() => draftsOf(game));
  const [fault, setFault] = useState<string | null>(null);
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const read = readLesson(await file.text(), game, language);
    if (!read.ok) {
      setFault(t('write.bad-file', read.error));
      return;
    }
    setFault(null);
    keepDraft({ ...read.value, id: newId(10) });
    setDrafts(draftsOf(game));
  };
  return (
    <section className="own-lessons">
      <h2>{t('write.own')}</h2>
      <p>{t('write.own-text')}</p>
      <ul className="learn-list">
        {drafts.map(({ id, title, about }) => (
          <li key={id}>
            <a className="learn-card" href={`#/write/${id}`}>
              <b>{title[language] || t('write.new-name')}</b>
              <span>{about[language]}</span>
            </a>
            <button
              type="button"
              className="button small"
              onClick={() => {
                dropDraft(id);
                setDrafts(draftsOf(game));
              }}
            >
              <Icon name="close" size={12} /> {t('write.delete')}
            </button>
          </li>
        ))}
      </ul>
      <label className="button">
        {t('write.open-file')}
        <input
          type="file"
          className="sr-only"
          accept="application/json,.json"
          onChange={(event) => void take(event.target.files?.[0])}
        />
      </label>
      {fault ? <p role="alert">{fault}</p> : null}
    </section>
  );
}
