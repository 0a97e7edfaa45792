import { firstThen } from '../../../table/rules.ts';
import { sideInUse, trainsAt, trainSpec } from '../../../rail/depot.ts';
import { BANK, companyOf, companyPlace, trainOf } from '../../../rail/ids.ts';
import type { CompanyId, TrainSide } from '../../../rail/types.ts';
import { rulesOfAct } from '../../../rail/verbs/about.ts';
import { oneOfEach } from '../../../table/alike.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { optional, ref, text } from '../../../table/shape.ts';
import type { Params, PieceId } from '../../../table/types.ts';
import { phrase } from '../../../table/words.ts';
import type { EspClock, EspTable } from '../clock.ts';
import { PHASES, STRAWBERRY, TRAINS } from '../data/trains.ts';
import { operatorDoes } from '../flow.ts';
import { SCRAP, underTrain } from '../pieces.ts';
import {
  countedTrains,
  fromPhase,
  isMinor,
  isPublished,
  placeOf,
  recycledUnder,
  standsFor,
  trainName,
  treasury,
  unlike,
} from '../readers.ts';
import type { EspMove, EspRule } from '../rules.ts';
import { inStep, isOperator, operating, operatingRules, rule, when } from '../rules.ts';

/** `train`: the company's own; `recycled`: the one that goes under it, `side` up. */
const fields = { train: ref('train'), recycled: ref('train'), side: optional(text(4)) } as const;
type Combine = MoveOf<typeof fields>;

/** A recycled train costs twice its price. */
const TIMES = 2;

interface Combination {
  readonly main: TrainSide;
  readonly half: TrainSide;
  readonly cost: number;
  readonly owned: boolean;
  /** There is something under the main train already. */
  readonly combined: boolean;
  readonly scrapped: boolean;
}
/** Without a word about the side the recycled train lies with the gauge up that the main train lacks. */
function combinationOf(
  table: EspTable,
  company: CompanyId,
  { train, recycled, side: named }: Combine,
): Combination | null {
  const main = sideInUse(table, TRAINS, train);
  const sides = trainSpec(TRAINS, recycled)?.sides ?? [];
  const half =
    sides.find(({ name }) => name === named) ?? sides.find(({ gauge }) => gauge !== main?.gauge) ?? sides[0];
  if (!main || !half) return null;
  return {
    main,
    half,
    cost: TIMES * half.price,
    owned: placeOf(table, train) === companyPlace(company),
    combined: recycledUnder(table, train) !== null,
    scrapped: placeOf(table, recycled) === SCRAP,
  };
}

const told = (joined: Combination | null): Params => ({
  train: joined?.main.name ?? '',
  recycled: joined?.half.name ?? '',
  cost: joined?.cost ?? 0,
});

/** Trains of the company that have nothing under them yet. */
export const mainsOf = (table: EspTable, company: CompanyId): readonly PieceId[] =>
  countedTrains(table, company).filter((train) => recycledUnder(table, train) === null);

/** The public site recycles only types that have been scrapped; an exported card of a living type waits. */
function isObsolete(table: EspTable, train: PieceId): boolean {
  const by = trainSpec(TRAINS, train)?.rustedBy;
  const starts = PHASES.find(({ startsWith }) => startsWith !== undefined && startsWith === by);
  return starts !== undefined && fromPhase(table, starts.id);
}
const isCombinable = (train: PieceId): boolean => train !== STRAWBERRY && trainOf(train) !== null;

/** A check of a combination by the operating company; silent when nobody operates. */
const joining = rulesOfAct<EspClock, Combine, Combination>(rule, combinationOf);

const rules: readonly EspRule<Combine>[] = [
  ...operatingRules,
  inStep('combine'),
  ...firstThen(
    joining('combined-phase', '7', ['ESP-7.11'], (table) =>
      when(!fromPhase(table, '4'), { phase: table.clock.phase }),
    ),
    joining('combined-minor', '6.2.1', ['ESP-6.2.1.13'], (table) =>
      when(isMinor(operating(table)), { company: operating(table) }),
    ),
    joining('combined-own', '6.2.1', ['ESP-6.2.1.02'], (table, { owned, combined }, { train }) =>
      when(!owned || combined, { company: operating(table), train: trainName(table, train) }),
    ),
    joining('one-recycled', '6.2.1', ['ESP-6.2.1.02'], (table, { scrapped }, { recycled }) =>
      when(!scrapped, { train: trainName(table, recycled) }),
    ),
    joining('recycled-type', '6.2.1', ['ESP-6.2.1.03'], (table, { scrapped }, { recycled }) =>
      when(isPublished(table) && scrapped && !isObsolete(table, recycled), {
        train: trainName(table, recycled),
      }),
    ),
    joining('two-gauges', '6.2.1', ['ESP-6.2.1.01'], (_, { main, half }) =>
      when(main.gauge === half.gauge, { train: main.name, recycled: half.name }),
    ),
    joining('strawberry-alone', '6.2.1', ['ESP-6.2.1.15'], (_table, _joined, { train, recycled }) =>
      when(!isCombinable(train) || !isCombinable(recycled)),
    ),
    /** §5.7.1, §6.2.1: from the treasury alone, the director adds nothing. */
    joining('combined-cash', '6.2.1', ['ESP-6.2.1.14', 'ESP-5.7.1.02'], (table, { cost, scrapped }) => {
      const cash = treasury(table, operating(table));
      return when(scrapped && cost > cash, { company: operating(table), cost, cash });
    }),
  ),
];

/** §6.2.1: in the train step a major puts a recycled train under one of its own, for twice its price. */
export const combine: EspMove<Combine> = {
  begins: true,
  fields,
  example: { type: 'combine', seat: 'anna', train: 'train/4/1', recycled: 'train/2/1', side: '1+2' },
  effects: operatorDoes((draft, company, move, table) => {
    const joined = combinationOf(table, company, move);
    if (joined === null || move.train === move.recycled) return;
    draft.put(move.recycled, underTrain(move.train), { side: joined.half.name });
    draft.pay(joined.cost, companyPlace(company), BANK, 'due/recycle');
    if (table.clock.step === 'takeover') draft.set('step', 'trains');
  }),
  rules,
  label: (table, move) => {
    const company = operating(table);
    return phrase('18esp/log/combine', { company, ...told(combinationOf(table, company, move)) });
  },
  *candidates(table, seat) {
    if (!isOperator(table, seat)) return;
    for (const train of unlike(table, countedTrains(table, operating(table)))) {
      const gauge = sideInUse(table, TRAINS, train)?.gauge;
      const sideOf = (recycled: PieceId): string =>
        trainSpec(TRAINS, recycled)?.sides.find((one) => one.gauge !== gauge)?.name ?? '';
      for (const recycled of oneOfEach(trainsAt(table, SCRAP), sideOf))
        yield { type: 'combine', seat, train, recycled, side: sideOf(recycled) };
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
    label: (move) => phrase('18esp/choice/combine', told(combinationOf(table, operating(table), move))),
    tone: 'quiet',
  }),
};
