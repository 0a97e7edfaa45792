import type { HexColour } from '@stellwerk/engine/rail/types.ts';
import type { Frame } from '@stellwerk/engine/stage/stage.ts';

/** The colours of one theme, by the names of the design tokens. Drawing code knows no other colours. */
export interface Theme {
  readonly name: 'light' | 'dark';
  readonly table: string;
  readonly grain: string;
  readonly paper: string;
  readonly paper2: string;
  readonly board: string;
  readonly line: string;
  readonly line2: string;
  readonly ui: string;
  readonly ui2: string;
  readonly ui3: string;
  readonly uiLine: string;
  readonly ink: string;
  readonly ink2: string;
  readonly ink3: string;
  readonly inkPiece: string;
  readonly inkMap: string;
  readonly hexline: string;
  readonly accent: string;
  readonly accentInk: string;
  readonly accentSoft: string;
  readonly go: string;
  readonly goSoft: string;
  readonly glow: string;
  readonly glowLine: string;
  readonly glowKey: string;
  readonly flag: string;
  readonly flagFill: string;
  readonly flagSoft: string;
  readonly stop: string;
  readonly stopSoft: string;
  readonly note: string;
  readonly noteSoft: string;
  readonly tile: Readonly<Record<HexColour, string>>;
  readonly casing: string;
  readonly slot: string;
  readonly slotbox: string;
  readonly terrain: string;
  readonly snow: string;
  readonly river: string;
  readonly riverInk: string;
  readonly sea: string;
  readonly shore: string;
  readonly land: string;
  readonly zone: Readonly<Record<string, { readonly fill: string; readonly corner: string }>>;
  /** White hexes of another country, and the border to it. */
  readonly abroad: string;
  readonly national: string;
  readonly frames: Readonly<Record<Frame, string>>;
  readonly par: string;
  readonly chip: string;
  readonly chipLine: string;
  readonly chipInk: string;
  readonly star: string;
  readonly cursorInk: string;
  readonly pattern: string;
  /** Rim and hairline of discs, the same on every cloth. */
  readonly rim: string;
  readonly hair: string;
  readonly shadow: string;
  readonly tileRim: string;
  readonly seats: readonly string[];
}

export const LIGHT: Theme = {
  name: 'light',
  table: '#D9DED8',
  grain: '#C7CFC8',
  paper: '#FFFDF8',
  paper2: '#F6F2E8',
  board: '#EFE8D6',
  line: '#D8D2C3',
  line2: '#BDB6A5',
  ui: '#FFFFFF',
  ui2: '#F5F6F4',
  ui3: '#EAEDEA',
  uiLine: '#DDE1DC',
  ink: '#1D2429',
  ink2: '#4C565C',
  ink3: '#5C666B',
  inkPiece: '#17191C',
  inkMap: '#3B3A33',
  hexline: '#938B76',
  accent: '#0B5D6B',
  accentInk: '#FFFFFF',
  accentSoft: '#DCEDEE',
  go: '#00725C',
  goSoft: '#D3F2E7',
  glow: '#13B48F',
  glowLine: '#00856B',
  glowKey: '#FFFFFF',
  flag: '#A34A06',
  flagFill: '#F6A723',
  flagSoft: '#FDF0D5',
  stop: '#B3261E',
  stopSoft: '#FBE3E0',
  note: '#3B5BA5',
  noteSoft: '#E4EAF8',
  tile: {
    white: '#FBF7EC',
    yellow: '#F5CF4B',
    green: '#82BD70',
    brown: '#C68B5C',
    gray: '#B7BBBF',
    red: '#E2806E',
    blue: '#A8D0E8',
  },
  casing: 'rgba(255,255,255,.72)',
  slot: '#FFFFFF',
  slotbox: '#EFEDE6',
  terrain: '#9A8A6E',
  snow: '#FFFDF6',
  river: '#3E8DC4',
  riverInk: '#1F5F93',
  sea: '#D3E4EC',
  shore: '#BFD3DC',
  land: '#F6F0E0',
  zone: {
    yellow: { fill: '#F8E9AE', corner: '#C79A1E' },
    orange: { fill: '#F6D6B4', corner: '#B9682A' },
    brown: { fill: '#E6CDB7', corner: '#8A5A34' },
    green: { fill: '#D3EACB', corner: '#4C8A3C' },
    blue: { fill: '#D6E6F4', corner: '#3A6EA5' },
    red: { fill: '#F6D0CA', corner: '#B3261E' },
    gray: { fill: '#DCDFDD', corner: '#6A7376' },
  },
  abroad: '#E6ECE4',
  national: '#7A3B8C',
  frames: { orange: '#D9741A', blue: '#2C6FB5', pink: '#C2438B' },
  par: '#B3261E',
  chip: '#F6ECCF',
  chipLine: '#B7973F',
  chipInk: '#4A3A0C',
  star: '#936500',
  cursorInk: '#FFFFFF',
  pattern: 'rgba(255,255,255,.46)',
  rim: '#FFFFFF',
  hair: '#15181B',
  shadow: '#000000',
  tileRim: 'rgba(255,255,255,.35)',
  seats: ['#B4471F', '#2C5AA8', '#7A3B8C', '#2E6B3A', '#8A6A00', '#0B6B74', '#5B5F66'],
};

export const DARK: Theme = {
  ...LIGHT,
  name: 'dark',
  table: '#171C1E',
  grain: '#20272A',
  paper: '#262D31',
  paper2: '#2E363A',
  board: '#20272A',
  line: '#3C464B',
  line2: '#566268',
  ui: '#1E2427',
  ui2: '#252C30',
  ui3: '#2F383C',
  uiLine: '#39444A',
  ink: '#EEF1EF',
  ink2: '#C0C8C8',
  ink3: '#98A3A5',
  inkPiece: '#14171A',
  inkMap: '#D5D3C6',
  hexline: '#768389',
  accent: '#5CC3D0',
  accentInk: '#08262B',
  accentSoft: '#173C43',
  go: '#4FD6B0',
  goSoft: '#12392F',
  glow: '#2FE0B4',
  glowLine: '#2FE0B4',
  glowKey: '#0B1F1A',
  flag: '#F6B64A',
  flagFill: '#F6A723',
  flagSoft: '#3D2F12',
  stop: '#FF8A7E',
  stopSoft: '#45201D',
  note: '#9DB6F2',
  noteSoft: '#232E4A',
  tile: {
    white: '#30393D',
    yellow: '#DDB63C',
    green: '#6FA860',
    brown: '#B07B50',
    gray: '#979DA2',
    red: '#C96E5F',
    blue: '#6FA3C2',
  },
  casing: 'rgba(255,255,255,.55)',
  slot: '#F3F1EA',
  slotbox: '#D9D6CC',
  terrain: '#8C8168',
  snow: '#E9E5D8',
  river: '#4E9CD3',
  riverInk: '#9CCBEF',
  sea: '#1A2A33',
  shore: '#2C4350',
  land: '#2A3030',
  zone: {
    yellow: { fill: '#4A4020', corner: '#D9B64A' },
    orange: { fill: '#4A3420', corner: '#D98A4A' },
    brown: { fill: '#43342A', corner: '#B58258' },
    green: { fill: '#26402A', corner: '#7CC48A' },
    blue: { fill: '#24384A', corner: '#86AEEF' },
    red: { fill: '#4A2724', corner: '#FF8A7E' },
    gray: { fill: '#3A4448', corner: '#98A3A5' },
  },
  abroad: '#28343A',
  national: '#C592D6',
  frames: { orange: '#E39A5B', blue: '#7FB2E8', pink: '#E58BC0' },
  par: '#FF8A7E',
  chip: '#3A3422',
  chipLine: '#A88C45',
  chipInk: '#F2E3B3',
  star: '#F2C14B',
  cursorInk: '#101416',
  seats: ['#E58A5F', '#86AEEF', '#C592D6', '#7CC48A', '#D9B64A', '#5CC3D0', '#AEB4BA'],
};

export const THEMES = { light: LIGHT, dark: DARK } as const;

/** The colour of the n-th seat; more than seven people begin again. */
export const seatColour = (theme: Theme, index: number): string =>
  theme.seats[Math.max(0, index) % theme.seats.length] ?? theme.ink3;
