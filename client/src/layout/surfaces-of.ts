import type { Stage, Surface } from '@stellwerk/engine/stage/stage.ts';
import type { Place, Seat } from '@stellwerk/engine/table/types.ts';

/** What one asks a stage for. Not every title has each of it. */
export type Kind<K extends Surface['kind']> = Extract<Surface, { readonly kind: K }>;

export const surfacesOf = <K extends Surface['kind']>(stage: Stage, kind: K): readonly Kind<K>[] =>
  stage.surfaces.filter((s): s is Kind<K> => s.kind === kind);

export const racksOf = (stage: Stage, role: Kind<'rack'>['role']): readonly Kind<'rack'>[] =>
  surfacesOf(stage, 'rack').filter((rack) => rack.role === role);

export const hexMapOf = (stage: Stage): Kind<'hexmap'> | null => surfacesOf(stage, 'hexmap')[0] ?? null;
export const bankOf = (stage: Stage): Kind<'bank'> | null => surfacesOf(stage, 'bank')[0] ?? null;
export const matOf = (stage: Stage, seat: Seat): Kind<'mat'> | null =>
  surfacesOf(stage, 'mat').find((mat) => mat.seat === seat) ?? null;

/** The company that operates. */
export const actingCharter = (stage: Stage): Kind<'charter'> | null =>
  surfacesOf(stage, 'charter').find(({ acting }) => acting) ?? null;

/** What a place costs, where it is a field of a market. */
export function priceAt(stage: Stage, place: Place): number | null {
  const market = surfacesOf(stage, 'market').find((one) => place.startsWith(`${one.place}/`));
  if (!market) return null;
  const [row = '', col = ''] = place.slice(market.place.length + 1).split('/');
  return market.market.rows[Number(row)]?.[Number(col)]?.price ?? null;
}

/** Whether the round is about a sheet of demand, and not about the map. */
export const isDemandFirst = (stage: Stage): boolean =>
  surfacesOf(stage, 'demand').some(({ id }) => id === stage.heart);
