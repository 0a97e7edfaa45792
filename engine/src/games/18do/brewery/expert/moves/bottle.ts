import { brewing, brewerNow, inBrewStep, ofBrewery } from '../../round.ts';
import type { MoveSpec } from '../../../../../table/game.ts';
import type { MoveOf } from '../../../../../table/shape.ts';
import { optional, ref, whole } from '../../../../../table/shape.ts';
import type { DoClock, DoTable } from '../../../clock.ts';
import { drafted } from '../../../flow.ts';
import { isExpert } from '../../../readers.ts';
import { cardName, worksOf } from '../../equipment.ts';
import { marketFirst } from '../../load-rules.ts';
import { trainOfLoad } from '../../pieces.ts';
import { equipmentOf } from '../../readers.ts';
import { EXPERT_COURSE } from '../course.ts';
import { broughtWith } from '../income.ts';
import { codeOfKim, kimSpec } from '../pieces.ts';
import { kimsOf, kimWorks } from '../readers.ts';
import { expertBreweryRules } from '../rules.ts';

/** `cubes`: how many count, if somebody says it; whoever counts others too is corrected. */
const fields = { kim: ref('kim'), card: ref('card'), cubes: optional(whole(0, 9)) } as const;
type Bottle = MoveOf<typeof fields>;

const isBottling = (kim: string): boolean => kimSpec(kim)?.kind === 'bottles';
const rule = ofBrewery<Bottle>();
const ownBottling = rule('bottle-own', '7.1.2', ['HSB-7.1.2.01'], (table, { kim }, brewery) =>
  kimsOf(table, brewery).includes(kim) && isBottling(kim) ? false : { kim: codeOfKim(kim) },
);
const ownCard = rule('bottle-card', '7.1.2', ['HSB-7.1.2.01'], (table, { card }, brewery) =>
  worksOf(table, card) === brewery ? false : { card: cardName(card) },
);
/** §7.1: from the phase of its bar on. */
const works = rule('kim-later', '7.1', ['HSB-7.1.02'], (table, { kim }) =>
  kimWorks(table, kim) ? false : { kim: codeOfKim(kim), colour: kimSpec(kim)?.colour ?? '' },
);
/** §7.1.2: one card a round. */
const oneCard = rule('bottle-once', '7.1.2', ['HSB-7.1.2.01'], (table, { kim }) => {
  const card = table.clock.bottled[kim];
  return card === undefined ? false : { kim: codeOfKim(kim), card: cardName(card) };
});
/** §7.1.2: what went to the Dortmund market with this card, and nothing else. */
const marketOnly = rule('bottle-market', '7.1.2', ['HSB-7.1.2.03'], (table, { card, cubes }) => {
  const most = broughtWith(table, card);
  return cubes !== undefined && cubes > most && { card: cardName(card), most };
});
const said = (table: DoTable, { kim, card }: Bottle) => {
  const cubes = Math.max(0, broughtWith(table, card));
  const income = cubes * (kimSpec(kim)?.value ?? 0);
  return { kim: codeOfKim(kim), card: cardName(card), cubes, income };
};

/** §7.1.2: the card is named whose cubes go into bottles. */
export const bottle: MoveSpec<DoClock, Bottle> = {
  fields,
  example: { type: 'bottle', seat: 'anna', kim: 'kim/B2/1', card: 'train/3/1' },
  ...brewing<Bottle>('bottle', {
    *each(table, brewery, seat) {
      for (const kim of kimsOf(table, brewery).filter(isBottling))
        for (const card of equipmentOf(table, brewery)) yield { type: 'bottle', seat, kim, card };
    },
    told: said,
    tone: 'quiet',
    step: 'pay',
  }),
  effects: (table, { kim, card }) =>
    drafted(table, (draft) => {
      const brewery = brewerNow(table);
      if (brewery === null || !isExpert(table) || table.clock.step === 'equip') return;
      draft.set('bottled', { ...table.clock.bottled, [kim]: card }).set('step', 'pay');
    }),
  rules: [
    ...expertBreweryRules,
    inBrewStep('bottle', EXPERT_COURSE),
    marketFirst,
    ownBottling,
    works,
    ownCard,
    oneCard,
    marketOnly,
  ],
  concerns: (_, { kim }, piece) => kim === piece,
  // The marker is laid onto a card.
  reads: (table, seat, { piece, to }) => {
    const [brewery, card] = [brewerNow(table), trainOfLoad(to)];
    const isMine = brewery !== null && kimsOf(table, brewery).includes(piece) && isBottling(piece);
    return isMine && card !== null ? [{ type: 'bottle', seat, kim: piece, card }] : [];
  },
  begins: true,
};
