import { apply } from '../table/apply.ts';
import { optionsOf, turnOf } from '../table/ask.ts';
import type { Game, MoveSpec } from '../table/game.ts';
import { canonical, hashOf } from '../table/hash.ts';
import { isLegal, parseMove } from '../table/judge.ts';
import type { Luck } from '../table/luck.ts';
import { noLuck, seededLuck } from '../table/luck.ts';
import type { Config } from '../table/play.ts';
import { anyMove, neighbour } from '../table/near-moves.ts';
import type { Move, Table } from '../table/types.ts';

const NAMES = ['anna', 'bert', 'cleo', 'dora', 'emil', 'finn', 'gerd', 'hans'];

/** A table of the title with as many players, and with options that chance chose. */
export function configOf(game: Game, players: number, seed: number): Config {
  const pick = seededLuck(seed, players);
  const { variants, optionSpecs } = game;
  return {
    game: game.id,
    variant: variants[pick(variants.length)]!.id,
    options: Object.fromEntries(
      optionSpecs.map(({ id, choices, start }) => [id, choices[pick(choices.length)]?.value ?? start]),
    ),
    seats: NAMES.slice(0, players),
    seed,
    mode: 'strict',
    bookkeeping: 'auto',
  };
}
/** The fewest players, the most, and one number between. */
export const playerCounts = ({ players: { min, max } }: Game): readonly number[] => [
  ...new Set([min, Math.ceil((min + max) / 2), max]),
];

/** What is wrong with the options of a position: one that is against the rules, or a legal move that is missing. */
export function optionFaults(
  game: Game,
  table: Table,
  pick: Luck,
  isListed: (type: string) => boolean,
): readonly string[] {
  const faults: string[] = [];
  for (const seat of turnOf(game, table)) {
    const options = [...optionsOf(game, table, seat)];
    const types = [...new Set(options.map(({ type }) => type))];
    const some = Array.from({ length: Math.min(8, options.length) }, () => options[pick(options.length)]!);
    for (const move of some) {
      if (!isLegal(game, table, move)) faults.push(`not legal: ${JSON.stringify(move)}`);
      const parsed = parseMove(game, table, move);
      if (!parsed.ok) faults.push(`${parsed.error.place} has no shape: ${JSON.stringify(move)}`);
    }
    const asked = [
      ...some.map((move) => neighbour(game, table, move, pick)),
      ...types.flatMap((type) => [0, 1].map(() => anyMove(game, table, type, pick))),
    ];
    const known = new Set(options.map(canonical));
    for (const move of asked)
      if (move?.seat === seat && isListed(move.type) && options.some((option) => isAlike(option, move)))
        if (isLegal(game, table, move) && !known.has(canonical(move)) && !hasTwin(game, table, options, move))
          faults.push(`legal, but no option: ${JSON.stringify(move)}`);
  }
  return faults;
}

/** Of the same kind and with the same fields: what may be left out need not be listed with every value it can have. */
const isAlike = (option: Move, move: Move): boolean =>
  option.type === move.type && Object.keys(move).every((field) => option[field] !== undefined);

/** An option that comes to the same: another of two equal pieces, a field that says what goes without saying. */
function hasTwin(game: Game, table: Table, options: readonly Move[], move: Move): boolean {
  const spec: MoveSpec = game.moves[move.type]!;
  const outcome = (made: Move): string => hashOf(apply(table, spec.effects(table, made, noLuck)));
  const wanted = outcome(move);
  /** Field by field the same, or another of two equal pieces. */
  const isSame = (option: Move): boolean =>
    Object.keys(move).every((field) => {
      const [a, b] = [option[field], move[field]];
      return (
        a === b || (typeof a === 'string' && typeof b === 'string' && (game.same?.(table, a, b) ?? false))
      );
    });
  return options.some(
    (option) => option.type === move.type && (isSame(option) || outcome(option) === wanted),
  );
}
