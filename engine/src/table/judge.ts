import { TABLE_MOVES } from './free.ts';
import type { Game, MoveSpec, Rule } from './game.ts';
import { parseField, parseFields, ref } from './shape.ts';
import { judgeSkip } from './step-plan.ts';
import type { Misshape } from './shape.ts';
import type { Clock, Finding, Mode, Move, ParsedMove, Result, Table, Weight } from './types.ts';
import { fail, ok } from './types.ts';
import { phrase } from './words.ts';

export function specOf<C extends Clock>(game: Pick<Game<C>, 'moves'>, type: string): MoveSpec<C> | null {
  if (Object.hasOwn(TABLE_MOVES, type)) return TABLE_MOVES[type] as unknown as MoveSpec<C>;
  return Object.hasOwn(game.moves, type) ? game.moves[type]! : null;
}

/** Parses a move from outside: known type, known names, nothing extra. After this, moves are trusted to have their shape. */
export function parseMove<C extends Clock>(
  game: Game<C>,
  table: Table<C>,
  value: unknown,
): Result<ParsedMove, Misshape> {
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
  const move = { type, ...parsed.value } as ParsedMove;
  if (type === 'put' && !table.pieces.has(move['piece'] as string))
    return fail({ place: 'piece', wanted: phrase('shape/own-piece') });
  if (type !== 'set' && type !== 'skip') return ok(move);
  const key = type === 'skip' ? 'step' : (move['key'] as string);
  const field = Object.hasOwn(game.handClock, key) ? game.handClock[key] : undefined;
  if (!field)
    return fail({ place: 'key', wanted: phrase('shape/choice', { of: Object.keys(game.handClock) }) });
  const to = parseField(field, move['to'], 'to', domains);
  return to.ok ? ok({ ...move, to: to.value } as ParsedMove) : to;
}

/**
 * What the rules have to say about a move, but for notes that take a search (`afterthoughts`). Empty: legal. `houseRules`: rules that are silenced at this table; what
 * they find is told, but does not keep the others quiet.
 */
export function judge<C extends Clock>(
  game: Game<C>,
  table: Table<C>,
  move: Move,
  houseRules: readonly string[] = [],
): readonly Finding[] {
  const spec = specOf(game, move.type);
  if (!spec)
    return [{ rule: 'table/unknown-move', section: '', weight: 'breach', params: { type: move.type } }];
  if (move.type === 'skip') return judgeSkip(game, table, move);
  // "No rule knows this move" is said only where the title has nothing to say about what the hand does.
  const isHand = Object.hasOwn(TABLE_MOVES, move.type);
  const named = isHand ? findingsOf(game.handRules ?? [], table, move, houseRules) : [];
  return named.length > 0 ? named : findingsOf(spec.rules, table, move, houseRules);
}

/** Who is told what stands in the way has no use for advice about what would come after it: a breach comes alone. */
function findingsOf<C extends Clock>(
  rules: readonly Rule<C>[],
  table: Table<C>,
  move: Move,
  houseRules: readonly string[],
): readonly Finding[] {
  const all: Finding[] = [];
  const isFound = (id: string): boolean => all.some(({ rule }) => rule === id);
  const isSaid = (id: string): boolean => isFound(id) && !houseRules.includes(id);
  for (const rule of rules) {
    if (!isBreach(rule) || isFound(rule.id) || rule.behind?.some(isSaid)) continue;
    const broken = findingOf(rule, table, move);
    if (!broken) continue;
    if (rule.alone && !houseRules.includes(rule.id)) return [broken];
    all.push(broken);
  }
  const breaches = oneReason(rules, all, houseRules);
  if (breaches.some(({ rule }) => !houseRules.includes(rule))) return breaches;
  const told = [...breaches];
  for (const rule of rules) {
    const note = isBreach(rule) || rule.later ? null : findingOf(rule, table, move);
    if (note) told.push(note);
  }
  return told;
}
function findingOf<C extends Clock>(rule: Rule<C>, table: Table<C>, move: Move): Finding | null {
  const params = rule.check(table, move);
  return params && { rule: rule.id, section: rule.section, weight: rule.weight, params };
}
/** Where a rule says better what another one finds, that one is enough – unless the other is no rule at this table. */
function oneReason<C extends Clock>(
  rules: readonly Rule<C>[],
  findings: readonly Finding[],
  houseRules: readonly string[],
): readonly Finding[] {
  if (findings.length < 2) return findings;
  const better = rules.filter(({ id, instead }) => instead && findings.some(({ rule }) => rule === id));
  const idle = better.filter(({ instead }) => instead!.some((id) => houseRules.includes(id)));
  const quiet = better.flatMap((rule) => (idle.includes(rule) ? rule.id : rule.instead!));
  return findings.filter(({ rule }) => !quiet.includes(rule));
}
/** What else is found once the rules of the title have spoken: a breach keeps advice quiet here as well. */
export const beside = (
  findings: readonly Finding[],
  more: Finding,
  houseRules: readonly string[],
): readonly Finding[] => [
  ...(isBreach(more) && !houseRules.includes(more.rule) ? findings.filter(isBreach) : findings),
  more,
];
const isBreach = ({ weight }: { readonly weight: Weight }): boolean => weight === 'breach';

/** Every rule that a title has, a rule of several moves as often as it stands in them. */
export const allRules = <C extends Clock>(game: Game<C>): readonly Rule<C>[] => [
  ...Object.values(game.moves).flatMap((spec) => spec.rules as readonly Rule<C>[]),
  ...(game.handRules ?? []),
];

export const isLegal = <C extends Clock>(game: Game<C>, table: Table<C>, move: Move): boolean => {
  const spec = specOf(game, move.type);
  return !!spec && !spec.rules.some((rule) => rule.weight === 'breach' && rule.check(table, move) !== null);
};

const VERDICTS = ['legal', 'flagged', 'refused', 'free'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** What becomes of findings is the mode's business. A house rule silences one rule until it is lifted. */
export function verdictOf(mode: Mode, findings: readonly Finding[], houseRules: readonly string[]): Verdict {
  const breaches = findings.filter((f) => f.weight === 'breach' && !houseRules.includes(f.rule));
  if (breaches.length === 0) return 'legal';
  return mode === 'free' ? 'free' : mode === 'coach' ? 'flagged' : 'refused';
}
