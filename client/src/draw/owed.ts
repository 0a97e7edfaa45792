import type { Phrase } from '@stellwerk/engine/table/words.ts';
import { label, readableOf } from './label.ts';
import type { Look } from './look.ts';
import type { Pen } from './pen.ts';
import { panel, widthOf } from './pen.ts';

/** Room for one pill: its left end and its middle. */
interface PillRoom {
  readonly x: number;
  readonly y: number;
  readonly w: number;
}

const SIZE = 24;
const LEAST_HEIGHT = 42;
/** How much closer the letters of a sum may stand: it is said, however small the mat. */
const CLOSEST = 0.6;

/**
 * What somebody owes has its room before all else on a mat: in words where one of the rooms has enough for them, else as
 * a sum in the first one that has enough for that, and in the last one whatever its size. Returns the room it took, with
 * its width.
 */
export function drawOwed(
  pen: Pen,
  look: Look,
  { words, amount }: { readonly words: Phrase; readonly amount: number },
  rooms: readonly PillRoom[],
): PillRoom | null {
  const { theme } = look;
  const size = Math.max(SIZE, readableOf(look) / look.scale);
  const style = { size, weight: 700, fill: theme.stop } as const;
  const wide = (text: string): number => widthOf(pen, text, style) + size;
  const [full, sum] = [look.say(words), `−${look.amount(amount)}`];
  const spoken = rooms.find(({ w }) => wide(full) <= w);
  const room = spoken ?? rooms.find(({ w }) => wide(sum) <= w) ?? rooms.at(-1);
  if (!room) return null;
  const text = spoken ? full : sum;
  const h = Math.max(LEAST_HEIGHT, size * 1.4);
  const taken = { ...room, w: Math.min(room.w, wide(text)) };
  panel(pen, { x: room.x, y: room.y - h / 2, w: taken.w, h }, h / 2, { fill: theme.stopSoft });
  label(pen, look, text, room.x + taken.w / 2, room.y, {
    ...style,
    align: 'center',
    middle: true,
    max: taken.w - size / 2,
    narrow: CLOSEST,
  });
  return taken;
}
