import { describe, expect, it } from 'vitest';
import { apply, totalCash } from '../../table/apply.ts';
import { noLuck, seededLuck } from '../../table/luck.ts';
import type { Luck } from '../../table/luck.ts';
import { sample } from '../../table/shape.ts';
import type { Fields } from '../../table/shape.ts';
import type { Move } from '../../table/types.ts';
import type { TeTable } from './clock.ts';
import { BOARD } from './data/board.ts';
import { FOUNDING_ORDER } from './data/companies.ts';
import { TILES } from './data/tiles.ts';
import { nextCompany } from './flow.ts';
import { Draft } from '../../table/draft.ts';
import { lay } from './moves/lay.ts';
import { station } from './moves/station.ts';
import { breaches, Scene, SEATS2 } from './testing.ts';
import { building, layMove, northOfMunster, stationMove } from './track-scene.ts';
import { words } from './words.ts';
import { game } from './index.ts';
import { everyPiece, pieceIds } from '../../table/places.ts';

const DOMAINS = {
  hex: Object.keys(BOARD.hexes),
  tile: Object.keys(TILES),
  token: FOUNDING_ORDER.flatMap((company) => [0, 1, 2].map((index) => `token/${company}/${index}`)),
};
const key = (move: Move): string => JSON.stringify(move, Object.keys(move).sort());
const list = (moves: Iterable<Move>): string[] => [...moves].map(key).sort();

/** Every tile on every hex in every turn, and every circle, as the rules judge them. */
function brute(table: TeTable): Move[] {
  const all: Move[] = [];
  for (const hex of DOMAINS.hex) {
    for (const tile of DOMAINS.tile)
      for (let turn = 0; turn < 6; turn++) {
        const move = layMove(hex, tile, turn);
        if (breaches(lay, table, move).length === 0) all.push(move);
      }
    for (let node = 0; node < 2; node++)
      for (let slot = 0; slot < 3; slot++) {
        const move = stationMove(hex, node, slot);
        if (breaches(station, table, move).length === 0) all.push(move);
      }
  }
  return all;
}

const effectsOf = (table: TeTable, move: Move): TeTable =>
  apply(
    table,
    move.type === 'lay'
      ? lay.effects(table, move as ReturnType<typeof layMove>, noLuck)
      : station.effects(table, move as ReturnType<typeof stationMove>, noLuck),
  );

/** All companies with money; each builds in its turn what chance picks out of its options. */
function* wander(seed: number, turns: number): Iterable<TeTable> {
  const scene = new Scene(SEATS2);
  for (const company of FOUNDING_ORDER) scene.founded(company, 'anna', 300).cash('seat/anna', 500);
  const luck = seededLuck(seed, 1);
  for (let i = 0; i < turns; i++) {
    const phase = i < turns * 0.3 ? '2' : i < turns * 0.6 ? '3' : '4';
    const company = FOUNDING_ORDER[i % 5]!;
    const others = FOUNDING_ORDER.filter((c) => c !== company);
    scene.clock({ round: 'OR', or: 1, phase, operated: others, veterans: i < 5 ? [] : FOUNDING_ORDER });
    const draft = new Draft(scene.table);
    nextCompany(draft);
    scene.table = draft.table;
    yield scene.table;
    for (const type of ['lay', 'station']) {
      const options = [...game.options(scene.table, 'anna', { type })];
      const move = options[luck(options.length)];
      if (move) scene.table = effectsOf(scene.table, move);
    }
  }
}

/** What can be built; that one may run right away is another matter. */
const built = (table: TeTable): readonly Move[] =>
  ['lay', 'station'].flatMap((type) => [...game.options(table, 'anna', { type })]);

describe('options are the legal moves', () => {
  it('TE-7.3.9 TE-7.4.3 ✓ KWE at the start: Greven in every fitting way', () => {
    const moves = built(building('KWE').table);
    expect(list(moves)).toEqual(list([layMove('C13', '5', 4), layMove('C13', '6', 3)]));
    expect([...game.options(building('KWE').table, 'bert')]).toEqual([]);
  });
  it('with a piece in hand only what it can do', () => {
    const { table } = northOfMunster();
    const all = [...game.options(table, 'anna')];
    expect(list(game.options(table, 'anna', { piece: 'tile/9/3' }))).toEqual(
      list(all.filter(({ tile }) => tile === '9')),
    );
    expect(list(game.options(table, 'anna', { piece: 'token/KWE/1' }))).toEqual([key(stationMove('C13'))]);
    expect(list(game.options(table, 'anna', { piece: 'token/CME/1' }))).toEqual([]);
    expect(list(game.options(table, 'anna', { piece: 'cert/KWE/1' }))).toEqual([]);
  });
  it.each([1, 2, 3])('all of them and no other, in wandering games (%i)', (seed) => {
    let step = 0;
    for (const table of wander(seed, 60)) {
      if (step++ % 6 !== 0) continue;
      const plain = built(table).filter(({ token }) => token === undefined);
      expect(list(plain)).toEqual(list(brute(table)));
    }
  });
});

describe('effects answer for anything', () => {
  const rounds = ['SR', 'OR', 'end'] as const;
  const steps = ['track', 'station', 'run', 'payout', 'trains', 'shares'] as const;
  const shaped = (type: string, fields: Fields, luck: Luck): Move => {
    const move: Record<string, unknown> = { type, seat: 'anna' };
    for (const [name, field] of Object.entries(fields)) {
      const value = sample(field, luck, DOMAINS);
      if (value !== undefined) move[name] = value;
    }
    return move as Move;
  };
  it.each([1, 2, 3, 4])('no coin and no piece is lost, nothing throws (%i)', (seed) => {
    const luck = seededLuck(seed, 7);
    const scene = new Scene(SEATS2);
    for (const company of FOUNDING_ORDER.slice(0, 4)) scene.founded(company, 'anna', 180);
    const pieces = pieceIds(scene.table).toSorted();
    const cash = totalCash(scene.table);
    for (let i = 0; i < 400; i++) {
      const operating = luck(4) === 0 ? null : FOUNDING_ORDER[luck(5)]!;
      scene.clock({ round: rounds[luck(3)]!, step: steps[luck(6)]!, operating, phase: String(2 + luck(4)) });
      const spec = luck(3) === 0 ? station : lay;
      const move = shaped(spec === lay ? 'lay' : 'station', spec.fields, luck);
      for (const rule of spec.rules) {
        const params = rule.check(scene.table, move as never);
        const said = words[rule.id];
        // Every sentence finds its parameters, in both languages.
        for (const text of params && said ? [said.de, said.en] : [])
          for (const [, name] of text.matchAll(/\{(\w+)/g)) expect(params).toHaveProperty([name!]);
      }
      expect(spec.label(scene.table, move as never).key in words).toBe(true);
      scene.table = effectsOf(scene.table, move);
      for (const _ of game.options(scene.table, 'anna')) break;
    }
    expect(pieceIds(scene.table).toSorted()).toEqual(pieces);
    expect(totalCash(scene.table)).toBe(cash);
    const tiles = everyPiece(scene.table).filter(([id, { at }]) => id.startsWith('tile/') && at !== 'supply');
    expect(new Set(tiles.map(([, { at }]) => at)).size).toBe(tiles.length);
  });
  it('every rule has its words', () => {
    const ids = [...lay.rules, ...station.rules].map(({ id }) => id);
    for (const id of ids) expect(words).toHaveProperty([id]);
  });
});
