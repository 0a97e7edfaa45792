import { startCash } from '../../../rail/verbs/setup.ts';
import {
  accountsOf,
  belongsTo,
  isTile,
  leaveOut,
  BEER_SUPPLY,
  bidMarkerOf,
  cube,
  FIRST_ACTION,
  MANAGER_CARD,
  privateCard,
} from '../pieces.ts';
import { companyPlace, hexPlace, OUT, ROUND_MARKER, seatPlace, station } from '../../../rail/ids.ts';
import type { Luck } from '../../../table/luck.ts';
import { shuffled } from '../../../table/luck.ts';
import type { Account, Piece, PieceId, Place, Seat } from '../../../table/types.ts';
import { INVESTOR } from '../clock.ts';
import { CITY } from '../data/board.ts';
import { CUBES, PRIVATES } from '../data/breweries.ts';
import { COMPANIES } from '../data/companies.ts';
import { PINK_TILES } from '../data/tiles.ts';
import type { SmallId } from './data/companies.ts';
import { ALWAYS_OFFERED, BREW_COMPANIES, ONLY_FOR_FIVE, SMALL, SMALL_IDS } from './data/companies.ts';
import { cubesFor, SEGMENTS } from './data/demand.ts';
import { MONEY, startFor } from './data/limits.ts';
import {
  bidPlace,
  breweryBox,
  closedPlace,
  CUSTOMERS,
  demandPlace,
  EXPORT_BOX,
  noDemand,
  smallPlace,
  smallSheet,
  startCard,
  trackPlace,
} from './pieces.ts';

type Pieces = Record<PieceId, Piece>;
/** §5.1.1: the two places of the map that lie under a tile from the start; the second with three and four players only. */
const CITY_TILE = 'tile/E12-overlay/1';
const MILL_TILE = 'tile/H19-overlay/1';
const MILL = 'H19';

/** §6.1.1, §6.1.2, §6.1.4: what three and four players do without, and tiles that belong to the Railway Game. */
function leaveSome(pieces: Pieces, players: number): void {
  const companies = players < 5 ? ONLY_FOR_FIVE : [];
  leaveOut(pieces, (piece) => belongsTo(piece, companies) || isTile(piece, PINK_TILES));
  pieces[CITY_TILE] = { at: hexPlace(CITY), turn: 0 };
  pieces[MILL_TILE] = players < 5 ? { at: hexPlace(MILL), turn: 0 } : { at: OUT };
  pieces[MANAGER_CARD] = { at: OUT };
  for (const { id } of PRIVATES) pieces[privateCard(id)] = { at: OUT };
  for (const company of COMPANIES) {
    const home = pieces[station(company, 0)];
    if (home && home.at !== OUT) pieces[station(company, 0)] = { ...home, side: 'down' };
  }
}

/** §6.1.3: cubes on the fields of segments 1 and 2, in the export box and in the supply; the other segments are closed. */
function layMarket(pieces: Pieces, players: number): void {
  const { fields, box, supply } = cubesFor(players);
  const wanted: readonly (readonly [Place, number])[] = [
    ...fields.flatMap((count, at) =>
      CUSTOMERS.map((customer) => [demandPlace(at + 1, customer), count] as const),
    ),
    [EXPORT_BOX, box],
    [BEER_SUPPLY, supply],
    [OUT, CUBES],
  ];
  let next = 1;
  for (const [place, count] of wanted)
    for (let i = 0; i < count && next <= CUBES; i++) pieces[cube(next++)] = { at: place };
  SEGMENTS.filter(({ opens }) => opens !== undefined).forEach(({ id }, at) => {
    pieces[noDemand(at + 1)] = { at: closedPlace(id) };
  });
}

/** §6.1.5: Kronen, and as many others as there are players; with two players three others (§8.4.1). */
function drawSmall(seats: readonly Seat[], luck: Luck): readonly SmallId[] {
  const others = shuffled(
    SMALL_IDS.filter((id) => id !== ALWAYS_OFFERED),
    luck,
  );
  const drawn = others.slice(0, seats.length);
  return seats.includes(INVESTOR) ? drawn : [ALWAYS_OFFERED, ...drawn];
}
/** §6.1.5: what is on offer lies there with its START cards. */
function laySmall(pieces: Pieces, offered: readonly SmallId[]): void {
  const dealt = new Map([1, 2].map((type) => [type, 0]));
  for (const { id, starts } of SMALL) {
    if (!offered.includes(id)) continue;
    pieces[smallSheet(id)] = { at: smallPlace(id) };
    starts.forEach((count, at) => {
      for (let i = 0; i < count; i++) {
        const number = (dealt.get(at + 1) ?? 0) + 1;
        dealt.set(at + 1, number);
        pieces[startCard(at + 1, number)] = { at: smallPlace(id) };
      }
    });
  }
}

/** §6.1: the table of Heat, Sweat & Beer before the bids. `isDealt`: everybody leads on a brewery of his own (§6.2.2). */
export function layBrewery(seats: readonly Seat[], first: Seat, luck: Luck, isDealt: boolean): Pieces {
  const pieces: Pieces = { ...breweryBox(seats.length) };
  leaveSome(pieces, seats.length);
  layMarket(pieces, seats.length);
  const offered = drawSmall(seats, luck);
  laySmall(pieces, offered);
  const given = isDealt ? shuffled(offered, luck) : [];
  seats
    .filter((seat) => seat !== INVESTOR)
    .forEach((seat, index) => {
      const lot = given[index];
      pieces[bidMarkerOf(index)] = { at: lot === undefined ? seatPlace(seat) : bidPlace(lot, 0) };
    });
  pieces[FIRST_ACTION] = { at: seatPlace(first) };
  pieces[ROUND_MARKER] = { at: trackPlace(1, 0) };
  return pieces;
}

/** §6.1.6: the same sum for everybody. */
export const breweryMoney = (seats: readonly Seat[]): Readonly<Record<Account, number>> =>
  startCash(MONEY, startFor(seats.length, 'rulebook').cash, seats, [
    ...accountsOf([...COMPANIES, ...BREW_COMPANIES]),
    ...SMALL_IDS.map(companyPlace),
  ]);
