import type { Automaton, Game } from './game.ts';
import { piecesAt } from './places.ts';
import type { StonesClock, StonesTable } from './testing.ts';
import { GAME, newTable, seat } from './testing.ts';

/**
 * Stones with a seat that nobody holds: the robot sits last. In each of its turns it takes stones until it has one a round
 * (1.1), rolls the die until it has 16 again (1.2: chance), and passes (1.3).
 */
export const ROBOT = 'robot';
const ENOUGH = 16;

export const robot: Automaton<StonesClock> = {
  seats: () => [ROBOT],
  name: () => ({ de: 'Roboter', en: 'Robot' }),
  act(table) {
    if (table.clock.turn !== ROBOT) return null;
    const [stone] = piecesAt(table, 'heap');
    if (stone !== undefined && piecesAt(table, seat(ROBOT)).length < table.clock.round)
      return { move: { type: 'take', seat: ROBOT, stone }, section: '1.1', atoms: ['ST-1.1'] };
    if ((table.cash[seat(ROBOT)] ?? 0) < ENOUGH)
      return { move: { type: 'roll', seat: ROBOT }, section: '1.2', atoms: ['ST-1.2'] };
    return { move: { type: 'pass', seat: ROBOT }, section: '1.3', atoms: ['ST-1.3'] };
  },
};

/** The game with another one in the seat, or with this one. */
export const withRobot = (automaton: Automaton<StonesClock> = robot): Game =>
  ({
    ...GAME,
    id: 'robots',
    title: 'Robots',
    setup: ({ seats }: { readonly seats: readonly string[] }): StonesTable => newTable([...seats, ROBOT]),
    domains: (table: StonesTable) => ({
      ...GAME.domains(table),
      place: [...(GAME.domains(table)['place'] ?? []), seat(ROBOT)],
    }),
    automaton,
  }) as unknown as Game;
