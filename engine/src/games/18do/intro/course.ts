import type { Steps } from '../../../table/course.ts';
import { kindsAt, optionally, step } from '../../../table/course.ts';
import type { DoTable, IntroStep } from '../clock.ts';
import { overCertificates } from './readers.ts';

/** 3.2: a certificate, then the network – a tile, then a station or a siding – then perhaps another train. */
export const INTRO: Steps<IntroStep> = [
  step('certificate', 'claim', 'dismiss'),
  optionally('network', 'lay'),
  optionally('build', 'station', 'siding'),
  step('swap', 'swap', 'finish'),
];

/** The present step; one of another game, which only hands can set, counts as the last. */
export const introStep = ({ clock }: DoTable): IntroStep =>
  INTRO.find(({ id }) => id === clock.step)?.id ?? 'swap';

/** The kinds of moves that the present step has; who holds too many certificates gives some up before anything else. */
export const introCourse = (table: DoTable): readonly string[] =>
  overCertificates(table).length > 0 ? ['shed'] : kindsAt(INTRO, introStep(table));

export { introTurn } from './now.ts';
