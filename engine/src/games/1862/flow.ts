import { BANK, companyPlace, seatPlace } from '../../rail/ids.ts';
import { operatorDoingBy } from '../../rail/title.ts';
import { noteOperated } from '../../rail/turns.ts';
import { openOperatingRound, openStockRound, openTurn, startPhases } from '../../rail/verbs/rounds.ts';
import type { CompanyId } from '../../rail/types.ts';
import { doingBy, Draft } from '../../table/draft.ts';
import { cashOf, piecesAt } from '../../table/places.ts';
import type { Effect, Seat } from '../../table/types.ts';
import type { Draft62, Ending, Table62 } from './clock.ts';
import { OPERATING_TURN, STOCK_ROUND, STOCK_TURN } from './course.ts';
import { COMPANIES } from './data/companies.ts';
import { BID_STEP, END_COMPANIES, END_PLAYERS } from './data/limits.ts';
import { PRIVATES } from './data/privates.ts';
import { PHASES, TRAINS } from './data/trains.ts';
import { privatesLeft } from './groups.ts';
import { placeHome } from './homes.ts';
import { PRIORITY, privateCard, roundPlace, ROW } from './pieces.ts';
import { endsGame, rise } from './prices.ts';
import {
  companiesLeft,
  director,
  hasPrice,
  incomeOf,
  inIpo,
  inOrder,
  inPool,
  isGone,
  ownerOfPrivate,
  phase,
  prioritySeat,
  purse,
  treasury,
} from './readers.ts';
import { leftOf, playing } from './seats.ts';

/** Every move of the title ends here: its effects, and what follows from them for the end of the game (chapter 20). */
export function drafted(table: Table62, write: (draft: Draft62) => void): readonly Effect[] {
  const draft = new Draft(table);
  write(draft);
  const ending = draft.clock.ending === null ? endingOf(draft.table) : null;
  if (ending !== null) draft.set('ending', ending);
  return draft.effects;
}
export const doing = doingBy(drafted);
export const operatorDoes = operatorDoingBy(drafted);
function endingOf(table: Table62): Ending | null {
  if (playing(table).length < END_PLAYERS) return 'players';
  if (COMPANIES.length - companiesLeft(table).length >= END_COMPANIES) return 'companies';
  if (COMPANIES.some((company) => endsGame(table, company))) return 'price';
  return cashOf(table, BANK) <= 0 ? 'bank' : null;
}

// —— Stock round (chapters 3, 18) ——

/** The next player to the left is on turn. */
export function endStockTurn(draft: Draft62, seat: Seat): void {
  draft.set('turn', leftOf(draft.table, seat)).begin(STOCK_TURN);
}
/** Somebody has acted: the count of passes begins again, and the priority will go to the left of this seat. */
export function acted(draft: Draft62, seat: Seat): void {
  draft.set('passes', 0).set('lastActor', seat);
}
/** A pass. When all have passed in a row the round ends, or private 1 gets cheaper. */
export function passed(draft: Draft62, seat: Seat): void {
  const passes = draft.clock.passes + 1;
  endStockTurn(draft, seat);
  draft.set('passes', passes);
  if (passes < playing(draft.table).length) return;
  if (isUnsoldFirst(draft.table))
    draft.set('passes', 0).set('firstPrice', Math.max(0, draft.clock.firstPrice - BID_STEP));
  else endStockRound(draft);
}
/** Private 1 lies on display yet: one that hands have carried elsewhere can be had by nobody. */
export const isUnsoldFirst = (table: Table62): boolean => piecesAt(table, ROW).includes(privateCard('BOM'));

/** Priority, sold-out companies, and the number of operating rounds, which is fixed now (HC-2). */
function endStockRound(draft: Draft62): void {
  const { lastActor } = draft.clock;
  if (lastActor !== null)
    draft.put(PRIORITY, seatPlace(leftOf(draft.table, lastActor)), { due: 'due/priority' });
  // In the order of operating, so that markers from one cell keep their order (open question 42).
  for (const company of inOrder(draft.table))
    if (inIpo(draft.table, company) + inPool(draft.table, company) === 0) rise(draft, company);
  draft.set('ors', phase(draft.table).operatingRounds);
  if (draft.clock.ending === null && isStandstill(draft.table)) draft.set('ending', 'standstill');
  startOperatingRound(draft, 1);
}

// —— Operating round (chapter 6) ——

function startOperatingRound(draft: Draft62, or: number): void {
  openOperatingRound(draft, or, { auction: null }, roundPlace('OR', or));
  payIncomes(draft);
  // While privates are on display an operating round is nothing but their incomes (chapter 3).
  if (privatesLeft(draft.table)) endSet(draft);
  else nextCompany(draft);
}
/** Chapter 4: the bank pays the owners of privates at the start of every operating round. */
function payIncomes(draft: Draft62): void {
  const { table } = draft;
  for (const one of PRIVATES) {
    const owner = ownerOfPrivate(table, one.id);
    if (owner !== null) draft.pay(incomeOf(table, one), BANK, seatPlace(owner), 'due/income');
  }
}

/** Those that act: hands may have put a company into operation that has no price, and it would never end. */
const acting = (table: Table62): readonly CompanyId[] =>
  inOrder(table).filter((company) => hasPrice(table, company));

/** The best-placed company at this moment among those that have not acted (HC-4); none left: the round is over. */
export function nextCompany(draft: Draft62): void {
  const company = openTurn(draft, acting(draft.table), OPERATING_TURN);
  if (company === null) endOperatingRound(draft);
  else placeHome(draft, company);
}
/** The company's turn is over. */
export function endTurn(draft: Draft62): void {
  noteOperated(draft);
  nextCompany(draft);
}
/** A company that has left the game in its turn: as soon as no debt is open the next one acts. */
export function goOn(draft: Draft62): void {
  const { round, operating, owed } = draft.clock;
  if (round === 'OR' && operating !== null && owed.length === 0 && isGone(draft.table, operating))
    endTurn(draft);
}
function endOperatingRound(draft: Draft62): void {
  if (draft.clock.or < draft.clock.ors) startOperatingRound(draft, draft.clock.or + 1);
  else endSet(draft);
}
/** The running set of operating rounds is always finished: then the game ends, or the next stock round begins. */
function endSet(draft: Draft62): void {
  if (draft.clock.ending !== null || endingOf(draft.table) !== null) finish(draft);
  else openStockRound(draft, prioritySeat(draft.table), STOCK_ROUND, roundPlace('SR', 0));
}

/** Nobody has acted, nothing operates and no private pays anybody who still plays: the next set would be the same. */
function isStandstill(table: Table62): boolean {
  const owners = PRIVATES.map(({ id }) => ownerOfPrivate(table, id));
  return (
    table.clock.lastActor === null &&
    acting(table).length === 0 &&
    !playing(table).some((seat) => owners.includes(seat))
  );
}

/** Chapter 20: notes are repaid by the company, then by its director; what is still missing counts against him. */
function finish(draft: Draft62): void {
  for (const [company, owed] of Object.entries(draft.clock.notes)) {
    const own = Math.min(owed, Math.max(0, treasury(draft.table, company)));
    draft.pay(own, companyPlace(company), BANK, 'due/notes');
    const seat = director(draft.table, company);
    const help = Math.min(owed - own, Math.max(0, purse(draft.table, seat)));
    draft.pay(help, seatPlace(seat), BANK, 'due/notes');
    draft.set('notes', { ...draft.clock.notes, [company]: owed - own - help });
  }
  draft.set('operating', null).set('round', 'end');
}

// —— Phases (chapter 16) ——

/** The first new train of a kind starts a phase and scraps others; E trains start none (open question 22). */
export const trainLeft = (draft: Draft62, type: string): void => startPhases(draft, PHASES, TRAINS, type);
