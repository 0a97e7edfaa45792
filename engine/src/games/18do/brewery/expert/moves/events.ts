import { BANK, companyPlace, POOL } from '../../../../../rail/ids.ts';
import type { CompanyId } from '../../../../../rail/types.ts';
import { pieceOf } from '../../../../../table/places.ts';
import { alone } from '../../../../../table/rules.ts';
import type { MoveOf } from '../../../../../table/shape.ts';
import { choice, ref, whole } from '../../../../../table/shape.ts';
import type { Move } from '../../../../../table/types.ts';
import { phrase } from '../../../../../table/words.ts';
import type { DoTable } from '../../../clock.ts';
import { MAX_POOL } from '../../../data/limits.ts';
import { intoPool, sharesOf } from '../../../deal.ts';
import { decides, inPool, isExpert, isSmall, priceOf, railways, trainsOf } from '../../../readers.ts';
import type { DoRule } from '../../../rules.ts';
import { rule as anyRule, when } from '../../../rules.ts';
import { brewMove } from '../../../turn-move.ts';
import { differentCards, exportLeft } from '../../equipment.ts';
import { loadFault, railwayOf } from '../../export.ts';
import { marketFirst } from '../../load-rules.ts';
import { given } from '../../moves/side-sale.ts';
import { trainOfLoad } from '../../pieces.ts';
import { brewerNow, breweryRules, ofBrewery } from '../../round.ts';
import type { EventCode } from '../data.ts';
import { EVENTS, FAIR } from '../data.ts';
import { eventMove } from '../event-move.ts';
import { spend } from '../events.ts';
import { breweryOfBox, EVENT_DISPLAY, eventOfPiece, eventPiece, eventPlace } from '../pieces.ts';
import { eventOf } from '../readers.ts';
import { equipmentComesFirst, eventRules, expertBreweryRules, expertOnly, expertRulesFor } from '../rules.ts';

// —— An event is taken (§7.2, §7.6) ——

const taking = { event: choice(...EVENTS) } as const;
type TakeEvent = MoveOf<typeof taking>;

const isThere = (table: DoTable, event: EventCode): boolean =>
  pieceOf(table, eventPiece(event))?.at === EVENT_DISPLAY;
const onTaking = ofBrewery<TakeEvent>();
/** §7.2: each exists once, and who has it keeps it until it is used or put back. */
const there = onTaking('event-there', '7.2', ['HSB-7.2.07', 'HSB-7.2.28'], (table, { event }) =>
  isThere(table, event) ? false : { event },
);
/** §7.2: one a round. */
const once = alone(onTaking('event-once', '7.2', ['HSB-7.2.01'], ({ clock }) => clock.eventTaken));
/** §7.2: what was used in this brewery round does not come back in it. */
const notAgain = onTaking('event-again', '7.2', ['HSB-7.2.05'], ({ clock }, { event }, brewery) =>
  clock.spent[brewery] === event ? { event } : false,
);

/** §7.2, §7.6: the last act of a turn: a brewery takes a special event, free of charge. */
export const takeEvent = brewMove<TakeEvent>({
  fields: taking,
  example: { type: 'take-event', seat: 'anna', event: 'G' },
  does: (draft, brewery, { event }) => {
    if (!isThere(draft.table, event)) return;
    // Never two: the old one goes back first.
    const old = eventOf(draft.table, brewery);
    if (old !== null) draft.put(eventPiece(old), EVENT_DISPLAY, { due: 'due/event' });
    draft.put(eventPiece(event), eventPlace(brewery)).set('eventTaken', true);
  },
  rules: [...expertRulesFor('take-event'), there, equipmentComesFirst, once, notAgain],
  each: (table, _, seat) =>
    isExpert(table) ? EVENTS.map((event) => ({ type: 'take-event', seat, event })) : [],
  told: (_, { event }) => ({ event }),
  concerns: (_, { event }, piece) => eventPiece(event) === piece,
  reads: (table, seat, { piece, from, to }) => {
    const event = eventOfPiece(piece);
    const isMine = breweryOfBox(to) !== null && breweryOfBox(to) === brewerNow(table);
    return event !== null && from === EVENT_DISPLAY && isMine ? [{ type: 'take-event', seat, event }] : [];
  },
  begins: true,
  choice: (table, { event }) => {
    const old = eventOf(table, brewerNow(table) ?? '');
    return old === null
      ? phrase('18do/choice/take-event', { event })
      : phrase('18do/choice/swap-event', { event, old });
  },
  tone: 'quiet',
  step: 'equip',
});

// —— G: the fair ——

/** G: a fair brings some money into the treasury, at any moment of the own turn. */
export const fair = eventMove<Move>('G', {
  fields: {},
  example: { type: 'fair', seat: 'anna' },
  does: (draft, brewery) => {
    draft.pay(FAIR, BANK, companyPlace(brewery), 'due/fair');
    spend(draft, brewery, 'G');
  },
  rules: [...expertBreweryRules, ...eventRules],
  each: (_, __, seat) => [{ type: 'fair', seat }],
  told: () => ({ gain: FAIR }),
  tone: 'quiet',
  reads: (table, seat, { piece, to }) =>
    piece === eventPiece('G') && to === EVENT_DISPLAY && eventOf(table, brewerNow(table) ?? '') === 'G'
      ? [{ type: 'fair', seat }]
      : [],
});

// —— M: shares into the pool ——

/** Shares of 10 %. */
const placing = { shares: whole(1, 2) } as const;
type PlaceShares = MoveOf<typeof placing>;

/** §7.2: M belongs to brewery rounds. */
const inBreweryRound: DoRule = alone(
  anyRule('shares-round', '7.2', ['HSB-7.2.19'], ({ clock }) =>
    when(clock.round !== 'BR' && clock.round !== 'start' && clock.round !== 'end'),
  ),
);
const usual = breweryRules.filter(({ id }) => !id.endsWith('/brewery-round-only'));
const onPlacing = ofBrewery<PlaceShares>();
/** A small brewery has no shares. */
const companiesOnly = alone(
  onPlacing('shares-small', '7.2', ['HSB-7.2.18'], (_, __, brewery) => isSmall(brewery)),
);
const has = (table: DoTable, brewery: string, shares: number): boolean =>
  !isSmall(brewery) && given(table, brewery, shares).length > 0;
/** A company sells from the top of its pile. */
const hasThem = onPlacing(
  'shares-none',
  '7.2',
  ['HSB-7.2.18'],
  (table, { shares }, brewery) => !isSmall(brewery) && !has(table, brewery, shares),
);
const poolLimit = onPlacing('shares-pool', '7.2', ['HSB-7.2.18'], (table, { shares }, brewery) => {
  if (!has(table, brewery, shares)) return false;
  const pool = inPool(table, brewery);
  return pool + 10 * shares > MAX_POOL && { pool, limit: MAX_POOL };
});

/** M: a brewery company puts one or two shares of its own into the pool, and its price stays. */
export const placeShares = eventMove<PlaceShares>('M', {
  fields: placing,
  example: { type: 'place-shares', seat: 'anna', shares: 1 },
  does: (draft, company, { shares }) => {
    if (isSmall(company)) return;
    intoPool(draft, company, given(draft.table, company, shares), companyPlace(company), 'due/shares');
    spend(draft, company, 'M');
  },
  rules: [expertOnly, inBreweryRound, ...usual, ...eventRules, companiesOnly, hasThem, poolLimit],
  each: (_, __, seat) => [1, 2].map((shares) => ({ type: 'place-shares', seat, shares })),
  told: (table, { shares }, company) => ({
    company,
    percent: 10 * shares,
    price: isSmall(company) ? 0 : shares * priceOf(table, company),
  }),
  tone: 'quiet',
  concerns: (table, { shares }, piece) =>
    piece === eventPiece('M') || given(table, brewerNow(table) ?? '', shares).includes(piece),
  reads: (table, seat, { piece, from, to }) => {
    const company = brewerNow(table);
    if (company === null || from !== companyPlace(company) || to !== POOL) return [];
    if (!piece.startsWith(`cert/${company}/`) || eventOf(table, company) !== 'M') return [];
    return [{ type: 'place-shares', seat, shares: Math.min(2, sharesOf(company, piece)) }];
  },
});

// —— P: a contract ——

const contracting = { company: ref('company') } as const;
type Contract = MoveOf<typeof contracting>;

const onContract = ofBrewery<Contract>();
/** P: all that loading asks for beside the consent: a train with room and a way, and a unit for it. */
const canLoad = (table: DoTable, company: CompanyId): boolean =>
  railways(table).includes(company) &&
  trainsOf(table, company).some((train) => loadFault(table, train) === null);
const somethingToLoad = onContract('contract-train', '7.2', ['HSB-7.2.25'], (table, { company }, brewery) => {
  const hasUnit = differentCards(table, brewery).some((card) => exportLeft(table, card) > 0);
  return canLoad(table, company) && hasUnit ? false : { company };
});
/** P: whoever directs the railway already needs no contract. */
const ofAnother = onContract('contract-own', '7.2', ['HSB-7.2.24'], (table, { company }, brewery) =>
  canLoad(table, company) && decides(table, company) === decides(table, brewery) ? { company } : false,
);

/** P: one railway has to carry the beer of the brewery, whatever its director says. */
export const contract = eventMove<Contract>('P', {
  fields: contracting,
  example: { type: 'contract', seat: 'anna', company: 'BME' },
  does: (draft, brewery, { company }) => {
    if (!railways(draft.table).includes(company)) return;
    spend(draft, brewery, 'P');
    draft.set('contract', company).set('step', 'load');
  },
  rules: [...expertRulesFor('contract'), marketFirst, ...eventRules, somethingToLoad, ofAnother],
  each: (table, _, seat) => railways(table).map((company) => ({ type: 'contract', seat, company })),
  told: (_, { company }) => ({ company }),
  step: 'load',
  // The marker is laid onto a train of the railway.
  reads: (table, seat, { piece, to }) => {
    const train = piece === eventPiece('P') ? trainOfLoad(to) : null;
    const company = train === null ? null : railwayOf(table, train);
    return company === null ? [] : [{ type: 'contract', seat, company }];
  },
  begins: true,
});
