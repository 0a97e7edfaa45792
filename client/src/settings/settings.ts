import type { Language } from '@stellwerk/engine/table/types.ts';
import { create } from 'zustand';
import { readKept, writeKept } from './keep.ts';

export const THEME_CHOICES = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

/** What belongs to the viewer alone and stays in this browser. */
export interface Settings {
  readonly language: Language;
  readonly theme: ThemeChoice;
  readonly sound: boolean;
  /** `null`: as the system wishes. */
  readonly lessMotion: boolean | null;
  /** Whether cautions and notes are said. */
  readonly notes: boolean;
  /** Whether words of the hobby are explained where they stand. */
  readonly explainTerms: boolean;
  /** Terms that need not be explained again. */
  readonly knownTerms: readonly string[];
  /** Whether the table says what something is when one points at it. */
  readonly answers: boolean;
  /** Whether each kind of round and step is explained when it comes for the first time. */
  readonly firstEvening: boolean;
  readonly panelWidth: number;
  readonly name: string;
}

const KEY = 'settings';

const ownLanguage = (): Language =>
  typeof navigator !== 'undefined' && navigator.language?.toLowerCase().startsWith('de') ? 'de' : 'en';

const FIRST: Settings = {
  language: ownLanguage(),
  theme: 'system',
  sound: true,
  lessMotion: null,
  notes: true,
  explainTerms: true,
  knownTerms: [],
  answers: true,
  firstEvening: false,
  panelWidth: 340,
  name: '',
};

export const useSettings = create<Settings>()(() => ({ ...FIRST, ...readKept<Partial<Settings>>(KEY, {}) }));

useSettings.subscribe((settings) => writeKept(KEY, settings));

export const setSettings = (change: Partial<Settings>): void => useSettings.setState(change);

const wants = (query: string): boolean => typeof matchMedia === 'function' && matchMedia(query).matches;

export const themeNow = (choice: ThemeChoice): 'light' | 'dark' =>
  choice === 'system' ? (wants('(prefers-color-scheme: dark)') ? 'dark' : 'light') : choice;

export const hasLessMotion = (): boolean =>
  useSettings.getState().lessMotion ?? wants('(prefers-reduced-motion: reduce)');
