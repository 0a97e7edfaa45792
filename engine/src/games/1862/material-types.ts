import { list, record, text, whole } from '../../table/shape.ts';
import type { FieldsOf } from '../../table/shape.ts';

const bonusFields = {
  company: text(4),
  /** Hexes, one of which has to be called at. */
  targets: list(text(6), 8),
  shortest: whole(1, 60),
  early: whole(0, 9990),
  late: whole(0, 9990),
} as const;

/** A file with what the rulebook of 2000 does not print: a hex, a line of tiles, a row of prices a line. */
export const materialFields = {
  name: text(80),
  board: list(text(240), 400),
  tiles: list(text(240), 120),
  market: list(text(240), 40),
  bonuses: list(record(bonusFields), 60),
} as const;
export type Material = FieldsOf<typeof materialFields>;
