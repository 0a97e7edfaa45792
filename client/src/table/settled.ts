import * as ask from '@stellwerk/engine/table/ask.ts';
import type { Play } from '@stellwerk/engine/table/play.ts';
import type { Seat } from '@stellwerk/engine/table/types.ts';

/** The table as the rules see it: with all dues done. */
export { settled as ruled } from '@stellwerk/engine/table/dues.ts';

/** Whose decision it is. */
export const turnOf = ({ game, table }: Play): readonly Seat[] => ask.turnOf(game, table);
