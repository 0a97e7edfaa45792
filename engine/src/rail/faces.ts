import type { Face, Livery, Pattern } from '../stage/stage.ts';
import type { PieceId } from '../table/types.ts';
import { phrase } from '../table/words.ts';
import { ROUND_MARKER } from './ids.ts';
import type { CharterSpec, CompanyId, TileId, TileSpec, TrainSpec } from './types.ts';

/** How the pieces of every box look. A title shows its own pieces first and leaves the rest to these. */

/** Looks of companies that the charter alone does not tell. */
export interface Looks {
  readonly pattern: (company: CompanyId) => Pattern;
  /** Colours of companies whose fill is too light for letters on paper. */
  readonly line: Readonly<Record<CompanyId, string>>;
}
export const liveriesOf = (
  charters: Readonly<Record<CompanyId, CharterSpec>>,
  { pattern, line }: Looks,
): Readonly<Record<string, Livery>> =>
  Object.fromEntries(
    Object.values(charters).map(({ id, name, colour, ink }) => [
      id,
      { id, letters: id, name, fill: colour, ink, line: line[id] ?? colour, pattern: pattern(id) },
    ]),
  );

export interface Box {
  readonly charters: Readonly<Record<CompanyId, CharterSpec>>;
  readonly trains: readonly TrainSpec[];
  readonly tiles: Readonly<Record<TileId, TileSpec>>;
}

function trainFace(trains: readonly TrainSpec[], type: string): Face {
  const spec = trains.find(({ id }) => id === type);
  const sides = (spec?.sides ?? []).map(({ name, price }) => [name, { range: name, price }] as const);
  return { kind: 'train', colour: spec?.colour ?? 'yellow', sides: Object.fromEntries(sides) };
}

/** Tiles, certificates, trains, charters and the round marker; anything else is a disc of its company. */
export function usualFace({ charters, trains, tiles }: Box, id: PieceId): Face {
  const [kind = '', name = '', index = ''] = id.split('/');
  switch (kind) {
    case 'tile': {
      const back = tiles[name]?.back;
      return back === undefined ? { kind, tile: name } : { kind, tile: name, back };
    }
    case 'cert': {
      const percent = charters[name]?.shares[Number(index)] ?? 0;
      return { kind: 'certificate', livery: name, percent, president: index === '0' };
    }
    case 'train':
      return trainFace(trains, name);
    case 'charter':
      return { kind: 'card', title: phrase(`name/charter/${name}`), band: name, lines: [] };
    default:
      if (id === ROUND_MARKER) return { kind: 'marker', letters: '●', colour: '#0B5D6B' };
      return { kind: 'disc', livery: name };
  }
}
/** Ordinary certificates of a company are alike, so are equal tiles and equal trains, and what else a title names. */
export function isAlike(a: PieceId, b: PieceId, ordinary: readonly string[] = ['cert']): boolean {
  const [x, y] = [a.split('/'), b.split('/')];
  if (x[0] !== y[0] || x[1] !== y[1]) return false;
  if (ordinary.includes(x[0] ?? '')) return x[2] !== '0' && y[2] !== '0';
  return x[0] === 'tile' || x[0] === 'train';
}
