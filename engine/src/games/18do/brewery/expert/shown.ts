import { piecesAt } from '../../../../table/places.ts';
import type { PieceId } from '../../../../table/types.ts';
import type { DoTable } from '../../clock.ts';
import { codeOfKim, isKim, KIM_DISPLAY } from './pieces.ts';

/** Markers of the display, of equal ones the first. */
export function oneOfEach(table: DoTable): readonly PieceId[] {
  const seen = new Set<string>();
  return piecesAt(table, KIM_DISPLAY).filter((piece) => {
    const code = codeOfKim(piece);
    return isKim(piece) && !seen.has(code) && seen.add(code);
  });
}
