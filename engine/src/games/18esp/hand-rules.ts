import { operatorOf } from '../../rail/clock.ts';
import { companyOf, DEPOT, ownerOf, POOL, seatOf } from '../../rail/ids.ts';
import type { Json, Move, Params } from '../../table/types.ts';
import type { EspTable } from './clock.ts';
import { ROW } from './pieces.ts';
import { isMajor } from './readers.ts';
import type { EspRule } from './rules.ts';
import { rule } from './rules.ts';

/** What a hand carries that makes no move of the game: a piece, or money (`piece` is null). */
interface Carried {
  readonly piece: string | null;
  readonly from: string;
  readonly to: string;
}
const word = (value: Json | undefined): string => (typeof value === 'string' ? value : '');
function carriedBy({ pieces }: EspTable, { type, piece, from, to }: Move): Carried {
  if (type === 'pay') return { piece: null, from: word(from), to: word(to) };
  const id = word(piece);
  return { piece: id, from: (Object.hasOwn(pieces, id) ? pieces[id]?.at : '') ?? '', to: word(to) };
}

const carrying = (
  name: string,
  section: string,
  atoms: readonly string[],
  check: (carried: Carried, table: EspTable) => Params | null,
): EspRule => rule(name, section, atoms, (table, move) => check(carriedBy(table, move), table));

const isPrivate = (piece: string | null): boolean => piece?.startsWith('private/') ?? false;
const idOf = (piece: string | null): string => (piece ?? '').slice('private/'.length);
const isTrain = (piece: string | null): boolean => piece?.startsWith('train/') ?? false;
const isCertificate = (piece: string | null): boolean => piece?.startsWith('cert/') ?? false;
/** The certificate that makes its holder the director of a major. */
const isFirst = (piece: string | null): boolean =>
  piece !== null && /^cert\/[^/]+\/0$/.test(piece) && isMajor(ownerOf(piece) ?? '');
/** From one player to another. */
function seats({ from, to }: Carried): { readonly from: string; readonly to: string } | null {
  const [giver, taker] = [seatOf(from), seatOf(to)];
  return giver === null || taker === null || giver === taker ? null : { from: giver, to: taker };
}

/** §2.1, §1.4: players deal with the bank, never with each other, whatever they have agreed on. */
const betweenPlayers = carrying('between-players', '2.1', ['ESP-2.1.07', 'ESP-1.4.03'], (carried) => {
  const { piece } = carried;
  const isTrade = piece === null || (isCertificate(piece) && !isFirst(piece));
  return isTrade ? seats(carried) : null;
});
/** §4.4: the first certificate follows the holdings; nobody hands it over. */
const handOver = carrying('hand-over', '4.4', ['ESP-4.4.06'], (carried) => {
  const between = isFirst(carried.piece) ? seats(carried) : null;
  return between && { ...between, company: ownerOf(carried.piece ?? '') ?? '' };
});
/** §3.1: private companies are sold to companies only. */
const privateToPlayer = carrying('private-to-player', '3.1', ['ESP-3.1.27'], ({ piece, from, to }) => {
  const seat = isPrivate(piece) && from !== to ? seatOf(to) : null;
  const owned = seatOf(from) !== null || companyOf(from) !== null;
  return seat !== null && owned ? { private: idOf(piece), seat } : null;
});
/** §4.2: …and never to the market. */
const privateToMarket = carrying('private-to-market', '4.2', ['ESP-4.2.05'], ({ piece, to }) =>
  isPrivate(piece) && to === POOL ? { private: idOf(piece) } : null,
);
/** §1.4: what belongs to a company and what belongs to a player are kept apart. */
const keptApart = carrying('kept-apart', '1.4', ['ESP-1.4.01'], ({ piece, from, to }) => {
  const company = companyOf(from) ?? companyOf(to);
  const seat = seatOf(from) ?? seatOf(to);
  const isProperty = piece === null || /^(?:cert|train|token|tender)\//.test(piece);
  return company !== null && seat !== null && isProperty ? { company, seat } : null;
});

/** §1.4: …and so is what belongs to two companies. */
const companiesApart = carrying('companies-apart', '1.4', ['ESP-1.4.01'], ({ piece, from, to }) => {
  const [giver, taker] = [companyOf(from), companyOf(to)];
  if (piece !== null || giver === null || taker === null || giver === taker) return null;
  return { company: giver, other: taker };
});
/** §3.2: private companies are auctioned one after the other. */
const auctionOrder = carrying('auction-order', '3.2', ['ESP-3.2.01'], ({ piece, from, to }, { clock }) => {
  const id = isPrivate(piece) && from === ROW && seatOf(to) !== null ? idOf(piece) : null;
  return id === null || clock.lot === null || clock.lot.private === id
    ? null
    : { private: id, lot: clock.lot.private };
});
/** §4.2: shares are sold to the market; none goes back into the issue. */
const shareBack = carrying('share-back', '4.2', ['ESP-4.2.01'], ({ piece, from, to }) =>
  isCertificate(piece) && seatOf(from) !== null && to.startsWith('ipo/')
    ? { company: ownerOf(piece ?? '') ?? '' }
    : null,
);
/** §5.7: the bank takes no train back. */
const trainToStack = carrying('train-to-stack', '5.7', ['ESP-5.7.07'], ({ piece, from, to }) =>
  isTrain(piece) && companyOf(from) !== null && to === DEPOT ? { company: companyOf(from) ?? '' } : null,
);
/** §6.2.1: a combined train is never taken apart. */
const halfStays = carrying('half-stays', '6.2.1', ['ESP-6.2.1.07'], ({ piece, from, to }) =>
  isTrain(piece) && from.startsWith('under/') && from !== to ? {} : null,
);
/** §5.1: whatever a company buys, it buys in its own turn. */
const othersTurn = carrying(
  'others-turn',
  '5.1',
  ['ESP-5.1.06', 'ESP-5.8.01'],
  ({ piece, from, to }, table) => {
    const [company, acting] = [companyOf(to), operatorOf(table)];
    const isBought = piece !== null && /^(?:train|tender|private|charter)\//.test(piece);
    if (!isBought || company === null || acting === null || company === acting || from === to) return null;
    return { company, acting };
  },
);

/** What the rulebook says about a hand that makes no move of the game. */
export const handRules: readonly EspRule[] = [
  betweenPlayers,
  handOver,
  privateToPlayer,
  privateToMarket,
  keptApart,
  companiesApart,
  auctionOrder,
  shareBack,
  trainToStack,
  halfStays,
  othersTurn,
];
