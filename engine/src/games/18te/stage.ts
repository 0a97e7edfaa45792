import { liveriesOf, usualFace } from '../../rail/faces.ts';
import { certificate, priceMarker } from '../../rail/ids.ts';
import { presidentOf } from '../../rail/shares.ts';
import {
  bankAndPools,
  charterOutline,
  phaseSteps,
  playerMat,
  roundSteps,
  tileTray,
  trainRack,
  turnSteps,
} from '../../rail/surfaces.ts';
import { headNote, mapSurface, marketSurface, stationsOf } from '../../rail/verbs/table.ts';
import { underHammer } from '../../stage/hammer.ts';
import type { Face, Stage, Surface } from '../../stage/stage.ts';
import { settled } from '../../table/dues.ts';
import type { PieceId } from '../../table/types.ts';
import type { Phrase } from '../../table/words.ts';
import { phrase } from '../../table/words.ts';
import type { TeTable } from './clock.ts';
import { OPERATING } from './course.ts';
import { BOARD } from './data/board.ts';
import { CHARTERS, FOUNDING_ORDER } from './data/companies.ts';
import { PARS } from './data/limits.ts';
import { LINE, PATTERN } from './data/looks.ts';
import { MARKET } from './data/market.ts';
import { TILES } from './data/tiles.ts';
import { PHASES, TRAINS } from './data/trains.ts';
import { allPieces, EXPORT_MARKER, FIRST_TRADE, TILE_KINDS } from './pieces.ts';
import {
  certificateLimit,
  counted,
  firstTrader,
  founded,
  laidOut,
  lowestBid,
  isFounded,
  isGone,
  nextToFound,
  phase,
  priceOf,
  turn,
} from './readers.ts';
import { lastPayout, worth } from './score.ts';
import { te } from './title.ts';

const LIVERIES = liveriesOf(CHARTERS, { pattern: (company) => PATTERN[company] ?? 'solid', line: LINE });

function faceOfPiece(id: PieceId): Face {
  if (id === EXPORT_MARKER) return { kind: 'marker', letters: 'E', colour: '#1F5FAF' };
  if (id === FIRST_TRADE) return { kind: 'card', title: phrase('18te/mat/first'), lines: [] };
  return usualFace({ charters: CHARTERS, trains: TRAINS, tiles: TILES }, id);
}

/** Faces never change: the same pieces are in every box. */
const FACES: Readonly<Record<PieceId, Face>> = Object.fromEntries(
  Object.keys(allPieces('')).map((id) => [id, faceOfPiece(id)]),
);

const hexName = (hexes: readonly string[] = []): string => BOARD.hexes[hexes[0] ?? '']?.name ?? '';

/** What the next one may be had for; while it is under the hammer, what is bid. */
function auctionNote(table: TeTable, company: string): readonly Phrase[] {
  const { auction } = table.clock;
  if (auction?.company === company)
    return [phrase('18te/charter/bid', { bid: auction.bid, seat: auction.bidder })];
  // Whoever has won it is to found it, also while the books wait to be kept by hand.
  return nextToFound(settled(table)) === company
    ? [phrase('18te/charter/next', { bid: lowestBid(table, company) })]
    : [];
}

/** What whoever wins the certificate gets with it, and what the bid makes of the first price (§6.5, §6.6). */
const lotOf = (table: TeTable, company: string): Parameters<typeof underHammer>[0] => ({
  piece: certificate(company, 0),
  about: [
    phrase('18te/lot/home', { home: hexName(CHARTERS[company]?.home) }),
    phrase('18te/lot/stations', { stations: CHARTERS[company]?.stations.length ?? 0 }),
    phrase('18te/lot/treasury'),
  ],
  scale: {
    title: phrase('18te/lot/par'),
    marks: PARS.map((par) => ({ from: 3 * par, value: par })),
  },
  queue: FOUNDING_ORDER.filter(
    (other) => other !== company && !isFounded(table, other) && !isGone(table, other),
  ).map(priceMarker),
});

function charter(table: TeTable, company: string): Surface {
  const spec = CHARTERS[company]!;
  const open = isFounded(table, company);
  const state = isGone(table, company) ? 'gone' : open ? 'open' : 'closed';
  const outline = charterOutline(table, company, state);
  const notes = isGone(table, company)
    ? [phrase('18te/charter/gone')]
    : open
      ? [
          ...headNote(te, table, company),
          ...(table.clock.bonuses.includes(company) ? [phrase('18te/charter/bonus')] : []),
        ]
      : [phrase('18te/charter/unfounded'), ...auctionNote(table, company)];
  return {
    ...outline,
    account: outline.place,
    headline: open ? String(priceOf(table, company)) : '',
    president: presidentOf(table, company),
    notes,
    stations: stationsOf(company, spec, ({ cost, use }) =>
      use === 'destination' ? hexName(spec.destination) : use === 'home' ? hexName(spec.home) : String(cost),
    ),
  };
}

const mat = (table: TeTable, seat: string): Surface =>
  playerMat('18te', {
    seat,
    acting: turn(table).includes(seat),
    badges: [
      ...(firstTrader(table) === seat ? [phrase('18te/mat/first')] : []),
      ...(table.clock.broke.includes(seat) ? [phrase('18te/mat/broke')] : []),
    ],
    count: counted(table, seat),
    limit: certificateLimit(table),
    worth: worth(table, seat),
    groups: FOUNDING_ORDER,
  });

/** How the table of 18TE looks. */
export function stage(table: TeTable): Stage {
  const { clock } = table;
  const order = [...laidOut(table, founded(table)), ...FOUNDING_ORDER.filter((c) => !isFounded(table, c))];
  return {
    currency: 'M',
    liveries: LIVERIES,
    faces: FACES,
    names: {},
    runs: [],
    ...(clock.auction
      ? { hammer: underHammer(lotOf(table, clock.auction.company), clock.auction, clock.seats) }
      : {}),
    surfaces: [
      mapSurface('18te', BOARD, TILES, phase(table).values),
      phaseSteps('18te', PHASES, clock.phase, ({ id, colours }) => (id === '5' ? 'gray' : colours.at(-1)!)),
      marketSurface('18te', MARKET, ['right', 'down', 'yellow']),
      roundSteps('18te', ['SR', 'OR1', 'OR2'], clock.round === 'SR' ? 'SR' : `OR${clock.or}`),
      ...turnSteps('18te', OPERATING, clock),
      tileTray(table, '18te', TILE_KINDS, TILES, PHASES),
      trainRack(table, '18te', TRAINS),
      ...bankAndPools('18te'),
      ...order.map((company) => charter(table, company)),
      {
        kind: 'bars',
        id: 'payouts',
        title: phrase('18te/payouts'),
        bars: founded(table).map((company) => ({ livery: company, value: lastPayout(table, company) })),
      },
      ...clock.seats.map((seat) => mat(table, seat)),
    ],
  };
}
