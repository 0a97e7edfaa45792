import { POOL, seatPlace } from '../../../../rail/ids.ts';
import type { MoveSpec } from '../../../../table/game.ts';
import { pieceOf } from '../../../../table/places.ts';
import { ref } from '../../../../table/shape.ts';
import type { MoveOf } from '../../../../table/shape.ts';
import type { PieceId } from '../../../../table/types.ts';
import { phrase } from '../../../../table/words.ts';
import type { DoClock, DoTable } from '../../clock.ts';
import { drafted } from '../../flow.ts';
import { certificates, isIntro } from '../../readers.ts';
import { gameOn, rule, when } from '../../rules.ts';
import { discardTo, heirOf, isDirectors } from '../flow.ts';
import { overCertificates } from '../readers.ts';
import { introGame } from '../rules.ts';

const fields = { piece: ref('piece') } as const;
export type Shed = MoveOf<typeof fields>;

const companyOf = (piece: PieceId): string => piece.split('/')[1] ?? '';
const isOwn = (table: DoTable, { seat, piece }: Shed): boolean =>
  piece.startsWith('cert/') && pieceOf(table, piece)?.at === seatPlace(seat);
const tooMany = rule<Shed>('nothing-too-many', '3.2.1', ['DO-3.2.1.10'], (table, { seat }) =>
  when(isIntro(table) && !overCertificates(table).includes(seat)),
);
const own = rule<Shed>('shed-own', '3.2.1', ['DO-3.2.1.10'], (table, move) =>
  when(isIntro(table) && !isOwn(table, move)),
);
const directorStays = rule<Shed>('shed-director', '3.2.1', ['DO-3.2.1.10'], (table, move) => {
  const company = companyOf(move.piece);
  return when(
    isIntro(table) &&
      isOwn(table, move) &&
      isDirectors(move.piece) &&
      heirOf(table, company, move.seat) === null,
    { company },
  );
});

/** 3.2.1: who got too many certificates by losing a directorship puts the excess into the pool at once. */
export const shed: MoveSpec<DoClock, Shed> = {
  fields,
  example: { type: 'shed', seat: 'anna', piece: 'cert/BME/1' },
  effects: (table, move) =>
    drafted(table, (draft) => {
      if (isIntro(table) && isOwn(table, move)) discardTo(draft, move.seat, move.piece);
    }),
  rules: [introGame, gameOn, tooMany, own, directorStays],
  label: (_, { piece }) => phrase('18do/log/shed', { company: companyOf(piece) }),
  *candidates(table, seat) {
    if (!overCertificates(table).includes(seat)) return;
    for (const piece of certificates(table, seat)) yield { type: 'shed', seat, piece };
  },
  concerns: (_, move, piece) => move.piece === piece,
  reads: (table, seat, { piece, from, to }) =>
    isIntro(table) && piece.startsWith('cert/') && to === POOL && from === seatPlace(seat)
      ? [{ type: 'shed', seat, piece }]
      : [],
  offer: () => ({
    label: ({ piece }) => phrase('18do/choice/shed', { company: companyOf(piece) }),
    tone: 'main',
  }),
};
