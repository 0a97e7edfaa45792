import { extendsReach } from '../../rail/map/lay.ts';
import type { CompanyId, Face, HexId } from '../../rail/types.ts';
import { reachOn } from '../../rail/verbs/reach.ts';
import { box } from './box.ts';
import type { Clock62, Table62 } from './clock.ts';
import { layout } from './readers.ts';

/**
 * What the company comes to from its markers over track that one train could follow (chapters 7 and 9): red areas and
 * cities full of others' markers are ends (HC-13). No train is needed and no length is asked.
 */
export const { reach, reachesStop, cityInTheWay } = reachOn<Clock62>((table) => ({
  board: box(table).board,
  tiles: box(table).tiles,
  layout: layout(table),
}));

/** Chapter 7: a new tile takes on track that the company can travel. */
export const extendsWay = (table: Table62, company: CompanyId, hex: HexId, face: Face): boolean =>
  extendsReach(box(table).board, reach(table, company), hex, face);

/** Chapter 8: the company can travel the tile once it is exchanged; old track is kept, so what was reached stays so. */
export const travels = (table: Table62, company: CompanyId, hex: HexId, face: Face): boolean =>
  reach(table, company).hexes.has(hex) || extendsWay(table, company, hex, face);
