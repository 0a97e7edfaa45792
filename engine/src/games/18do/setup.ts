import { newClock, startCash } from '../../rail/verbs/setup.ts';
import {
  accountsOf,
  belongsTo,
  isTile,
  leaveOut,
  bidMarkerOf,
  boxPieces,
  breweryMarker,
  cardPlace,
  cube,
  FIRST_ACTION,
  MANAGER_CARD,
  numberOf,
  ORDER_MARKER,
  privateCard,
} from './pieces.ts';
import { marketPlace, OUT, priceMarker, seatPlace, slotPlace, station, trainOf } from '../../rail/ids.ts';
import type { CompanyId } from '../../rail/types.ts';
import type { Setup } from '../../table/game.ts';
import type { Luck } from '../../table/luck.ts';
import { shuffled } from '../../table/luck.ts';
import { Draft } from '../../table/draft.ts';
import { piecesFrom } from '../../table/places.ts';
import type { Account, Piece, PieceId, Seat } from '../../table/types.ts';
import { BREWERY_START } from './brewery/clock.ts';
import { expertBox } from './brewery/expert/pieces.ts';
import { breweryMoney, layBrewery } from './brewery/setup.ts';
import type { DoClock, DoTable, Variant } from './clock.ts';
import { hasBreweries, INVESTOR, isForTwo, VARIANTS } from './clock.ts';
import { OPERATING_TURN, STOCK_ROUND } from './course.ts';
import { CITY } from './data/board.ts';
import type { PrivateBrewery, PrivateId } from './data/breweries.ts';
import { FIRST_CUBES, PRIVATES } from './data/breweries.ts';
import { COMPANIES, INVESTORS_DRAW, NOT_FOR_TWO } from './data/companies.ts';
import { MONEY, startFor } from './data/limits.ts';
import { INVESTORS_START } from './data/market.ts';
import { BEER_TILES, PINK_TILES } from './data/tiles.ts';
import { TRAINS } from './data/trains.ts';
import { carryOnBidding } from './flow.ts';
import { layForTwoBrewers } from './investor/brewery/setup.ts';

type Pieces = Record<PieceId, Piece>;
/** The circle of Dortmund City that the order marker keeps. */
export const KEPT_CIRCLE = slotPlace(CITY, 0, 3);

/** Who got which card: the lowest number comes first (3.2, 4.1, 8.3.2). */
interface Dealt {
  readonly seats: readonly Seat[];
  readonly first: Seat;
  readonly cards: readonly PrivateId[];
}
const byNumber = (a: PrivateBrewery, b: PrivateBrewery): number => a.number - b.number;

/** 4.1: one card each; seats in the order of their numbers. The introductory game leaves people where they sit. */
function deal(config: Setup, variant: Variant, luck: Luck): Dealt {
  const mixed = shuffled(PRIVATES, luck);
  const dealt = new Map(config.seats.map((seat, i) => [seat, mixed[i % mixed.length]!] as const));
  const seats = config.seats.toSorted((a, b) => byNumber(dealt.get(a)!, dealt.get(b)!));
  const first = seats[0] ?? '';
  if (variant === 'efs') return { seats: config.seats, first, cards: [] };
  const inPlay = variant === 'zsv' ? mixed.slice(0, 3) : mixed.slice(0, seats.length);
  const cards = inPlay.toSorted(byNumber).map(({ id }) => id);
  if (!isForTwo(variant)) return { seats, first, cards };
  const [a = '', ...others] = seats;
  return { seats: [a, INVESTOR, ...others], first, cards };
}

/** 3.1: fewer trains; no money, no prices, no breweries. */
function layIntro(pieces: Pieces): void {
  const isSurplus = (piece: PieceId): boolean => {
    const type = TRAINS.find(({ id }) => id === trainOf(piece));
    return type !== undefined && numberOf(piece) > type.inIntro;
  };
  leaveOut(
    pieces,
    (piece) =>
      isSurplus(piece) ||
      /^(?:private|brewery|cube|order|card)\//.test(piece) ||
      COMPANIES.some((company) => piece === priceMarker(company)) ||
      piece === 'marker/round',
  );
}

/** 4.1: homes face down, the cards in play with their markers and cubes, bid markers with the players. */
function layRailway(pieces: Pieces, { seats, first, cards }: Dealt): void {
  for (const company of COMPANIES) {
    const home = pieces[station(company, 0)];
    if (home && home.at !== OUT) pieces[station(company, 0)] = { ...home, side: 'down' };
  }
  for (const { id, hasMarker } of PRIVATES)
    if (!cards.includes(id)) {
      pieces[privateCard(id)] = { at: OUT };
      if (hasMarker) pieces[breweryMarker(id)] = { at: OUT };
    }
  if (cards.includes('PB1'))
    for (let i = 1; i <= FIRST_CUBES; i++) pieces[cube(i)] = { at: cardPlace('PB1') };
  if (cards.includes('PB2')) pieces[ORDER_MARKER] = { at: KEPT_CIRCLE };
  seats
    .filter((seat) => seat !== INVESTOR)
    .forEach((seat, index) => (pieces[bidMarkerOf(index)] = { at: seatPlace(seat) }));
  pieces[FIRST_ACTION] = { at: seatPlace(first) };
}

/** 8.3.1: no Hansabahn and none of its tiles; the Investor's railway waits on the coloured 50. */
function layForTwo(pieces: Pieces, luck: Luck): CompanyId {
  leaveOut(pieces, (piece) => isTile(piece, PINK_TILES) || belongsTo(piece, NOT_FOR_TWO));
  const railway = INVESTORS_DRAW[luck(INVESTORS_DRAW.length)] ?? INVESTORS_DRAW[0]!;
  const { row, col } = INVESTORS_START;
  pieces[priceMarker(railway)] = { at: marketPlace(row, col), order: 0 };
  return railway;
}

function moneyFor(variant: Variant, seats: readonly Seat[]): Readonly<Record<Account, number>> {
  if (hasBreweries(variant)) return breweryMoney(seats);
  const isIntro = variant === 'efs';
  const each = isIntro ? 0 : startFor(seats.filter((seat) => seat !== INVESTOR).length).cash;
  return startCash(isIntro ? 0 : MONEY, each, seats, accountsOf(COMPANIES));
}

/** Two always play with the Investor, more never do (8): the same game, with or without breweries. */
function variantFor({ seats, variant }: Setup): Variant {
  const wanted = VARIANTS.find((one) => one === variant) ?? 'trg';
  const withBeer = hasBreweries(wanted);
  if (seats.length < 3) return withBeer ? 'zsv-hsb' : 'zsv';
  if (!isForTwo(wanted)) return wanted;
  return withBeer ? 'hsb' : 'trg';
}

/** What lies where, and which companies the Investor has. */
type Laid = { readonly pieces: Pieces } & Pick<DoClock, 'investorRailway' | 'investorBrewery'>;
function layPieces(variant: Variant, dealt: Dealt, luck: Luck): Laid {
  const pieces: Pieces = { ...boxPieces() };
  leaveOut(pieces, (piece) => isTile(piece, BEER_TILES));
  const investorRailway = variant === 'zsv' ? layForTwo(pieces, luck) : null;
  if (variant === 'efs') layIntro(pieces);
  else layRailway(pieces, dealt);
  if (variant !== 'zsv') pieces[MANAGER_CARD] = { at: OUT };
  return { pieces, investorRailway, investorBrewery: null };
}
function layBeer(variant: Variant, { seats, first }: Dealt, luck: Luck, isDealt: boolean): Laid {
  const more = variant === 'exp' ? expertBox(seats.length) : {};
  const pieces = { ...layBrewery(seats, first, luck, isDealt), ...more };
  const his = isForTwo(variant)
    ? layForTwoBrewers(pieces, luck)
    : { investorRailway: null, investorBrewery: null };
  return { pieces, ...his };
}

/** The table before the first move: 3.1 introductory game, 4.1 The Railway Game, 8.3.1 two players, 6.1 and 8.4.1 with breweries. */
export function setup(config: Setup, luck: Luck): DoTable {
  const variant = variantFor(config);
  const dealt = deal(config, variant, luck);
  const { seats, first } = dealt;
  const withBeer = hasBreweries(variant);
  const isDealt = withBeer && config.options['dealtBreweries'] === true;
  const laid = withBeer ? layBeer(variant, dealt, luck, isDealt) : layPieces(variant, dealt, luck);
  const { pieces, investorRailway, investorBrewery } = laid;
  const isIntro = variant === 'efs';
  const clock: DoClock = {
    ...newClock(config, seats, '2'),
    variant,
    round: isIntro ? 'EFS' : 'start',
    set: 0,
    ors: 1,
    turn: first,
    order: [],
    ...STOCK_ROUND,
    ...OPERATING_TURN,
    ...BREWERY_START,
    step: isIntro ? 'certificate' : 'track',
    loans: {},
    ending: null,
    investorRailway,
    investorLoan: 0,
    investorBrewery,
    breweryLoan: 0,
    picking: null,
    keep: null,
  };
  const table = { pieces: piecesFrom(pieces), cash: moneyFor(variant, seats), clock };
  if (!isDealt) return table;
  const draft = new Draft<DoClock>(table);
  carryOnBidding(draft, null);
  return draft.table;
}
