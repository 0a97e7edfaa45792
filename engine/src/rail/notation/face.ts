import type { NodeKind, NodeSpec, PathSpec, Side, StopValue } from '../types.ts';
import { TILE_COLOURS } from '../types.ts';

/**
 * How boards and tiles are written down: one hex or tile a line, in words that somebody who owns the game can read
 * and correct.
 *
 *     A7 Rheine: yellow; city 20 kept KHS goal KHS at 4; city 20 kept KWE goal KWE at 5; label RH; side 4 river 30
 *
 * Parts are parted by `;`. A stop is its kind, its value (`20`, or one for each colour: `20/30/50`, `-` for none), the
 * number of circles (`x2`; a city has one), whom a circle is `kept` for, who is at `home` there and whose `goal` it is,
 * and the sides `at` which its track ends. Other track is written `track 0-3`. A letter behind a side is a gauge (`3n`);
 * the title says which.
 */
export interface Notation {
  /** Letters that stand for a gauge: `{ n: 'narrow' }`. */
  readonly gauges?: Readonly<Record<string, string>>;
}
/** Something that cannot be read: where, and what would be. */
export class Misprint extends Error {}
const misprint = (part: string, wanted: string): never => {
  throw new Misprint(`"${part}": ${wanted}`);
};

export const STOP_KINDS: readonly NodeKind[] = ['city', 'town', 'offboard', 'mine', 'port', 'pass'];
const WORDS = ['kept', 'home', 'goal', 'at'] as const;
type Word = (typeof WORDS)[number];

export const wholeOf = (text: string | undefined, part: string): number =>
  text !== undefined && /^\d+$/.test(text)
    ? Number(text)
    : misprint(part, `${text ?? 'nothing'} is no number`);

const sideOf = (text: string | undefined, part: string): Side =>
  text !== undefined && /^[0-5]$/.test(text)
    ? (Number(text) as Side)
    : misprint(part, `${text ?? 'nothing'} is no side (0–5)`);

function valueOf(text: string, part: string): StopValue {
  if (!text.includes('/')) return wholeOf(text, part);
  const values = text.split('/').map((one) => (one === '-' ? null : wholeOf(one, part)));
  if (values.length > TILE_COLOURS.length) misprint(part, 'more values than colours');
  return Object.fromEntries(
    values.flatMap((value, i) => (value === null ? [] : [[TILE_COLOURS[i]!, value]])),
  );
}
function endOf(text: string, part: string, { gauges = {} }: Notation): { side: Side; gauge?: string } {
  const letter = text.slice(1);
  const side = sideOf(text.slice(0, 1), part);
  if (letter === '') return { side };
  return Object.hasOwn(gauges, letter)
    ? { side, gauge: gauges[letter]! }
    : misprint(part, `no gauge is called ${letter}`);
}

/** A stop and the track that ends in it: `city 20 x2 kept KHS,- home KHS at 0 3`. */
export function parseStop(
  part: string,
  index: number,
  notation: Notation,
): { readonly node: NodeSpec; readonly paths: readonly PathSpec[] } {
  const [kind, ...words] = part.split(/\s+/);
  if (!STOP_KINDS.includes(kind as NodeKind)) misprint(part, `a stop is one of ${STOP_KINDS.join(', ')}`);
  let value: StopValue = 0;
  let slots = kind === 'city' ? 1 : 0;
  const said: Partial<Record<Word, string[]>> = {};
  let last: Word | null = null;
  for (const word of words) {
    if ((WORDS as readonly string[]).includes(word)) said[(last = word as Word)] = [];
    else if (last !== null) said[last]!.push(...word.split(',').filter(Boolean));
    else if (/^x\d+$/.test(word)) slots = wholeOf(word.slice(1), part);
    else value = valueOf(word, part);
  }
  const node: NodeSpec = {
    kind: kind as NodeKind,
    value,
    slots,
    ...(said.kept ? { reserved: said.kept.map((one) => (one === '-' ? null : one)) } : {}),
    ...(said.home ? { home: said.home } : {}),
    ...(said.goal ? { destination: said.goal } : {}),
  };
  const paths = (said.at ?? []).map((text): PathSpec => {
    const { side, gauge } = endOf(text, part, notation);
    return { from: side, to: `n${index}`, ...(gauge === undefined ? {} : { gauge }) };
  });
  return { node, paths };
}

/** Track that ends in no stop: `track 0-3`, `track 0-3d`. */
export function parseTrack(part: string, notation: Notation): readonly PathSpec[] {
  return part
    .split(/\s+/)
    .slice(1)
    .map((text) => {
      const [from, to = ''] = text.split('-');
      const end = endOf(to, part, notation);
      const gauge = end.gauge === undefined ? {} : { gauge: end.gauge };
      return { from: sideOf(from, part), to: end.side, ...gauge };
    });
}
