import type { Lesson } from '@stellwerk/engine/lessons/lesson.ts';
import { lessonFrom } from '@stellwerk/engine/lessons/draft.ts';
import type { Play } from '@stellwerk/engine/table/play.ts';
import type { Both } from '@stellwerk/engine/table/rulebook.ts';
import type { Language, Seat } from '@stellwerk/engine/table/types.ts';
import { dropKept, readKept, writeKept } from '../settings/keep.ts';
import { newId } from '../table/ids.ts';

/** Lessons of one's own: kept on this device until they are saved or given away. */
const LIST = 'drafts';
const keyOf = (id: string): string => `draft/${id}`;

export const draftIds = (): readonly string[] => readKept<readonly string[]>(LIST, []);
export const readDraft = (id: string): Lesson | null => readKept<Lesson | null>(keyOf(id), null);

export function keepDraft(lesson: Lesson): boolean {
  if (!draftIds().includes(lesson.id)) writeKept(LIST, [lesson.id, ...draftIds()]);
  return writeKept(keyOf(lesson.id), lesson);
}
export function dropDraft(id: string): void {
  writeKept(
    LIST,
    draftIds().filter((one) => one !== id),
  );
  dropKept(keyOf(id));
}

/** A lesson that begins with this table; returns its id. */
export function draftOf(play: Play, me: Seat, title: Both): string {
  const id = newId(10);
  keepDraft(lessonFrom(play, me, id, title));
  return id;
}

/** New words in one language; the other one follows until it has words of its own. */
export const reword = (words: Both, language: Language, text: string): Both => {
  const other = language === 'de' ? 'en' : 'de';
  const isSame = words[other] === '' || words[other] === words[language];
  return { ...words, [language]: text, ...(isSame ? { [other]: text } : {}) };
};
