import type { ClientMessage } from '@stellwerk/shared/messages.ts';

/** Of the rows that a table may have, talk has so much, and moves and questions so much; the rest is for what ends things. */
const FOR_TALK = 2 / 3;
const FOR_MOVES = 9 / 10;

/**
 * How much of a table's rows a message may use. Whoever talks without end does not end the game; and where no more moves are
 * written, people can still go back, vote, leave their seats, close the table and give out links.
 */
export function partFor(message: ClientMessage): number {
  if (message.type === 'desk') return FOR_TALK;
  const isMove = message.type === 'propose' && message.act.do === 'move';
  return isMove || message.type === 'ask' ? FOR_MOVES : 1;
}
