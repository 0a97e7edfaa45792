import type { Game } from '@stellwerk/engine/table/game.ts';
import type { Guide } from '@stellwerk/engine/table/guide.ts';
import type { Section } from '@stellwerk/engine/table/rulebook.ts';
import { atomsOf, atomsWatched, inTheWay, kindsNow, kindsUnder } from '@stellwerk/engine/table/step-now.ts';
import type { Finding, Move, Place, Seat, Table } from '@stellwerk/engine/table/types.ts';
import type { Speech } from '../words/speech.ts';

/** How a sentence stands to this position. */
export interface Light {
  /** `watched`: the step is about it, but there is no number to it. */
  readonly state: 'applies' | 'against' | 'aside' | 'watched';
  readonly note: string;
  readonly at: readonly Place[];
}

export interface Reading {
  readonly game: Game;
  readonly guide: Guide | null;
  /** As the rules see it. */
  readonly table: Table;
  readonly seat: Seat | null;
  readonly section: Section;
  /** What was found about the move that somebody tried. */
  readonly tried: readonly Finding[];
  readonly speech: Speech;
}

const PLACED = ['hex', 'place', 'to'] as const;
/** The place that a finding speaks of, where it names one. */
const placesOf = ({ params }: Finding): readonly Place[] =>
  PLACED.flatMap((name) => {
    const value = params[name];
    return typeof value === 'string' ? [name === 'hex' && !value.includes('/') ? `hex/${value}` : value] : [];
  });

/** What of a section applies right now, by atom. Sentences without an entry are plain. */
export function lightsOf(reading: Reading): ReadonlyMap<string, Light> {
  const { game, guide, table, seat, section, tried, speech } = reading;
  const own = new Set(section.groups.flatMap(({ sentences }) => sentences.map(({ atom }) => atom)));
  const lights = new Map<string, Light>();
  const kinds = kindsNow(game, table, seat);
  const watched = atomsWatched(game, kinds);
  for (const atom of own) if (watched.has(atom)) lights.set(atom, { state: 'watched', note: '', at: [] });
  for (const [atom, { say, as, at = [] }] of Object.entries(guide?.applies?.(table, seat) ?? {}))
    if (own.has(atom)) lights.set(atom, { state: as ?? 'applies', note: speech.phrase(say), at });
  const found = [...(seat === null ? [] : inTheWay(game, table, seat, section.section)), ...tried];
  for (const finding of found)
    for (const atom of atomsOf(game, finding))
      if (own.has(atom))
        lights.set(atom, { state: 'against', note: speech.finding(finding), at: placesOf(finding) });
  return lights;
}

/** What may be done of what a section is about. */
export interface MayDo {
  /** The step has to do with the section at all. */
  readonly isHere: boolean;
  readonly moves: readonly Move[];
  /** Hexes where it could be done, where the moves name hexes. */
  readonly hexes: readonly string[];
}
const MOST = 200;

export function mayDo({ game, table, seat, section }: Omit<Reading, 'speech' | 'guide' | 'tried'>): MayDo {
  const kinds = kindsUnder(game, kindsNow(game, table, seat), section.section);
  const moves: Move[] = [];
  if (seat !== null)
    for (const kind of kinds)
      for (const move of game.options(table, seat, { type: kind })) {
        if (moves.length >= MOST) break;
        if (move.type === kind) moves.push(move);
      }
  const hexes = [...new Set(moves.flatMap(({ hex }) => (typeof hex === 'string' ? [hex] : [])))];
  return { isHere: kinds.length > 0, moves, hexes };
}
