import { alone, firstThen } from '../../table/rules.ts';
import { isOnTop, isOutOfReach } from '../../rail/purchase.ts';
import { trainRules } from '../../rail/verbs/train.ts';
import type { Move } from '../../table/types.ts';
import type { EspClock, EspTable } from './clock.ts';
import { STRAWBERRY } from './data/trains.ts';
import {
  canRaise,
  cheapest,
  cheapestInNeed,
  inNeed,
  isBarredInNeed,
  lacksTrain,
  purchaseOf,
  suits,
} from './purchase.ts';
import type { Asked, Purchase } from './purchase.ts';
import {
  countedTrains,
  director,
  fromPhase,
  isMinor,
  isPublished,
  overLimit,
  recycledUnder,
  trainLimit,
  trainName,
  treasury,
} from './readers.ts';
import type { EspRule } from './rules.ts';
import { ofOperator, when } from './rules.ts';
import { esp } from './title.ts';

type TrainMove = Move & Asked;
const { buying, forSale, sideStays, belowLimit, topCard, priceLeast, printedPrice } = trainRules<
  EspClock,
  TrainMove,
  Purchase
>(
  esp,
  { purchaseOf, counted: countedTrains, trainLimit, overLimit },
  {
    forSale: ['not-for-sale', '5.7', 'ESP-5.7.04'],
    sideStays: ['side-stays', '5.7', 'ESP-5.7.02'],
    limit: ['train-limit', '5.7', 'ESP-5.7.08'],
    top: ['top-card', '5.7', 'ESP-5.7.04'],
    least: ['price-least', '5.7', 'ESP-5.7.05'],
  },
);
/** A train of the bank that could be bought as far as the train is concerned. */
const isOffered = (table: EspTable, p: Purchase): boolean =>
  p.source === 'pool' || (p.source === 'depot' && isOnTop(table, p));

// —— Whatever it comes from ——

/** §5.7: minors run on Iberian track only. */
const minorGauge = buying('minor-gauge', '5.7', ['ESP-5.7.03'], (_, p) =>
  when(!isOutOfReach(p) && !p.turned && isMinor(p.buyer) && p.side.gauge !== undefined, {
    company: p.buyer,
    train: p.side.name,
  }),
);
/** §6.2.1: …and own no combined trains. */
const combinedMinor = buying('combined-minor', '6.2.1', ['ESP-6.2.1.13'], (table, p) =>
  when(!isOutOfReach(p) && isMinor(p.buyer) && recycledUnder(table, p.train) !== null, { company: p.buyer }),
);
/** Whether the director's money may flow into this purchase at all. */
const helps = (table: EspTable, p: Purchase): boolean =>
  isOffered(table, p) &&
  p.price === p.face &&
  p.missing > 0 &&
  inNeed(table, p.buyer) &&
  !isBarredInNeed(table, p.buyer, p.train) &&
  p.face <= (cheapestInNeed(table, p.buyer) ?? 0);
/** §5.7.1: where his cash is short too, shares are sold first, or a loan is taken… */
const isShort = (table: EspTable, p: Purchase): boolean => helps(table, p) && p.gap > 0 && p.loan === 0;
/** A purchase with the director's money, or with a loan, is allowed and worth a second look. */
const secondLook = (
  name: string,
  section: string,
  atom: string,
  isIt: (purchase: Purchase) => boolean,
): EspRule<TrainMove> => ({
  ...buying(name, section, [atom], (table, p) =>
    when(helps(table, p) && p.loan === p.gap && isIt(p), {
      director: p.director,
      help: p.missing - p.loan,
      loan: p.loan,
      company: p.buyer,
    }),
  ),
  weight: 'caution',
});

// —— From the bank ——

export const bankRules: readonly EspRule<TrainMove>[] = [
  ...firstThen(
    forSale,
    belowLimit,
    [minorGauge, combinedMinor],
    /** §5.7: a train of another company needs its director's consent: it is asked for. */
    buying('consent', '5.7', ['ESP-5.7.05'], (table, p) =>
      when(p.source === 'company', { company: p.seller ?? '', director: director(table, p.seller ?? '') }),
    ),
    topCard,
    sideStays,
    printedPrice(['bank-price', '5.7', 'ESP-5.7.04']),
    [
      /** §5.7.1: the director adds money only for a company without a train that cannot pay any. */
      buying('no-help', '5.7.1', ['ESP-5.7.1.01'], (table, p) =>
        when(isOffered(table, p) && p.price === p.face && p.missing > 0 && !inNeed(table, p.buyer), {
          company: p.buyer,
          price: p.price,
          cash: treasury(table, p.buyer),
        }),
      ),
      /** §5.7.1: …and then the cheapest of the bank. */
      buying('help-cheapest', '5.7.1', ['ESP-5.7.1.02'], (table, p) => {
        const least = cheapestInNeed(table, p.buyer) ?? 0;
        const other = p.face > least && !isBarredInNeed(table, p.buyer, p.train);
        return when(isOffered(table, p) && p.missing > 0 && inNeed(table, p.buyer) && other, {
          train: p.side.name,
          face: p.face,
          least,
        });
      }),
      /** §6.2.1: …and no combined one. */
      buying('help-combined', '6.2.1', ['ESP-6.2.1.14', 'ESP-5.7.1.02'], (table, p) =>
        when(
          isOffered(table, p) &&
            p.missing > 0 &&
            inNeed(table, p.buyer) &&
            isBarredInNeed(table, p.buyer, p.train) &&
            suits(table, p.buyer, p.train, p.side),
          { train: trainName(table, p.train) },
        ),
      ),
    ],
    [
      buying('director-short', '5.7.1', ['ESP-5.7.1.04'], (table, p) =>
        when(isShort(table, p) && canRaise(table, p.buyer), { director: p.director, gap: p.gap }),
      ),
      /** …and where sales would not do there is the loan alone (OQ 21). */
      buying('loan-only', '5.7.1', ['ESP-5.7.1.04', 'ESP-5.7.1.05'], (table, p) =>
        when(isShort(table, p) && !canRaise(table, p.buyer), { director: p.director, gap: p.gap }),
      ),
    ],
    [
      /** §5.7.2: a loan covers the gap and nothing else. */
      buying('loan-exact', '5.7.2', ['ESP-5.7.2.01'], (table, p) => {
        const gap = helps(table, p) ? p.gap : 0;
        return when(p.loan > 0 && p.loan !== gap, { loan: p.loan, gap });
      }),
      /** §5.7.1: sales or a loan, never both – unless sales have stopped to be enough. */
      buying('not-both', '5.7.1', ['ESP-5.7.1.04'], (table, p) =>
        when(
          p.loan > 0 && p.loan === p.gap && table.clock.emergency === 'sales' && canRaise(table, p.buyer),
          {
            gap: p.gap,
          },
        ),
      ),
    ],
  ),
  secondLook('emergency', '5.7.1', 'ESP-5.7.1.03', ({ loan }) => loan === 0),
  secondLook('emergency-loan', '5.7.2', 'ESP-5.7.2.01', ({ loan, missing }) => loan > 0 && loan < missing),
  secondLook('all-borrowed', '5.7.2', 'ESP-5.7.2.01', ({ loan, missing }) => loan > 0 && loan >= missing),
];

// —— From another company ——

/** §5.7.1: shares were sold for the bank's train: until it is bought nothing else is, and no train of another company. */
export const trainFirst: EspRule = alone(
  ofOperator()(
    'train-first',
    '5.7.1',
    ['ESP-5.7.1.01', 'ESP-5.7.1.04'],
    (table, _, company) =>
      table.clock.emergency === 'sales' && !isPublished(table) && lacksTrain(table, company),
  ),
);

export const tradeRules: readonly EspRule<TrainMove>[] = [
  trainFirst,
  ...firstThen(
    [
      /** §5.7: a company buys in its own turn and never sells in it. */
      buying('own-turn', '5.7', ['ESP-5.7.06'], (table, p) =>
        when(p.source === 'own', { company: p.buyer, train: trainName(table, p.train) }),
      ),
      buying('offer-whom', '5.7', ['ESP-5.7.05', 'ESP-6.2.1.07'], (table, p) =>
        when(p.source !== 'company' && p.source !== 'own', { train: trainName(table, p.train) }),
      ),
    ],
    /** §3.1: the strawberry train stays where it is. */
    buying('strawberry-stays', '3.1', ['ESP-3.1.12'], (_, p) =>
      when(p.source === 'company' && p.train === STRAWBERRY),
    ),
    /** §5.7, §7: companies trade trains from phase 3 on. */
    buying('trade-phase', '5.7', ['ESP-5.7.05'], (table, p) =>
      when(p.source === 'company' && !fromPhase(table, '3'), { phase: table.clock.phase }),
    ),
    belowLimit,
    [minorGauge, combinedMinor],
    priceLeast,
    /**
     * §5.7.1: the director's money never buys a train of another company; the public site does not exclude it.
     */
    buying('treasury-only', '5.7.1', ['ESP-5.7.1.01'], (table, p) => {
      if (p.source !== 'company' || p.missing === 0) return null;
      const helped = isPublished(table) && lacksTrain(table, p.buyer) && p.gap === 0;
      return when(!helped, { company: p.buyer, price: p.price, cash: treasury(table, p.buyer) });
    }),
  ),
];

// —— Before the turn ends ——

/** §5.7: every company ends its turn with a train; the strawberry train does not do. */
export const trainDuty: EspRule = ofOperator()(
  'train-duty',
  '5.7',
  ['ESP-5.7.11', 'ESP-3.1.10'],
  (table, _, company) => {
    const { step } = table.clock;
    const least = step === 'takeover' || step === 'trains' ? cheapest(table, company) : null;
    // A minor that hands have kept beyond phase 4 has no room for a train.
    const owes = trainLimit(table, company) > 0 && lacksTrain(table, company);
    return least !== null && owes ? { least, cash: treasury(table, company) } : false;
  },
);
