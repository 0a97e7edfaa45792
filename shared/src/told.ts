import { sayWanted } from '@stellwerk/engine/table/shape-words.ts';
import type { Misshape } from '@stellwerk/engine/table/shape.ts';
import type { Answer } from './answers.ts';

/** Where a message does not have its shape, as it is told on the wire: in English, for whoever writes a client. */
export const toldOf = ({ place, wanted }: Misshape): Pick<Answer, 'place' | 'expected'> => ({
  place,
  expected: sayWanted(wanted, 'en'),
});
