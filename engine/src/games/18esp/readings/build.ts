import { companyOf, hexOf, OUT, ownerOf, slotOf, SUPPLY, tileOf } from '../../../rail/ids.ts';
import type { HexId } from '../../../rail/types.ts';
import type { Gesture } from '../../../table/game.ts';
import type { Move, PieceId, Place, Seat } from '../../../table/types.ts';
import type { EspTable } from '../clock.ts';
import { HOMES } from '../data/companies.ts';
import { buildOptions } from '../options/build.ts';
import { companyOwns, homeToken } from '../readers.ts';
import { isNarrow, tileSpec, wantsNarrow } from '../site.ts';

/** Moves of building that a gesture could mean. */
export function buildReadings(table: EspTable, seat: Seat, gesture: Gesture): readonly Move[] {
  if (!('piece' in gesture)) return [];
  const { piece, to, turn, side } = gesture;
  if (piece.startsWith('tile/')) return laid(table, seat, piece, to, turn, side);
  if (piece.startsWith('token/')) return stationed(table, seat, piece, to);
  if (piece.startsWith('closed/') && to === OUT) return opened(table, seat, piece);
  return [];
}

function laid(
  table: EspTable,
  seat: Seat,
  piece: PieceId,
  to: Place,
  turn: number | undefined,
  side: string | undefined,
): readonly Move[] {
  const hex = hexOf(to);
  const front = tileOf(piece);
  // A tile taken off the map is no lay, wherever it goes.
  if (hex === null || front === null || table.pieces[piece]?.at !== SUPPLY) return [];
  const legal = [...buildOptions(table, seat, { piece, type: 'lay' })].filter(
    (m) =>
      m['hex'] === hex &&
      (turn === undefined || m['turn'] === turn) &&
      (side === undefined || m['tile'] === side),
  );
  if (legal.length > 0) return legal;
  return facesFor(front, hex, side).map((tile) => ({ type: 'lay', seat, hex, tile, turn: turn ?? 0 }));
}
/** The side of a piece that belongs on the hex by its gauge; of the tile of Aranjuez both do. */
function facesFor(front: string, hex: HexId, side: string | undefined): readonly string[] {
  if (side !== undefined && tileSpec(side)) return [side];
  const spec = tileSpec(front);
  const faces = spec?.back === undefined ? [front] : [front, spec.back];
  const fitting = faces.filter((face) => isNarrow(tileSpec(face) ?? spec!) === wantsNarrow(hex));
  return fitting.length > 0 ? fitting : [front];
}

function stationed(table: EspTable, seat: Seat, token: PieceId, to: Place): readonly Move[] {
  const slot = slotOf(to);
  const company = ownerOf(token) ?? '';
  if (!slot) return [];
  const atHome = token === homeToken(company) && HOMES[company]?.hex === slot.hex;
  if (atHome && companyOf(table.pieces[token]?.at ?? '') === company)
    return [{ type: 'home', seat, node: slot.node }];
  return [{ type: 'station', seat, hex: slot.hex, node: slot.node, slot: slot.slot, token }];
}

/** The closed marker goes out of the game; P4 may pay for it. */
function opened(table: EspTable, seat: Seat, piece: PieceId): readonly Move[] {
  const move = { type: 'open', seat, hex: piece.slice('closed/'.length) };
  const { operating } = table.clock;
  const owns = operating !== null && companyOwns(table, operating, 'P4');
  return owns ? [{ ...move, private: 'P4' }, move] : [move];
}
