import type { CharterSpec, CompanyId, HexId } from '../../../rail/types.ts';

export type CompanyKind = 'north' | 'south' | 'minor';

/** Charters: homes and destinations by the rulebook, colours published. FCA is called CA in §2.1. */
const LIST: readonly CharterSpec[] = [
  charter(
    'CFLG',
    'Compañía del Ferrocarril de Langreo en Asturias',
    'north',
    '#DA0A26',
    '#17191C',
    'E3',
    'E7',
  ),
  charter(
    'CFEA',
    'Compañía de los Ferrocarriles Económicos de Asturias',
    'north',
    '#E96B28',
    '#17191C',
    'D6',
    'G5',
  ),
  charter('FdLR', 'Ferrocarril de La Robla', 'north', '#009141', '#17191C', 'H8', 'K5'),
  charter('FdSB', 'Ferrocarril de Santander a Bilbao', 'north', '#009AD5', '#17191C', 'I5', 'K5'),
  charter(
    'SFVA',
    'Sociedad General de Ferrocarriles Vasco Asturiana',
    'north',
    '#AD539B',
    '#17191C',
    'D6',
    'C1',
  ),
  charter('FdC', 'Ferrocarril del Cantábrico', 'north', '#F78243', '#17191C', 'I5', 'G5'),
  charter(
    'MZA',
    'Compañía de los ferrocarriles de Madrid a Zaragoza y a Alicante',
    'south',
    '#FFD526',
    '#17191C',
    'F24',
    'J28',
  ),
  charter(
    'N',
    'Compañía de los Caminos de Hierro del Norte de España',
    'south',
    '#C29137',
    '#17191C',
    'F24',
    'E21',
  ),
  charter('A', 'Compañía de los Ferrocarriles Andaluces', 'south', '#B75835', '#17191C', 'E33', 'C31'),
  charter(
    'MCP',
    'Compañía de los ferrocarriles de Madrid a Cáceres y Portugal',
    'south',
    '#009AD5',
    '#FFFFFF',
    'F24',
    'C25',
  ),
  charter(
    'CRB',
    'Compañía de los Caminos de Hierro de Ciudad Real a Badajoz',
    'south',
    '#E96B28',
    '#17191C',
    'B26',
    'F28',
  ),
  charter(
    'ZPB',
    'Compañía de los Ferrocarriles de Zaragoza a Pamplona y Barcelona',
    'south',
    '#DA0A26',
    '#17191C',
    'M21',
    'J20',
  ),
  charter(
    'GSSR',
    'The Great Southern of Spain Railway Company Limited',
    'south',
    '#6D1D7D',
    '#FFFFFF',
    'I29',
    'F32',
  ),
  charter(
    'AVT',
    'Sociedad de los Ferrocarriles de Almansa a Valencia y Tarragona',
    'south',
    '#000000',
    '#FFFFFF',
    'K25',
    'L22',
  ),
  charter(
    'TBF',
    'Compañía de los Ferrocarriles de Tarragona a Barcelona y Francia',
    'south',
    '#338242',
    '#FFFFFF',
    'L22',
    'N18',
  ),
  charter('CM', 'Compañía del Ferrocarril de Córdoba a Málaga', 'minor', '#009141', '#17191C', 'E29', null),
  charter('AC', 'Ferrocarril de Albacete a Cartagena', 'minor', '#B75835', '#17191C', 'H28', null),
  charter('MZ', 'Ferrocarril de Madrid a Zaragoza', 'minor', '#7E7F7E', '#17191C', 'F24', null),
  charter(
    'ZP',
    'Compañía del Ferrocarril de Zaragoza a Pamplona',
    'minor',
    '#D90072',
    '#17191C',
    'J20',
    null,
  ),
  charter('MS', 'Ferrocarril de Mérida a Sevilla', 'minor', '#7DCCE5', '#17191C', 'C27', null),
  charter(
    'SC',
    'Compañía del Ferrocarril de Sevilla a Jerez y de Puerto Real a Cádiz',
    'minor',
    '#FFF014',
    '#17191C',
    'C31',
    null,
  ),
  charter('MH', 'Ferrocarril de Madrid a Hendaya', 'minor', '#F9D4FA', '#17191C', 'E21', null),
  charter(
    'CSE',
    'Compañía de los Caminos de Hierro del Sur de España',
    'minor',
    '#F5B776',
    '#17191C',
    'H32',
    null,
  ),
  charter('FCA', 'Compañía del Ferrocarril Central de Aragón', 'minor', '#EAF7B0', '#17191C', 'J20', null),
];

function charter(
  id: CompanyId,
  name: string,
  kind: CompanyKind,
  colour: string,
  ink: string,
  home: HexId,
  destination: HexId | null,
): CharterSpec {
  const minor = kind === 'minor';
  return {
    id,
    name,
    kind,
    colour,
    ink,
    home: [home],
    ...(destination === null ? {} : { destination: [destination] }),
    stations: [
      { use: 'home', cost: 0 },
      ...(minor ? [] : Array.from({ length: 4 }, () => ({ use: 'free' as const, cost: 50 }))),
    ],
    shares: minor ? [100] : [20, 10, 10, 10, 10, 10, 10, 10, 10],
  };
}

export const CHARTERS: Readonly<Record<CompanyId, CharterSpec>> = Object.fromEntries(
  LIST.map((c) => [c.id, c]),
);
/** Every company of the box, the northern majors first, then the southern ones, then the minors. */
export const COMPANIES: readonly CompanyId[] = LIST.map(({ id }) => id);
const ofKind = (kind: CompanyKind): readonly CompanyId[] =>
  LIST.filter((c) => c.kind === kind).map(({ id }) => id);
export const NORTHERN = ofKind('north');
export const SOUTHERN = ofKind('south');
export const MINORS = ofKind('minor');
export const kindOfCompany = (company: CompanyId): CompanyKind =>
  (CHARTERS[company]?.kind ?? 'minor') as CompanyKind;

/** Out of the game in the standard setup (§2.1). */
export const STANDARD_OUT: readonly CompanyId[] = ['SFVA', 'FdC', 'GSSR', 'AVT', 'TBF', 'MH', 'CSE', 'FCA'];
/** How many of each kind take part in the variable setup (§2.2). */
export const KEEP: Readonly<Record<CompanyKind, number>> = { north: 4, south: 6, minor: 6 };

/**
 * The home circles. `any`: the company chooses one of the two cities there (§5.3.4). MZ and MZA share one
 * circle of Madrid.
 */
export interface Home {
  readonly hex: HexId;
  readonly node: number;
  readonly slot: number;
  readonly any?: boolean;
}
export const HOMES: Readonly<Record<CompanyId, Home>> = {
  CFLG: { hex: 'E3', node: 0, slot: 0 },
  CFEA: { hex: 'D6', node: 0, slot: 0, any: true },
  FdLR: { hex: 'H8', node: 0, slot: 0 },
  FdSB: { hex: 'I5', node: 0, slot: 0 },
  SFVA: { hex: 'D6', node: 1, slot: 0, any: true },
  FdC: { hex: 'I5', node: 0, slot: 1 },
  MZA: { hex: 'F24', node: 2, slot: 0 },
  N: { hex: 'F24', node: 1, slot: 0 },
  A: { hex: 'E33', node: 0, slot: 0 },
  MCP: { hex: 'F24', node: 0, slot: 0 },
  CRB: { hex: 'B26', node: 0, slot: 0 },
  ZPB: { hex: 'M21', node: 1, slot: 0 },
  GSSR: { hex: 'I29', node: 0, slot: 0 },
  AVT: { hex: 'K25', node: 0, slot: 0 },
  TBF: { hex: 'L22', node: 0, slot: 0 },
  CM: { hex: 'E29', node: 0, slot: 0 },
  AC: { hex: 'H28', node: 0, slot: 0 },
  MZ: { hex: 'F24', node: 2, slot: 0 },
  ZP: { hex: 'J20', node: 0, slot: 0, any: true },
  MS: { hex: 'C27', node: 0, slot: 0 },
  SC: { hex: 'C31', node: 0, slot: 0, any: true },
  MH: { hex: 'E21', node: 0, slot: 0 },
  CSE: { hex: 'H32', node: 0, slot: 0 },
  FCA: { hex: 'J20', node: 1, slot: 0, any: true },
};
