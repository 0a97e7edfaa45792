import { seatPlace } from '../../../rail/ids.ts';
import type { Seat } from '../../../table/types.ts';
import type { DoDraft, DoTable } from '../clock.ts';
import { BREWERY_CARD, MANAGER_CARD } from '../pieces.ts';
import { breweryManager, manager, players } from '../readers.ts';

/** Who manages what is the Investor's: the cards that the two players have for it (§8.3, §8.4). */

export const otherPlayer = (table: DoTable, seat: Seat): Seat =>
  players(table).find((one) => one !== seat) ?? seat;
/** §8.3.2, §8.4.2: somebody picks a card before the first stock round. */
export function askManager(draft: DoDraft, seat: Seat): void {
  draft.set('picking', seat).set('turn', seat);
}
export function giveManager(draft: DoDraft, seat: Seat): void {
  draft.put(MANAGER_CARD, seatPlace(seat), { due: 'due/manager' });
}
/** §8.4.2, §8.4.5: with breweries there are two cards, and either player has one of them. */
export function giveManagers(draft: DoDraft, ofRailway: Seat, ofBrewery: Seat): void {
  draft.put(MANAGER_CARD, seatPlace(ofRailway), { due: 'due/investor-cards' });
  draft.put(BREWERY_CARD, seatPlace(ofBrewery), { due: 'due/investor-cards' });
}
/** §8.4.5: after each brewery round the two players exchange them. */
export function swapManagers(draft: DoDraft): void {
  const { table } = draft;
  giveManagers(draft, otherPlayer(table, manager(table)), otherPlayer(table, breweryManager(table)));
}
