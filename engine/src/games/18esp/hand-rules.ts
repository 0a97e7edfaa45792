import { companyOf, ownerOf, POOL, seatOf } from '../../rail/ids.ts';
import type { Json, Move, Params } from '../../table/types.ts';
import type { EspTable } from './clock.ts';
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
  check: (carried: Carried) => Params | null,
): EspRule => rule(name, section, atoms, (table, move) => check(carriedBy(table, move)));

const isPrivate = (piece: string | null): boolean => piece?.startsWith('private/') ?? false;
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
  return seat !== null && owned ? { private: (piece ?? '').slice('private/'.length), seat } : null;
});
/** §4.2: …and never to the market. */
const privateToMarket = carrying('private-to-market', '4.2', ['ESP-4.2.05'], ({ piece, to }) =>
  isPrivate(piece) && to === POOL ? { private: (piece ?? '').slice('private/'.length) } : null,
);
/** §1.4: what belongs to a company and what belongs to a player are kept apart. */
const keptApart = carrying('kept-apart', '1.4', ['ESP-1.4.01'], ({ piece, from, to }) => {
  const company = companyOf(from) ?? companyOf(to);
  const seat = seatOf(from) ?? seatOf(to);
  const isProperty = piece === null || /^(?:cert|train|token|tender)\//.test(piece);
  return company !== null && seat !== null && isProperty ? { company, seat } : null;
});

/** What the rulebook says about a hand that makes no move of the game. */
export const handRules: readonly EspRule[] = [
  betweenPlayers,
  handOver,
  privateToPlayer,
  privateToMarket,
  keptApart,
];
