import type { Face, Stage } from '@stellwerk/engine/stage/stage.ts';
import type { PieceId, Place, Table } from '@stellwerk/engine/table/types.ts';
import type { Phrase } from '@stellwerk/engine/table/words.ts';
import { phrase } from '@stellwerk/engine/table/words.ts';
import { priceAt, surfacesOf } from '../layout/surfaces-of.ts';
import './at-hand.ts';
import { type Namer, nameOfField } from './field-name.ts';
import type { TextKey, TextParams } from './texts.ts';
import { text } from './texts.ts';
import { pieceOf } from '@stellwerk/engine/table/places.ts';

interface Called {
  readonly t: (key: TextKey, params?: TextParams) => string;
  /** What the title calls it: rulebooks have words of their own for it. */
  readonly own: (kind: string, params?: TextParams) => string;
  readonly speech: Namer;
  readonly letters: (livery: string) => string;
  readonly side: string | undefined;
  /** What the row of words is called on which it stands, if it does. */
  readonly stands: string | null;
}

/** What each kind of piece is called; how it is drawn stands in `draw/faces.ts`. */
const NAMES: {
  readonly [K in Face['kind']]: (face: Extract<Face, { readonly kind: K }>, called: Called) => string;
} = {
  tile: ({ tile }, { own }) => own('tile', { tile }),
  disc: ({ letters, livery }, called) =>
    called.t('piece.disc', { who: letters || called.letters(livery) }).trim(),
  certificate: ({ president, livery, percent }, { t, own, letters }) =>
    president
      ? own('president', { company: letters(livery), percent })
      : t('piece.certificate', { who: letters(livery), percent }),
  train: ({ sides }, { own, side }) => {
    const lying = side === undefined ? undefined : sides[side];
    const all = Object.values(sides);
    const train = lying?.range ?? all.map((s) => s.range).join('/');
    const price = (lying ? [lying.price] : all.map((s) => s.price)).join('/');
    return own('train', { train, price });
  },
  card: ({ title }, { speech }) => speech.phrase(title),
  marker: ({ letters }, { t, stands }) =>
    /[\p{L}\p{N}]/u.test(letters) || stands === null
      ? t('piece.marker', { letters }).trim()
      : t('piece.marker-of', { what: stands }),
  stick: ({ livery }, { t, speech }) => t('piece.stick', { who: speech.name(livery) }),
  cube: ({ solid }, { t, own }) => (solid ? own('beer') : t('piece.cube')),
  plate: ({ letters, value }, { own }) => own('siding', { type: letters, value }),
  note: ({ amount }, { t, speech }) => t('piece.debt', { amount: speech.money(amount) }),
  investment: ({ up, name, price, rail, brew }, { own }) =>
    up === 'brew'
      ? own('equipment', { type: brew.type })
      : own('train', { train: up === 'rail' ? (rail?.range ?? name) : name, price: price ?? '–' }),
  chip: ({ round, amount }, { t, speech }) =>
    round ? t('piece.chip', { value: amount }) : speech.money(amount),
};

/** What a piece is called. */
export function nameOfFace(face: Face, stage: Stage, speech: Namer, side?: string, at?: Place): string {
  const name = NAMES[face.kind] as (face: Face, called: Called) => string;
  const letters = (livery: string): string => stage.liveries[livery]?.letters ?? livery;
  const row = at === undefined ? null : rowAt(stage, at);
  const stands = row && speech.phrase(row.title);
  return name(face, {
    t: (key, params) => text(speech.language, key, params),
    own: (kind, params) => speech.phrase(phrase(`piece/${kind}`, params)),
    speech,
    letters,
    side,
    stands,
  });
}

export function nameOfPiece(id: PieceId, stage: Stage, table: Table, speech: Namer): string {
  const face = stage.faces[id];
  return face ? nameOfFace(face, stage, speech, pieceOf(table, id)?.side, pieceOf(table, id)?.at) : id;
}

/** The row of words (rounds, phases) that a place belongs to, and its word there. */
function rowAt(stage: Stage, place: Place): { readonly title: Phrase; readonly label: Phrase } | null {
  const [id, step] = place.split('/');
  const row = surfacesOf(stage, 'steps').find((one) => one.id === id);
  const found = row?.steps.find((one) => one.id === step);
  return row && found ? { title: row.title, label: found.label } : null;
}

/** What is in a hand: "3 × KHS 10 %". */
export const nameOfSeveral = (name: string, count: number): string =>
  count > 1 ? `${count} × ${name}` : name;

/** What a place is called: cells of a market by their price, circles by their hex, others by the title's words. */
export function nameOfPlace(place: Place, stage: Stage, speech: Namer): string {
  const { language } = speech;
  const slot = /^hex\/([^/]+)\/n(\d+)\/(\d+)$/.exec(place);
  if (slot)
    return text(language, 'place.slot', { hex: speech.place(`hex/${slot[1]}`), slot: Number(slot[3]) + 1 });
  const row = rowAt(stage, place);
  if (row)
    return text(language, 'place.step', { title: speech.phrase(row.title), step: speech.phrase(row.label) });
  const field = nameOfField(place, stage, speech, (card) => {
    const face = stage.faces[card];
    return face ? nameOfFace(face, stage, speech) : card;
  });
  if (field !== null) return field;
  const price = priceAt(stage, place);
  return price === null ? speech.place(place) : text(language, 'place.price', { price });
}
