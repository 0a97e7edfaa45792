import { firstThen } from '../../../../../table/rules.ts';
import { operatorOf } from '../../../../../rail/clock.ts';
import type { MoveOf } from '../../../../../table/shape.ts';
import { optional, ref, whole } from '../../../../../table/shape.ts';
import { isExpert, trainName, trainsOf } from '../../../readers.ts';
import { ofCompany, operatingRules, somebodyOperates } from '../../../rules.ts';
import { brewMove, railMove } from '../../../turn-move.ts';
import { cardName, worksOf } from '../../equipment.ts';
import { marketFirst } from '../../load-rules.ts';
import { loadPlace, trainOfLoad } from '../../pieces.ts';
import { equipmentOf } from '../../readers.ts';
import { brewerNow, ofBrewery } from '../../round.ts';
import { broughtWith } from '../income.ts';
import { codeOfKim, isWagon, kimSpec } from '../pieces.ts';
import { kimsOf, kimWorks, placeOfKim } from '../readers.ts';
import { expertOnly, expertRulesFor } from '../rules.ts';
import { isLaden, wagonsOf } from '../wagons.ts';

// —— Bottling (§7.1.2) ——

/** `cubes`: how many count, if somebody says it; whoever counts others too is corrected. */
const bottling = { kim: ref('kim'), card: ref('card'), cubes: optional(whole(0, 9)) } as const;
type Bottle = MoveOf<typeof bottling>;

const isBottling = (kim: string): boolean => kimSpec(kim)?.kind === 'bottles';
const ofBrewer = ofBrewery<Bottle>();
const ownBottling = ofBrewer('bottle-own', '7.1.2', ['HSB-7.1.2.01'], (table, { kim }, brewery) =>
  kimsOf(table, brewery).includes(kim) && isBottling(kim) ? false : { kim: codeOfKim(kim) },
);
const ownCard = ofBrewer('bottle-card', '7.1.2', ['HSB-7.1.2.01'], (table, { card }, brewery) =>
  worksOf(table, card) === brewery ? false : { card: cardName(card) },
);
/** §7.1: from the phase of its bar on. */
const works = ofBrewer('kim-later', '7.1', ['HSB-7.1.02'], (table, { kim }, brewery) =>
  kimWorks(table, kim) || !kimsOf(table, brewery).includes(kim)
    ? false
    : { kim: codeOfKim(kim), colour: kimSpec(kim)?.colour ?? '' },
);
/** §7.1.2: one card a round. */
const oneCard = ofBrewer('bottle-once', '7.1.2', ['HSB-7.1.2.01'], (table, { kim }) => {
  const card = table.clock.bottled[kim];
  return card === undefined ? false : { kim: codeOfKim(kim), card: cardName(card) };
});
/** §7.1.2: what went to the Dortmund market with this card, and nothing else. */
const marketOnly = ofBrewer('bottle-market', '7.1.2', ['HSB-7.1.2.03'], (table, { card, cubes }) => {
  const most = broughtWith(table, card);
  return cubes !== undefined && cubes > most && { card: cardName(card), most };
});

/** §7.1.2: the card is named whose cubes go into bottles. */
export const bottle = brewMove<Bottle>({
  fields: bottling,
  example: { type: 'bottle', seat: 'anna', kim: 'kim/B2/1', card: 'train/3/1' },
  does: (draft, _, { kim, card }) => {
    const { table } = draft;
    if (isExpert(table) && table.clock.step !== 'equip')
      draft.set('bottled', { ...table.clock.bottled, [kim]: card }).set('step', 'pay');
  },
  rules: [
    ...expertRulesFor('bottle'),
    marketFirst,
    ...firstThen(ownBottling, works, ownCard, oneCard, marketOnly),
  ],
  *each(table, brewery, seat) {
    for (const kim of kimsOf(table, brewery).filter(isBottling))
      for (const card of equipmentOf(table, brewery)) yield { type: 'bottle', seat, kim, card };
  },
  told: (table, { kim, card }) => {
    const cubes = Math.max(0, broughtWith(table, card));
    const income = cubes * (kimSpec(kim)?.value ?? 0);
    return { kim: codeOfKim(kim), card: cardName(card), cubes, income };
  },
  tone: 'quiet',
  step: 'pay',
  concerns: (_, { kim }, piece) => kim === piece,
  // The marker is laid onto a card.
  reads: (table, seat, { piece, to }) => {
    const [brewery, card] = [brewerNow(table), trainOfLoad(to)];
    const isMine = brewery !== null && kimsOf(table, brewery).includes(piece) && isBottling(piece);
    return isMine && card !== null ? [{ type: 'bottle', seat, kim: piece, card }] : [];
  },
  begins: true,
});

// —— Thermo wagons (§7.1.3) ——

const coupling = { kim: ref('kim'), train: ref('train') } as const;
type Couple = MoveOf<typeof coupling>;

const ofRailway = ofCompany<Couple>();
/** §7.1.3: its own wagon onto a train of its own, where it does not lie yet. */
const ownWagon = ofRailway(
  'own-wagon',
  '7.1.3',
  ['HSB-7.1.3.04'],
  (table, { kim }, company) => !wagonsOf(table, company).includes(kim),
);
const ownTrain = ofRailway(
  'own-train',
  '7.1.3',
  ['HSB-7.1.3.04'],
  (table, { kim, train }, company) =>
    !trainsOf(table, company).includes(train) || placeOfKim(table, kim) === loadPlace(train),
);
/** §7.1.3: once a round. */
const once = ofRailway('coupled-once', '7.1.3', ['HSB-7.1.3.04'], ({ clock }, { kim }) =>
  clock.coupled.includes(kim),
);
const empty = ofRailway('wagon-laden', '7.1.3', ['HSB-7.1.3.04'], (table, { kim }) => isLaden(table, kim));

/** §7.1.3: a railway moves its thermo wagon onto another train. */
export const couple = railMove<Couple>({
  fields: coupling,
  example: { type: 'couple', seat: 'anna', kim: 'kim/C/1', train: 'train/5/1' },
  does: (draft, company, { kim, train }) => {
    const { table } = draft;
    if (wagonsOf(table, company).includes(kim) && trainsOf(table, company).includes(train))
      draft.put(kim, loadPlace(train)).set('coupled', [...table.clock.coupled, kim]);
  },
  rules: [expertOnly, ...operatingRules, somebodyOperates, ...firstThen(ownWagon, ownTrain, [once, empty])],
  *each(table, company, seat) {
    for (const kim of wagonsOf(table, company))
      for (const train of trainsOf(table, company)) yield { type: 'couple', seat, kim, train };
  },
  told: (table, { train }) => ({ train: trainName(table, train) }),
  tone: 'quiet',
  concerns: (_, { kim }, piece) => kim === piece,
  reads: (table, seat, { piece, to }) => {
    const [company, train] = [operatorOf(table), trainOfLoad(to)];
    if (company === null || train === null || !isWagon(piece)) return [];
    return wagonsOf(table, company).includes(piece) ? [{ type: 'couple', seat, kim: piece, train }] : [];
  },
});
