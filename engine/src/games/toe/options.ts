import type { About, MoveSpec } from '../../table/game.ts';
import type { Move, PieceId, Seat } from '../../table/types.ts';
import type { Kind } from './box.ts';
import type { ToeClock, ToeTable } from './clock.ts';
import { moves } from './moves.ts';
import { CANDIDATES, ON_REQUEST, plays } from './options/candidates.ts';
import { contractPiece, marker, ownerOfStick, phaseCard, PILE, sticksPlace, supply } from './pieces.ts';
import { placeOf } from './readers.ts';

/** Which kinds of moves can be legal in a stage at all: saves judging the rest. */
const BY_STAGE: Readonly<Record<string, readonly string[]>> = {
  call: ['call', 'mark', 'tidy', 'done'],
  site: ['licence', 'mark', 'done'],
  fair: ['buy', 'blind', 'assign', 'withdraw', 'mark', 'done'],
  conference: ['take', 'draw', 'mark', 'done'],
  auction: ['offer', 'announce', 'retract', 'open', 'raise', 'pass', 'assign', 'withdraw', 'mark', 'done'],
  premium: ['premium', 'mark', 'done'],
  aid: ['choose', 'tidy', 'mark', 'done'],
  audit: ['audit', 'mark', 'done'],
  insolvency: ['sell', 'retract', 'quit', 'open', 'raise', 'pass', 'mark', 'done'],
  final: ['audit', 'mark', 'done'],
  end: [],
};

const isLegal = (table: ToeTable, move: Move): boolean => {
  const spec = moves[move.type as keyof typeof moves] as unknown as MoveSpec<ToeClock>;
  return !spec.rules.some((rule) => rule.weight === 'breach' && rule.check(table, move) !== null);
};
/** Whether a move is made with this piece: it names it, or it takes one from the stack or the line where this one lies. */
function concerns(table: ToeTable, move: Move, piece: PieceId): boolean {
  if (move['piece'] === piece || move['item'] === piece) return true;
  if (move['contract'] !== undefined && contractPiece(move['contract'] as string) === piece) return true;
  const at = placeOf(table, piece);
  switch (move.type) {
    case 'call':
      return phaseCard(move['phase'] as string) === piece;
    case 'licence':
      return at === sticksPlace(move.seat);
    case 'announce':
      return ownerOfStick(piece) === move.seat && at.startsWith(`network/${move['connection'] as string}/`);
    case 'blind':
      return at === supply(move['what'] as Kind);
    case 'draw':
      return at === PILE;
    case 'raise':
      return table.clock.lot?.item === piece;
    case 'mark':
      return marker(move.seat) === piece;
    default:
      return false;
  }
}

/** Legal moves of a seat now, made one by one as they are asked for. */
export function* options(table: ToeTable, seat: Seat, about: About = {}): Iterable<Move> {
  if (!plays(table, seat)) return;
  const types = about.type === undefined ? (BY_STAGE[table.clock.stage] ?? []) : [about.type];
  for (const type of types) {
    const candidates = CANDIDATES[type] ?? (about.type === type ? ON_REQUEST[type] : undefined);
    if (!candidates) continue;
    for (const move of candidates(table, seat)) {
      if (about.piece !== undefined && !concerns(table, move, about.piece)) continue;
      if (isLegal(table, move)) yield move;
    }
  }
}
