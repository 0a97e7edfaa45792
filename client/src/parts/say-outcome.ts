import type { Stage } from '@stellwerk/engine/stage/stage.ts';
import type { Game } from '@stellwerk/engine/table/game.ts';
import { sentenceNow } from '@stellwerk/engine/table/step-plan.ts';
import type { Move, Seat, Table } from '@stellwerk/engine/table/types.ts';
import type { Phrase } from '@stellwerk/engine/table/words.ts';
import { matOf, surfacesOf } from '../layout/surfaces-of.ts';
import { asHeadline, promptParts } from '../words/prompt.ts';
import type { Speech } from '../words/speech.ts';
import { text } from '../words/texts.ts';
import { sayHanded } from './handed.ts';
import type { Outcome } from './outcome.ts';
import { nextAfter, outcomeOf } from './outcome.ts';

const lettersOf = (stage: Stage, livery: string): string => stage.liveries[livery]?.letters ?? livery;

/** "KHS 100M → 110M", "KHS stays at 100M" */
export const sayPrice = (
  stage: Stage,
  speech: Speech,
  { livery, from, to }: Outcome['prices'][number],
): string => {
  const who = lettersOf(stage, livery);
  return from === to
    ? text(speech.language, 'outcome.stays', { who, price: speech.money(to) })
    : `${who} ${speech.money(from)} → ${speech.money(to)}`;
};

/** "+80M", "−60M" */
export const sayChange = (speech: Speech, by: number): string =>
  `${by > 0 ? '+' : '−'}${speech.money(Math.abs(by))}`;

/**
 * What a move would come to, part by part, before it is made: purses (of whoever acts also what is left in it), prices,
 * what others get by it. Nothing where it needs luck.
 */
export function sayOutcome(
  game: Game,
  stage: Stage,
  table: Table,
  move: Move,
  speech: Speech,
): readonly string[] {
  return [
    ...sayChanges(stage, outcomeOf(game, stage, table, move), move.seat, speech),
    ...sayHanded(game, stage, table, move, speech),
  ];
}

/** Purses and prices, part by part; in those of whoever acts also what is left. */
export function sayChanges(
  stage: Stage,
  { cash, prices, firstPrices }: Outcome,
  seat: Seat,
  speech: Speech,
): readonly string[] {
  const own = new Set([
    matOf(stage, seat)?.account,
    ...surfacesOf(stage, 'charter').flatMap(({ president, account }) =>
      president === seat ? [account] : [],
    ),
  ]);
  return [
    ...cash.map(({ account, by, left }) => {
      const said = `${speech.place(account)} ${sayChange(speech, by)}`;
      return own.has(account)
        ? text(speech.language, 'outcome.left', { said, left: speech.money(left) })
        : said;
    }),
    ...prices.map((price) => sayPrice(stage, speech, price)),
    ...firstPrices.map(({ livery, to }) =>
      text(speech.language, 'outcome.first', { who: lettersOf(stage, livery), price: speech.money(to) }),
    ),
  ];
}

/** "Then: Bert, lay track for the KWE"; nothing where the same is to be done again, or nobody can know. */
export function sayNext(
  game: Game,
  table: Table,
  move: Move,
  mine: readonly Seat[],
  speech: Speech,
): string | null {
  const next = nextAfter(game, table, move);
  if (!next) return null;
  const headlineOf = (told: Phrase): string => {
    const seat = told.params?.['seat'];
    const isMine = typeof seat === 'string' && mine.includes(seat);
    return asHeadline(speech.phrase(promptParts(game.words, told, isMine).headline));
  };
  const what = headlineOf(next);
  return what === headlineOf(sentenceNow(game, table))
    ? null
    : text(speech.language, 'outcome.next', { what });
}
