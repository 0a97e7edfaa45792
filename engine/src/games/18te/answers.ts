import { cellAt, spotOfCompany, step2d } from '../../rail/market.ts';
import type { Direction } from '../../rail/market.ts';
import { railAnswers } from '../../rail/guide/answers.ts';
import type { PriceMoves } from '../../rail/guide/book.ts';
import { presidentOf } from '../../rail/shares.ts';
import type { CompanyId } from '../../rail/types.ts';
import type { Answer, Asked, Fact } from '../../table/guide.ts';
import { fact } from '../../table/guide.ts';
import { phrase } from '../../table/words.ts';
import type { TeClock, TeTable } from './clock.ts';
import { BOARD } from './data/board.ts';
import { BONUS, CHARTERS } from './data/companies.ts';
import { MARKET } from './data/market.ts';
import { TILES } from './data/tiles.ts';
import { PHASES, TRAINS } from './data/trains.ts';
import { EXPORT_MARKER, FIRST_TRADE } from './pieces.ts';
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

function priceMoves(table: TeTable, company: CompanyId): PriceMoves | null {
  const spot = spotOfCompany(table, company);
  if (!spot) return null;
  const to = (direction: Direction): number => cellAt(MARKET, step2d(MARKET, spot, direction))?.price ?? 0;
  return { paid: to('right'), withheld: to('left'), sold: to('down') };
}

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

const card = (kind: string, name: string, section: string, params = {}): Answer => ({
  kind: phrase(`ask/kind/${kind}`),
  title: phrase(`18te/ask/${name}`, params),
  lines: [phrase(`18te/ask/${name}/does`, params)],
  more: [],
  sections: [section],
});

/** What only 18TE has: the export marker, "First Trade", the payout track. */
function own(table: TeTable, about: Asked): Answer | null {
  const name = 'piece' in about ? about.piece : 'place' in about ? about.place : '';
  if (name === EXPORT_MARKER)
    return card('marker', pieceOf(table, EXPORT_MARKER)?.at === 'depot' ? 'export' : 'export-off', '7.11');
  if (name === FIRST_TRADE) return card('card', 'first-trade', '6.7', { seat: firstTrader(table) });
  if (!name.startsWith('payout/')) return null;
  const company = name.slice(7);
  return Object.hasOwn(CHARTERS, company)
    ? card('marker', 'payout', '3.5', { company, last: lastPayout(table, company) })
    : card('part', 'payouts', '3.5', { amount: Number(company) || 0 });
}

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
  priceMoves,
  reaches: (table, company, hex) => {
    const { hexes, openHexes } = reach(table, company);
    return hexes.has(hex) || openHexes.has(hex) || CHARTERS[company]?.home.includes(hex) === true;
  },
  lastRun: lastPayout,
  certificates: (table, seat) => ({ count: counted(table, seat), limit: certificateLimit(table) }),
  worth,
  charterFacts,
  own: (table, about) => own(table, about) ?? null,
});
