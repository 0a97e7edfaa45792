import { leaveOrder } from './order.ts';
import {
  BANK,
  companyPlace,
  ipoPlace,
  OUT,
  POOL,
  seatPlace,
  station,
  charterCard,
} from '../../../rail/ids.ts';
import { certificatesAt } from '../../../rail/shares.ts';
import type { CompanyId } from '../../../rail/types.ts';
import { cashOf, pieceOf } from '../../../table/places.ts';
import type { PieceId } from '../../../table/types.ts';
import type { DoDraft } from '../clock.ts';
import { payoutMarker } from '../pieces.ts';
import { charterOf, isBrewCompany, trainsOf } from '../readers.ts';
import { unload } from './demand.ts';
import { giveBackAll } from './expert/property.ts';
import { equipmentOf } from './readers.ts';

/** Certificates come back to the display, wherever they lie; nobody gets anything for them. */
function callIn(draft: DoDraft, company: CompanyId): void {
  const places = [...draft.clock.seats.map(seatPlace), companyPlace(company), POOL];
  for (const place of places)
    for (const piece of certificatesAt(draft.table, company, place))
      draft.put(piece, ipoPlace(company), { due: 'due/bankrupt' });
  for (const piece of [charterCard(company), payoutMarker(company)])
    draft.put(piece, ipoPlace(company), { due: 'due/bankrupt' });
}
/** §6.4.8: placed stations leave the game, but for the home; the others wait for a new start on the display. */
function clearStations(draft: DoDraft, company: CompanyId): void {
  charterOf(company).stations.forEach((_, index) => {
    const piece: PieceId = station(company, index);
    const at = pieceOf(draft.table, piece)?.at ?? OUT;
    if (index === 0) draft.put(piece, at, { side: 'down', due: 'due/bankrupt' });
    else if (at === companyPlace(company)) draft.put(piece, ipoPlace(company), { due: 'due/bankrupt' });
    else if (at.startsWith('hex/')) draft.put(piece, OUT, { due: 'due/bankrupt' });
  });
}

/** §6.4.8: the marker has reached the red cell, where it stays; the company closes with all it has. */
export function ruin(draft: DoDraft, company: CompanyId): void {
  callIn(draft, company);
  draft.pay(cashOf(draft.table, companyPlace(company)), companyPlace(company), BANK, 'due/bankrupt');
  giveBackAll(draft, company, 'due/bankrupt');
  for (const train of trainsOf(draft.table, company)) {
    unload(draft, train);
    draft.put(train, OUT, { due: 'due/bankrupt' });
  }
  for (const card of equipmentOf(draft.table, company)) draft.put(card, OUT, { due: 'due/bankrupt' });
  if (isBrewCompany(company)) leaveOrder(draft, company, ipoPlace(company));
  else clearStations(draft, company);
  const { ruined, veterans, floated, set } = draft.clock;
  const others = (list: readonly CompanyId[]): readonly CompanyId[] => list.filter((one) => one !== company);
  draft.set('ruined', { ...ruined, [company]: set });
  draft.set('veterans', others(veterans)).set('floated', others(floated));
  draft.set('sideSales', others(draft.clock.sideSales));
}
