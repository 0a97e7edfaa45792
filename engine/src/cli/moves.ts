import { TABLE_MOVES } from '../table/free.ts';
import { openPlay } from '../table/play.ts';
import { choice, recordSchema, ref } from '../table/shape.ts';
import { gameOf, guarded, parseArgs } from './args.ts';

/** Every move type of a title with its JSON schema and an example. */
export const listMoves = (argv: readonly string[]): Promise<number> =>
  guarded(async () => {
    const game = await gameOf(parseArgs(argv).plain[0]);
    const seats = ['anna', 'bert', 'cleo', 'dora'].slice(
      0,
      Math.max(game.players.min, Math.min(4, game.players.max)),
    );
    const { table } = openPlay(game, {
      game: game.id,
      variant: game.variants[0]!.id,
      options: {},
      seats,
      seed: 1,
      mode: 'strict',
      bookkeeping: 'auto',
    });
    const domains = { ...game.domains(table), seat: table.clock.seats };
    const specs = { ...game.moves, ...TABLE_MOVES };
    const all = Object.entries(specs).map(([type, spec]) => ({
      type,
      schema: recordSchema({ type: choice(type), seat: ref('seat'), ...spec.fields }, domains),
      rules: spec.rules.map(({ id, section, weight }) => ({ id, section, weight })),
      example: spec.example,
    }));
    console.log(JSON.stringify(all, null, 2));
    return 0;
  });
