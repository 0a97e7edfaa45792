import { OUT, seatPlace } from '../../../rail/ids.ts';
import type { MoveSpec } from '../../../table/game.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { ref } from '../../../table/shape.ts';
import { phrase } from '../../../table/words.ts';
import type { Clock62 } from '../clock.ts';
import { closePrivate } from '../closing.ts';
import { isPrivate, PRIVATE_IDS } from '../data/privates.ts';
import { drafted } from '../flow.ts';
import { liftBaltimore } from '../homes.ts';
import { privateCard } from '../pieces.ts';
import { ownerOfPrivate } from '../readers.ts';
import { gameOn, inGame, rule, when } from '../rules.ts';
import { turn } from '../seats.ts';

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
export const close: MoveSpec<Clock62, Close> = {
  fields,
  example: { type: 'close', seat: 'anna', private: 'BOM' },
  effects: (table, { seat, private: id }) =>
    drafted(table, (draft) => {
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
