import type { Face, Stage } from '@stellwerk/engine/stage/stage.ts';
import { isPay, isPut } from '@stellwerk/engine/table/apply.ts';
import type { Entry, Play } from '@stellwerk/engine/table/play.ts';
import { positionAt } from '@stellwerk/engine/table/positions.ts';
import type { Game } from '@stellwerk/engine/table/game.ts';
import type { Guide } from '@stellwerk/engine/table/guide.ts';
import type { Account, Move, PieceId, Place, Seat, Table } from '@stellwerk/engine/table/types.ts';
import type { Words } from '@stellwerk/engine/table/words.ts';
import { bankOf, priceAt, surfacesOf } from '../layout/surfaces-of.ts';
import { nameOfPiece } from '../words/piece-name.ts';
import type { Speech } from '../words/speech.ts';
import { text } from '../words/texts.ts';
import '../words/log.ts';
import { pieceOf, piecesAt } from '@stellwerk/engine/table/places.ts';
import { stageOf } from '../table/stage.ts';

/** What came of an entry beside what its sentence says: who got what, what was drawn, purses, prices. */
export interface Consequences {
  readonly gets: readonly { readonly who: Place; readonly pieces: readonly PieceId[] }[];
  readonly drawn: readonly PieceId[];
  readonly cash: readonly { readonly account: Account; readonly by: number }[];
  /** From null: a first price. */
  readonly prices: readonly { readonly livery: string; readonly from: number | null; readonly to: number }[];
}

const NOTHING: Consequences = { gets: [], drawn: [], cash: [], prices: [] };

/** Kinds of pieces that somebody owns. */
const OWNED: ReadonlySet<string> = new Set(['certificate', 'card', 'train']);

/** Whose mat a place is. */
const matsOn = (stage: Stage): ReadonlyMap<Place, Seat> =>
  new Map(surfacesOf(stage, 'mat').map(({ place, seat }) => [place, seat]));

function cashIn({ effects = [] }: Entry, bank: Account | undefined): Consequences['cash'] {
  const sums = new Map<Account, number>();
  const add = (account: Account, by: number): void => {
    if (account !== bank) sums.set(account, (sums.get(account) ?? 0) + by);
  };
  for (const effect of effects)
    if (isPay(effect)) {
      add(effect.from, -effect.pay);
      add(effect.to, effect.pay);
    }
  return [...sums].flatMap(([account, by]) => (by === 0 ? [] : [{ account, by }]));
}

/** Derived from the effects alone: what happened, happened, whatever the title. */
export function consequencesOf(play: Play, entry: Entry, stage: Stage): Consequences {
  const { act, effects, luck, n } = entry;
  if (act.do !== 'move' || !effects) return NOTHING;
  const before = positionAt(play, play.line[n] ?? 0);
  const after = positionAt(play, n);
  const moved = [...new Set(effects.flatMap((effect) => (isPut(effect) ? [effect.put] : [])))].filter((id) =>
    isOther(before, after, id),
  );
  const mats = matsOn(stage);
  const gets = new Map<Place, PieceId[]>();
  const drawn: PieceId[] = [];
  const isFromPile = (id: PieceId): boolean => {
    const { at: from } = pieceOf(before, id)!;
    const { at: to } = pieceOf(after, id)!;
    const isPile = (table: Table, place: Place): boolean =>
      !mats.has(place) && piecesAt(table, place).length > 1;
    return isPile(before, from) && !isPile(after, to);
  };
  for (const id of moved) {
    const kind = stage.faces[id]?.kind ?? '';
    const place = pieceOf(after, id)!.at;
    const named = Object.values(act.move).includes(id);
    if (luck.length > 0 && kind === 'card' && !named && isFromPile(id)) drawn.push(id);
    else if (OWNED.has(kind) && !named && pieceOf(before, id)?.at !== place && mats.has(place))
      gets.set(place, [...(gets.get(place) ?? []), id]);
  }
  // What whoever acts takes is said in the sentence; what others get by it is not, nor who wins what was bid for.
  const own = [...gets.keys()].find((place) => mats.get(place) === act.move.seat);
  if (own !== undefined && gets.size === 1) {
    const lot = stageOf(play.game, before).hammer?.piece;
    if (lot === undefined || !gets.get(own)!.includes(lot)) gets.delete(own);
  }
  const prices = moved.flatMap((id) => {
    const face = stage.faces[id];
    const [from = null, to = null] = [pieceOf(before, id)?.at, pieceOf(after, id)?.at].map((at) =>
      priceAt(stage, at ?? ''),
    );
    return face?.kind === 'disc' && to !== null ? [{ livery: face.livery, from, to }] : [];
  });
  return {
    gets: [...gets].map(([who, pieces]) => ({ who, pieces })),
    drawn,
    cash: cashIn(entry, bankOf(stage)?.account),
    prices: prices.filter(({ from, to }) => from !== to),
  };
}

const isOther = (before: Table, after: Table, id: PieceId): boolean => {
  const [old, now] = [pieceOf(before, id), pieceOf(after, id)];
  return now !== undefined && (old?.at !== now.at || old.side !== now.side);
};

/** "2 × KHS 10 %": equal names once. */
function several(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count > 1 ? `${count} × ${name}` : name)).join(', ');
}

interface Route {
  readonly train: PieceId;
  readonly stops: readonly string[];
}
const isRoute = (value: unknown): value is Route =>
  typeof value === 'object' &&
  value !== null &&
  'train' in value &&
  'stops' in value &&
  Array.isArray(value.stops) &&
  typeof value.train === 'string';

/** The trains of a run with the stops they called at. */
export function routesIn({ act }: Entry): readonly Route[] {
  const routes = act.do === 'move' ? act.move['routes'] : undefined;
  return Array.isArray(routes) ? (routes as readonly unknown[]).filter(isRoute) : [];
}

function sayRoute({ train, stops }: Route, stage: Stage, table: Table, speech: Speech): string {
  const face = stage.faces[train];
  const side = pieceOf(table, train)?.side;
  const range = rangeOf(face, side);
  const towns = stops.map((stop) =>
    speech.place(`hex/${stop.split('/')[0] ?? stop}`).replace(/ \([^)]*\)$/, ''),
  );
  return range === '' ? towns.join(' – ') : `${range}: ${towns.join(' – ')}`;
}
/** How far a train goes, as it lies; where it lies on no side, all that it may be. */
function rangeOf(face: Face | undefined, side: string | undefined): string {
  if (face?.kind === 'investment') return face.rail?.range ?? '';
  if (face?.kind !== 'train') return '';
  const lying = side === undefined ? undefined : face.sides[side]?.range;
  const all = Object.values(face.sides).map(({ range }) => range);
  return lying ?? all.join('/');
}

/** What the title tells of a move beside what anybody can see of it, in words. */
export type SayNews = (before: Table, after: Table, move: Move) => readonly string[];

/** In the words of its guide; null where it has nothing to tell. */
export function newsOf(game: Game, guide: Guide | null, speakOf: (words: Words) => Speech): SayNews | null {
  if (!guide?.news) return null;
  const speech = speakOf({ ...game.words, ...guide.words });
  return (before, after, move) => guide.news!(before, after, move).map((phrase) => speech.phrase(phrase));
}

/** What an entry came to, in words; each once, and nothing that its sentence has said already. */
export function sayConsequences(
  play: Play,
  entry: Entry,
  stage: Stage,
  speech: Speech,
  said: string,
  news: SayNews | null = null,
): readonly string[] {
  const { gets, drawn, cash, prices } = consequencesOf(play, entry, stage);
  const table = entry.effects ? positionAt(play, entry.n) : play.table;
  const name = (id: PieceId): string => nameOfPiece(id, stage, table, speech);
  const t = (
    key: 'deed.gets' | 'log.drawn' | 'log.price',
    params: Readonly<Record<string, string>>,
  ): string => text(speech.language, key, params);
  const isSaid = (amount: number): boolean => said.includes(speech.money(amount));
  const money = cash.filter(({ by }) => cash.length > 2 || !isSaid(Math.abs(by)));
  return [
    ...routesIn(entry).map((route) => sayRoute(route, stage, table, speech)),
    ...gets.map(({ who, pieces }) =>
      t('deed.gets', { who: speech.place(who), what: several(pieces.map(name)) }),
    ),
    ...(drawn.length > 0 ? [t('log.drawn', { what: several(drawn.map(name)) })] : []),
    ...money.map(
      ({ account, by }) => `${speech.place(account)} ${by > 0 ? '+' : '−'}${speech.money(Math.abs(by))}`,
    ),
    ...prices.flatMap(({ livery, from, to }) => {
      const who = stage.liveries[livery]?.letters ?? livery;
      if (from === null) return isSaid(to) ? [] : [t('log.price', { who, price: speech.money(to) })];
      return [`${who} ${speech.money(from)} → ${speech.money(to)}`];
    }),
    ...(news && entry.act.do === 'move' && entry.effects
      ? news(positionAt(play, play.line[entry.n] ?? 0), table, entry.act.move)
      : []),
  ];
}
