import { faultOf, misshapen } from './faults.ts';
import type { FileFault } from './faults.ts';
import { checkConfig, traceOf } from './file.ts';
import type { FileMove, TableFile } from './file.ts';
import type { Game } from './game.ts';
import { parseMove } from './judge.ts';
import type { Act, Chance, Entry, Play, Proposal } from './play.ts';
import { commit, openPlay } from './play.ts';
import type { Fields } from './shape.ts';
import { choice, flag, list, nullable, optional, parseFields, record, ref, text, whole } from './shape.ts';
import { BOOKKEEPING, fail, MODES, ok } from './types.ts';
import type { Finding, Language, Result } from './types.ts';
import { say } from './words.ts';

/** Agreements of the people at the table, as they stand among the moves of a file. */
const AGREEMENTS: Readonly<Record<string, Fields>> = {
  undo: { to: whole(), agreed: optional(list(ref('seat'), 12)) },
  waive: { entry: whole(), agreed: optional(list(ref('seat'), 12)) },
  uphold: { entry: whole(), agreed: optional(list(ref('seat'), 12)) },
  'house-rule': { rule: text(80), agreed: list(ref('seat'), 12) },
  'lift-house-rule': { rule: text(80), agreed: list(ref('seat'), 12) },
  mode: { mode: choice(...MODES) },
  bookkeeping: { bookkeeping: choice(...BOOKKEEPING) },
};

/** What a move of a file says beside itself. */
const MARKS = {
  free: optional(flag),
  overruled: optional(list(ref('seat'), 12)),
  because: optional(record({ section: text(20), atoms: list(text(40), 12) })),
} as const satisfies Fields;

/** Turns one move of a file into an act, checked against the position it meets. */
function readAct(play: Play, move: FileMove, place: string): Result<Act, FileFault> {
  const { free, overruled, because, ...rest } = move.act;
  const type = rest['type'] as string;
  if (Object.hasOwn(AGREEMENTS, type)) {
    const { type: _, ...fields } = rest;
    const shape = { ...AGREEMENTS[type]!, seat: optional(nullable(ref('seat'))) };
    const read = parseFields(shape, fields, place, { seat: play.table.clock.seats });
    if (!read.ok) return fail(misshapen(read.error));
    const { seat: __, ...parsed } = read.value;
    return ok({ do: type, ...parsed } as unknown as Act);
  }
  const marks = parseFields(
    MARKS,
    Object.fromEntries(Object.entries({ free, overruled, because }).filter(([, mark]) => mark !== undefined)),
    place,
  );
  if (!marks.ok) return fail(misshapen(marks.error));
  const parsed = parseMove(play.game, play.table, rest);
  if (!parsed.ok) return fail(misshapen(parsed.error, place));
  return ok({ do: 'move', move: parsed.value, ...marks.value } as Act);
}

export type Played =
  | { readonly n: number; readonly ok: true; readonly entry: Entry }
  | { readonly n: number; readonly ok: false; readonly findings: Entry['findings'] };

/** Plays a file from its setup, as its rules have it. Refused moves are reported and left out; a malformed one ends the reading. */
export function playFile(
  game: Game,
  file: TableFile,
  onMove: (played: Played, play: Play) => void = () => undefined,
): Result<Play, FileFault> {
  const wrong = checkConfig(game, file.config);
  if (wrong) return fail(wrong);
  let play = openPlay(game, file.config, file.luck);
  for (const [i, move] of file.moves.entries()) {
    const act = readAct(play, move, `moves[${i}]`);
    if (!act.ok) return act;
    const outcome = commit(play, { id: `file/${i + 1}`, seat: move.seat, act: act.value }, move.luck);
    if (outcome.ok) play = outcome.play;
    onMove(
      outcome.ok
        ? { n: i + 1, ok: true, entry: outcome.entry }
        : { n: i + 1, ok: false, findings: outcome.findings },
      play,
    );
  }
  return ok(play);
}

/** The first move of a file that does not come out here as it was played when the file was saved. */
export interface Difference extends FileFault {
  /** Its number among the moves, from 1. */
  readonly n: number;
  /** Whether the moves after it can be played all the same. */
  readonly goesOn: boolean;
}
export interface OpenedFile {
  readonly play: Play;
  readonly differs: Difference | null;
}

/**
 * Opens a saved game. It was played by the rules of its day, and those of today may differ. `until` stops before the
 * first move that does not come out as it was played. `through` goes on: what is refused now is entered in `coach`, with
 * a flag, and only a move that cannot be read at all ends the reading. Nothing is left out in silence.
 */
export function openFile(
  game: Game,
  file: TableFile,
  how: 'until' | 'through',
): Result<OpenedFile, FileFault> {
  const opening = openingFile(game, file, how);
  let step = opening.next();
  while (!step.done) step = opening.next();
  return step.value;
}

/** The same with a pause before every move, for whoever has other things to do meanwhile: a long file takes seconds. */
export function* openingFile(
  game: Game,
  file: TableFile,
  how: 'until' | 'through',
): Generator<void, Result<OpenedFile, FileFault>, void> {
  const wrong = checkConfig(game, file.config);
  if (wrong) return fail(wrong);
  let play = openPlay(game, file.config, file.luck);
  let differs: Difference | null = null;
  // Where each move of the file stands in the log: an entry of ours may come in between.
  const entries = [0];
  for (const [i, move] of file.moves.entries()) {
    yield;
    const place = `moves[${i}]`;
    const n = i + 1;
    const read = readAct(play, move, place);
    if (!read.ok) return ok({ play, differs: differs ?? { ...read.error, n, goesOn: false } });
    const proposal = { id: `file/${n}`, seat: move.seat, act: following(read.value, entries) };
    const outcome = commit(play, proposal, move.luck);
    const why = outcome.ok
      ? otherwise(place, outcome.entry, file.trace?.slice(4 * i, 4 * n))
      : refused(place, play.game, outcome.findings);
    if (why) differs ??= { ...why, n, goesOn: true };
    if (why && how === 'until') break;
    play = outcome.ok ? outcome.play : inCoach(play, proposal, move.luck);
    entries.push(play.log.length - 1);
  }
  return ok({ play, differs });
}

/** An act that names entries of the file, with their numbers in the log. */
function following(act: Act, entries: readonly number[]): Act {
  switch (act.do) {
    case 'undo':
      return { ...act, to: entries[act.to] ?? act.to };
    case 'waive':
    case 'uphold':
      return { ...act, entry: entries[act.entry] ?? act.entry };
    default:
      return act;
  }
}

/** From here on nothing is refused. An agreement that has lost its object (a flag that is none today) has no effect. */
function inCoach(play: Play, proposal: Proposal, luck: Chance | undefined): Play {
  if (proposal.act.do !== 'move') return play;
  const id = `${proposal.id}/coach`;
  const coach = commit(play, { id, seat: null, act: { do: 'mode', mode: 'coach' } });
  const made = coach.ok ? commit(coach.play, proposal, luck) : coach;
  return made.ok ? made.play : play;
}

/** What a move breaks is said in the words of the title, with the paragraphs. */
function refused(place: string, { words }: Game, findings: readonly Finding[]): FileFault {
  const breaches = findings.filter(({ weight }) => weight === 'breach');
  const why = (language: Language): string =>
    breaches
      .map(({ rule, params, section }) => {
        const said = say(words, language, { key: rule, params });
        return section === '' ? said : `${said} (§ ${section})`;
      })
      .join(' ');
  return faultOf(place, 'fault/refused', (language) => ({ why: why(language) }));
}

/** Legal, but the position after it is another one than the file remembers. */
const otherwise = (place: string, entry: Entry, trace = ''): FileFault | null =>
  trace === '' || trace === traceOf(entry) ? null : faultOf(place, 'fault/otherwise');
