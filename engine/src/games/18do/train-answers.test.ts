import { expect, it } from 'vitest';
import { companyPlace, DEPOT, trainOf } from '../../rail/ids.ts';
import { apply } from '../../table/apply.ts';
import { piecesAt } from '../../table/places.ts';
import type { DoTable } from './clock.ts';
import { PHASES } from './data/trains.ts';
import { trainsOffered } from './display.ts';
import { guide } from './guide.ts';
import { game } from './index.ts';
import { openPlay } from '../../table/play.ts';
import type { Game } from '../../table/game.ts';

const begun = (variant: string): DoTable =>
  openPlay(game as unknown as Game, {
    ...{ game: '18do', variant, options: {}, seats: ['anna', 'bert', 'cleo'], seed: 1 },
    ...{ mode: 'strict', bookkeeping: 'auto' },
  }).table as unknown as DoTable;
/** So many trains of the display have been bought, in their order. */
const bought = (table: DoTable, count: number): DoTable =>
  apply(
    table,
    piecesAt(table, DEPOT)
      .filter((piece) => trainOf(piece) !== null)
      .slice(0, count)
      .map((put) => ({ put, at: companyPlace('KWE') })),
  );

it.each(['efs', 'trg', 'hsb', 'exp'])(
  'DO-4.5.7.1.1 of %s: so many trains are sold before the next phase as the table says',
  (variant) => {
    const table = begun(variant);
    for (const [i, { id: next }] of PHASES.slice(1).entries()) {
      const answer = guide.answers(table, { role: 'phase', step: PHASES[i]!.id })!;
      const { params } = answer.more.find(({ value }) => value.params?.['train'] === next)!.value;
      const left = params!['left'] as number;
      const isOffered = (count: number): boolean =>
        trainsOffered(bought(table, count)).some((piece) => trainOf(piece) === next);
      expect([next, left, isOffered(left - 1), isOffered(left)]).toEqual([next, left, false, true]);
    }
  },
);
