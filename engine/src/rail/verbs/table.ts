import type { Surface } from '../../stage/stage.ts';
import type { Table } from '../../table/types.ts';
import type { Phrase } from '../../table/words.ts';
import { phrase } from '../../table/words.ts';
import type { RailClock } from '../clock.ts';
import { station } from '../ids.ts';
import type { TileSet } from '../map/layout.ts';
import { presidentOf } from '../shares.ts';
import type { RailTitle } from '../title.ts';
import { holdingOf } from '../title.ts';
import type { BoardSpec, CharterSpec, CompanyId, MarketSpec, TileColour } from '../types.ts';

/** Parts of the table that every title has, shown by what is printed in it; more of them are in `surfaces.ts`. */

export const mapSurface = (
  title: string,
  board: BoardSpec,
  tiles: TileSet,
  values: TileColour,
): Extract<Surface, { readonly kind: 'hexmap' }> => ({
  kind: 'hexmap',
  id: 'map',
  title: phrase(`${title}/title`),
  subtitle: phrase(`${title}/subtitle`),
  board,
  tiles,
  values,
  reconstructed: false,
});

/** `legend`: the rules that are printed beside the market, by their keys. */
export const marketSurface = (title: string, market: MarketSpec, legend: readonly string[]): Surface => ({
  kind: 'market',
  id: 'market',
  title: phrase(`${title}/market`),
  market,
  place: 'market',
  legend: legend.map((key) => phrase(`${title}/market/${key}`)),
});

/** The stations of a charter; `label`: what is printed under one. */
export const stationsOf = (
  company: CompanyId,
  { stations }: CharterSpec,
  label: (station: CharterSpec['stations'][number], at: number) => string,
) => stations.map((spec, i) => ({ piece: station(company, i), cost: spec.cost, label: label(spec, i) }));

/** Who decides for a company and how much of it is his; nothing where nobody does. */
export function headNote<C extends RailClock>(
  title: RailTitle<C>,
  table: Table<C>,
  company: CompanyId,
): readonly Phrase[] {
  const seat = presidentOf(table, company);
  if (seat === null) return [];
  const percent = holdingOf(title, table, seat, company);
  return [phrase(`${title.id}/charter/${title.head}`, { seat, percent })];
}
