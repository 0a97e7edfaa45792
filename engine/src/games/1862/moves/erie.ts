import { hexOf, hexPlace } from '../../../rail/ids.ts';
import type { MoveSpec } from '../../../table/game.ts';
import { pieceOf } from '../../../table/places.ts';
import { when } from '../../../table/rules.ts';
import type { Move } from '../../../table/types.ts';
import { phrase } from '../../../table/words.ts';
import { box } from '../box.ts';
import type { Clock62, Draft62, Table62 } from '../clock.ts';
import { closePrivate } from '../closing.ts';
import { drafted } from '../flow.ts';
import { placeTile } from '../laying.ts';
import { ERIE_TILE } from '../pieces.ts';
import { ownerOfPrivate } from '../readers.ts';
import { gameOn, inGame, rule } from '../rules.ts';

/** The tile of private 2 lies on its place already. */
export const isErieLaid = (table: Table62): boolean =>
  pieceOf(table, ERIE_TILE)?.at === hexPlace(box(table).erie);

/** Chapters 4 and 15: the ERIE tile comes to its place on the board, as it is printed. */
export function placeErie(draft: Draft62): void {
  if (!isErieLaid(draft.table)) placeTile(draft, ERIE_TILE, box(draft.table).erie, 0);
}

const owner = rule('erie-owner', '4', ['62-4.9'], (table, { seat }) =>
  when(!isErieLaid(table) && ownerOfPrivate(table, 'ERIE') !== seat),
);
const once = rule('erie-laid', '4', ['62-4.9'], (table) => when(isErieLaid(table)));

/** Chapter 4: the owner places the ERIE tile whenever he likes, whoever's turn it is; that closes private 2 (HC-7). */
export const erie: MoveSpec<Clock62, Move> = {
  fields: {},
  example: { type: 'erie', seat: 'anna' },
  effects: (table) =>
    drafted(table, (draft) => {
      if (isErieLaid(table)) return;
      placeErie(draft);
      closePrivate(draft, 'ERIE');
    }),
  rules: [gameOn, inGame, owner, once],
  label: (table, { seat }) => phrase('1862/log/erie', { seat, hex: box(table).erie }),
  *candidates(table, seat) {
    if (ownerOfPrivate(table, 'ERIE') === seat && !isErieLaid(table)) yield { type: 'erie', seat };
  },
  concerns: (_, __, piece) => piece === ERIE_TILE || piece === 'private/ERIE',
  reads: (table, seat, { piece, to }) =>
    piece === ERIE_TILE && hexOf(to) === box(table).erie ? [{ type: 'erie', seat }] : [],
  offer: () => ({ label: () => phrase('1862/choice/erie'), tone: 'plain' }),
};
