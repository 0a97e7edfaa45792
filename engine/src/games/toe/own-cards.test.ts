import { trusted } from '../../table/types.ts';
import { describe, expect, it } from 'vitest';
import { playFile } from '../../table/file-play.ts';
import { formatTableFile, parseTableFile } from '../../table/file.ts';
import type { Game } from '../../table/game.ts';
import { seededLuck } from '../../table/luck.ts';
import { commit, openPlay } from '../../table/play.ts';
import type { Play } from '../../table/play.ts';
import { randomGame } from '../../table/random-play.ts';
import type { Json } from '../../table/types.ts';
import { say } from '../../table/words.ts';
import { profitOf } from './books.ts';
import { BUILT_IN } from './data/built-in.ts';
import { missing } from './faces.ts';
import { game } from './index.ts';
import type { Material } from './material-types.ts';
import { Scene } from './testing.ts';
import { pieceOf } from '../../table/places.ts';

const toe = game as unknown as Game;

/** A box of one's own: one city and line more, one contract less, dearer locomotives, Berlin by another name. */
const OURS: Material = {
  ...BUILT_IN,
  name: 'Our box',
  cities: [
    ...BUILT_IN.cities.map((city) => (city.id === 'berlin' ? { ...city, name: 'Berlin Hbf' } : city)),
    { id: 'leipzig', name: 'Leipzig', country: 'DE', x: 560, y: 505, side: 'W' },
  ],
  connections: [
    ...BUILT_IN.connections,
    { id: 'berlin-leipzig', from: 'berlin', to: 'leipzig', segments: 1, tracks: 2 },
  ],
  contracts: BUILT_IN.contracts.filter(({ id }) => id !== 'EF3'),
  vehicles: BUILT_IN.vehicles.map((v) => ({ ...v, price: v.price + 5000 })),
};
const options = { material: JSON.parse(JSON.stringify(OURS)) as Json };
const config = (more: Readonly<Record<string, Json>> = options, seed = 3) =>
  ({
    game: 'toe',
    seats: ['anna', 'bob', 'cleo'],
    variant: 'standard',
    options: more,
    seed,
    mode: 'strict',
    bookkeeping: 'auto',
  }) as const;

function play(moves: number): Play {
  const luck = seededLuck(5, 5);
  let now = openPlay(toe, config());
  for (let n = 0; n < moves && !toe.ended(now.table); n++) {
    const seat = toe.turn(now.table)[0]!;
    const all = [...toe.options(now.table, seat)];
    const move = all[luck(all.length)]!;
    const outcome = commit(now, { id: String(n), seat, act: { do: 'move', move } });
    if (!outcome.ok) throw new Error(`${JSON.stringify(move)} is refused`);
    now = outcome.play;
  }
  return now;
}

describe('a table with own cards', () => {
  it('has the own board on its stage and the own cards in its piles', () => {
    const { table } = openPlay(toe, config());
    const [map] = toe.stage(table).surfaces;
    expect(map).toMatchObject({ kind: 'network', reconstructed: false });
    expect(map?.kind === 'network' && map.cities.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Leipzig', 'Berlin Hbf']),
    );
    expect(pieceOf(table, 'contract/EF3')).toBeUndefined();
    expect(toe.domains(table)['connection']).toContain('berlin-leipzig');
  });
  it('offers the own line, and takes the own price', () => {
    let now = openPlay(toe, config());
    const go = (move: { type: string; seat: string; [field: string]: unknown }): void => {
      const outcome = commit(now, {
        id: move.type,
        seat: move.seat,
        act: { do: 'move', move: move as never },
      });
      if (!outcome.ok) throw new Error(JSON.stringify(outcome.findings));
      now = outcome.play;
    };
    const caller = toe.turn(now.table)[0]!;
    go({ type: 'call', seat: caller, phase: 'fair' });
    const [buy] = [...toe.options(now.table, caller, { type: 'buy' })];
    const model = pieceOf(now.table, buy!['piece'] as string)!.side;
    const before = now.table.cash[`seat/${caller}`]!;
    go(buy as never);
    const price = BUILT_IN.vehicles.find(({ id }) => id === model)!.price + 5000;
    expect(now.table.cash[`seat/${caller}`]).toBe(before - price);
    const site = commit(openPlay(toe, config()), {
      id: 'c',
      seat: caller,
      act: { do: 'move', move: trusted({ type: 'call', seat: caller, phase: 'site' }) },
    });
    const lines = site.ok ? [...toe.options(site.play.table, caller, { type: 'licence' })] : [];
    expect(lines.map((move) => move['connection'])).toContain('berlin-leipzig');
  });
  it('calls things by the names of the file', () => {
    const { game: ours } = openPlay(toe, config());
    const name = (id: string): string => say(ours.words, 'de', { key: `name/${id}` });
    expect(name('berlin-leipzig')).toBe('Berlin Hbf–Leipzig');
    expect(say(toe.words, 'de', { key: 'name/berlin' })).toBe('Berlin');
    expect(ours.reconstructed.map(({ en }) => en)).toEqual([
      'This table has brought its own board and cards: “Our box”.',
    ]);
    expect(openPlay(toe, config({})).game).toBe(toe);
  });
  it('TOE-FAQ.4 a kind that a card lists twice is wanted as often as both say, and each vehicle counts once', () => {
    const twice = (id: string) => id === 'S3';
    const material = {
      ...BUILT_IN,
      contracts: BUILT_IN.contracts.map((c) =>
        twice(c.id)
          ? {
              ...c,
              needs: c.needs.flatMap((n) => Array.from({ length: n.count }, () => ({ ...n, count: 1 }))),
            }
          : c,
      ),
    };
    const scene = (options: Readonly<Record<string, Json>>): Scene => {
      const made = new Scene(undefined, options)
        .contract('anna', 'S3')
        .licences('anna', 'edinburgh-manchester', 'manchester-london');
      made.mans('S3', 'mascha', 'res');
      return made;
    };
    const [own, printed] = [scene({ material: JSON.parse(JSON.stringify(material)) as Json }), scene({})];
    expect(profitOf(own.table, 'anna')).toBe(profitOf(printed.table, 'anna'));
    expect(missing(own.table, 'S3')).toEqual(missing(printed.table, 'S3'));
    expect(missing(own.table, 'S3')).toEqual(['O']);
  });
  it('keeps every promise over a whole game', () => {
    const { violation, ended } = randomGame(toe, config(options, 8), seededLuck(2, 2));
    expect([violation?.what, ended]).toEqual([undefined, true]);
  });
  it('is kept in the table file and opens again', () => {
    const made = play(60);
    const file = parseTableFile(formatTableFile(made, { name: 'Friday', people: ['Anna', 'Bob', 'Cleo'] }));
    const again = file.ok ? playFile(toe, file.value) : null;
    expect(again?.ok && again.value.log.at(-1)!.hash).toBe(made.log.at(-1)!.hash);
    expect(again?.ok && again.value.game.words['name/leipzig']).toEqual({ de: 'Leipzig', en: 'Leipzig' });
    expect(file.ok && file.value.room).toEqual({ name: 'Friday', people: ['Anna', 'Bob', 'Cleo'] });
  });
  it('a file whose cards do not fit is not opened, and says where', () => {
    const broken = { ...OURS, vehicles: OURS.vehicles.slice(0, 3) } as unknown as Json;
    const text = formatTableFile(openPlay(toe, config({ material: broken })));
    const file = parseTableFile(text);
    expect(file.ok && playFile(toe, file.value)).toMatchObject({
      ok: false,
      error: {
        place: 'options.material.vehicles',
        message: 'At least 16 locomotives and railcars are needed, copies counted; here are 7.',
      },
    });
  });
});
