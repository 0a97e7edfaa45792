import type { Stage } from '@stellwerk/engine/stage/stage.ts';
import { apply } from '@stellwerk/engine/table/apply.ts';
import type { Game } from '@stellwerk/engine/table/game.ts';
import { specOf } from '@stellwerk/engine/table/judge.ts';
import { sentenceNow } from '@stellwerk/engine/table/step-plan.ts';
import type { Account, Move, Table } from '@stellwerk/engine/table/types.ts';
import type { Phrase } from '@stellwerk/engine/table/words.ts';
import { bankOf, priceAt } from '../layout/surfaces-of.ts';
import { unforeseen } from '../table/predict.ts';
import { pieceIds, pieceOf } from '@stellwerk/engine/table/places.ts';

/** What a move would change that people ask before they make it. */
export interface Outcome {
  /** `left`: what is in the purse then. */
  readonly cash: readonly { readonly account: Account; readonly by: number; readonly left: number }[];
  readonly prices: readonly { readonly livery: string; readonly from: number; readonly to: number }[];
  /** Prices of those that had none before. */
  readonly firstPrices: readonly { readonly livery: string; readonly to: number }[];
}

/** The table after a move; null where it needs luck, or nobody knows the move. */
export function afterMove(game: Game, table: Table, move: Move): Table | null {
  try {
    const effects = specOf(game, move.type)?.effects(table, move, unforeseen);
    return effects ? apply(table, effects) : null;
  } catch {
    return null;
  }
}

/** Purses and prices before and after; nothing where a move leaves them alone or needs luck. */
export function outcomeOf(game: Game, stage: Stage, table: Table, move: Move): Outcome {
  const after = afterMove(game, table, move);
  return after ? changesTo(stage, table, after) : { cash: [], prices: [], firstPrices: [] };
}

/** Purses and prices of one table beside those of a later one. */
export function changesTo(stage: Stage, table: Table, after: Table): Outcome {
  const bank = bankOf(stage)?.account;
  const cash = Object.keys(after.cash).flatMap((account) => {
    const left = after.cash[account] ?? 0;
    const by = left - (table.cash[account] ?? 0);
    return by === 0 || account === bank ? [] : [{ account, by, left }];
  });
  const moved = pieceIds(after).flatMap((id) => {
    const [old, now] = [pieceOf(table, id), pieceOf(after, id)!];
    const face = stage.faces[id];
    if (!old || old.at === now.at || face?.kind !== 'disc') return [];
    const [from, to] = [priceAt(stage, old.at), priceAt(stage, now.at)];
    return to === null ? [] : [{ livery: face.livery, from, to }];
  });
  return {
    cash,
    prices: moved.flatMap(({ from, ...price }) => (from === null ? [] : [{ ...price, from }])),
    firstPrices: moved.flatMap(({ from, ...price }) => (from === null ? [price] : [])),
  };
}

/** What becomes of prices, move by move: where another way to do the same moves one (withheld, not paid), also that it stays. */
export function pricesAfter(
  game: Game,
  stage: Stage,
  table: Table,
  moves: readonly Move[],
): readonly Outcome['prices'][] {
  const told = moves.map((move) => outcomeOf(game, stage, table, move).prices);
  return told.map((prices, i) => {
    const said = new Set(prices.map(({ livery }) => livery));
    const stay = told.flatMap((others, j) =>
      moves[j]!.type !== moves[i]!.type
        ? []
        : others.flatMap(({ livery, from }) => {
            if (said.has(livery)) return [];
            said.add(livery);
            return [{ livery, from, to: from }];
          }),
    );
    return [...prices, ...stay];
  });
}

/** What is to do then, as everybody is told it; null where nobody can know. */
export function nextAfter(game: Game, table: Table, move: Move): Phrase | null {
  const after = afterMove(game, table, move);
  try {
    return after && sentenceNow(game, after);
  } catch {
    return null;
  }
}
