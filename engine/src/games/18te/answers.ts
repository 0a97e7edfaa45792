import { railAnswers } from '../../rail/guide/answers.ts';
import { movesOn, ownAnswers, toldBy } from '../../rail/guide/book.ts';
import { presidentOf } from '../../rail/shares.ts';
import type { CompanyId } from '../../rail/types.ts';
import type { Fact } from '../../table/guide.ts';
import { fact } from '../../table/guide.ts';
import { phrase } from '../../table/words.ts';
import type { TeClock, TeTable } from './clock.ts';
import { BOARD } from './data/board.ts';
import { BONUS, CHARTERS } from './data/companies.ts';
import { MARKET } from './data/market.ts';
import { TILES } from './data/tiles.ts';
import { PHASES, TRAINS } from './data/trains.ts';
import { EXPORT_MARKER } from './pieces.ts';
import { reach } from './reach.ts';
import {
  certificateLimit,
  counted,
  firstTrader,
  isFounded,
  layout,
  lowestBid,
  nextToFound,
  trainLimit,
} from './readers.ts';
import { lastPayout, worth } from './score.ts';
import { pieceOf } from '../../table/places.ts';

/** The bonus for reaching its destination (§3.6), and the auction for a company in waiting (§6.5). */
function charterFacts(table: TeTable, company: CompanyId): readonly Fact[] {
  const goal = CHARTERS[company]?.destination?.[0] ?? '';
  const isHad = table.clock.bonuses.includes(company);
  return [
    fact('ask/fact/goal', phrase(isHad ? '18te/ask/goal-had' : '18te/ask/goal', { hex: goal, bonus: BONUS })),
    ...(nextToFound(table) === company
      ? [fact('18te/ask/fact/auction', phrase('18te/ask/auction', { bid: lowestBid(table, company) }))]
      : []),
  ];
}

const card = toldBy('18te');
/** What only 18TE has: the export marker, "First Trade", the payout track. */
const own = ownAnswers<TeClock>({
  marker: (table, name) => {
    const lies = pieceOf(table, EXPORT_MARKER)?.at === 'depot';
    return name === 'export' ? card('marker', lies ? 'export' : 'export-off', '7.11') : null;
  },
  card: (table, name) =>
    name === 'first-trade' ? card('card', name, '6.7', { seat: firstTrader(table) }) : null,
  payout: (table, name) =>
    Object.hasOwn(CHARTERS, name)
      ? card('marker', 'payout', '3.5', { company: name, last: lastPayout(table, name) })
      : card('part', 'payouts', '3.5', { amount: Number(name) || 0 }),
});

/** What things on the table of 18TE are and do now. */
export const answers = railAnswers<TeClock>({
  board: BOARD,
  tiles: TILES,
  charters: CHARTERS,
  trains: TRAINS,
  phases: PHASES,
  market: MARKET,
  sections: {
    hex: '7.3',
    tile: '7.3',
    station: '7.4',
    train: '3.4',
    phase: '3.8',
    round: '3.1',
    step: '7',
    charter: '3.6',
    certificate: '6.1',
    price: '7.6',
    bank: '8',
    pool: '6.2',
    player: '6.1',
    out: '7.7',
  },
  layout,
  isOpen: isFounded,
  decides: presidentOf,
  trainLimit,
  priceMoves: (table, company) => movesOn(MARKET, table, company),
  reaches: (table, company, hex) => {
    const { hexes, openHexes } = reach(table, company);
    return hexes.has(hex) || openHexes.has(hex) || CHARTERS[company]?.home.includes(hex) === true;
  },
  lastRun: lastPayout,
  certificates: (table, seat) => ({ count: counted(table, seat), limit: certificateLimit(table) }),
  worth,
  charterFacts,
  own,
});
