// In place of `lib0/logging`: what Yjs says, in plain words. Its colours are nothing here.
export const [BOLD, UNBOLD, RED, ORANGE] = ['', '', '', ''] as const;
export const print = (...said: readonly unknown[]): void => console.warn(...said);
export const warn = print;
