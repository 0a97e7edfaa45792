import type { Face, Stage } from '@stellwerk/engine/stage/stage.ts';
import { apply, isPut } from '@stellwerk/engine/table/apply.ts';
import type { Game } from '@stellwerk/engine/table/game.ts';
import { interpret } from '@stellwerk/engine/table/interpret.ts';
import { specOf } from '@stellwerk/engine/table/judge.ts';
import { noLuck } from '@stellwerk/engine/table/luck.ts';
import { kindOfPiece, pieceOf, piecesAt } from '@stellwerk/engine/table/places.ts';
import type { Finding, Move, PieceId, Place, Seat, Table } from '@stellwerk/engine/table/types.ts';
import type { Phrase } from '@stellwerk/engine/table/words.ts';
import { phrase } from '@stellwerk/engine/table/words.ts';
import { isBreach } from '../hand/targets.ts';
import type { Kind } from '../layout/surfaces-of.ts';
import { matOf, surfacesOf } from '../layout/surfaces-of.ts';
import { ruled } from '../table/settled.ts';

/** Somebody who looks at what is to be had. */
export interface Buyer {
  readonly game: Game;
  readonly table: Table;
  readonly seat: Seat;
}

/** Something that lies there to be taken, with what that would mean for the buyer. */
export interface Offer {
  readonly piece: PieceId;
  /** All that look and lie alike. */
  readonly pieces: readonly PieceId[];
  readonly face: Face;
  /** Under the field: who sells it, from how much on it can be had. */
  readonly note: Phrase | null;
  /** The moves that take it, if any is allowed now. */
  readonly moves: readonly Move[];
  /** What the first of them takes out of the buyer's purse, or of the company that buys. */
  readonly pays: number | null;
  /** A card of the buyer's that wants it; `completes`: then nothing is missing there any more. */
  readonly helps: { readonly card: PieceId; readonly completes: boolean } | null;
  /** Why not, where a rule says so. */
  readonly reason: Finding | null;
}

/** Offers that lie together. */
export interface Shelf {
  readonly id: string;
  /** Words of the title, or what lies there: certificates that companies have to sell, trains of other companies. */
  readonly title: Phrase | 'shares' | 'others';
  readonly count: number;
  readonly offers: (buyer: Buyer | null) => readonly Offer[];
}

/** Where something goes that is bought: to the company that operates, else before the buyer. */
function goalsOf(stage: Stage, seat: Seat): readonly Place[] {
  const acting = surfacesOf(stage, 'charter').filter(({ acting: isActing }) => isActing);
  const mat = matOf(stage, seat);
  return [...acting.map(({ place }) => place), ...(mat ? [mat.place] : [])];
}

const after = ({ game }: Buyer, table: Table, move: Move): Table | null => {
  try {
    return apply(table, specOf(game, move.type)?.effects(table, move, noLuck) ?? []);
  } catch {
    return null;
  }
};

/** A card of the buyer's under which it can be slid once it is bought. */
function helpOf(buyer: Buyer, stage: Stage, piece: PieceId, move: Move): Offer['helps'] {
  const folders = matOf(stage, buyer.seat)?.folders ?? [];
  const bought = folders.some(({ missing }) => missing.length > 0)
    ? after(buyer, ruled(buyer.table), move)
    : null;
  if (!bought || pieceOf(bought, piece)?.at === pieceOf(buyer.table, piece)?.at) return null;
  for (const next of buyer.game.options(bought, buyer.seat, { piece }))
    for (const effect of specOf(buyer.game, next.type)?.effects(bought, next, noLuck) ?? []) {
      const folder = isPut(effect) && effect.put === piece && folders.find((f) => f.under === effect.at);
      if (folder && folder.missing.length > 0)
        return { card: folder.card, completes: folder.missing.length === 1 };
    }
  return null;
}

function paysFor(buyer: Buyer, goals: readonly Place[], move: Move): number | null {
  const table = ruled(buyer.table);
  const next = after(buyer, table, move);
  if (!next) return null;
  for (const account of goals) {
    const by = (next.cash[account] ?? 0) - (table.cash[account] ?? 0);
    if (by < 0) return -by;
  }
  return null;
}

type Lying = Pick<Offer, 'pieces' | 'face' | 'note'>;

function offerOf(buyer: Buyer | null, stage: Stage, lying: Lying): Offer {
  const piece = lying.pieces[0] ?? '';
  const bare: Offer = { ...lying, piece, moves: [], pays: null, helps: null, reason: null };
  if (!buyer) return bare;
  const goals = goalsOf(stage, buyer.seat);
  const read = goals.flatMap((to) => interpret(buyer.game, buyer.table, buyer.seat, { piece, to }));
  const known = read.filter(({ free }) => !free);
  const moves = known.filter(({ findings }) => !findings.some(isBreach)).map(({ move }) => move);
  const [first] = moves;
  if (!first) return { ...bare, reason: known[0]?.findings.find(isBreach) ?? null };
  return {
    ...bare,
    moves,
    pays: paysFor(buyer, goals, first),
    helps: helpOf(buyer, stage, piece, first),
  };
}

/** Equal pieces that lie on the same side as one. */
function piled(stage: Stage, table: Table, ids: readonly PieceId[]): readonly Omit<Lying, 'note'>[] {
  const found = new Map<string, { face: Face; pieces: PieceId[] }>();
  for (const id of ids) {
    const face = stage.faces[id];
    if (!face) continue;
    const key = JSON.stringify([face, pieceOf(table, id)?.side]);
    const pile = found.get(key);
    if (pile) pile.pieces.push(id);
    else found.set(key, { face, pieces: [id] });
  }
  return [...found.values()];
}

/** Pieces that lie on the fields of a rack, equal ones of one field as one. */
function lyingOn(stage: Stage, table: Table, { groups }: Kind<'rack'>): readonly Lying[] {
  const seen = new Set<PieceId>();
  return groups.flatMap(({ label, slots }) =>
    slots.flatMap((slot): readonly Lying[] => {
      const own = piecesAt(table, slot.place).filter((id) => {
        const isMeant =
          slot.kinds?.some((kind) => id === kind || kindOfPiece(id) === kind || id.startsWith(`${kind}/`)) ??
          true;
        const face = stage.faces[id];
        return isMeant && !seen.has(id) && !(face?.kind === 'chip' && face.round);
      });
      for (const id of own) seen.add(id);
      return piled(stage, table, own).map((pile) => ({ ...pile, note: slot.note ?? label }));
    }),
  );
}

/** One of each kind of certificate that a company or the pool has to sell. */
function sharesOf(stage: Stage, table: Table): readonly Lying[] {
  const places = surfacesOf(stage, 'charter').flatMap(({ place, state, shelf }): readonly Place[] =>
    state === 'gone' ? [] : [place, ...(shelf ? [shelf.place] : [])],
  );
  return places.flatMap((place) => {
    const shares = piecesAt(table, place).filter((id) => stage.faces[id]?.kind === 'certificate');
    return piled(stage, table, shares).map((pile) => ({ ...pile, note: null }));
  });
}

/** Trains that other companies run: the one that operates may ask for them. */
function trainsOfOthers(stage: Stage, table: Table): readonly Lying[] {
  const charters = surfacesOf(stage, 'charter');
  if (!charters.some(({ acting }) => acting)) return [];
  return charters
    .filter(({ acting, state }) => !acting && state === 'open')
    .flatMap(({ place, livery }) => {
      const trains = piecesAt(table, place).filter((id) => stage.faces[id]?.kind === 'train');
      const note = phrase('table/plain', { text: stage.liveries[livery]?.letters ?? livery });
      return piled(stage, table, trains).map((pile) => ({ ...pile, note }));
    });
}

/** A hand may begin the same with several pieces, an auction with any certificate of a company: it is offered once. */
function eachMoveOnce(offers: readonly Offer[]): readonly Offer[] {
  const said = new Set<string>();
  return offers.map((offer) => {
    const moves = offer.moves.filter((move) => {
      const key = JSON.stringify(move);
      return said.has(key) ? false : said.add(key) !== undefined;
    });
    return moves.length === offer.moves.length
      ? offer
      : { ...offer, moves, ...(moves.length === 0 ? { pays: null, helps: null } : {}) };
  });
}

/** What passes (an auction) comes first, what is called and never bought (a phase) last. */
function rankOf(stage: Stage, { passing, groups }: Kind<'rack'>): number {
  if (passing) return 0;
  const isCalled = groups.some(({ slots }) =>
    slots.some(({ imprint = '' }) => {
      const face = stage.faces[imprint];
      return face?.kind === 'card' && face.form === 'phase';
    }),
  );
  return isCalled ? 2 : 1;
}

/** Everything that is to be had at a table, as it lies together there. */
export function shelvesOf(stage: Stage, table: Table): readonly Shelf[] {
  const racks = surfacesOf(stage, 'rack').filter(({ role }) => role !== 'tray' && role !== 'out');
  const shelf = (id: string, title: Shelf['title'], lying: readonly Lying[]): Shelf => ({
    id,
    title,
    count: lying.length,
    offers: (buyer) => eachMoveOnce(lying.map((one) => offerOf(buyer, stage, one))),
  });
  const all = racks
    .toSorted((a, b) => rankOf(stage, a) - rankOf(stage, b))
    .map((rack) => ({ rack, shelf: shelf(rack.id, rack.title, lyingOn(stage, table, rack)) }));
  const [shares, others] = [sharesOf(stage, table), trainsOfOthers(stage, table)];
  return [
    ...(shares.length > 0 ? [shelf('shares', 'shares', shares)] : []),
    ...all.filter(({ rack, shelf: { count } }) => count > 0 || rack.passing === true).map((one) => one.shelf),
    ...(others.length > 0 ? [shelf('others', 'others', others)] : []),
  ];
}

/** In the order of use: what completes something, what helps, what can be had, what cannot. */
export const GROUPS = ['helps', 'may', 'not'] as const;
export type Group = (typeof GROUPS)[number];
export const groupOf = ({ moves, helps }: Offer): Group =>
  moves.length === 0 ? 'not' : helps ? 'helps' : 'may';
