import { railAnswers } from '../../rail/guide/answers.ts';
import type { PriceMoves, RailBook } from '../../rail/guide/book.ts';
import { companyOf, seatOf } from '../../rail/ids.ts';
import { cellAt, spotOfCompany, step2d } from '../../rail/market.ts';
import type { Direction, Spot } from '../../rail/market.ts';
import { presidentOf } from '../../rail/shares.ts';
import type { BoardSpec, CompanyId, MarketSpec } from '../../rail/types.ts';
import type { Answer, Asked, Guide } from '../../table/guide.ts';
import { fact } from '../../table/guide.ts';
import { perTable, pieceOf, piecesAt } from '../../table/places.ts';
import type { PieceId, Place } from '../../table/types.ts';
import { phrase } from '../../table/words.ts';
import { breweryAnswers } from './brewery/answers.ts';
import { TRAIN_TYPES } from './brewery/data/cards.ts';
import { sixesNotWaitedFor } from './display.ts';
import { ALL_CHARTERS } from './brewery/data/companies.ts';
import { answerCard as card } from './answer-card.ts';
import type { DoClock, DoTable } from './clock.ts';
import type { PrivateId } from './data/breweries.ts';
import { privateOf } from './data/breweries.ts';
import { MARKET } from './data/market.ts';
import { siteName } from './data/sites.ts';
import { TILES } from './data/tiles.ts';
import { PHASES } from './data/trains.ts';
import { introScore } from './intro/score.ts';
import {
  BEER_SUPPLY,
  FIRST_ACTION,
  hexOfSite,
  BREWERY_CARD,
  MANAGER_CARD,
  ORDER_MARKER,
  privateCard,
  SIDING_SUPPLY,
} from './pieces.ts';
import { marketOf, priceAfterSlip } from './prices.ts';
import { reach } from './reach.ts';
import {
  boardOf,
  certificates,
  cubesOn,
  firstPlayer,
  isBrewery,
  isFlipped,
  isFounded,
  isIntro,
  isDirected,
  layout,
  breweryManager,
  manager,
  start,
  trainLimit,
  lastRevenue,
} from './readers.ts';
import { worth } from './score.ts';
import { sidingValue, siteOn } from './sidings.ts';

function priceMoves(table: DoTable, company: CompanyId): PriceMoves | null {
  const spot = spotOfCompany(table, company);
  if (!spot) return null;
  if (isBrewery(table)) {
    const left = priceAfterSlip(table, company, 1);
    return { paid: priceAfterSlip(table, company, -1), withheld: left, sold: left };
  }
  const isSame = (a: Spot, b: Spot): boolean => a.row === b.row && a.col === b.col;
  /** At the end of a row the marker goes up or down instead. */
  const along = (way: Direction, atEnd: Direction): Spot => {
    const next = step2d(MARKET, spot, way);
    return isSame(next, spot) ? step2d(MARKET, spot, atEnd) : next;
  };
  const price = (to: Spot): number => cellAt(MARKET, to)?.price ?? 0;
  return {
    paid: price(along('right', 'up')),
    withheld: price(along('left', 'down')),
    sold: price(step2d(MARKET, spot, 'down')),
  };
}

function breweryAnswer(table: DoTable, id: PrivateId): Answer {
  const spec = privateOf(id)!;
  const at = pieceOf(table, privateCard(id))?.at ?? '';
  const seat = seatOf(at);
  return {
    kind: phrase('ask/kind/card'),
    title: phrase(`name/${id}`),
    lines: [
      phrase(`18do/private/${id}`),
      isFlipped(table, id)
        ? phrase('18do/ask/flipped', { cubes: cubesOn(table, id).length })
        : phrase('18do/ask/income', { income: spec.income }),
    ],
    more: [
      fact(
        '18do/ask/fact/owner',
        seat === null ? phrase('18do/ask/nobody') : phrase('18do/ask/seat', { seat }),
      ),
      fact('18do/ask/fact/cubes', phrase('18do/ask/count', { count: cubesOn(table, id).length })),
    ],
    sections: ['4.3.1'],
  };
}
function siteAnswer(table: DoTable, hex: string): Answer {
  const kind = siteOn(table, hex);
  const value = sidingValue(table, hex);
  if (kind === null) return card('part', 'no-site', '4.5.4', { hex });
  return {
    kind: phrase('ask/kind/part'),
    title: phrase('18do/ask/site', { hex, kind: `site/${kind}`, name: siteName(hex) }),
    lines: [
      value === 0
        ? phrase('18do/ask/site-closed', { hex })
        : phrase(value < 30 ? '18do/ask/site-open' : '18do/ask/site-full', { hex, value }),
    ],
    more: [],
    sections: ['4.5.4'],
  };
}
const idOf = (name: string): PrivateId | null => privateOf(name.split('/')[1] ?? '')?.id ?? null;

/** Pieces and places of this title, by the beginning of their names. */
function pieceAnswer(table: DoTable, piece: PieceId): Answer | null {
  const at = pieceOf(table, piece)?.at ?? '';
  if (piece === FIRST_ACTION) return card('card', 'first-action', '4.4', { seat: firstPlayer(table) });
  if (piece === MANAGER_CARD) return card('card', 'manager', '8.2.2.1', { seat: manager(table) });
  if (piece === BREWERY_CARD)
    return card('card', 'brewery-manager', '8.2.2.2', { seat: breweryManager(table) });
  if (piece === ORDER_MARKER) return card('marker', 'order', '4.5.3');
  if (piece.startsWith('cube/')) return card('marker', 'cube', '4.5.5.1');
  if (piece.startsWith('siding/')) {
    const hex = hexOfSite(at);
    return hex === null ? card('marker', 'siding', '4.5.4') : siteAnswer(table, hex);
  }
  const id = idOf(piece);
  if (id !== null && piece.startsWith('private/')) return breweryAnswer(table, id);
  if (id !== null && piece.startsWith('brewery/')) {
    const company = companyOf(at);
    return card('marker', company === null ? 'brewery-marker' : 'brewery-marker-on', '4.3.1.1', {
      number: privateOf(id)!.number,
      company: company ?? '',
    });
  }
  const company = piece.startsWith('payout/') ? piece.slice('payout/'.length) : null;
  return company === null
    ? null
    : card('marker', 'payout', '2.6', { company, last: lastRevenue(table, company) });
}
function placeAnswer(table: DoTable, place: Place): Answer | null {
  const site = hexOfSite(place);
  if (site !== null) return siteAnswer(table, site);
  const count = piecesAt(table, place).length;
  if (place === BEER_SUPPLY) return card('part', 'beer', '4.5.4.3', { count });
  if (place === SIDING_SUPPLY) return card('part', 'sidings', '4.5.4', { count });
  if (place.startsWith('payout/'))
    return card('part', 'payouts', '2.2.2', { amount: Number(place.slice(7)) || 0 });
  const id = idOf(place);
  if (id === null) return null;
  if (place.startsWith('bid/'))
    return card('part', 'bid', '4.2.2', { amount: Number(place.split('/')[2]) || 0, name: id });
  return place.startsWith('start/') || place.startsWith('card/') ? breweryAnswer(table, id) : null;
}
function own(table: DoTable, about: Asked): Answer | null {
  const beer = isBrewery(table) ? breweryAnswers(table, about) : null;
  if (beer !== null) return beer;
  if ('piece' in about) return pieceAnswer(table, about.piece);
  return 'place' in about ? placeAnswer(table, about.place) : null;
}

const book = (board: BoardSpec, market: MarketSpec): RailBook<DoClock> => ({
  board,
  tiles: TILES,
  charters: ALL_CHARTERS,
  trains: TRAIN_TYPES,
  early: (table, train) => (train === '8' ? sixesNotWaitedFor(table) : 0),
  phases: PHASES,
  market,
  sections: {
    hex: '4.5.2',
    tile: '4.5.2',
    station: '4.5.3',
    train: '4.5.7',
    phase: '4.2.1',
    round: '4.2',
    step: '4.5',
    charter: '2.3',
    certificate: '2.4.3',
    price: '4.5.6.3',
    bank: '4.6',
    pool: '2.1.2',
    player: '4.4.4',
    out: '4.1',
  },
  layout,
  isOpen: (table, company) => (isIntro(table) ? isDirected(table, company) : isFounded(table, company)),
  decides: presidentOf,
  trainLimit: (table) => (isIntro(table) ? 1 : trainLimit(table)),
  priceMoves,
  reaches: (table, company, hex) => {
    const { hexes, openHexes } = reach(table, company);
    return hexes.has(hex) || openHexes.has(hex);
  },
  lastRun: lastRevenue,
  certificates: (table, seat) => ({
    count: certificates(table, seat).length,
    limit: start(table).certificates,
  }),
  worth: (table, seat) =>
    isIntro(table) ? (introScore(table).find((one) => one.seat === seat)?.total ?? 0) : worth(table, seat),
  own,
});
const answersOn = perTable((board: BoardSpec) =>
  perTable((market: MarketSpec) => railAnswers<DoClock>(book(board, market))),
);
/** What things on the table of 18DO are and do now; boards differ from table to table. */
export const answers: Guide<DoClock>['answers'] = (table, about) =>
  answersOn(boardOf(table))(marketOf(table))(table, about);
