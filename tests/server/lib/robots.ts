/**
 * The real server with a title that has a seat which nobody holds. `CUT`: the robot falls silent after its first act of a
 * turn, as a server does that ends in the middle of it.
 */
import type { Automaton } from '@stellwerk/engine/table/game.ts';
import { piecesAt } from '@stellwerk/engine/table/places.ts';
import type { StonesClock } from '@stellwerk/engine/table/testing.ts';
import { ROBOT, robot, withRobot } from '@stellwerk/engine/table/testing-robot.ts';
import { readConfig } from '@stellwerk/server/config.ts';
import { openLog } from '@stellwerk/server/log.ts';
import { startServer } from '@stellwerk/server/server.ts';

const isCut = process.env['CUT'] === 'yes';
/** Takes its stone and then says nothing any more. */
const cut: Automaton<StonesClock> = {
  ...robot,
  act: (table) => (piecesAt(table, `seat/${ROBOT}`).length < table.clock.round ? robot.act(table) : null),
};
const game = withRobot(isCut ? cut : robot);

const server = await startServer(readConfig(process.env), openLog('warn'), (id) =>
  Promise.resolve(id === game.id ? game : null),
);
process.stdout.write(`Stellwerk: http://localhost:${server.port}\n`);
process.on('SIGTERM', () => {
  void server.close().then(() => process.exit(0));
});
