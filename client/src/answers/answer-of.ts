import type { Answer, Asked, Guide } from '@stellwerk/engine/table/guide.ts';
import type { Stage } from '@stellwerk/engine/stage/stage.ts';
import type { Table } from '@stellwerk/engine/table/types.ts';
import type { Phrase } from '@stellwerk/engine/table/words.ts';
import { nameOfPiece, nameOfPlace } from '../words/piece-name.ts';
import type { Speech } from '../words/speech.ts';
import { pieceOf } from '@stellwerk/engine/table/places.ts';

/** An answer in words. */
export interface Said {
  readonly kind: string;
  readonly title: string;
  readonly lines: readonly string[];
  readonly more: readonly { readonly name: string; readonly value: string; readonly warns: boolean }[];
  readonly sections: readonly string[];
}

const capital = (text: string): string => text.slice(0, 1).toLocaleUpperCase() + text.slice(1);

/** A sentence begins large, but a person is called as they call themselves. */
function opening(phrase: Phrase, speech: Speech): string {
  const said = speech.phrase(phrase);
  const seat = phrase.params?.['seat'];
  return typeof seat === 'string' && said.startsWith(speech.name(seat)) ? said : capital(said);
}

const spoken = ({ kind, title, lines, more, sections }: Answer, speech: Speech): Said => ({
  kind: speech.phrase(kind),
  title: opening(title, speech),
  lines: lines.map((line) => opening(line, speech)),
  more: more.map(({ name, value, warns = false }) => ({
    name: speech.phrase(name),
    value: speech.phrase(value),
    warns,
  })),
  sections,
});

/** What everybody can see of a thing: its name and where it lies. */
function plain(about: Asked, stage: Stage, table: Table, speech: Speech): Said | null {
  const bare = { kind: '', more: [], sections: [] } as const;
  if ('piece' in about) {
    const at = pieceOf(table, about.piece)?.at;
    const where = at === undefined ? [] : [capital(nameOfPlace(at, stage, speech))];
    return { ...bare, title: capital(nameOfPiece(about.piece, stage, table, speech)), lines: where };
  }
  if ('account' in about)
    return {
      ...bare,
      title: speech.money(table.cash[about.account] ?? 0),
      lines: [capital(speech.place(about.account))],
    };
  return 'place' in about
    ? { ...bare, title: capital(nameOfPlace(about.place, stage, speech)), lines: [] }
    : null;
}

/** What the title says about it, else what everybody can see. A guide that fails says nothing rather than breaking the table. */
export function answerOf(
  guide: Guide | null,
  about: Asked,
  stage: Stage,
  table: Table,
  speech: Speech,
): Said | null {
  const answer = guide?.answers(table, about) ?? null;
  return answer ? spoken(answer, speech) : plain(about, stage, table, speech);
}

/** The same for readers of the tabletop: short, in one breath, after the name that they have heard. */
export const aloud = ({ lines, more }: Said, isMore: boolean): string =>
  [...lines, ...(isMore ? more.map(({ name, value }) => `${name}: ${value}`) : [])]
    .map((part) => part.replace(/[.:]$/, ''))
    .join('. ');
