import type { Blank, Choice } from './game.ts';
import { canonical } from './hash.ts';
import type { Move, PieceId } from './types.ts';
import type { Phrase } from './words.ts';

/** `onward`: going on; the obvious step where nothing else is offered before it, quiet otherwise. */
export type OfferTone = Choice['tone'] | 'onward';

/** How the legal moves of one kind are offered: one button each, one button with a number, or by hand on the board. */
export interface Offer<M extends Move = Move> {
  label(move: M, all: readonly M[]): Phrase;
  readonly tone: OfferTone;
  /** Moves that differ in this field only become one button with a number to fill in. */
  readonly amount?: Amount<M>;
  /** Moves of this kind are made with the hands: one line with the pieces to take up. */
  hands?(move: M): string;
  /** That line says the same however many moves there are: it is enough to find one. */
  readonly single?: boolean;
  /** The very pieces to take up, where not every one of the kind will do; without any it is not offered. */
  pieces?(all: readonly M[]): readonly PieceId[];
  /** The field of the move that is drawn on the board. */
  readonly drawn?: string;
  readonly step?: string;
  /**
   * Exactly these are offered, whether they are legal or not, and no rule is asked: whoever presses one is told what is in
   * the way, or it is made on request only.
   */
  readonly anyway?: readonly M[];
}

export interface Amount<M extends Move = Move> {
  readonly field: string;
  readonly label: Phrase;
  readonly start?: 'min' | 'max' | number;
  /** Where the moves are samples of a range, and every number in it may be said. Without it the moves tell. */
  readonly step?: number;
  /** The largest number that may be said, where the moves do not tell. */
  readonly most?: number;
  /** Moves whose number is fixed stay a button each. */
  isOpen?(move: M): boolean;
}

function blank<M extends Move>(amount: Amount<M>, moves: readonly M[]): Blank {
  const values = [...new Set(moves.map((move) => Number(move[amount.field])))].sort((a, b) => a - b);
  const min = values[0]!;
  const max = Math.max(values.at(-1)!, amount.most ?? min);
  const gaps = values.slice(1).map((v, i) => v - values[i]!);
  const step = amount.step ?? (gaps.length > 0 ? Math.min(...gaps) : 1);
  const { start = 'min' } = amount;
  return {
    field: amount.field,
    label: amount.label,
    min,
    max,
    step,
    start: start === 'max' ? max : start === 'min' ? min : start,
  };
}

/** Legal moves as choices. `offerOf`: how a kind is offered, in the order in which kinds are; null: by other means. */
export function choicesFrom(
  moves: Iterable<Move>,
  kinds: readonly string[],
  offerOf: (kind: string) => Offer | null,
): readonly Choice[] {
  const byKind = new Map<string, Move[]>();
  for (const move of moves) {
    const list = byKind.get(move.type);
    if (list) list.push(move);
    else byKind.set(move.type, [move]);
  }
  const choices: Choice[] = [];
  for (const kind of kinds) {
    const offer = offerOf(kind);
    const all = byKind.get(kind) ?? offer?.anyway ?? [];
    if (offer) choices.push(...offered(offer, all, choices.length > 0));
  }
  return choices;
}

/** The choices that one kind of move makes; `after`: something else stands before them. */
function offered(offer: Offer, all: readonly Move[], after: boolean): readonly Choice[] {
  const { amount, drawn, step } = offer;
  const tone = offer.tone === 'onward' ? (after ? 'quiet' : 'main') : offer.tone;
  const common = step === undefined ? {} : { step };
  const [first] = all;
  if (first === undefined) return [];
  if (offer.hands) {
    const pieces = offer.pieces?.(all);
    const taken = pieces === undefined ? {} : { pieces };
    const label = offer.label(first, all);
    return [{ label, move: null, tone, hands: offer.hands(first), ...taken, ...common }];
  }
  const isOpen = (move: Move): boolean => amount !== undefined && (amount.isOpen?.(move) ?? true);
  const fixed = all.filter((move) => !isOpen(move)).map((move) => [move]);
  const open = amount ? groupsBut(amount.field, all.filter(isOpen)) : [];
  return [...fixed, ...open].map((group) => {
    const move = group[0]!;
    return {
      label: offer.label(move, group),
      move,
      tone,
      ...(amount && isOpen(move) ? { blanks: [blank(amount, group)] } : {}),
      ...(drawn ? { drawn } : {}),
      ...common,
    };
  });
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
