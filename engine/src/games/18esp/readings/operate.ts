import { trainSpec } from '../../../rail/depot.ts';
import { companyOf, DEPOT, ownerOf, POOL, slotOf } from '../../../rail/ids.ts';
import type { CompanyId } from '../../../rail/types.ts';
import type { Gesture } from '../../../table/game.ts';
import type { Move, PieceId, Place, Seat } from '../../../table/types.ts';
import type { EspTable } from '../clock.ts';
import { TRAINS } from '../data/trains.ts';
import { gapOf } from '../emergency.ts';
import { SCRAP } from '../pieces.ts';
import { inNeed } from '../purchase.ts';
import { countedTrains, isMinor, recycledUnder } from '../readers.ts';
import { trainName } from '../score.ts';

/**
 * Moves of operating companies that a gesture could mean: trains, tenders, minors, markers.
 */
export function operateReadings(table: EspTable, seat: Seat, gesture: Gesture): readonly Move[] {
  if (!('piece' in gesture)) return [];
  const { piece, to } = gesture;
  const from = table.pieces[piece]?.at ?? '';
  if (piece.startsWith('train/')) return trained(table, seat, piece, from, to, gesture.side);
  if (piece.startsWith('tender/'))
    return companyOf(to) === null ? [] : [{ type: 'tender', seat, tender: piece }];
  if (piece.startsWith('token/')) return replaced(table, seat, piece, to);
  const isOwn = companyOf(to) !== null && companyOf(to) === table.clock.operating;
  if (piece.startsWith('charter/') && isOwn && isMinor(ownerOf(piece) ?? ''))
    return [{ type: 'takeover', seat, minor: ownerOf(piece) ?? '' }];
  return [];
}

/** §5.6: a marker of the major into the circle that the minor has left. */
function replaced({ clock }: EspTable, seat: Seat, token: PieceId, to: Place): readonly Move[] {
  const [circle, vacancy] = [slotOf(to), clock.vacancy];
  const there =
    circle?.hex === vacancy?.hex && circle?.node === vacancy?.node && circle?.slot === vacancy?.slot;
  return vacancy && there && ownerOf(token) === vacancy.company
    ? [{ type: 'replace', seat, place: true }]
    : [];
}

function trained(
  table: EspTable,
  seat: Seat,
  train: PieceId,
  from: Place,
  to: Place,
  side?: string,
): readonly Move[] {
  const { operating } = table.clock;
  const seller = companyOf(from);
  if ((to === POOL || to === 'out') && seller !== null) return [{ type: 'discard', seat, train }];
  if (to.startsWith('under/'))
    return [{ type: 'combine', seat, train: to.slice('under/'.length), recycled: train }];
  if (operating === null || companyOf(to) === null || from.startsWith('under/')) return [];
  const joined = from === SCRAP && companyOf(to) === operating ? recycled(table, seat, operating, train) : [];
  if (joined.length > 0) return joined;
  // A train for a company that does not operate is no purchase; one of the operating company is told why.
  if (seller !== null)
    return seller === operating || companyOf(to) === operating
      ? [{ type: 'offer', seat, train, price: 1 }]
      : [];
  const gap = inNeed(table, operating) ? Math.max(0, gapOf(table, operating)) : 0;
  const loan = gap > 0 ? { loan: gap } : {};
  if (from !== DEPOT) return [{ type: 'train', seat, train, ...loan }];
  const sides = trainSpec(TRAINS, train)?.sides.map(({ name }) => name) ?? [];
  return sides
    .filter((name) => side === undefined || name === side)
    .map((name) => ({ type: 'train', seat, train, side: name, ...loan }));
}

/** §6.2.1: a scrapped train to the charter goes under one of the company's own; of equal ones under the first. */
function recycled(table: EspTable, seat: Seat, company: CompanyId, train: PieceId): readonly Move[] {
  const mains = new Map<string, PieceId>();
  for (const main of countedTrains(table, company))
    if (recycledUnder(table, main) === null && !mains.has(trainName(table, main)))
      mains.set(trainName(table, main), main);
  return [...mains.values()].map((main) => ({ type: 'combine', seat, train: main, recycled: train }));
}
