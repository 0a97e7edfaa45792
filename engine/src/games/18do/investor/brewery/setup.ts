import { belongsTo, isTile, leaveOut, BREWERY_CARD, MANAGER_CARD } from '../../pieces.ts';
import { BANK, marketPlace, priceMarker } from '../../../../rail/ids.ts';
import type { CompanyId } from '../../../../rail/types.ts';
import type { Luck } from '../../../../table/luck.ts';
import type { Piece, PieceId } from '../../../../table/types.ts';
import { trackPlace } from '../../brewery/pieces.ts';
import { RAILWAY_ROW } from '../../brewery/data/tracks.ts';
import { INVESTORS_DRAW } from '../../data/companies.ts';
import {
  CONVERSION_SET,
  INVESTORS_BREWERIES,
  NOT_FOR_TWO_BREWERS,
  PINK_BEER_TILES,
  RAILWAY_START,
} from './data.ts';
import { columnOf } from './spots.ts';

const drawn = (list: readonly CompanyId[], luck: Luck): CompanyId => list[luck(list.length)] ?? list[0]!;

/** §8.4.1: the table of three without what two do not use; a railway and a brewery company are the Investor's. */
export function layForTwoBrewers(pieces: Record<PieceId, Piece>, luck: Luck) {
  leaveOut(pieces, (piece) => isTile(piece, PINK_BEER_TILES) || belongsTo(piece, NOT_FOR_TWO_BREWERS));
  const investorRailway = drawn(INVESTORS_DRAW, luck);
  const investorBrewery = drawn(INVESTORS_BREWERIES, luck);
  pieces[priceMarker(investorRailway)] = {
    at: marketPlace(RAILWAY_ROW, columnOf(RAILWAY_START)),
    order: 0,
  };
  // Beside the third stock round they remind everybody of the conversion.
  for (const piece of Object.keys(pieces))
    if (piece.startsWith(`cert/${investorBrewery}/`)) pieces[piece] = { at: trackPlace(CONVERSION_SET, 0) };
  for (const card of [MANAGER_CARD, BREWERY_CARD]) pieces[card] = { at: BANK };
  return { investorRailway, investorBrewery };
}
