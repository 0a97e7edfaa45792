import { sideInUse, trainsAt, trainSpec } from '../../../rail/depot.ts';
import { BANK, companyOf, companyPlace } from '../../../rail/ids.ts';
import { rulesOfAct } from '../../../rail/verbs/about.ts';
import type { MoveSpec } from '../../../table/game.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { optional, ref, text } from '../../../table/shape.ts';
import { phrase } from '../../../table/words.ts';
import type { EspClock } from '../clock.ts';
import type { Combination } from '../combine.ts';
import { combinationOf, isCombinable, isObsolete, mainsOf } from '../combine.ts';
import { TRAINS } from '../data/trains.ts';
import { drafted } from '../flow.ts';
import { SCRAP, underTrain } from '../pieces.ts';
import { countedTrains, fromPhase, isMinor, isPublished, treasury } from '../readers.ts';
import { inStep, isOperator, operating, operatingRules, rule, when } from '../rules.ts';
import { standsFor, trainName, unlike } from '../train-names.ts';

/** `train`: the company's own; `recycled`: the one that goes under it, `side` up. */
const fields = { train: ref('train'), recycled: ref('train'), side: optional(text(4)) } as const;
type Combine = MoveOf<typeof fields>;

/** A check of a combination by the operating company; silent when nobody operates. */
const joining = rulesOfAct<EspClock, Combine, Combination>(rule, (table, company, move) =>
  combinationOf(table, company, move.train, move.recycled, move.side),
);

const latePhase = joining('combined-phase', '7', ['ESP-7.11'], (table) =>
  when(!fromPhase(table, '4'), { phase: table.clock.phase }),
);
const majorsOnly = joining('combined-minor', '6.2.1', ['ESP-6.2.1.13'], (table) =>
  when(isMinor(operating(table)), { company: operating(table) }),
);
const ownMain = joining('combined-own', '6.2.1', ['ESP-6.2.1.02'], (table, { owned, combined }, { train }) =>
  when(!owned || combined, { company: operating(table), train: trainName(table, train) }),
);
const oneRecycled = joining('one-recycled', '6.2.1', ['ESP-6.2.1.02'], (table, { scrapped }, { recycled }) =>
  when(!scrapped, { train: trainName(table, recycled) }),
);
const typeGone = joining('recycled-type', '6.2.1', ['ESP-6.2.1.03'], (table, { scrapped }, { recycled }) =>
  when(isPublished(table) && scrapped && !isObsolete(table, recycled), { train: trainName(table, recycled) }),
);
const twoGauges = joining('two-gauges', '6.2.1', ['ESP-6.2.1.01'], (_, { main, half }) =>
  when(main.gauge === half.gauge, { train: main.name, recycled: half.name }),
);
const notStrawberry = joining(
  'strawberry-alone',
  '6.2.1',
  ['ESP-6.2.1.15'],
  (_table, _joined, { train, recycled }) => when(!isCombinable(train) || !isCombinable(recycled)),
);
/** §5.7.1, §6.2.1: from the treasury alone, the director adds nothing. */
const covered = joining(
  'combined-cash',
  '6.2.1',
  ['ESP-6.2.1.14', 'ESP-5.7.1.02'],
  (table, { cost, scrapped }) => {
    const cash = treasury(table, operating(table));
    return when(scrapped && cost > cash, { company: operating(table), cost, cash });
  },
);

/** §6.2.1: in the train step a major puts a recycled train under one of its own, for twice its price. */
export const combine: MoveSpec<EspClock, Combine> = {
  begins: true,
  fields,
  example: { type: 'combine', seat: 'anna', train: 'train/4/1', recycled: 'train/2/1', side: '1+2' },
  effects: (table, { train, recycled, side }) =>
    drafted(table, (draft) => {
      const { operating: company, round } = table.clock;
      if (company === null || round !== 'OR' || train === recycled) return;
      const joined = combinationOf(table, company, train, recycled, side);
      if (!joined) return;
      draft.put(recycled, underTrain(train), { side: joined.half.name });
      draft.pay(joined.cost, companyPlace(company), BANK, 'due/recycle');
      if (table.clock.step === 'takeover') draft.set('step', 'trains');
    }),
  rules: [
    ...operatingRules,
    inStep('combine'),
    latePhase,
    majorsOnly,
    ownMain,
    oneRecycled,
    typeGone,
    twoGauges,
    notStrawberry,
    covered,
  ],
  label: (table, { train, recycled, side }) => {
    const company = operating(table);
    const joined = combinationOf(table, company, train, recycled, side);
    return phrase('18esp/log/combine', {
      company,
      train: joined?.main.name ?? '',
      recycled: joined?.half.name ?? '',
      cost: joined?.cost ?? 0,
    });
  },
  *candidates(table, seat) {
    if (!isOperator(table, seat)) return;
    for (const train of unlike(table, countedTrains(table, operating(table)))) {
      const gauge = sideInUse(table, TRAINS, train)?.gauge;
      const kinds = new Map<string, Combine>();
      for (const recycled of trainsAt(table, SCRAP)) {
        const spec = trainSpec(TRAINS, recycled);
        const side = spec?.sides.find((one) => one.gauge !== gauge)?.name ?? '';
        if (!kinds.has(side)) kinds.set(side, { type: 'combine', seat, train, recycled, side });
      }
      yield* kinds.values();
    }
  },
  concerns: (table, { train, recycled }, piece) =>
    standsFor(table, train, piece) || standsFor(table, recycled, piece),
  /** Under a train, or a scrapped one to the charter: it goes under one of the company's own, of equal ones the first. */
  reads: (table, seat, { piece, from, to }) => {
    const { operating: company } = table.clock;
    if (!piece.startsWith('train/')) return [];
    if (to.startsWith('under/'))
      return [{ type: 'combine', seat, train: to.slice('under/'.length), recycled: piece }];
    if (company === null || from !== SCRAP || companyOf(to) !== company) return [];
    const mains = unlike(table, mainsOf(table, company));
    return mains.map((train) => ({ type: 'combine', seat, train, recycled: piece }));
  },
  offer: (table) => ({
    label: (move) => {
      const joined = combinationOf(table, operating(table), move.train, move.recycled, move.side);
      const { main, half, cost = 0 } = joined ?? {};
      return phrase('18esp/choice/combine', { train: main?.name ?? '', recycled: half?.name ?? '', cost });
    },
    tone: 'quiet',
  }),
};
