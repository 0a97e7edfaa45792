import { seatOf } from '../../../rail/ids.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { choice } from '../../../table/shape.ts';
import { phrase } from '../../../table/words.ts';
import type { PieceId } from '../../../table/types.ts';
import type { DoMove, DoTable } from '../clock.ts';
import { doing, giveFirst, startStockRound } from '../flow.ts';
import { giveManager, giveManagers, otherPlayer } from '../investor/managers.ts';
import { BREWERY_CARD, FIRST_ACTION, MANAGER_CARD } from '../pieces.ts';
import { isBrewery } from '../readers.ts';
import { gameOn, notIntro, rule, when } from '../rules.ts';

const CARDS = ['first-action', 'investors-railway', 'investors-brewery'] as const;
const fields = { card: choice(...CARDS) } as const;
type Pick = MoveOf<typeof fields>;
const PIECES: Readonly<Record<Pick['card'], PieceId>> = {
  'first-action': FIRST_ACTION,
  'investors-railway': MANAGER_CARD,
  'investors-brewery': BREWERY_CARD,
};
/** With breweries the first-action card is given out already (§8.4.2). */
const toPick = (table: DoTable): readonly Pick['card'][] =>
  isBrewery(table) ? ['investors-railway', 'investors-brewery'] : ['first-action', 'investors-railway'];

const nothingToPick = rule<Pick>('nothing-to-pick', '8.3.2', ['DO-8.3.2.2'], ({ clock }) =>
  when(clock.picking === null),
);
const cheaperPicks = rule<Pick>(
  'cheaper-picks',
  '8.3.2',
  ['DO-8.3.2.2', 'HSB-8.4.2.02'],
  ({ clock }, { seat }) =>
    when(clock.picking !== null && clock.picking !== seat, { turn: clock.picking ?? '' }),
);

/** §8.3.2, §8.4.2: one of the two cards that lie there. */
const oneOfTwo = rule<Pick>('pick-one', '8.4.2', ['HSB-8.4.2.02'], (table, { card }) =>
  when(table.clock.picking !== null && !toPick(table).includes(card)),
);

/** §8.3.2: whoever bought the cheaper private brewery picks one of two cards; the other player gets the other one. */
export const pick: DoMove<Pick> = {
  fields,
  example: { type: 'pick', seat: 'anna', card: 'first-action' },
  effects: doing((draft, { card }, table) => {
    const { picking } = table.clock;
    if (picking === null) return;
    const other = otherPlayer(table, picking);
    draft.set('picking', null);
    if (isBrewery(table)) {
      const isRailway = card === 'investors-railway';
      giveManagers(draft, isRailway ? picking : other, isRailway ? other : picking);
      startStockRound(draft);
      return;
    }
    const [first, manager] = card === 'first-action' ? [picking, other] : [other, picking];
    giveFirst(draft, first);
    giveManager(draft, manager);
    startStockRound(draft);
  }),
  rules: [...gameOn, notIntro, nothingToPick, cheaperPicks, oneOfTwo],
  label: (_, { card }) => phrase(`18do/log/pick-${card}`),
  *candidates(table, seat) {
    if (table.clock.picking !== null) for (const card of toPick(table)) yield { type: 'pick', seat, card };
  },
  concerns: (_, { card }, piece) => piece === PIECES[card],
  reads: (_, seat, { piece, to }) => {
    const card = seatOf(to) === seat ? CARDS.find((one) => PIECES[one] === piece) : undefined;
    return card === undefined ? [] : [{ type: 'pick', seat, card }];
  },
  offer: () => ({ label: ({ card }) => phrase(`18do/choice/pick-${card}`), tone: 'main' }),
};
