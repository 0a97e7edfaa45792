import { companyPlace, ipoPlace, POOL, seatPlace, slotOf, station } from '../../rail/ids.ts';
import { stationsOn } from '../../rail/map/layout.ts';
import { ordinaryAt } from '../../rail/shares.ts';
import type { CompanyId } from '../../rail/types.ts';
import type { PieceId } from '../../table/types.ts';
import type { EspTable, Offer, Vacancy } from './clock.ts';
import type { EspDraft } from './deal.ts';
import { removeMinor, settleDirector } from './deal.ts';
import { HOMES } from './data/companies.ts';
import { homeCircles } from './homes.ts';
import { privateCard } from './pieces.ts';
import {
  awaitsHome,
  director,
  hasTender,
  homeToken,
  inHands,
  isPublished,
  isStarted,
  layout,
  priceOf,
  privatesOf,
  takesPart,
  tendersAt,
  tokensOf,
  trainsOf,
  treasury,
} from './readers.ts';
import { pieceOf } from '../../table/places.ts';

/** Takeover of a minor by a southern major (§5.6). */

/** The 10 % share that the minor's director gets: of the IPO, else of the market (on the public site of the IPO only). */
const shareFor = (table: EspTable, major: CompanyId): PieceId | null =>
  ordinaryAt(table, major, ipoPlace(major))[0] ??
  (isPublished(table) ? null : (ordinaryAt(table, major, POOL)[0] ?? null));

/** §5.6: there is a share to give. The public site asks only whether players hold everything, and may then give none. */
export const hasShareToGive = (table: EspTable, major: CompanyId): boolean =>
  shareFor(table, major) !== null || (isPublished(table) && inHands(table, major) < 100);

export const canPayMinor = (table: EspTable, major: CompanyId, minor: CompanyId): boolean =>
  treasury(table, major) >= priceOf(table, minor);

/** Hands may have carried things off while the question was open: whether it can still be carried out. */
export const takeoverStands = (
  table: EspTable,
  { buyer, seller }: Extract<Offer, { readonly kind: 'takeover' }>,
): boolean =>
  isStarted(table, buyer) &&
  isStarted(table, seller) &&
  hasShareToGive(table, buyer) &&
  canPayMinor(table, buyer, seller);

/** A marker to put into the circle that the minor has left; the home marker belongs at home. */
export const spareToken = (table: EspTable, company: CompanyId): PieceId | null =>
  tokensOf(table, company).find((token) => token !== homeToken(company)) ?? null;

/** Why the major cannot put a marker of its own in place of the minor's. */
export type ReplaceFault = 'madrid-circle' | 'no-spare-marker' | 'marker-there';
export function replaceFault(table: EspTable, { company, minor, hex }: Vacancy): ReplaceFault | null {
  // MZ stands on MZA's circle: it is MZA's alone.
  if (minor === 'MZ' && takesPart(table, 'MZA')) return 'madrid-circle';
  if (spareToken(table, company) === null) return 'no-spare-marker';
  return stationsOn(layout(table), hex).some((marker) => marker.company === company) ? 'marker-there' : null;
}

function vacancyOf(table: EspTable, company: CompanyId, minor: CompanyId): Vacancy | null {
  const circle = slotOf(pieceOf(table, station(minor, 0))?.at ?? '');
  if (circle) return { company, minor, hex: circle.hex, node: circle.node, slot: circle.slot };
  // Its marker waits on the charter for a city of a fresh OO tile: the first free one stands for it.
  const [waits] = awaitsHome(table, minor) ? homeCircles(table, minor) : [];
  return waits ? { company, minor, hex: HOMES[minor]!.hex, ...waits } : null;
}

/**
 * Both directors agree: money, share, and everything that the major keeps; the rest of the minor leaves the
 * game.
 */
export function takeOver(draft: EspDraft, major: CompanyId, minor: CompanyId): void {
  const { table } = draft;
  const [home, old] = [companyPlace(major), companyPlace(minor)];
  const owner = director(table, minor);
  const vacancy = vacancyOf(table, major, minor);
  const share = shareFor(table, major);
  draft.pay(priceOf(table, minor), home, seatPlace(owner), 'due/takeover');
  if (share !== null) draft.put(share, seatPlace(owner), { due: 'due/takeover' });
  for (const train of trainsOf(table, minor)) draft.put(train, home, { due: 'due/takeover' });
  draft.pay(treasury(table, minor), old, home, 'due/takeover');
  for (const id of privatesOf(table, minor)) draft.put(privateCard(id), home, { due: 'due/takeover' });
  for (const tender of tendersAt(table, old))
    draft.put(tender, hasTender(draft.table, major) ? POOL : home, { due: 'due/takeover' });
  removeMinor(draft, minor, 'due/takeover');
  settleDirector(draft, major);
  if (vacancy && replaceFault(draft.table, vacancy) === null) draft.set('vacancy', vacancy);
}
