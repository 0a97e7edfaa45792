import { seatOf } from '../../../rail/ids.ts';
import type { MoveSpec } from '../../../table/game.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { choice } from '../../../table/shape.ts';
import { phrase } from '../../../table/words.ts';
import type { DoClock } from '../clock.ts';
import { drafted, giveFirst, giveManager, otherPlayer, startStockRound } from '../flow.ts';
import { FIRST_ACTION, MANAGER_CARD } from '../pieces.ts';
import { gameOn, notIntro, rule, when } from '../rules.ts';

const CARDS = ['first-action', 'investors-railway'] as const;
const fields = { card: choice(...CARDS) } as const;
type Pick = MoveOf<typeof fields>;

const nothingToPick = rule<Pick>('nothing-to-pick', '8.3.2', ['DO-8.3.2.2'], ({ clock }) =>
  when(clock.picking === null),
);
const cheaperPicks = rule<Pick>('cheaper-picks', '8.3.2', ['DO-8.3.2.2'], ({ clock }, { seat }) =>
  when(clock.picking !== null && clock.picking !== seat, { turn: clock.picking ?? '' }),
);

/** §8.3.2: whoever bought the cheaper private brewery picks one of two cards; the other player gets the other one. */
export const pick: MoveSpec<DoClock, Pick> = {
  fields,
  example: { type: 'pick', seat: 'anna', card: 'first-action' },
  effects: (table, { card }) =>
    drafted(table, (draft) => {
      const { picking } = table.clock;
      if (picking === null) return;
      const other = otherPlayer(table, picking);
      const [first, manager] = card === 'first-action' ? [picking, other] : [other, picking];
      giveFirst(draft, first);
      giveManager(draft, manager);
      draft.set('picking', null);
      startStockRound(draft);
    }),
  rules: [gameOn, notIntro, nothingToPick, cheaperPicks],
  label: (_, { card }) => phrase(`18do/log/pick-${card}`),
  *candidates({ clock }, seat) {
    if (clock.picking !== null) for (const card of CARDS) yield { type: 'pick', seat, card };
  },
  concerns: (_, { card }, piece) => piece === (card === 'first-action' ? FIRST_ACTION : MANAGER_CARD),
  reads: (_, seat, { piece, to }) => {
    if (seatOf(to) !== seat) return [];
    if (piece === FIRST_ACTION) return [{ type: 'pick', seat, card: 'first-action' }];
    return piece === MANAGER_CARD ? [{ type: 'pick', seat, card: 'investors-railway' }] : [];
  },
  offer: () => ({ label: ({ card }) => phrase(`18do/choice/pick-${card}`), tone: 'main' }),
};
