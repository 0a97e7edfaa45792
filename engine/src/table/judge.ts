import { TABLE_MOVES } from './free.ts';
import type { Game, MoveSpec, Rule } from './game.ts';
import { parseField, parseFields, ref } from './shape.ts';
import type { Misshape } from './shape.ts';
import type { Clock, Finding, Mode, Move, Result, Table } from './types.ts';
import { fail, ok } from './types.ts';
import { phrase } from './words.ts';

export function specOf<C extends Clock>(game: Game<C>, type: string): MoveSpec<C> | null {
  if (Object.hasOwn(TABLE_MOVES, type)) return TABLE_MOVES[type] as unknown as MoveSpec<C>;
  return Object.hasOwn(game.moves, type) ? game.moves[type]! : null;
}

/** Parses a move from outside: known type, known names, nothing extra. After this, moves are trusted to have their shape. */
export function parseMove<C extends Clock>(
  game: Game<C>,
  table: Table<C>,
  value: unknown,
): Result<Move, Misshape> {
  if (typeof value !== 'object' || value === null)
    return fail({ place: 'move', wanted: phrase('shape/record') });
  const { type } = value as { type?: unknown };
  const spec = typeof type === 'string' ? specOf(game, type) : null;
  if (!spec || typeof type !== 'string') {
    const given =
      typeof type === 'string'
        ? JSON.stringify(type.slice(0, 40))
        : type === undefined
          ? 'nothing'
          : typeof type;
    return fail({ place: 'type', wanted: phrase('shape/move', { game: game.id, found: given }) });
  }
  const { type: _, ...rest } = value as Record<string, unknown>;
  const domains = { ...game.domains(table), seat: table.clock.seats };
  const parsed = parseFields({ ...spec.fields, seat: ref('seat') }, rest, '', domains);
  if (!parsed.ok) return parsed;
  const move = { type, ...parsed.value } as Move;
  if (type === 'put' && !Object.hasOwn(table.pieces, move['piece'] as string))
    return fail({ place: 'piece', wanted: phrase('shape/own-piece') });
  if (type !== 'set') return ok(move);
  const key = move['key'] as string;
  const field = Object.hasOwn(game.handClock, key) ? game.handClock[key] : undefined;
  if (!field)
    return fail({ place: 'key', wanted: phrase('shape/choice', { of: Object.keys(game.handClock) }) });
  const to = parseField(field, move['to'], 'to', domains);
  return to.ok ? ok({ ...move, to: to.value }) : to;
}

/** Everything the rules have to say about a move. Empty: legal. */
export function judge<C extends Clock>(game: Game<C>, table: Table<C>, move: Move): readonly Finding[] {
  const spec = specOf(game, move.type);
  if (!spec)
    return [{ rule: 'table/unknown-move', section: '', weight: 'breach', params: { type: move.type } }];
  // "No rule knows this move" is said only where the title has nothing to say about what the hand does.
  const named = Object.hasOwn(TABLE_MOVES, move.type) ? findingsOf(game.handRules ?? [], table, move) : [];
  return named.length > 0 ? named : findingsOf(spec.rules, table, move);
}

function findingsOf<C extends Clock>(
  rules: readonly Rule<C>[],
  table: Table<C>,
  move: Move,
): readonly Finding[] {
  const findings: Finding[] = [];
  for (const rule of rules) {
    const params = rule.check(table, move);
    if (params) findings.push({ rule: rule.id, section: rule.section, weight: rule.weight, params });
  }
  return findings;
}

/** Every rule that a title has, a rule of several moves as often as it stands in them. */
export const allRules = <C extends Clock>(game: Game<C>): readonly Rule<C>[] => [
  ...Object.values(game.moves).flatMap((spec) => spec.rules as readonly Rule<C>[]),
  ...(game.handRules ?? []),
];

export const isLegal = <C extends Clock>(game: Game<C>, table: Table<C>, move: Move): boolean => {
  const spec = specOf(game, move.type);
  return !!spec && !spec.rules.some((rule) => rule.weight === 'breach' && rule.check(table, move) !== null);
};

export const VERDICTS = ['legal', 'flagged', 'refused', 'free'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** What becomes of findings is the mode's business. A house rule silences one rule until it is lifted. */
export function verdictOf(mode: Mode, findings: readonly Finding[], houseRules: readonly string[]): Verdict {
  const breaches = findings.filter((f) => f.weight === 'breach' && !houseRules.includes(f.rule));
  if (breaches.length === 0) return 'legal';
  return mode === 'free' ? 'free' : mode === 'coach' ? 'flagged' : 'refused';
}
