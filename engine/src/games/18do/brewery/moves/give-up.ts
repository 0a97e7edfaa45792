import { brewing, breweryRules, inBrewStep, ofBrewery } from '../round.ts';
import { OUT } from '../../../../rail/ids.ts';
import type { MoveSpec } from '../../../../table/game.ts';
import type { MoveOf } from '../../../../table/shape.ts';
import { ref } from '../../../../table/shape.ts';
import { phrase } from '../../../../table/words.ts';
import type { DoClock, DoTable } from '../../clock.ts';
import { INVESTOR } from '../../clock.ts';
import { drafted } from '../../flow.ts';
import { director, decides } from '../../readers.ts';
import { gameOn, rule, startOver, when } from '../../rules.ts';
import { cardName, differentCards, typeOfCard, worksOf } from '../equipment.ts';
import { equipmentLimit, equipmentOf, overEquipped } from '../readers.ts';

const fields = { card: ref('card') } as const;
export type OneCard = MoveOf<typeof fields>;

/** §6.5.2.2: of one's own equipment. */
const ownCard = ofBrewery<OneCard>()('gives-own', '6.5.2.2', ['HSB-6.5.2.2.02'], (table, { card }, brewery) =>
  worksOf(table, card) === brewery ? false : { card: cardName(card) },
);
/** Where equipment goes: never to the pool and never back to the display (§6.5.2.2). */
const leaves = (to: string): boolean => to === OUT;

/** §6.5.2.2: equipment is given up for nothing, as the first step of the own turn. */
export const giveUp: MoveSpec<DoClock, OneCard> = {
  fields,
  example: { type: 'give-up', seat: 'anna', card: 'kettle/1/1' },
  ...brewing<OneCard>('give-up', {
    *each(table, brewery, seat) {
      for (const card of differentCards(table, brewery)) yield { type: 'give-up', seat, card };
    },
    told: (_, { card }) => ({ card: cardName(card) }),
    tone: 'quiet',
    step: 'give-up',
  }),
  effects: (table, { card }) =>
    drafted(table, (draft) => {
      if (worksOf(table, card) !== null) draft.put(card, OUT);
    }),
  rules: [...breweryRules, inBrewStep('give-up'), ownCard],
  concerns: (table, { card }, piece) => isTwin(table, card, piece),
  reads: (table, seat, { piece, to }) =>
    leaves(to) && worksOf(table, piece) !== null && overEquipped(table).length === 0
      ? [{ type: 'give-up', seat, card: piece }]
      : [],
};
/** Of equal cards of one brewery one is offered, and any can be taken up. */
const isTwin = (table: DoTable, card: string, piece: string): boolean =>
  card === piece ||
  (worksOf(table, piece) !== null &&
    worksOf(table, piece) === worksOf(table, card) &&
    typeOfCard(piece) === typeOfCard(card));

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
  // Until its place is settled, whoever directed a company before an exchange decides for it (§6.4.5).
  const { takeover } = table.clock;
  const head = takeover?.company === brewery ? takeover.seat : decides(table, brewery);
  return when(head !== seat && !(seat === INVESTOR && director(table, brewery) === INVESTOR), {
    brewery,
    director: head,
  });
});

/** §6.5.2.2: surplus cards leave the game as soon as the limit falls, whoever's turn it is. */
export const scrap: MoveSpec<DoClock, OneCard> = {
  fields,
  example: { type: 'scrap', seat: 'anna', card: 'kettle/1/1' },
  effects: (table, { card }) =>
    drafted(table, (draft) => {
      if (worksOf(table, card) !== null) draft.put(card, OUT);
    }),
  rules: [gameOn, startOver, aboveLimit, chooses],
  label: (table, { card }) =>
    phrase('18do/log/scrap', { brewery: worksOf(table, card) ?? '', card: cardName(card) }),
  *candidates(table, seat) {
    for (const brewery of overEquipped(table))
      for (const card of equipmentOf(table, brewery)) yield { type: 'scrap', seat, card };
  },
  concerns: (_, { card }, piece) => card === piece,
  reads: (table, seat, { piece, to }) =>
    leaves(to) && worksOf(table, piece) !== null && overEquipped(table).length > 0
      ? [{ type: 'scrap', seat, card: piece }]
      : [],
  offer: (table) => ({
    label: ({ card }) =>
      phrase('18do/choice/scrap', { brewery: worksOf(table, card) ?? '', card: cardName(card) }),
    tone: 'main',
  }),
};
