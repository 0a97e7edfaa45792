import type { Surface } from '../../stage/stage.ts';
import { piecesAt } from '../../table/places.ts';
import type { PieceId } from '../../table/types.ts';
import { phrase } from '../../table/words.ts';
import type { DoTable } from './clock.ts';
import { PRIVATES } from './data/breweries.ts';
import { bidPlace, privateCard, startPlace } from './pieces.ts';

/** What is sold in the start round: a private brewery (§4.2.2), or a small one (§6.2.2). */
export interface StartLot {
  readonly id: string;
  readonly card: PieceId;
  /** Its bid fields; the lowest is what is printed on the card, where that counts. */
  readonly bids: readonly number[];
}
export const PRIVATE_LOTS: readonly StartLot[] = PRIVATES.map(({ id, bids }) => ({
  id,
  card: privateCard(id),
  bids,
}));

/** 2.2.1, 6.1.5: the lots with their bid fields, as long as anything lies there. What stands on a field comes on top of the price. */
export function startPackage(table: DoTable, all: readonly StartLot[], note: string): readonly Surface[] {
  const placesOf = ({ id, bids }: StartLot): readonly string[] => [
    startPlace(id),
    ...bids.map((amount) => bidPlace(id, amount)),
  ];
  const lots = all.filter((lot) => placesOf(lot).some((place) => piecesAt(table, place).length > 0));
  if (lots.length === 0) return [];
  return [
    {
      kind: 'bids',
      id: 'start',
      title: phrase('18do/start'),
      note: phrase(`18do/${note}`),
      lots: lots.map(({ id, card, bids }) => ({
        id,
        place: startPlace(id),
        card,
        fields: bids.map((amount) => ({ place: bidPlace(id, amount), amount: amount - bids[0]! })),
      })),
    },
  ];
}
