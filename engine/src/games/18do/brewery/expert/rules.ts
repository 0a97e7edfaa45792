import { operatorOf } from '../../../../rail/clock.ts';
import { DEPOT } from '../../../../rail/ids.ts';
import { pieceOf } from '../../../../table/places.ts';
import type { Said } from '../../../../rail/title.ts';
import { alone, firstThen, when } from '../../../../table/rules.ts';
import type { Move, PieceId } from '../../../../table/types.ts';
import type { DoTable } from '../../clock.ts';
import { dutyOf, newTrainsAllowed } from '../../purchase.ts';
import { isExpert, treasury } from '../../readers.ts';
import type { DoRule } from '../../rules.ts';
import { inStep, ofCompany, operatingRules, rule, somebodyOperates } from '../../rules.ts';
import type { BreweryId } from '../clock.ts';
import { equipDuty } from '../duty.ts';
import { cardsAllowed } from '../equipment.ts';
import { breweryRules, brewerNow, inBrewStep, ofBrewery } from '../round.ts';
import { EXPERT_COURSE } from './course.ts';
import type { EventCode } from './data.ts';
import { BREWED_OUT, colourOfEvent } from './data.ts';
import { codeOfKim, isWagon, kimSpec } from './pieces.ts';
import { eventOf, eventWorks, hasFreeBox, isOnDisplay } from './readers.ts';

/** The event that each kind of move uses. */
const EVENT_OF: Readonly<Record<string, EventCode>> = {
  fair: 'G',
  advertise: 'H',
  'trade-in': 'I',
  upgrade: 'J',
  premium: 'K',
  marketing: 'L',
  'place-shares': 'M',
  'brew-out': 'N',
  'second-shift': 'O',
  contract: 'P',
};

/** §5.3: boxes and markers are for the expert game. */
export const expertOnly: DoRule = alone(
  rule('expert-only', '5.3', ['HSB-5.3.03'], (table) => when(!isExpert(table))),
);
/** What every act of a brewery in the expert game has in common; the same for what belongs to certain steps. */
export const expertBreweryRules: readonly DoRule[] = [expertOnly, ...breweryRules];
export const expertRulesFor = (kind: string): readonly DoRule[] => [...expertBreweryRules, inItsStep(kind)];
/** Markers have their steps by chapter 7; it is said which. */
const MARKERS: Readonly<Record<string, Said>> = {
  'buy-kim': ['kim-step', '7.1', 'HSB-7.1.04'],
  'ask-kim': ['kim-step', '7.1', 'HSB-7.1.04'],
  'put-back': ['kim-step', '7.1', 'HSB-7.1.04'],
  'take-event': ['take-step', '7.2', 'HSB-7.2.01'],
};
function inItsStep(kind: string): DoRule {
  const usual = inBrewStep(kind, EXPERT_COURSE);
  const isEvent = EVENT_OF[kind] !== undefined;
  const said = isEvent ? (['event-step', '7.2', 'HSB-7.2.26'] as const) : MARKERS[kind];
  if (said === undefined) return usual;
  const [name, section, ...atoms] = said;
  const moment = EXPERT_COURSE.find(({ moves }) => moves.includes(kind))?.id ?? '';
  const event = isEvent ? { event: EVENT_OF[kind] ?? '' } : {};
  return alone(
    rule(name, section, atoms, (table, move) => {
      const broken = usual.check(table, move);
      return broken && { ...broken, ...event, moment };
    }),
  );
}

/** Rules of a usual move for one that uses an event: its step is said as that of the event (§7.2). */
export const eventInPlace = <M extends Move>(
  rules: readonly DoRule<M>[],
  kind: string,
): readonly DoRule<M>[] => rules.map((one) => (one.id.endsWith('/brew-step') ? inItsStep(kind) : one));

/** The rule that counts the cards of a turn. */
const EQUIP_COUNT = '18do/6.5.2.6/equip-count';

// —— Small investments ——

type KimMove = Move & { readonly kim: PieceId };
export const priceOfKim = (kim: PieceId): number => kimSpec(kim)?.price ?? 0;

/** §7.1: no more of a kind than there are. */
export const kimThere: DoRule<KimMove> = rule<KimMove>('kim-there', '7.1', ['HSB-7.1.13'], (table, { kim }) =>
  when(!isOnDisplay(table, kim), { kim: codeOfKim(kim) }),
);
/** §7.1: one marker a box; where all are taken, one is put back first. */
export const boxFree: DoRule<KimMove> = ofBrewery<KimMove>()(
  'box-free',
  '7.1',
  ['HSB-7.1.03', 'HSB-7.1.10', 'HSB-7.1.15'],
  (table, _, brewery) => !hasFreeBox(table, brewery),
);
/** §6.5.2.7, §4.5.7.4: whoever has to buy a card or a train does not spend the money on something else. */
export const equipmentComesFirst: DoRule = alone(
  ofBrewery()(
    'card-first',
    '6.5.2.7',
    ['HSB-6.5.2.7.03'],
    (table, _, brewery) => equipDuty(table, brewery) !== null,
  ),
);
export const trainComesFirst: DoRule = alone(
  rule('train-first', '4.5.7.4', ['DO-4.5.7.4.1'], (table) => {
    const company = operatorOf(table);
    return when(company !== null && dutyOf(table, company) !== null, { company: company ?? '' });
  }),
);
/** §7.6: after the event has been taken nothing more is bought; where equipment is due, that goes before. */
export const purchasesFirst: DoRule = alone(
  ofBrewery()(
    'purchases-first',
    '7.6',
    ['HSB-7.6.02'],
    (table, _, brewery) => isExpert(table) && table.clock.eventTaken && equipDuty(table, brewery) === null,
  ),
);
/** §7.1: a marker of the bank takes the place of a card; in the yellow phase of the second one. */
const besideKim: DoRule = alone(
  ofBrewery()('card-beside-kim', '7.1', ['HSB-7.1.05'], (table) => {
    const { kims, equipped } = table.clock;
    return isExpert(table) && kims > 0 && equipped >= cardsAllowed(table);
  }),
);
/** How many cards a turn has: whoever has bought a marker too hears that this one is the reason. */
export const besidesKims = <M extends Move>(rules: readonly DoRule<M>[]): readonly DoRule<M>[] =>
  rules.flatMap((one) => (one.id === EQUIP_COUNT ? firstThen(besideKim, one) : one));
/** §7.1.3, §7.5: and a thermo wagon of the bank that of a new train. */
export const besideWagon: DoRule<Move & { readonly train: PieceId }> = {
  ...ofCompany<Move & { readonly train: PieceId }>()(
    'train-beside-wagon',
    '7.1.3',
    ['HSB-7.1.3.01', 'HSB-7.5.01'],
    (table, { train }) => {
      const [most, { kims, newTrains }] = [newTrainsAllowed(table), table.clock];
      const isNew = isExpert(table) && pieceOf(table, train)?.at === DEPOT;
      return isNew && kims > 0 && newTrains >= most && { most };
    },
  ),
  instead: ['18do/4.5.7.1/new-trains'],
};
/** §7.1: the treasury of the buyer pays, and nobody adds anything. */
export const kimCash = <M extends KimMove>(
  buyerOf: (table: DoTable) => string | null,
  priceIn: (move: M) => number,
): DoRule<M> =>
  rule<M>('kim-cash', '7.1', ['HSB-7.1.14'], (table, move) => {
    const buyer = buyerOf(table);
    const [price, cash] = [priceIn(move), buyer === null ? 0 : treasury(table, buyer)];
    return when(buyer !== null && price > cash, { company: buyer ?? '', price, cash });
  });

/** §7.1: of all small investments a railway buys only thermo wagons. */
const wagonsOnly = ofCompany<KimMove>()('wagons-only', '7.1', ['HSB-7.1.01'], (_, { kim }) =>
  isWagon(kim) ? false : { kim: codeOfKim(kim) },
);
/** §7.5: wagons are bought where trains are. */
const trainStep = inStep('train');
const withTrains: DoRule = alone(
  rule('wagon-step', '7.5', ['HSB-7.5.01'], (table, move) => {
    const broken = trainStep.check(table, move);
    return broken && { ...broken, company: operatorOf(table) ?? '' };
  }),
);
/** What every purchase of a railway has in common that is not one of a train (§7.5). */
export const wagonPurchase: readonly DoRule<KimMove>[] = [
  expertOnly,
  ...operatingRules,
  somebodyOperates,
  withTrains,
  wagonsOnly,
];

// —— Events ——

export const eventOfMove = ({ type }: Move): EventCode => EVENT_OF[type] ?? 'G';
/** Whoever would use it: at the start and at the end of a round who is called, else who acts. */
export const userOf = (table: DoTable, event: EventCode): BreweryId | null =>
  event === 'H' || event === 'L' ? (table.clock.calling?.brewery ?? null) : brewerNow(table);
/** N is for one or two cubes: after the first the marker has gone back already. */
const goesOn = ({ clock }: DoTable, event: EventCode): boolean =>
  event === 'N' && clock.brewedOut.length > 0 && clock.brewedOut.length < BREWED_OUT;
export const mayUse = (table: DoTable, brewery: BreweryId, event: EventCode): boolean =>
  (eventOf(table, brewery) === event || goesOn(table, event)) && eventWorks(table, event);

const held = alone(
  rule('event-held', '7.2', ['HSB-7.2.04', 'HSB-7.2.16', 'HSB-7.2.25', 'HSB-7.2.20'], (table, move) => {
    const event = eventOfMove(move);
    const brewery = userOf(table, event);
    const isHeld = brewery === null || eventOf(table, brewery) === event || goesOn(table, event);
    return when(!isHeld, { brewery: brewery ?? '', event });
  }),
);
/** §7.2: from the phase of its colour on. */
const later = alone(
  rule('event-later', '7.2', ['HSB-7.2.02'], (table, move) => {
    const event = eventOfMove(move);
    return when(!eventWorks(table, event), { event, colour: colourOfEvent(event) });
  }),
);
/** What every use of an event has in common: who cannot use it at all needs no reasons about cards and fields. */
export const eventRules: readonly DoRule[] = [held, later];
