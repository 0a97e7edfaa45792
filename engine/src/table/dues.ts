import { apply, isPay, isPut, isSet, placed, samePiece } from './apply.ts';
import type { Game } from './game.ts';
import { own } from './own.ts';
import { perTable } from './places.ts';
import type { Clock, Due, Effect, Finding, Pay, Put, Table } from './types.ts';

/**
 * Bookkeeping by hand. The decision of a move is carried out at once; the rest stays open as dues until
 * somebody does it with the hands. The rules look at the table as it will be when all dues are done
 * (`settled`), so that a forgotten payment never makes the next verdict wrong.
 */
export function settled<C extends Clock>(table: Table<C>): Table<C> {
  return table.clock.dues.length === 0 ? table : (done(table as unknown as Table) as unknown as Table<C>);
}
/** Once for each position: whatever is remembered by the table, everybody who asks finds again. */
const done = perTable((table: Table) => apply(table, settleEffects(table)));

export function settleEffects<C extends Clock>(table: Table<C>, id?: string): readonly Effect[] {
  const { dues } = table.clock;
  const now = id === undefined ? dues : dues.filter((due) => due.id === id);
  if (now.length === 0) return [];
  const open = id === undefined ? [] : dues.filter((due) => due.id !== id);
  return [...now.map((due) => due.effect), setDues(open)];
}

const setDues = (dues: readonly Due[]): Effect => ({ set: 'dues', to: dues as never });

const bare = (effect: Put | Pay): Put | Pay => {
  const { due: _, ...rest } = effect;
  return rest;
};

/** A payment names who gives first: a negative one is turned round, so that a hand can carry it out. */
const forward = (effect: Put | Pay): Put | Pay =>
  isPay(effect) && effect.pay < 0 ? { pay: -effect.pay, from: effect.to, to: effect.from } : effect;

const isOf = (due: Due, piece: string): boolean => isPut(due.effect) && due.effect.put === piece;

/** True if there is anything to do for this due: a marker that came back to where it lies needs no hand. */
function isLeft<C extends Clock>(table: Table<C>, { effect }: Due): boolean {
  if (isPay(effect)) return Number.isSafeInteger(effect.pay) && effect.pay !== 0 && effect.from !== effect.to;
  const piece = table.pieces.get(effect.put);
  return piece !== undefined && !samePiece(piece, placed(piece, effect));
}

/**
 * Splits the effects of a move: what happens at once, and what stays to be done. `mark` makes the ids unique.
 * However it is split, the table with all dues done is the one that automatic bookkeeping gives.
 */
export function withDues<C extends Clock>(
  table: Table<C>,
  effects: readonly Effect[],
  mark: string,
): readonly Effect[] {
  const now: Effect[] = [];
  let open: readonly Due[] = table.clock.dues;
  let count = 0;
  for (const effect of effects) {
    if (isSet(effect)) {
      now.push(effect);
      continue;
    }
    let done: Put | Pay = effect;
    if (isPut(effect)) {
      // Only the last place of a piece matters: a marker pushed twice is carried once, and a piece that is
      // carried on now must not be carried back by an older due. Its side travels along all the same.
      const earlier = open.find((due) => isOf(due, effect.put))?.effect as Put | undefined;
      if (earlier) open = open.filter((due) => !isOf(due, effect.put));
      if (earlier?.side !== undefined && effect.side === undefined) done = { ...effect, side: earlier.side };
    }
    if (effect.due === undefined) now.push(done);
    else open = [...open, { id: `${mark}.${++count}`, why: effect.due, effect: forward(bare(done)) }];
  }
  const after = apply(table, now);
  const left = open.filter((due) => isLeft(after, due));
  const { dues } = table.clock;
  if (left.length !== dues.length || left.some((due, i) => due !== dues[i])) now.push(setDues(left));
  return now;
}

const SHARED = ['bank', 'pool'];
const namesIn = (way = ''): readonly string[] => (SHARED.includes(way) ? [] : way.split('/').slice(1));
/** Who carries a due out: a seat or a company that gives or gets something by it; null where it is nobody's own. */
function ownerOf<C extends Clock>({ clock, cash, pieces }: Table<C>, { effect }: Due): string | null {
  const isHolder = (name: string): boolean =>
    clock.seats.includes(name) || Object.hasOwn(cash, `company/${name}`);
  const ways = isPay(effect) ? [effect.from, effect.to] : [effect.put, effect.at, pieces.get(effect.put)?.at];
  const names = ways.flatMap(namesIn);
  // A place goes by the card that it belongs to: what is due on a contract is up to whoever has that.
  const cards = [...pieces].filter(([id]) =>
    names.some((name) => /\D/.test(name) && id.endsWith('/' + name)),
  );
  return [...names, ...cards.flatMap(([, { at }]) => namesIn(at))].find(isHolder) ?? null;
}

/** What is still to be done before the turn passes on: what, by whom, and the paragraph that asks for it. */
export function openDues<C extends Clock>(game: Game<C>, table: Table<C>): Finding {
  const { dues } = table.clock;
  const who = [...new Set(dues.flatMap((due) => ownerOf(table, due) ?? []))];
  const what = [...new Set(dues.map(({ why }) => why))];
  const cited = what.flatMap((why) => own(game.dueSections ?? {}, why) ?? []);
  return {
    rule: 'table/open-dues',
    section: cited[0] ?? '',
    weight: 'breach',
    params: { count: dues.length, what, who: who.length > 0 ? who : [...game.turn(settled(table))] },
  };
}

/** The open due that a hand movement carries out, with what is left of it after a part payment. */
export function matchDue<C extends Clock>(
  table: Table<C>,
  hand: Put | Pay,
  same: (a: string, b: string) => boolean,
): readonly Effect[] | null {
  return isPut(hand) ? matchPut(table, hand, same) : matchPay(table.clock.dues, hand);
}

function matchPut<C extends Clock>(
  table: Table<C>,
  hand: Put,
  same: (a: string, b: string) => boolean,
): readonly Effect[] | null {
  const { dues } = table.clock;
  const from = table.pieces.get(hand.put)?.at;
  // A twin stands in only if it comes from where the due piece lies: otherwise the wrong pile would shrink.
  const isTwin = (put: Put): boolean => same(put.put, hand.put) && table.pieces.get(put.put)?.at === from;
  const goes = (due: Due, fits: (put: Put) => boolean): boolean =>
    isPut(due.effect) && due.effect.at === hand.at && fits(due.effect);
  const due = dues.find((d) => goes(d, (put) => put.put === hand.put)) ?? dues.find((d) => goes(d, isTwin));
  if (!due || !isPut(due.effect)) return null;
  const named = due.effect.put;
  // What the twin itself was due for now falls to the piece that it stood in for.
  const others = dues
    .filter((d) => d !== due)
    .map((d) =>
      named !== hand.put && isOf(d, hand.put) ? { ...d, effect: { ...d.effect, put: named } } : d,
    );
  return [{ ...due.effect, put: hand.put }, setDues(others)];
}

/** Money has no name: a payment fills the due of its amount, or else the dues between the two purses one after the other. */
function matchPay(dues: readonly Due[], hand: Pay): readonly Effect[] | null {
  if (!Number.isSafeInteger(hand.pay) || hand.pay <= 0) return null;
  const owed = ({ effect }: Due): number =>
    isPay(effect) && effect.from === hand.from && effect.to === hand.to ? effect.pay : 0;
  const exact = dues.find((due) => owed(due) === hand.pay);
  let left = hand.pay;
  const rest: Due[] = [];
  for (const due of dues) {
    const paid = exact && due !== exact ? 0 : Math.min(left, owed(due));
    left -= paid;
    if (paid === 0) rest.push(due);
    else if (isPay(due.effect) && paid < due.effect.pay)
      rest.push({ ...due, effect: { ...due.effect, pay: due.effect.pay - paid } });
  }
  return left > 0 ? null : [hand, setDues(rest)];
}
