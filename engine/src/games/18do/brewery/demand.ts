import { OUT } from '../../../rail/ids.ts';
import { pieceOf, piecesAt } from '../../../table/places.ts';
import type { PieceId, Place } from '../../../table/types.ts';
import type { DoDraft, DoTable } from '../clock.ts';
import { BEER_SUPPLY } from '../pieces.ts';
import { SEGMENTS } from './data/demand.ts';
import { uncouple } from './expert/wagons.ts';
import { isIdle } from './market.ts';
import {
  closedPlace,
  CUSTOMERS,
  deliveredPlace,
  demandPlace,
  loadPlace,
  NO_DEMAND_SUPPLY,
} from './pieces.ts';
import { brewers, cardOf, cubesAt, equipmentOf, isClosed, kettleOf } from './readers.ts';

/**
 * Cubes in motion: what the paragraphs do with them is done on lists by place, and only cubes that end up elsewhere are
 * put there. A cube that goes to the supply and comes back to its field has never been away.
 */
class Cubes {
  private readonly heaps = new Map<Place, PieceId[]>();
  private readonly table: DoTable;
  constructor(table: DoTable) {
    this.table = table;
  }
  at(place: Place): PieceId[] {
    let heap = this.heaps.get(place);
    if (!heap) this.heaps.set(place, (heap = [...cubesAt(this.table, place)]));
    return heap;
  }
  /** All cubes of a place go to another one. */
  pour(from: Place, to: Place): void {
    this.at(to).push(...this.at(from).splice(0));
  }
  /** §6.5.1, §6.5.2.9: from the supply, else from the lowest segment below that has one, new customers first. */
  take(below: number): PieceId | null {
    const lower = SEGMENTS.filter(({ id }) => id < below).flatMap(({ id }) => [
      demandPlace(id, 'new'),
      demandPlace(id, 'regular'),
    ]);
    for (const place of [BEER_SUPPLY, ...lower]) {
      const cube = this.at(place).shift();
      if (cube !== undefined) return cube;
    }
    return null;
  }
  /** So many cubes come to a field, as far as there are any. */
  raise(segment: number, place: Place, count: number): void {
    for (let i = 0; i < count; i++) {
      const cube = this.take(segment);
      if (cube === null) return;
      this.at(place).push(cube);
    }
  }
  settle(draft: DoDraft, due: string): void {
    for (const [place, heap] of this.heaps)
      for (const cube of heap) if (pieceOf(this.table, cube)?.at !== place) draft.put(cube, place, { due });
  }
}

/** §6.5.1: the card that a siding takes from the display brings its cubes to its segment. */
export function raiseDemand(draft: DoDraft, card: PieceId): void {
  const spec = cardOf(card);
  if (!spec?.siding) return;
  const { type, siding } = spec;
  const cubes = new Cubes(draft.table);
  cubes.raise(type, demandPlace(type, 'regular'), siding.regular);
  if (!isClosed(draft.table, type)) cubes.raise(type, demandPlace(type, 'new'), siding.fresh);
  cubes.settle(draft, 'due/siding-cubes');
}

/** §6.5.2.9: the demand for the next brewery round. */
export function prepareDemand(draft: DoDraft): void {
  const cubes = new Cubes(draft.table);
  // 1. What nobody has brought goes back.
  for (const { id } of SEGMENTS)
    for (const customers of CUSTOMERS) cubes.pour(demandPlace(id, customers), BEER_SUPPLY);
  // 2. Whoever was served is a regular customer from now on.
  for (const { id } of SEGMENTS)
    for (const customers of CUSTOMERS) cubes.pour(deliveredPlace(id, customers), demandPlace(id, 'regular'));
  // 3. Below the lowest segment that was served nobody wants beer any more.
  const lowest = SEGMENTS.find(({ id }) => cubes.at(demandPlace(id, 'regular')).length > 0)?.id ?? 0;
  const closing = SEGMENTS.filter(({ id }) => id < lowest && !isClosed(draft.table, id));
  const markers = piecesAt(draft.table, NO_DEMAND_SUPPLY);
  closing.forEach(({ id }, i) => {
    const marker = markers[i];
    if (marker !== undefined) draft.put(marker, closedPlace(id), { due: 'due/no-demand' });
  });
  // 4. New customers, the highest segment first.
  for (const { id, fill } of SEGMENTS.toReversed())
    if (!isClosed(draft.table, id)) cubes.raise(id, demandPlace(id, 'new'), fill);
  cubes.settle(draft, 'due/demand');
}

/** §6.5.2.2: at the start of a brewery round equipment leaves whose segment nobody asks for; type 8 has none. */
export function dropIdle(draft: DoDraft): void {
  const idle = SEGMENTS.filter(({ id }) => isIdle(draft.table, id)).map(({ id }) => id);
  for (const brewery of brewers(draft.table))
    for (const card of equipmentOf(draft.table, brewery))
      if (idle.includes(kettleOf(card)?.type ?? 0)) draft.put(card, OUT, { due: 'due/idle-equipment' });
}

/** §6.5.1: cubes of a train go to the supply, after its run or when it is lost. */
export function unload(draft: DoDraft, train: PieceId): void {
  uncouple(draft, train);
  for (const cube of cubesAt(draft.table, loadPlace(train)))
    draft.put(cube, BEER_SUPPLY, { due: 'due/unload' });
}
