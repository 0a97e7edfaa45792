import { claim } from './moves/claim.ts';
import { dismiss } from './moves/dismiss.ts';
import { finish } from './moves/finish.ts';
import { shed } from './moves/shed.ts';
import { swap } from './moves/swap.ts';

/** What only the introductory game knows; tiles, stations and sidings are laid by the moves of all games. */
export const introMoves = { claim, dismiss, shed, swap, finish } as const;
