import type { Face, Stage } from '@stellwerk/engine/stage/stage.ts';
import type { Language, PieceId, Place, Table } from '@stellwerk/engine/table/types.ts';
import type { Phrase } from '@stellwerk/engine/table/words.ts';
import { priceAt } from '../layout/surfaces-of.ts';
import './at-table.ts';
import type { TextKey, TextParams } from './texts.ts';
import { text } from './texts.ts';

/** What is needed to say a name. */
interface Namer {
  readonly language: Language;
  phrase(phrase: Phrase): string;
  money(amount: number): string;
  name(id: string): string;
}

interface Called {
  readonly t: (key: TextKey, params?: TextParams) => string;
  readonly speech: Namer;
  readonly letters: (livery: string) => string;
  readonly side: string | undefined;
}

/** What each kind of piece is called; how it is drawn stands in `draw/faces.ts`. */
const NAMES: {
  readonly [K in Face['kind']]: (face: Extract<Face, { readonly kind: K }>, called: Called) => string;
} = {
  tile: ({ tile }, { t }) => t('piece.tile', { tile }),
  disc: ({ letters, livery }, called) =>
    called.t('piece.disc', { who: letters || called.letters(livery) }).trim(),
  certificate: ({ president, livery, percent }, { t, letters }) =>
    t(president ? 'piece.president' : 'piece.certificate', { who: letters(livery), percent }),
  train: ({ sides }, { t, side }) => {
    const own = side === undefined ? undefined : sides[side];
    const all = Object.values(sides);
    const range = own?.range ?? all.map((s) => s.range).join('/');
    const price = (own ? [own.price] : all.map((s) => s.price)).join('/');
    return t('piece.train', { range, price });
  },
  card: ({ title }, { speech }) => speech.phrase(title),
  marker: ({ letters }, { t }) => t('piece.marker', { letters }),
  stick: ({ livery }, { t, speech }) => t('piece.stick', { who: speech.name(livery) }),
  cube: (_, { t }) => t('piece.cube'),
  chip: ({ round, amount }, { t, speech }) =>
    round ? t('piece.chip', { value: amount }) : speech.money(amount),
};

/** What a piece is called. */
export function nameOfFace(face: Face, stage: Stage, speech: Namer, side?: string): string {
  const name = NAMES[face.kind] as (face: Face, called: Called) => string;
  const letters = (livery: string): string => stage.liveries[livery]?.letters ?? livery;
  return name(face, { t: (key, params) => text(speech.language, key, params), speech, letters, side });
}

export function nameOfPiece(id: PieceId, stage: Stage, table: Table, speech: Namer): string {
  const face = stage.faces[id];
  return face ? nameOfFace(face, stage, speech, table.pieces[id]?.side) : id;
}

/** What is in a hand: "3 × KHS 10 %". */
export const nameOfSeveral = (name: string, count: number): string =>
  count > 1 ? `${count} × ${name}` : name;

/** What a place is called: cells of a market by their price, circles by their hex, others by the title's words. */
export function nameOfPlace(place: Place, stage: Stage, speech: Namer): string {
  const { language } = speech;
  const slot = /^hex\/([^/]+)\/n(\d+)\/(\d+)$/.exec(place);
  if (slot)
    return text(language, 'place.slot', { hex: speech.name(`hex/${slot[1]}`), slot: Number(slot[3]) + 1 });
  const price = priceAt(stage, place);
  return price === null ? speech.name(place) : text(language, 'place.price', { price });
}
