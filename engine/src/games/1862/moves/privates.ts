import { hexOf, hexPlace, OUT, seatPlace } from '../../../rail/ids.ts';
import { pieceOf } from '../../../table/places.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { ref } from '../../../table/shape.ts';
import { phrase } from '../../../table/words.ts';
import { box } from '../box.ts';
import type { Draft62, Table62 } from '../clock.ts';
import { closePrivate } from '../closing.ts';
import { isPrivate, PRIVATE_IDS } from '../data/privates.ts';
import { doing } from '../flow.ts';
import { liftBaltimore } from '../homes.ts';
import { ERIE_TILE, privateCard } from '../pieces.ts';
import { ownerOfPrivate } from '../readers.ts';
import type { Move62 } from '../rules.ts';
import { gameOn, inGame, rule, when } from '../rules.ts';
import { turn } from '../seats.ts';
import { placeTile } from './lay.ts';

/** Chapter 4: what the owner of a private does whenever he likes, whoever's turn it is. It is no turn itself. */

// —— Closing ——
const fields = { private: ref('private') } as const;
type Close = MoveOf<typeof fields>;

const ownOnly = rule<Close>('close-own', '4', ['62-4.6'], (table, { seat, private: id }) =>
  when(ownerOfPrivate(table, id) !== seat, { private: id }),
);
/** Chapter 4: private 2 closes by its tile, and in no other way that its owner could choose. */
const erieStays = rule<Close>('close-erie', '4', ['62-4.9'], (table, { seat, private: id }) =>
  when(id === 'ERIE' && ownerOfPrivate(table, 'ERIE') === seat, { private: id }),
);

/** Chapter 4: an owner may close a private at any time; it is no turn, and shares that came with it stay. */
export const close: Move62<Close> = {
  fields,
  example: { type: 'close', seat: 'anna', private: 'BOM' },
  effects: doing((draft, { seat, private: id }, table) => {
    if (!isPrivate(id) || ownerOfPrivate(table, id) !== seat) return;
    closePrivate(draft, id);
    if (id === 'B&O') liftBaltimore(draft);
  }),
  rules: [gameOn, inGame, ownOnly, erieStays],
  label: (_, { private: id }) => phrase('1862/log/close', { private: id }),
  *candidates(table, seat) {
    for (const id of PRIVATE_IDS)
      if (ownerOfPrivate(table, id) === seat) yield { type: 'close', seat, private: id };
  },
  concerns: (_, { private: id }, piece) => piece === privateCard(id),
  reads: (_, seat, { piece, from, to }) =>
    piece.startsWith('private/') && from === seatPlace(seat) && to === OUT
      ? [{ type: 'close', seat, private: piece.slice('private/'.length) }]
      : [],
  /** At any time by hand; a button for it would stand beside every step of a company's turn, and means nothing there. */
  offer: (table, seat) =>
    table.clock.round === 'SR' && turn(table).includes(seat)
      ? { label: ({ private: id }) => phrase('1862/choice/close', { private: id }), tone: 'quiet' }
      : null,
};

// —— The ERIE tile ——

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
export const erie: Move62 = {
  fields: {},
  example: { type: 'erie', seat: 'anna' },
  effects: doing((draft, _, table) => {
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
