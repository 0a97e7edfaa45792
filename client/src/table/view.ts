import type { Finding, Move } from '@stellwerk/engine/table/types.ts';
import { create } from 'zustand';

export const TABS = ['log', 'coach', 'ledger', 'chat', 'tiles', 'settings'] as const;
export type Tab = (typeof TABS)[number];
export const DIALOGS = [
  'share',
  'help',
  'about',
  'keys',
  'leave-what-if',
  'play-on',
  'ledger',
  'phases',
] as const;
export type DialogName = (typeof DIALOGS)[number];
export const PAGES = ['mine', 'board', 'market', 'log', 'chat'] as const;
/** The pages of the phone. */
export type Page = (typeof PAGES)[number];

/** A place that was tried and is wrong: the coach explains it. */
export interface WhyNot {
  readonly move: Move;
  readonly findings: readonly Finding[];
}

export interface ViewState {
  readonly tab: Tab;
  readonly dialog: DialogName | null;
  readonly isPanelOpen: boolean;
  readonly isCommandLineOpen: boolean;
  readonly whyNot: WhyNot | null;
  readonly page: Page;
  /** Said to screen readers. */
  readonly announcement: string;
  readonly toast: { readonly text: string; readonly tone: 'go' | 'flag' | 'note' } | null;
  readonly following: number | null;
  /** The seat that whoever sets up a table takes at once. */
  readonly claim: { readonly seat: string; readonly name: string } | null;
  /** The table where I said that I would rather look on for now. */
  readonly standsAt: string | null;
}

export const useView = create<ViewState>()(() => ({
  tab: 'log',
  dialog: null,
  isPanelOpen: true,
  isCommandLineOpen: false,
  whyNot: null,
  page: 'mine',
  announcement: '',
  toast: null,
  following: null,
  claim: null,
  standsAt: null,
}));

export const openTab = (tab: Tab): void => useView.setState({ tab, isPanelOpen: true });
export const openDialog = (dialog: DialogName | null): void => useView.setState({ dialog });
export const announce = (announcement: string): void => useView.setState({ announcement });

let timer: ReturnType<typeof setTimeout> | null = null;
const TOAST_MS = 6000;
export function toast(text: string, tone: 'go' | 'flag' | 'note' = 'note'): void {
  if (timer !== null) clearTimeout(timer);
  useView.setState({ toast: { text, tone }, announcement: text });
  timer = setTimeout(() => useView.setState({ toast: null }), TOAST_MS);
}
/** Takes a call back that no longer holds, unless something else was called out since. */
export function endToast(text: string): void {
  if (useView.getState().toast?.text === text) useView.setState({ toast: null });
}
