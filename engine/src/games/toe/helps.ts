import { apply } from '../../table/apply.ts';
import type { Effect, Params, Seat } from '../../table/types.ts';
import { assigned, booksOf, chipsOn, modelsUnder, needOf, profitOf, readCredit } from './books.ts';
import type { ToeTable } from './clock.ts';
import type { Section } from './material-types.ts';
import { joined, licencesOf, networkOf, networkWith } from './network.ts';
import { box, cardOf, contractsOf, isDone, modelOf, shownModel } from './readers.ts';

/**
 * What a good neighbour at the table would say: never against a rule, only that something counts, or does not count
 * yet. Only about what everybody can see.
 */

const openOf = (table: ToeTable, seat: Seat): readonly string[] =>
  contractsOf(table, seat).filter((id) => !isDone(table, id));

/** A section that a licence would join for an own contract, and what that is worth a year; 0: nothing runs there yet. */
export function joins(
  table: ToeTable,
  seat: Seat,
  connection: string,
): (Section & { contract: string; more: number }) | null {
  if (!box(table).connections.has(connection) || licencesOf(table, seat).has(connection)) return null;
  const [now, then] = [networkOf(table, seat), networkWith(table, seat, connection)];
  let found: (Section & { contract: string }) | null = null;
  let more = 0;
  for (const contract of openOf(table, seat)) {
    const card = cardOf(table, contract);
    const section = card?.sections.find((s) => !joined(now, s.from, s.to) && joined(then, s.from, s.to));
    if (!card || !section) continue;
    found ??= { ...section, contract };
    const after = readCredit(card, modelsUnder(table, contract), then, chipsOn(table, contract));
    more += after.net - (booksOf(table, seat).get(contract)?.net ?? 0);
  }
  return found && { ...found, more };
}

/** How many sections of a contract an own network joins already. */
export function joinedAlready(table: ToeTable, seat: Seat, contract: string): Params | null {
  const sections = cardOf(table, contract)?.sections ?? [];
  const network = networkOf(table, seat);
  const met = sections.filter((s) => joined(network, s.from, s.to)).length;
  return met > 0 ? { met, all: sections.length } : null;
}

/** No section of this contract is joined: vehicles under it earn nothing yet (TOE-7.6). */
export const idle = (table: ToeTable, seat: Seat, contract: string): boolean =>
  contractsOf(table, seat).includes(contract) && joinedAlready(table, seat, contract) === null;

/** No own open contract has room for a vehicle of this category. */
export function unwanted(table: ToeTable, seat: Seat, piece: string): string | null {
  const category = shownModel(table, piece)?.category;
  if (category === undefined) return null;
  const isWanted = openOf(table, seat).some((id) => needOf(cardOf(table, id)!, category) > 0);
  return isWanted ? null : category;
}

/** What a move would add to the yearly profit. */
export const gain = (table: ToeTable, seat: Seat, effects: readonly Effect[]): number =>
  profitOf(apply(table, effects), seat) - profitOf(table, seat);

/**
 * Whether one more vehicle can earn something under an own open contract: a look at the card, before anybody tries the
 * move. Where a contract would be completed, or is, only the move itself can tell.
 */
export function mayEarn(table: ToeTable, seat: Seat, piece: string, contract: string): boolean {
  const books = booksOf(table, seat);
  const now = books.get(contract);
  const card = cardOf(table, contract);
  const model = modelOf(table, piece);
  if (!now || !card || !model) return true;
  const models = [...modelsUnder(table, contract), model];
  const then = readCredit(card, models, networkOf(table, seat), now.chips);
  if (then.complete || then.net > now.net) return true;
  for (const credit of books.values()) if (credit.complete && !credit.done) return true;
  return false;
}

/** Open contracts that still have room. */
export const roomy = (table: ToeTable, seat: Seat): readonly string[] =>
  openOf(table, seat).filter((id) => {
    const wanted = (cardOf(table, id)?.needs ?? []).reduce((sum, { count }) => sum + count, 0);
    return assigned(table, id).length < wanted;
  });
