import { companyPlace, slotPlace, station } from '../../rail/ids.ts';
import { nextSeat } from '../../rail/shares.ts';
import { noteOperated } from '../../rail/turns.ts';
import type { CompanyId } from '../../rail/types.ts';
import { notePass, openOperatingRound, openStockRound, openTurn } from '../../rail/verbs/rounds.ts';
import { doingBy, Draft } from '../../table/draft.ts';
import { pieceOf } from '../../table/places.ts';
import type { Effect, Seat } from '../../table/types.ts';
import type { FiveClock, FiveTable } from './clock.ts';
import { OPERATING_TURN, STOCK_ROUND } from './course.ts';
import { SETS } from './data.ts';
import { roundPlace } from './pieces.ts';
import { charterOf, inOrder } from './readers.ts';

type FiveDraft = Draft<FiveClock>;

/** Every move ends here. */
export function drafted(table: FiveTable, write: (draft: FiveDraft) => void): readonly Effect[] {
  const draft = new Draft(table);
  write(draft);
  return draft.effects;
}
export const doing = doingBy(drafted);

export function endStockTurn(draft: FiveDraft, seat: Seat): void {
  draft.set('turn', nextSeat(draft.clock.seats, seat) ?? seat);
}
/** §2: when all have passed in succession, companies operate. */
export function passed(draft: FiveDraft, seat: Seat): void {
  if (!notePass(draft, seat, endStockTurn)) return;
  openOperatingRound(draft, 1, {}, roundPlace('OR1'));
  nextCompany(draft);
}

export function endTurn(draft: FiveDraft): void {
  noteOperated(draft);
  nextCompany(draft);
}
/** §3, §4: the next company; none left: the next set, or the end. */
export function nextCompany(draft: FiveDraft): void {
  const company = openTurn(draft, inOrder(draft.table), OPERATING_TURN);
  if (company !== null) placeHome(draft, company);
  else if (draft.clock.set >= SETS) draft.set('round', 'end');
  else openStockRound(draft, draft.clock.turn, STOCK_ROUND, roundPlace('SR'));
}
/** §3: the station at home, when the company operates for the first time. */
function placeHome(draft: FiveDraft, company: CompanyId): void {
  const marker = station(company, 0);
  if (pieceOf(draft.table, marker)?.at !== companyPlace(company)) return;
  draft.put(marker, slotPlace(charterOf(company).home[0]!, 0, 0), { due: 'due/home' });
}
