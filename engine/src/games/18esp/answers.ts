import { railAnswers } from '../../rail/guide/answers.ts';
import type { PriceMoves } from '../../rail/guide/book.ts';
import { ownAnswers, toldBy } from '../../rail/guide/book.ts';
import { cellAt, spotOfCompany, stepAlong } from '../../rail/market.ts';
import type { CompanyId } from '../../rail/types.ts';
import type { Answer, Fact } from '../../table/guide.ts';
import { fact } from '../../table/guide.ts';
import { phrase } from '../../table/words.ts';
import { GOALS } from './clock.ts';
import type { EspClock, EspTable } from './clock.ts';
import { BOARD } from './data/board.ts';
import { CHARTERS } from './data/companies.ts';
import { MARKET } from './data/market.ts';
import { PRIVATE_IDS, privateSpec } from './data/privates.ts';
import type { PrivateId } from './data/privates.ts';
import { TILES } from './data/tiles.ts';
import { PHASES, TRAINS } from './data/trains.ts';
import { hasGoal } from './goals.ts';
import { mostFor } from './moves/private.ts';
import { reach } from './reach.ts';
import {
  certificateLimit,
  charterOf,
  counted,
  director,
  floatOf,
  isMinor,
  isStarted,
  layout,
  lockedTokens,
  ownerOfPrivate,
  parOf,
  soldOf,
  trainLimit,
} from './readers.ts';
import { worth } from './score.ts';

/** A step to the side is two along the zigzag (§5.5), a diagonal one for a sold share is one. */
const PAID_STEPS = 2;

function priceMoves(table: EspTable, company: CompanyId): PriceMoves | null {
  const spot = spotOfCompany(table, company);
  if (!spot) return null;
  const to = (steps: number): number => cellAt(MARKET, stepAlong(MARKET, spot, steps))?.price ?? 0;
  return { paid: to(PAID_STEPS), withheld: to(-PAID_STEPS), sold: to(-1) };
}

/** Goals (§6.1) and what is still missing for the start (§4.3.2). */
function charterFacts(table: EspTable, company: CompanyId): readonly Fact[] {
  if (isMinor(company)) return [fact('18esp/ask/fact/kind', phrase('18esp/ask/minor'))];
  const open = GOALS.filter((goal) => hasGoal(table, company, goal));
  const locked = lockedTokens(table, company).length;
  return [
    fact(
      'ask/fact/goal',
      open.length === 0
        ? phrase('18esp/ask/no-goal')
        : phrase('18esp/ask/goals', {
            goals: open.map((goal) => `goal-${goal}`),
            hex: charterOf(company).destination?.[0] ?? '',
          }),
    ),
    ...(isStarted(table, company)
      ? []
      : [
          fact(
            '18esp/ask/fact/float',
            phrase('18esp/ask/float', { sold: soldOf(table, company), of: floatOf(table) }),
          ),
        ]),
    ...(parOf(table, company) > 0
      ? [fact('18esp/ask/fact/par', phrase('ask/money', { amount: parOf(table, company) }))]
      : []),
    ...(locked > 0 ? [fact('18esp/ask/fact/locked', phrase('ask/plain', { text: String(locked) }))] : []),
  ].slice(0, 2);
}

const isPrivate = (id: string): id is PrivateId => (PRIVATE_IDS as readonly string[]).includes(id);

/** A private company: what it brings, what it does, whose it is. */
function privateAnswer(table: EspTable, id: PrivateId): Answer {
  const { price, income } = privateSpec(id);
  const owner = ownerOfPrivate(table, id);
  const whose =
    owner === null
      ? phrase('18esp/ask/private-none')
      : 'seat' in owner
        ? phrase('18esp/ask/private-seat', { seat: owner.seat })
        : phrase('18esp/ask/private-company', { company: owner.company });
  return {
    kind: phrase('ask/kind/private'),
    title: phrase('18esp/ask/private', { private: id, name: id }),
    lines: [phrase('18esp/ask/income', { income }), phrase(`18esp/card/${id}`), whose],
    more: [
      fact('ask/fact/price', phrase('ask/money', { amount: price })),
      fact('18esp/ask/fact/sold-for', phrase('18esp/ask/at-most', { most: mostFor(table, id) })),
      fact('18esp/ask/fact/closes', phrase('18esp/ask/closes'), true),
    ],
    sections: ['3.1'],
  };
}

const told = toldBy('18esp');

/** Things and places that only 18España has, by the first part of their name. */
const own = ownAnswers<EspClock>({
  private: (table, id) => (isPrivate(id) ? privateAnswer(table, id) : null),
  with: (table, id) => (isPrivate(id) ? privateAnswer(table, id) : null),
  privates: () => told('part', 'privates', '3.2'),
  order: (_, n) => told('card', 'order', '4.5.2', { n }),
  lynx: () => told('card', 'lynx', '4.5.2'),
  par: (table, name) =>
    Object.hasOwn(CHARTERS, name)
      ? told('marker', 'par', '4.3.2', { company: name, par: parOf(table, name) })
      : told('part', 'par-cell', '4.3.2', { par: Number(name) || 0 }),
  closed: (_, hex) => told('marker', 'closed', '6.2', { hex }),
  white: (_, company) => told('marker', 'white', '2.2', { company }),
  tender: () => told('card', 'tender', '5.7'),
  scrap: () => told('part', 'scrap', '6.2.1'),
  under: () => told('part', 'under', '6.2.1'),
});

/** What things on the table of 18España are and do now. */
export const answers = railAnswers<EspClock>({
  board: BOARD,
  tiles: TILES,
  charters: CHARTERS,
  trains: TRAINS,
  phases: PHASES,
  market: MARKET,
  sections: {
    hex: '5.3.1',
    tile: '5.3.2',
    station: '5.3.4',
    train: '5.4.1',
    phase: '7',
    round: '1.3',
    step: '5.1',
    charter: '4.3.2',
    certificate: '4.1',
    price: '5.5',
    bank: '8',
    pool: '4.2',
    player: '4.1',
    out: '5.6',
  },
  layout,
  isOpen: isStarted,
  decides: (table, company) => (isStarted(table, company) ? director(table, company) : null),
  trainLimit,
  priceMoves,
  reaches: (table, company, hex) => {
    const { hexes, openHexes } = reach(table, company);
    return hexes.has(hex) || openHexes.has(hex) || charterOf(company).home.includes(hex);
  },
  certificates: (table, seat) => ({ count: counted(table, seat), limit: certificateLimit(table) }),
  worth,
  charterFacts,
  own,
});
