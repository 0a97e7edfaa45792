import type { Steps } from '../../table/course.ts';
import type { Fields } from '../../table/shape.ts';
import { choice, flag, list, nullable, ref, text, whole } from '../../table/shape.ts';
import type { Phrase } from '../../table/words.ts';
import { phrase } from '../../table/words.ts';
import type { RailClock } from '../clock.ts';
import type { PhaseSpec } from '../types.ts';

/** Where we are, from large to small: round, what the title has to say about it, phase, step. */
export function whereIn(
  title: string,
  { round, set, or, phase, operating, step }: RailClock,
  about: readonly Phrase[] = [],
): readonly Phrase[] {
  const places = [
    phrase(`${title}/round/${round}`, { set, or }),
    ...about,
    phrase(`${title}/phase`, { phase }),
  ];
  return round === 'OR' && operating !== null ? [...places, phrase(`${title}/step/${step}`)] : places;
}

/**
 * What of the clock a hand may set in every title: all that the family keeps there, so that every position can be laid.
 * `ors`: the most operating rounds of a set.
 */
export const usualHandClock = (
  phases: readonly PhaseSpec[],
  steps: Steps,
  ors: number,
  rounds: readonly string[] = ['SR', 'OR', 'end'],
): Fields => ({
  phase: choice(...phases.map(({ id }) => id)),
  turn: ref('seat'),
  step: choice(...steps.map(({ id }) => id)),
  operating: nullable(ref('company')),
  round: choice(...rounds),
  set: whole(0, 99),
  or: whole(0, ors),
  passes: whole(0, 9),
  sold: flag,
  bought: nullable(ref('seat')),
  sales: list(text(80)),
  operated: list(ref('company')),
  veterans: list(ref('company')),
});
