import { usingEvent } from '../using-event.ts';
import { BANK, companyPlace } from '../../../../../rail/ids.ts';
import type { MoveSpec } from '../../../../../table/game.ts';
import type { Move } from '../../../../../table/types.ts';
import type { DoClock } from '../../../clock.ts';
import { brewerNow } from '../../round.ts';
import { FAIR } from '../data.ts';
import { spend } from '../events.ts';
import { EVENT_DISPLAY, eventPiece } from '../pieces.ts';
import { eventOf } from '../readers.ts';
import { eventRules, expertBreweryRules } from '../rules.ts';

/** G: a fair brings some money into the treasury, at any moment of the own turn. */
export const fair: MoveSpec<DoClock, Move> = {
  fields: {},
  example: { type: 'fair', seat: 'anna' },
  ...usingEvent<Move>('G', 'fair', {
    use: (draft, brewery) => {
      draft.pay(FAIR, BANK, companyPlace(brewery), 'due/fair');
      spend(draft, brewery, 'G');
    },
    each: (_, __, seat) => [{ type: 'fair', seat }],
    told: () => ({ gain: FAIR }),
    tone: 'quiet',
  }),
  rules: [...expertBreweryRules, ...eventRules],
  reads: (table, seat, { piece, to }) =>
    piece === eventPiece('G') && to === EVENT_DISPLAY && eventOf(table, brewerNow(table) ?? '') === 'G'
      ? [{ type: 'fair', seat }]
      : [],
};
