import { OUT } from '../../../../rail/ids.ts';
import { stepsFor } from '../../../../table/course.ts';
import type { Hand } from '../../../../table/game.ts';
import { alone } from '../../../../table/rules.ts';
import type { MoveOf } from '../../../../table/shape.ts';
import { ref } from '../../../../table/shape.ts';
import { phrase } from '../../../../table/words.ts';
import type { DoMove, DoTable } from '../../clock.ts';
import { INVESTOR } from '../../clock.ts';
import { doing } from '../../flow.ts';
import { director, decides } from '../../readers.ts';
import { gameOn, rule, startOver, when } from '../../rules.ts';
import { brewMove } from '../../turn-move.ts';
import { cardName, differentCards, isTwin, worksOf } from '../equipment.ts';
import { equipmentLimit, equipmentOf, headUntilSettled, overEquipped } from '../readers.ts';
import { breweryRules, ofBrewery } from '../round.ts';
import { BREWERY_COURSE } from '../steps.ts';

const fields = { card: ref('card') } as const;
type OneCard = MoveOf<typeof fields>;

/** §6.5.2.2: of one's own equipment. */
const ownCard = ofBrewery<OneCard>()('gives-own', '6.5.2.2', ['HSB-6.5.2.2.02'], (table, { card }, brewery) =>
  worksOf(table, card) === brewery ? false : { card: cardName(card) },
);
const START: readonly string[] = stepsFor(BREWERY_COURSE, 'give-up');
/** §6.5.2.2: freely, at the start of the own turn and not later. */
const atStart = alone(
  ofBrewery<OneCard>()(
    'give-up-first',
    '6.5.2.2',
    ['HSB-6.5.2.2.03', 'HSB-6.5.2.1.02'],
    ({ clock: { step } }) => !START.includes(step) && { step },
  ),
);
/** Where equipment goes: never to the pool and never back to the display (§6.5.2.2). */
const isGivenUp = (table: DoTable, { piece, to }: Hand): boolean =>
  to === OUT && worksOf(table, piece) !== null;
const leaves = doing<OneCard>((draft, { card }, table) => {
  if (worksOf(table, card) !== null) draft.put(card, OUT);
});

/** §6.5.2.2: equipment is given up for nothing, as the first step of the own turn. */
export const giveUp = brewMove<OneCard>({
  fields,
  example: { type: 'give-up', seat: 'anna', card: 'kettle/1/1' },
  effects: leaves,
  rules: [...breweryRules, atStart, ownCard],
  each: (table, brewery, seat) =>
    differentCards(table, brewery).map((card) => ({ type: 'give-up', seat, card })),
  told: (_, { card }) => ({ card: cardName(card) }),
  tone: 'quiet',
  step: 'give-up',
  concerns: (table, { card }, piece) => isTwin(table, card, piece),
  reads: (table, seat, hand) =>
    isGivenUp(table, hand) && overEquipped(table).length === 0
      ? [{ type: 'give-up', seat, card: hand.piece }]
      : [],
});
/** §6.5.2.2: only what is above the limit leaves like this. */
const aboveLimit = rule<OneCard>('no-surplus-card', '6.5.2.2', ['HSB-6.5.2.2.03'], (table, { card }) => {
  const brewery = worksOf(table, card);
  const isOver = brewery !== null && overEquipped(table).includes(brewery);
  return when(!isOver, { limit: brewery === null ? 0 : equipmentLimit(table, brewery) });
});
/** §6.5.2.2: owner or director chooses. */
const chooses = rule<OneCard>('scrap-chooses', '6.5.2.2', ['HSB-6.5.2.2.05'], (table, { card, seat }) => {
  const brewery = worksOf(table, card);
  if (brewery === null || !overEquipped(table).includes(brewery)) return null;
  const head = headUntilSettled(table, brewery, decides);
  return when(head !== seat && !(seat === INVESTOR && director(table, brewery) === INVESTOR), {
    brewery,
    director: head,
  });
});

/** §6.5.2.2: surplus cards leave the game as soon as the limit falls, whoever's turn it is. */
export const scrap: DoMove<OneCard> = {
  fields,
  example: { type: 'scrap', seat: 'anna', card: 'kettle/1/1' },
  effects: leaves,
  rules: [...gameOn, ...startOver, aboveLimit, chooses],
  label: (table, { card }) =>
    phrase('18do/log/scrap', { brewery: worksOf(table, card) ?? '', card: cardName(card) }),
  *candidates(table, seat) {
    for (const brewery of overEquipped(table))
      for (const card of equipmentOf(table, brewery)) yield { type: 'scrap', seat, card };
  },
  concerns: (_, { card }, piece) => card === piece,
  reads: (table, seat, hand) =>
    isGivenUp(table, hand) && overEquipped(table).length > 0
      ? [{ type: 'scrap', seat, card: hand.piece }]
      : [],
  offer: (table) => ({
    label: ({ card }) =>
      phrase('18do/choice/scrap', { brewery: worksOf(table, card) ?? '', card: cardName(card) }),
    tone: 'main',
  }),
};
