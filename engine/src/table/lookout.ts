import { afterthoughts } from './afterthoughts.ts';
import { turnOf } from './ask.ts';
import { settled } from './dues.ts';
import { TABLE_MOVES } from './free.ts';
import type { Game, Rule } from './game.ts';
import { judge, specOf } from './judge.ts';
import type { Luck } from './luck.ts';
import { anyMove, mixedUp, neighbour } from './near-moves.ts';
import type { Play } from './play.ts';
import type { Finding, Move, Seat, Table } from './types.ts';

/** What of a title some games have never come to, in the order in which the title has it. */
export interface Unreached {
  /** Kinds of moves that no step of the games had. */
  readonly absent: readonly string[];
  /** Kinds that a step had, and nobody made one by the rules. */
  readonly unplayed: readonly string[];
  /** Rules that were never asked about any move: whoever tried had not the moment for it. */
  readonly unasked: readonly string[];
  /** Rules that were asked and never found anything. */
  readonly silent: readonly string[];
}

/**
 * Somebody who looks on while games are played and writes down what they come to. It asks about moves that nobody makes:
 * what the title thinks of for the step, the same a little changed, and nonsense. The game does not notice.
 */
export interface Lookout {
  /** At every position. */
  look(play: Play, pick: Luck): void;
  /** When a game is over. */
  note(play: Play): void;
  unreached(): Unreached;
}

/** So many of the moves that a title thinks of are looked through for some to ask about. */
const THOUGHT_OF = 60;
const ASKED_AT_ONCE = 6;

export function lookoutFor(game: Game): Lookout {
  const kinds = Object.keys(game.moves);
  const rules = new Map(
    [...kinds.map((kind) => game.moves[kind]!.rules as readonly Rule[]), game.handRules ?? []]
      .flat()
      .map((rule) => [rule.id, rule]),
  );
  const [had, played] = [new Set<string>(), new Set<string>()];
  const [asked, spoke] = [new Set<string>(), new Set<string>()];

  const hear = (all: readonly Rule[], findings: readonly Finding[]): void => {
    const stop = all.findIndex(({ id, alone }) => alone && findings.some(({ rule }) => rule === id));
    for (const { id, later } of stop < 0 ? all : all.slice(0, stop + 1)) if (!later) asked.add(id);
    for (const { rule } of findings) spoke.add(rule);
  };
  const rulesFor = (type: string): readonly Rule[] =>
    Object.hasOwn(TABLE_MOVES, type) ? (game.handRules ?? []) : (specOf(game, type)?.rules ?? []);
  const ask = (table: Table, move: Move | null): void => {
    if (move) hear(rulesFor(move.type), judge(game, table, move));
  };
  const isOpen = (kind: string): boolean => rulesFor(kind).some(({ id, later }) => !later && !spoke.has(id));

  /** What was done of late, kind by kind: somebody else may try the same. */
  const lately = new Map<string, readonly Move[]>();
  const remember = (move: Move): void => {
    lately.set(move.type, [...(lately.get(move.type) ?? []).slice(-7), move]);
  };
  const askAbout = (table: Table, kind: string, seat: Seat, pick: Luck): void => {
    const known: Move[] = (lately.get(kind) ?? []).map((move) => ({ ...move, seat }));
    for (const move of game.moves[kind]?.candidates?.(table, seat, {}) ?? [])
      if (known.push(move) === THOUGHT_OF) break;
    for (let i = 0; i < ASKED_AT_ONCE; i++) {
      const one = known[pick(known.length)];
      if (one && i % 2 === 0) ask(table, one);
      ask(
        table,
        one && pick(4) > 0
          ? neighbour(game, table, one, pick, known)
          : anyMove(game, table, kind, pick, seat),
      );
    }
  };
  return {
    look({ table: now, log }, pick) {
      const table = settled(now);
      const last = log.at(-1)!.act;
      if (last.do === 'move' && !last.free) remember(last.move);
      const course = game.course?.(table) ?? kinds;
      for (const kind of course) had.add(kind);
      const turn = pick(8) === 0 ? [] : turnOf(game, now);
      const seats = turn.length > 0 ? turn : table.clock.seats;
      const seat = seats[pick(seats.length)]!;
      for (const among of [course, pick(4) === 0 ? kinds : course]) {
        const wanted = among.filter(isOpen);
        if (wanted.length > 0) askAbout(table, wanted[pick(wanted.length)]!, seat, pick);
      }
      if (!isOpen('put')) return;
      for (const hand of ['put', 'pay']) ask(table, anyMove(game, table, hand, pick, seat));
      for (let i = 0; i < ASKED_AT_ONCE; i++) ask(table, mixedUp(game, table, pick, seat));
    },
    note(play) {
      for (const { n, act, verdict, findings } of play.log) {
        if (act.do !== 'move') continue;
        const { type } = act.move;
        hear(rulesFor(type), findings);
        if (verdict !== 'legal') continue;
        played.add(type);
        if (!rulesFor(type).some(({ id, later }) => later && !spoke.has(id))) continue;
        for (const { id, later } of rulesFor(type)) if (later) asked.add(id);
        for (const { rule } of afterthoughts(play, n)) spoke.add(rule);
      }
    },
    unreached: () => ({
      absent: kinds.filter((kind) => !had.has(kind) && !played.has(kind)),
      unplayed: kinds.filter((kind) => had.has(kind) && !played.has(kind)),
      unasked: [...rules.keys()].filter((id) => !asked.has(id)),
      silent: [...rules.keys()].filter((id) => asked.has(id) && !spoke.has(id)),
    }),
  };
}
