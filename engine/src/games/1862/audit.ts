import { companyPlace, ipoPlace, POOL, seatPlace } from '../../rail/ids.ts';
import { percentAt, presidentOf } from '../../rail/shares.ts';
import type { CompanyId } from '../../rail/types.ts';
import type { Table62 } from './clock.ts';
import { MAX_POOL } from './data/limits.ts';
import { charterOf, companiesLeft, inPool, isStarted, purse, treasury } from './readers.ts';
import { mostShare, playing, unitOf } from './seats.ts';

/** What a position that was reached by legal play never shows, for the simulator; null: all is well. */
export function audit(table: Table62): string | null {
  const poor = table.clock.seats.find((seat) => purse(table, seat) < 0);
  if (poor !== undefined) return `${poor} has less than nothing`;
  for (const company of companiesLeft(table)) {
    const wrong = ofCompany(table, company);
    if (wrong !== null) return `${company}: ${wrong}`;
  }
  return null;
}

function ofCompany(table: Table62, company: CompanyId): string | null {
  const { seats, results } = table.clock;
  const charter = charterOf(company);
  const places = [ipoPlace(company), POOL, companyPlace(company), ...seats.map(seatPlace)];
  const all = places.reduce((sum, place) => sum + percentAt(table, charter, place), 0);
  if (all !== 100) return `${all} % of it are about`;
  if (treasury(table, company) < 0) return 'its treasury is below nothing';
  if (isStarted(table, company) && presidentOf(table, company) === null) return 'it has no director';
  // A bankrupt player's shares go to the pool whatever lies there, and raise what one may hold.
  if (Object.keys(results).length > 0) return null;
  if (inPool(table, company) / unitOf(table, company) > MAX_POOL) return 'too many shares lie in the pool';
  const most = mostShare(table);
  const greedy = playing(table).find((seat) => percentAt(table, charter, seatPlace(seat)) > most);
  return greedy === undefined ? null : `${greedy} holds more than ${most} %`;
}
