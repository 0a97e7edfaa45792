import type { Luck } from '../../table/luck.ts';
import type { Move, PieceId, Seat } from '../../table/types.ts';
import { assigned, bonusHolds, booksOf, profitOf } from './books.ts';
import type { ToeTable } from './clock.ts';
import { isTraction } from './material-types.ts';
import type { Vehicle } from './material-types.ts';
import { cheapestWay } from './network.ts';
import { cardOf, contractsOf, isDone, modelOf, purse, unassigned } from './readers.ts';
import { after } from './testing.ts';

/**
 * A player for tests who wants to finish contracts: random play alone nearly always ends in insolvency and
 * never
 * sees a completed contract. Simple and greedy, with some noise.
 */
const openOf = (table: ToeTable, seat: Seat): readonly string[] =>
  contractsOf(table, seat).filter((id) => !isDone(table, id));

/** Connections that bring an own contract nearer. */
function wanted(table: ToeTable, seat: Seat): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const id of openOf(table, seat))
    for (const [i, section] of (cardOf(table, id)?.sections ?? []).entries())
      if (!booksOf(table, seat).get(id)?.met[i])
        for (const c of cheapestWay(table, seat, section.from, section.to) ?? []) ids.add(c.id);
  return ids;
}

/** Vehicles that some own contract could use now, better ones first. */
function useful(table: ToeTable, seat: Seat, model: Vehicle | null): number {
  if (!model) return 0;
  let use = 0;
  for (const id of openOf(table, seat)) {
    const card = cardOf(table, id);
    const need = card?.needs.find((n) => n.category === model.category);
    if (!card || !need) continue;
    const have = [...assigned(table, id), ...unassigned(table, seat)].flatMap(
      (piece) => modelOf(table, piece) ?? [],
    );
    const good = card.bonuses.every((bonus) => bonusHolds([model], bonus));
    const same = have.filter(
      (v) => v.category === model.category && (!good || card.bonuses.every((b) => bonusHolds([v], b))),
    );
    const wagons = card.needs.filter((n) => !isTraction(n.category)).reduce((sum, n) => sum + n.count, 0);
    const weak = isTraction(model.category) && model.power * need.count < wagons;
    if (same.length < need.count && !weak) use = Math.max(use, good ? 2 : 1);
  }
  return use;
}

const progress = (table: ToeTable, seat: Seat): number => {
  let sum = profitOf(table, seat);
  for (const id of openOf(table, seat)) {
    const card = cardOf(table, id)!;
    const models = assigned(table, id).flatMap((piece) => modelOf(table, piece) ?? []);
    sum +=
      models.length * 2 +
      models.filter((v) => card.bonuses.every((bonus) => bonusHolds([v], bonus))).length * 3;
  }
  return sum;
};

const pick = <T>(items: readonly T[], luck: Luck): T | undefined => items[luck(items.length)];

/** What this player does with the legal moves it has. */
export function sensible(table: ToeTable, seat: Seat, moves: readonly Move[], luck: Luck): Move {
  const of = (type: string): readonly Move[] => moves.filter((move) => move.type === type);
  const model = (move: Move): Vehicle | null => modelOf(table, move['piece'] as PieceId);
  const fallback = of('done')[0] ?? of('pass')[0] ?? pick(moves, luck)!;
  if (luck(25) === 0 && table.clock.stage !== 'conference' && table.clock.stage !== 'insolvency')
    return pick(moves, luck)!;
  switch (table.clock.stage) {
    case 'call': {
      const busy = openOf(table, seat).length >= 2;
      const likes = of('call').filter(
        (m) => (m['phase'] === 'conference' ? !busy : true) && (m['phase'] !== 'auction' || luck(3) === 0),
      );
      return pick(likes, luck) ?? fallback;
    }
    case 'site': {
      const want = wanted(table, seat);
      return (
        pick(
          of('licence').filter((m) => want.has(m['connection'] as string)),
          luck,
        ) ?? fallback
      );
    }
    case 'conference':
      return (
        (openOf(table, seat).length < 2 && profitOf(table, seat) >= 60
          ? pick(of('take'), luck)
          : undefined) ?? fallback
      );
    case 'premium':
      return of('premium')[0] ?? fallback;
    case 'aid':
      return (
        [...of('choose')].sort((a, b) => useful(table, seat, model(b)) - useful(table, seat, model(a)))[0] ??
        fallback
      );
    default:
      return trade(table, seat, moves, luck) ?? fallback;
  }
}

/** Fair, auction house and insolvency: assign what helps, buy and bid on what is useful. */
function trade(table: ToeTable, seat: Seat, moves: readonly Move[], luck: Luck): Move | undefined {
  const of = (type: string): readonly Move[] => moves.filter((move) => move.type === type);
  const now = progress(table, seat);
  const better = of('assign')
    .map((move) => ({ move, gain: progress(after(table, move), seat) - now }))
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain)[0];
  if (better) return better.move;
  const good = of('buy').filter(
    (move) => useful(table, seat, modelOf(table, move['piece'] as PieceId)) > luck(2),
  );
  if (good.length > 0) return pick(good, luck);
  const rich = purse(table, seat) > 250_000;
  if (rich && of('blind').length > 0 && luck(2) === 0) return pick(of('blind'), luck);
  const offers = of('offer').filter(
    (move) => useful(table, seat, modelOf(table, move['piece'] as PieceId)) === 0,
  );
  if (of('done').length === 0 && of('offer').length > 0) return pick(offers, luck) ?? pick(of('offer'), luck);
  const bids = of('open').filter((move) => useful(table, seat, modelOf(table, move['item'] as PieceId)) > 0);
  if (bids.length > 0) return bids[0];
  const item = table.clock.lot?.item;
  if (item !== undefined && useful(table, seat, modelOf(table, item)) > 0 && luck(2) === 0)
    return of('raise')[0];
  return luck(2) === 0 ? of('sell')[0] : undefined;
}
