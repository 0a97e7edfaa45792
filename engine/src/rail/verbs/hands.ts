import type { Rule } from '../../table/game.ts';
import type { WithPieces } from '../../table/pieces.ts';
import type { Ruling } from '../../table/rules.ts';
import { when } from '../../table/rules.ts';
import type { Json, Move, Params, Place, Seat, Table } from '../../table/types.ts';
import type { RailClock } from '../clock.ts';
import { hexOf, ownerOf, seatOf, slotOf } from '../ids.ts';
import type { Said } from '../title.ts';

/** What a hand carries that makes no move of the game: a piece, or money (`piece` is empty). */
export interface Carried {
  readonly piece: string;
  readonly from: Place;
  readonly to: Place;
  /** The side that the hand has turned up, if it is not the one that was. */
  readonly side: string | null;
}
const word = (value: Json | undefined): string => (typeof value === 'string' ? value : '');
function carriedBy({ pieces }: WithPieces, { type, piece, from, to, side }: Move): Carried {
  if (type !== 'put') return { piece: '', from: word(from), to: word(to), side: null };
  const id = word(piece);
  const there = pieces.get(id);
  const turnedUp = side === undefined || side === there?.side ? null : word(side);
  return { piece: id, from: there?.at ?? '', to: word(to), side: turnedUp };
}

/** How a title says what its rulebook thinks of a hand that makes no move of the game. */
export type Carrying<C extends RailClock> = (
  name: string,
  section: string,
  atoms: readonly string[],
  check: (carried: Carried, table: Table<C>) => Params | null,
) => Rule<C>;
export const carryingRules =
  <C extends RailClock>(rule: Ruling<C>): Carrying<C> =>
  (name, section, atoms, check) =>
    rule(name, section, atoms, (table, move) => check(carriedBy(table, move), table));

export const isMoney = ({ piece }: Carried): boolean => piece === '';
export const isCertificate = ({ piece }: Carried): boolean => piece.startsWith('cert/');
/** The certificate that makes its holder president. */
export const isFirst = (carried: Carried): boolean => isCertificate(carried) && carried.piece.endsWith('/0');
export const isTrain = ({ piece }: Carried): boolean => piece.startsWith('train/');
export const isOnMap = (place: Place): boolean => hexOf(place) !== null || slotOf(place) !== null;

/** From one player to another. */
export function betweenSeats({ from, to }: Carried): { readonly from: Seat; readonly to: Seat } | null {
  const [giver, taker] = [seatOf(from), seatOf(to)];
  return giver === null || taker === null || giver === taker ? null : { from: giver, to: taker };
}
export interface HandSaid {
  readonly players: Said;
  readonly tiles: Said;
  readonly stations: Said;
}
/** What most rulebooks say about such hands. */
export function usualHandRules<C extends RailClock>(carrying: Carrying<C>, said: HandSaid) {
  const cite = ([name, section, ...atoms]: Said, check: Parameters<typeof carrying>[3]): Rule<C> =>
    carrying(name, section, atoms, check);
  return {
    /** Players deal with the bank and with companies, never with each other. */
    betweenPlayers: cite(said.players, (carried) =>
      isMoney(carried) || isCertificate(carried) ? betweenSeats(carried) : null,
    ),
    /** A tile on the map stays as it lies until another replaces it. */
    tileStays: cite(said.tiles, ({ piece, from }) =>
      when(piece.startsWith('tile/') && isOnMap(from), { hex: hexOf(from) }),
    ),
    /** A station once placed stays where it is. */
    stationStays: cite(said.stations, ({ piece, from, to }) =>
      when(piece.startsWith('token/') && isOnMap(from) && from !== to, { company: ownerOf(piece) }),
    ),
  };
}
