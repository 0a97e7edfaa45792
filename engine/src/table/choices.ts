import type { Blank, Choice } from './game.ts';
import { canonical } from './hash.ts';
import type { Move } from './types.ts';
import type { Phrase } from './words.ts';

/** How the legal moves of one type are offered: one button each, one button with a number, or by hand on the board. */
export interface Offer {
  readonly label: (move: Move, all: readonly Move[]) => Phrase;
  readonly tone: Choice['tone'];
  /** Moves that differ in this field only become one button with a number to fill in. */
  readonly amount?: Amount;
  /** Moves of this type are made with the hands: one line with the pieces to take up. */
  readonly hands?: (move: Move) => string;
  readonly routes?: string;
  readonly step?: string;
}

export interface Amount {
  readonly field: string;
  readonly label: Phrase;
  readonly start?: 'min' | 'max';
  /** Where the moves are samples of a range, and every number in it may be said. Without it the moves tell. */
  readonly step?: number;
  /** Moves whose number is fixed stay a button each. */
  readonly isOpen?: (move: Move) => boolean;
}

function blank(amount: Amount, moves: readonly Move[]): Blank {
  const values = [...new Set(moves.map((move) => Number(move[amount.field])))].sort((a, b) => a - b);
  const [min, max] = [values[0]!, values.at(-1)!];
  const gaps = values.slice(1).map((v, i) => v - values[i]!);
  const step = amount.step ?? (gaps.length > 0 ? Math.min(...gaps) : 1);
  return {
    field: amount.field,
    label: amount.label,
    min,
    max,
    step,
    start: amount.start === 'max' ? max : min,
  };
}

/** Legal moves as choices, in the order of the plan. Types that the plan does not name are not offered. */
export function choicesFrom(moves: Iterable<Move>, plan: Readonly<Record<string, Offer>>): readonly Choice[] {
  const byType = new Map<string, Move[]>();
  for (const move of moves) {
    const list = byType.get(move.type);
    if (list) list.push(move);
    else byType.set(move.type, [move]);
  }
  const choices: Choice[] = [];
  for (const [type, offer] of Object.entries(plan)) {
    const all = byType.get(type) ?? [];
    if (all.length === 0) continue;
    if (offer.hands) {
      choices.push({
        label: offer.label(all[0]!, all),
        move: null,
        tone: offer.tone,
        hands: offer.hands(all[0]!),
        ...(offer.step === undefined ? {} : { step: offer.step }),
      });
      continue;
    }
    const { amount } = offer;
    const isOpen = (move: Move): boolean => amount !== undefined && (amount.isOpen?.(move) ?? true);
    const fixed = all.filter((move) => !isOpen(move)).map((move) => [move]);
    const open = amount ? groupsBut(amount.field, all.filter(isOpen)) : [];
    for (const group of [...fixed, ...open]) {
      const move = group[0]!;
      choices.push({
        label: offer.label(move, group),
        move,
        tone: offer.tone,
        ...(amount && isOpen(move) ? { blanks: [blank(amount, group)] } : {}),
        ...(offer.routes ? { routes: offer.routes } : {}),
        ...(offer.step === undefined ? {} : { step: offer.step }),
      });
    }
  }
  return choices;
}

function groupsBut(field: string, moves: readonly Move[]): readonly Move[][] {
  const groups = new Map<string, Move[]>();
  for (const move of moves) {
    const { [field]: _, ...rest } = move;
    const key = canonical(rest);
    const list = groups.get(key);
    if (list) list.push(move);
    else groups.set(key, [move]);
  }
  return [...groups.values()];
}
