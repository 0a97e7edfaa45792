import type { HexId } from '../../../rail/types.ts';

export type SiteKind = 'coal' | 'steel';

/** Mines and mills, and what they are called; the names are reconstructed. */
const NAMES: Readonly<Record<HexId, string>> = {
  B3: 'Westhausen',
  B7: 'Adolf von Hansemann',
  B13: 'Minister Stein',
  B17: 'Gneisenau',
  C14: 'Hoesch Westfalenhütte',
  C18: 'Scharnhorst',
  D3: 'Zollern',
  D7: 'Hansa',
  D9: 'Dortmunder Union',
  D15: 'Kaiserstuhl',
  E10: 'Tremonia',
  E18: 'Schleswig',
  F5: 'Borussia',
  F13: 'Am Schwaben',
  F15: 'Hermannshütte (Phoenix Ost)',
  F19: 'Margarethe',
  G8: 'Louise Tiefbau',
  G12: 'Phoenix West',
  G16: 'Schürbank & Charlottenburg',
  H3: 'Siebenplaneten',
  H11: 'Glückaufsegen',
  H15: 'Freie Vogel & Unverhofft',
  H19: 'Aplerbecker Hütte',
};
export const siteName = (hex: HexId): string => NAMES[hex] ?? '';

/** What a siding costs to open or to extend, what it is worth, and from which colour on (4.5.4). */
export const SIDING_COST = 30;
export const LEVELS = [
  { value: 10, from: 'yellow' },
  { value: 20, from: 'green' },
  { value: 30, from: 'brown' },
] as const;
/** Markers in the box; the numbers are reconstructed: one for every site. */
export const SIDING_MARKERS: Readonly<Record<SiteKind, number>> = { coal: 18, steel: 5 };
