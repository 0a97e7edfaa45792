import { DEPOT, trainOf, typeOf, companyPlace } from '../../../rail/ids.ts';
import type { CompanyId } from '../../../rail/types.ts';
import { perTable, pieceOf, piecesAt } from '../../../table/places.ts';
import type { PieceId, Place, Seat } from '../../../table/types.ts';
import type { DoTable } from '../clock.ts';
import { trainsOffered } from '../display.ts';
import { holderOf, isBrewCompany, isBrewery, isFounded, isOperating, isSmall } from '../readers.ts';
import type { BreweryId } from './clock.ts';
import type { CardSpec, Kettle } from './data/cards.ts';
import { cardSpec, START_CARDS } from './data/cards.ts';
import type { SmallId } from './data/companies.ts';
import { BREW_COMPANIES, NOT_FOR_SMALL, SMALL_IDS } from './data/companies.ts';
import { EQUIPMENT } from './data/limits.ts';
import { RED_COLUMN } from './data/tracks.ts';
import { closedPlace, ORDER_PLACES, smallPlace, smallSheet } from './pieces.ts';
import { spotOfCompany } from '../../../rail/market.ts';
import { ordinaryAt } from '../../../rail/shares.ts';
import { numberOf } from '../pieces.ts';

/** What one reads off the table of Heat, Sweat & Beer. All of it is derived; nothing here is stored. */
export { isBrewCompany, isBrewery, isSmall } from '../readers.ts';

// —— Breweries ——

/** The small brewery that a seat owns; null: none, or none any more. */
export const smallOfSeat = (table: DoTable, seat: Seat): SmallId | null =>
  SMALL_IDS.find((id) => holderOf(table, smallSheet(id)) === seat) ?? null;
export const isOwned = (table: DoTable, id: BreweryId): boolean => holderOf(table, smallSheet(id)) !== null;
/** Small breweries that lie beside their bid fields. */
export const smallOnOffer = (table: DoTable): readonly SmallId[] =>
  SMALL_IDS.filter((id) => pieceOf(table, smallSheet(id))?.at === smallPlace(id));
/** In this game: small breweries that somebody owns, and founded brewery companies. */
export const brewers = (table: DoTable): readonly BreweryId[] =>
  isBrewery(table)
    ? [
        ...SMALL_IDS.filter((id) => isOwned(table, id)),
        ...BREW_COMPANIES.filter((id) => isFounded(table, id)),
      ]
    : [];
/** Whether a brewery takes its turns: companies only once they are in operation (§6.4.2). */
export const mayAct = (table: DoTable, id: BreweryId): boolean =>
  isSmall(id) ? isOwned(table, id) : isBrewCompany(id) && isOperating(table, id);

/** The marker stands on the red cell (§6.4.8). */
export const isRuined = (table: DoTable, company: CompanyId): boolean =>
  isBrewery(table) && spotOfCompany(table, company)?.col === RED_COLUMN;

/** Certificates that a brewery company holds, from the top of the pile: by their numbers (§6.1.2). */
export const pileOf = (table: DoTable, company: CompanyId): readonly PieceId[] =>
  ordinaryAt(table, company, companyPlace(company)).toSorted((a, b) => numberOf(a) - numberOf(b));

// —— Order track ——

const markerId = (piece: PieceId): BreweryId | null =>
  piece.startsWith('order/') ? piece.slice('order/'.length) : null;
/** Breweries from left to right; of several that hands put on one field the upper comes first. */
export const orderTrack = (table: DoTable): readonly BreweryId[] =>
  ORDER_PLACES.flatMap((place) =>
    piecesAt(table, place).flatMap((piece) => {
      const id = markerId(piece);
      return id === null ? [] : [id];
    }),
  );

// —— Equipment ——

/** What is printed on the kettle side of a card; null for another piece. */
export function kettleOf(card: PieceId): Kettle | null {
  if (trainOf(card) !== null) return cardSpec(trainOf(card) ?? '');
  if (!card.startsWith('kettle/')) return null;
  return START_CARDS.find(({ type }) => String(type) === typeOf(card)) ?? null;
}
/** What is printed on a card of the display; null for START cards. */
export const cardOf = (card: PieceId): CardSpec | null => cardSpec(trainOf(card) ?? '');
export const equipmentOf = (table: DoTable, id: BreweryId): readonly PieceId[] =>
  piecesAt(table, companyPlace(id)).filter((piece) => kettleOf(piece) !== null);
export const typesOf = (table: DoTable, id: BreweryId): readonly number[] =>
  equipmentOf(table, id).map((card) => kettleOf(card)?.type ?? 0);
export const equipmentLimit = (table: DoTable, id: BreweryId): number => {
  const { small = 0, company = 0 } = EQUIPMENT[table.clock.phase] ?? {};
  return isSmall(id) ? small : company;
};
export const isFull = (table: DoTable, id: BreweryId): boolean =>
  equipmentOf(table, id).length >= equipmentLimit(table, id);
/** Breweries above their limit: whoever acts first, then by the order track (§6.5.2.2). */
export const overEquipped = perTable((table: DoTable): readonly BreweryId[] => {
  if (!isBrewery(table) || table.clock.round === 'start') return [];
  const over = brewers(table).filter((id) => equipmentOf(table, id).length > equipmentLimit(table, id));
  const track = orderTrack(table);
  const rank = (id: BreweryId): number => (id === table.clock.operating ? -1 : track.indexOf(id));
  return over.toSorted((a, b) => rank(a) - rank(b));
});

/** Who decides for it: until its place is settled, whoever directed the company before an exchange (§6.4.5). */
export const headUntilSettled = (
  table: DoTable,
  id: BreweryId,
  head: (table: DoTable, id: BreweryId) => Seat,
): Seat => {
  const { takeover } = table.clock;
  return takeover?.company === id ? takeover.seat : head(table, id);
};

/** Those that a brewery may buy (§6.5.2.6). */
export const cardsFor = (table: DoTable, id: BreweryId): readonly PieceId[] =>
  trainsOffered(table).filter((card) => !isSmall(id) || !NOT_FOR_SMALL.includes(cardOf(card)?.type ?? 0));
/** The next card of type 6 or lower: what a siding takes (§6.5.1). */
export const cardForSiding = (table: DoTable): PieceId | null =>
  piecesAt(table, DEPOT).find((piece) => cardOf(piece)?.siding) ?? null;

// —— The beer market ——

export const cubesAt = (table: DoTable, place: Place): readonly PieceId[] =>
  piecesAt(table, place).filter((piece) => piece.startsWith('cube/'));
export const isClosed = (table: DoTable, segment: number): boolean =>
  piecesAt(table, closedPlace(segment)).some((piece) => piece.startsWith('no-demand/'));
