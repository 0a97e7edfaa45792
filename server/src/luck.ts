import { createHmac, randomBytes } from 'node:crypto';
import { drawsBehind } from '@stellwerk/engine/table/history.ts';
import type { Luck } from '@stellwerk/engine/table/luck.ts';
import type { Play } from '@stellwerk/engine/table/play.ts';

/** What the luck of one table is drawn from: 256 bits that nobody chooses and that never leave the store. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Of each digest the first 53 bits are used, as much as a number holds exactly. */
const RANGE = 2 ** 53;
const TRIES = 64;

function answer(secret: string, draw: number, size: number): number {
  // What is left over at the end of the range would make small answers a little likelier: it is drawn again.
  const fair = RANGE - (RANGE % size);
  let ticket = 0;
  for (let tries = 0; tries < TRIES; tries++) {
    const digest = createHmac('sha256', secret).update(`draw ${draw} ${tries}`).digest();
    ticket = (digest.readUInt32BE(0) >>> 11) * 2 ** 32 + digest.readUInt32BE(4);
    if (ticket < fair) break;
  }
  return ticket % size;
}

/**
 * The chance of a table, from its secret. Draws are numbered along the line of moves that leads to the position, like
 * cards of a shuffled deck: whoever goes back and draws again draws the same card, and what was drawn says nothing about
 * the next one.
 */
export function secretLuck(secret: string, behind: () => number): Luck {
  let next: number | null = null;
  return (n) => {
    next ??= behind();
    const size = n >= 2 && n <= Number.MAX_SAFE_INTEGER ? Math.floor(n) : 1;
    return size === 1 ? (next++, 0) : answer(secret, next++, size);
  };
}

export const luckAt = (secret: string, play: Play): Luck => secretLuck(secret, () => drawsBehind(play));
