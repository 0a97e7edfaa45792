import type { Face, Stage } from '@stellwerk/engine/stage/stage.ts';
import type { Language, PieceId, Place, Table } from '@stellwerk/engine/table/types.ts';
import type { Phrase } from '@stellwerk/engine/table/words.ts';
import './at-table.ts';
import { text } from './texts.ts';

/** What is needed to say a name. */
interface Namer {
  readonly language: Language;
  phrase(phrase: Phrase): string;
  money(amount: number): string;
  name(id: string): string;
}

/** What a piece is called. */
export function nameOfFace(face: Face, stage: Stage, speech: Namer, side?: string): string {
  const { language } = speech;
  const livery = (id: string): string => stage.liveries[id]?.letters ?? id;
  switch (face.kind) {
    case 'tile':
      return text(language, 'piece.tile', { tile: face.tile });
    case 'disc':
      return text(language, 'piece.disc', { who: face.letters || livery(face.livery) }).trim();
    case 'certificate':
      return text(language, face.president ? 'piece.president' : 'piece.certificate', {
        who: livery(face.livery),
        percent: face.percent,
      });
    case 'train': {
      const own = side === undefined ? undefined : face.sides[side];
      const all = Object.values(face.sides);
      const range = own?.range ?? all.map((s) => s.range).join('/');
      const price = (own ? [own.price] : all.map((s) => s.price)).join('/');
      return text(language, 'piece.train', { range, price });
    }
    case 'card':
      return speech.phrase(face.title);
    case 'marker':
      return text(language, 'piece.marker', { letters: face.letters });
    case 'stick':
      return text(language, 'piece.stick', { who: speech.name(face.livery) });
    case 'cube':
      return text(language, 'piece.cube');
    case 'chip':
      return face.round ? text(language, 'piece.chip', { value: face.amount }) : speech.money(face.amount);
  }
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
  for (const surface of stage.surfaces) {
    if (surface.kind === 'market' && place.startsWith(`${surface.place}/`)) {
      const [row = '', col = ''] = place.slice(surface.place.length + 1).split('/');
      const cell = surface.market.rows[Number(row)]?.[Number(col)];
      if (cell) return text(language, 'place.price', { price: cell.price });
    }
  }
  return speech.name(place);
}
