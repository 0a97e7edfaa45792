import { BANK, companyPlace } from '../../../../../rail/ids.ts';
import type { MoveSpec } from '../../../../../table/game.ts';
import type { Move } from '../../../../../table/types.ts';
import { phrase } from '../../../../../table/words.ts';
import type { DoClock } from '../../../clock.ts';
import { drafted } from '../../../flow.ts';
import { brewerNow, isBrewer, ofBrewer } from '../../round.ts';
import { FAIR } from '../data.ts';
import { spend } from '../events.ts';
import { EVENT_DISPLAY, eventPiece } from '../pieces.ts';
import { eventOf } from '../readers.ts';
import { eventRules, expertBreweryRules, mayUse } from '../rules.ts';

/** G: a fair brings some money into the treasury, at any moment of the own turn. */
export const fair: MoveSpec<DoClock, Move> = {
  fields: {},
  example: { type: 'fair', seat: 'anna' },
  effects: (table) =>
    drafted(table, (draft) => {
      const brewery = brewerNow(table);
      if (brewery === null || eventOf(table, brewery) !== 'G') return;
      draft.pay(FAIR, BANK, companyPlace(brewery), 'due/fair');
      spend(draft, brewery, 'G');
    }),
  rules: [...expertBreweryRules, ...eventRules],
  label: (table) => ofBrewer(table, (brewery) => phrase('18do/log/fair', { brewery, gain: FAIR })),
  *candidates(table, seat) {
    const brewery = brewerNow(table);
    if (brewery !== null && isBrewer(table, seat) && mayUse(table, brewery, 'G'))
      yield { type: 'fair', seat };
  },
  concerns: (_, __, piece) => piece === eventPiece('G'),
  reads: (table, seat, { piece, to }) =>
    piece === eventPiece('G') && to === EVENT_DISPLAY && eventOf(table, brewerNow(table) ?? '') === 'G'
      ? [{ type: 'fair', seat }]
      : [],
  offer: () => ({ label: () => phrase('18do/choice/fair', { gain: FAIR }), tone: 'quiet' }),
};
