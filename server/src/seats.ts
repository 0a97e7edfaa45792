import { seatsByHand } from '@stellwerk/engine/table/automaton.ts';
import type { Seat } from '@stellwerk/engine/table/types.ts';
import type { Board, SeatCard } from '@stellwerk/shared/documents.ts';
import type { HeldSeat, Holder, LinkKind } from '@stellwerk/shared/tokens.ts';
import { distinctName } from '@stellwerk/shared/names.ts';
import { plainText } from '@stellwerk/shared/plain-text.ts';
import type { Decision, Message, Sender, TableState } from './state.ts';
import { no } from './state.ts';

/** What a link is good for at this moment. */
export interface Rights {
  readonly kind: LinkKind;
  /** The seats that the link itself names and that are still its own. */
  readonly seats: readonly Seat[];
}

const seatAt = (board: Board, index: number): Seat | undefined => board.play.config.seats[index];
export const indexOfSeat = (board: Board, seat: Seat): number => board.play.config.seats.indexOf(seat);
export const cardOf = (board: Board, seat: Seat): SeatCard | undefined =>
  Object.hasOwn(board.seats, seat) ? board.seats[seat] : undefined;

/** The rights of a link, or null where it is void. */
export function rightsOf(board: Board, holder: Holder): Rights | null {
  if (holder.kind !== 'seat')
    return board.room.links[holder.kind] === holder.generation ? { kind: holder.kind, seats: [] } : null;
  const seats = holder.seats.flatMap(({ index, generation }) => {
    const seat = seatAt(board, index);
    return seat !== undefined && cardOf(board, seat)?.link === generation ? [seat] : [];
  });
  if (seats.length > 0) return { kind: 'seat', seats };
  return holder.seats.some((held) => wasInvited(board, held)) ? { kind: 'join', seats: [] } : null;
}

/** The link that a seat was taken with is no key to it any more: others may have it too. Its bearer may come in. */
function wasInvited(board: Board, { index, generation }: HeldSeat): boolean {
  const card = cardOf(board, seatAt(board, index) ?? '');
  return card?.taken === true && card.by === generation;
}

/**
 * The host may also play seats that nobody took, so that one person can open a table and try everything. A seat that
 * nobody can take is played by whoever sits at the table, where it does not play itself.
 */
export function mayPlay(board: Board, holder: Holder, seat: Seat): boolean {
  const card = cardOf(board, seat);
  const rights = card && rightsOf(board, holder);
  if (!rights) return false;
  if (card.automaton)
    return (rights.kind === 'host' || rights.seats.length > 0) && seatsByHand(board.play).includes(seat);
  return rights.kind === 'host' ? !card.taken || card.host === true : rights.seats.includes(seat);
}

/** The seats of players that are really there: those who vote. */
export const takenSeats = (board: Board): readonly Seat[] =>
  board.play.config.seats.filter((seat) => cardOf(board, seat)?.taken);

/** The taken seats that a sender speaks for. */
export const ownSeats = (board: Board, holder: Holder): readonly Seat[] =>
  takenSeats(board).filter((seat) => mayPlay(board, holder, seat));

export const isHost = (board: Board, holder: Holder): boolean => rightsOf(board, holder)?.kind === 'host';

/**
 * Whoever plays by a seat's own link sits there, also without a word about it: such a seat has a vote, and a link of its
 * own, that nobody has seen yet.
 */
export function sitDown(state: TableState, holder: Holder): { state: TableState; holder: Holder } {
  const standing = (rightsOf(state, holder)?.seats ?? []).filter((seat) => !state.seats[seat]!.taken);
  return standing.reduce(
    (now, seat) => {
      const card = taken(now.state.seats[seat]!, true);
      const next = withCard(now.state, seat, card);
      return { state: next, holder: withSeat(next, now.holder, indexOfSeat(state, seat), card.link) };
    },
    { state, holder },
  );
}

/** A seat that is taken has a fresh link; `isInvited`: it was taken by the seat's own link, which is void from now on. */
const taken = (card: SeatCard, isInvited: boolean): SeatCard => ({
  ...card,
  taken: true,
  link: card.link + 1,
  ...(isInvited ? { by: card.link } : {}),
});

function withCard(state: TableState, seat: Seat, card: SeatCard): TableState {
  return { ...state, seats: { ...state.seats, [seat]: card } };
}

/**
 * Gives a seat a colour that nobody else at the table has: a free seat hands its own over and takes the other in
 * exchange, one that is taken keeps it.
 */
function coloured(state: TableState, seat: Seat, wish: string | undefined): TableState {
  const card = state.seats[seat]!;
  const colour = trimmed(wish, card.colour);
  const other = state.play.config.seats.find((one) => one !== seat && state.seats[one]?.colour === colour);
  if (colour === card.colour || (other !== undefined && state.seats[other]!.taken)) return state;
  const next = withCard(state, seat, { ...card, colour });
  return other === undefined ? next : withCard(next, other, { ...state.seats[other]!, colour: card.colour });
}

const trimmed = (text: string | undefined, otherwise: string): string =>
  text === undefined ? otherwise : plainText(text);

/** The name that somebody wishes, told apart from those of the others; a seat without one goes by its id. */
function called(state: TableState, seat: Seat, wish: string | undefined): string {
  const others = state.play.config.seats.filter((one) => one !== seat);
  const name = trimmed(wish, state.seats[seat]!.name);
  return distinctName(
    name,
    others.map((one) => state.seats[one]?.name || one),
  );
}

/** What a holder of a link has after taking one more seat. */
function withSeat(board: Board, holder: Holder, index: number, generation: number): Holder {
  if (holder.kind === 'host') return holder;
  const others = holder.kind === 'seat' ? holder.seats.filter((held) => held.index !== index) : [];
  const valid = others.filter(
    (held) => cardOf(board, seatAt(board, held.index) ?? '')?.link === held.generation,
  );
  return { kind: 'seat', seats: [...valid, { index, generation }].sort((a, b) => a.index - b.index) };
}

function withoutSeat(board: Board, holder: Holder, index: number): Holder {
  if (holder.kind !== 'seat') return holder;
  const seats = holder.seats.filter((held) => held.index !== index);
  return seats.length > 0 ? { kind: 'seat', seats } : { kind: 'join', generation: board.room.links.join };
}

/** Taking, naming, leaving and handing over a seat. */
export function workOnSeat(state: TableState, { holder }: Sender, { work }: Message<'seat'>): Decision {
  const { seat } = work;
  const card = cardOf(state, seat);
  if (!card) return no('no-such-seat');
  const index = indexOfSeat(state, seat);
  const isMine = !card.automaton && mayPlay(state, holder, seat);
  switch (work.do) {
    case 'claim': {
      if (holder.kind === 'watch') return no('watching-only');
      if (card.automaton) return no('seat-taken');
      if (card.taken && !isMine) return no('seat-taken');
      const dressed = coloured(state, seat, work.colour);
      const { host: _, ...rest } = dressed.seats[seat]!;
      const named = { ...rest, name: called(state, seat, work.name) };
      // A fresh generation: links to this seat lie around in chats, and whoever made the table has them all.
      const seated = card.taken ? named : taken(named, isMine && holder.kind === 'seat');
      const next = withCard(dressed, seat, { ...seated, ...(holder.kind === 'host' ? { host: true } : {}) });
      return {
        ok: true,
        kind: 'seat',
        next,
        body: { do: 'claim', seat, link: seated.link },
        holder: withSeat(next, holder, index, seated.link),
      };
    }
    case 'card': {
      if (!isMine) return no('not-your-seat');
      const dressed = coloured(state, seat, work.colour);
      const next = { ...dressed.seats[seat]!, name: called(state, seat, work.name) };
      return { ok: true, kind: 'seat', next: withCard(dressed, seat, next), body: { do: 'card', seat } };
    }
    case 'leave':
    case 'hand-over': {
      if (!isMine) return no('not-your-seat');
      if (!card.taken && work.do === 'leave') return no('seat-free');
      return {
        ok: true,
        kind: 'seat',
        next: withCard(state, seat, freed(card)),
        body: { do: work.do, seat },
        holder: withoutSeat(state, holder, index),
        ...(work.do === 'hand-over' ? { links: [seat] } : {}),
      };
    }
  }
}

/** The seat is empty and whoever sat there has no key any more. */
export function freed({ host: _, by: __, ...card }: SeatCard): SeatCard {
  return { ...card, taken: false, link: card.link + 1 };
}
