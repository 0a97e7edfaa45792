import { OUT, POOL } from '../../../rail/ids.ts';
import type { Discard } from '../../../rail/verbs/discard.ts';
import { discarding, holderOf } from '../../../rail/verbs/discard.ts';
import { doing } from '../flow.ts';
import {
  countedTrains,
  isPublished,
  overLimit,
  recycledUnder,
  standsFor,
  trainLimit,
  unlike,
} from '../readers.ts';
import type { EspMove } from '../rules.ts';
import { gameOn } from '../rules.ts';
import { esp } from '../title.ts';

/** §5.7: surplus trains go to the market for nothing (OQ 20, 24); on the public site they leave the game. */
export const discard: EspMove<Discard> = {
  ...discarding(esp, {
    first: [gameOn],
    surplus: ['no-surplus', '5.7', 'ESP-5.7.07', 'ESP-5.7.10'],
    chooses: ['director-discards', '5.7', 'ESP-5.7.10'],
    overLimit,
    trainLimit,
    counted: countedTrains,
    offered: (table, company) => unlike(table, countedTrains(table, company)),
    to: [POOL, OUT],
  }),
  effects: doing((draft, move, table) => {
    if (holderOf(table, move) === null) return;
    draft.put(move.train, isPublished(table) ? OUT : POOL);
    const half = recycledUnder(table, move.train);
    if (half !== null && isPublished(table)) draft.put(half, OUT, { due: 'due/scrap' });
  }),
  concerns: (table, { train }, piece) => standsFor(table, train, piece),
};
