import { claim, dismiss, shed } from './moves/certificates.ts';
import { finish } from './moves/finish.ts';
import { swap } from './moves/swap.ts';

/** What only the introductory game knows; tiles, stations and sidings are laid by the moves of all games. */
export const introMoves = { claim, dismiss, shed, swap, finish } as const;
