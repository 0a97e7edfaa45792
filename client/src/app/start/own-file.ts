import type { Contents, Game } from '@stellwerk/engine/table/game.ts';
import { breakIn, lineOf } from '@stellwerk/engine/table/lines.ts';
import type { Json, Language } from '@stellwerk/engine/table/types.ts';
import { say } from '@stellwerk/engine/table/words.ts';
import { MATERIAL_LIMIT } from '@stellwerk/shared/opening.ts';
import type { Say } from '../../words/use-text.ts';

/** A file of own cards as it was chosen: good to play with, or what has to be changed in it. */
export type OwnFile = { readonly file: string } & (
  | { readonly ok: true; readonly value: Json; readonly contents: Contents }
  | { readonly ok: false; readonly problems: readonly ((t: Say, language: Language) => string)[] }
);

function parsed(source: string): { readonly value: Json } | null {
  try {
    return { value: JSON.parse(source) as Json };
  } catch {
    return null;
  }
}

/** Looks at a file of own cards as the server will. Sentences are made when they are shown, in the viewer's language. */
export function readOwnFile({ material, words }: Game, file: string, source: string): OwnFile {
  const bad = (...problems: ((t: Say, language: Language) => string)[]): OwnFile => ({
    file,
    ok: false,
    problems,
  });
  const found = parsed(source);
  if (!found) {
    const { line, column } = breakIn(source) ?? { line: 1, column: 1 };
    return bad((t) => t('file.not-json', { line, column }));
  }
  if (!material || JSON.stringify(found.value).length > MATERIAL_LIMIT)
    return bad((t) => t('own.too-large', { most: MATERIAL_LIMIT / 1000 }));
  const checked = material.check(found.value);
  if (checked.ok) return { file, ok: true, value: found.value, contents: checked.value };
  return bad(
    ...checked.error.map(({ place, say: phrase }) => {
      const line = lineOf(source, place) ?? 1;
      return (t: Say, language: Language): string => {
        const what = say(words, language, phrase);
        return place === '' ? t('own.at-top', { line, what }) : t('own.at', { line, place, what });
      };
    }),
  );
}
