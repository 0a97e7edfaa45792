import type { Clock, Piece, Seat, Table } from '../table/types.ts';
import type { CharterSpec } from './types.ts';
import { piecesFrom } from '../table/places.ts';

/** Tables with nothing on them but what a test of the family modules is about. */
export function tableOf(
  pieces: Readonly<Record<string, Piece | string>>,
  seats: readonly Seat[] = [],
): Table {
  const clock: Clock = { seats, variant: 'standard', options: {}, dues: [] };
  const lying = Object.entries(pieces).map(([id, at]) => [id, typeof at === 'string' ? { at } : at] as const);
  return { pieces: piecesFrom(Object.fromEntries(lying)), cash: {}, clock };
}

export const charter = (id: string, shares: readonly number[]): CharterSpec => ({
  id,
  name: id,
  kind: 'major',
  colour: '#000',
  ink: '#fff',
  home: [],
  stations: [],
  shares,
});
