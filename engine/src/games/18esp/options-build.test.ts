import { describe, expect, it } from 'vitest';
import { apply, totalCash } from '../../table/apply.ts';
import { Draft } from '../../table/draft.ts';
import type { About, Game } from '../../table/game.ts';
import type { Luck } from '../../table/luck.ts';
import { noLuck, seededLuck } from '../../table/luck.ts';
import type { Fields } from '../../table/shape.ts';
import { sample } from '../../table/shape.ts';
import type { Move, Seat } from '../../table/types.ts';
import { buildingRules } from './rules.ts';
import { badajoz, building, layMove, leon, openMove, stationMove } from './build-scene.ts';
import type { EspClock, EspTable } from './clock.ts';
import { OPERATING } from './course.ts';
import { BOARD, PASSES } from './data/board.ts';
import { TILES } from './data/tiles.ts';
import { nextCompany } from './flow.ts';
import { game } from './index.ts';
import { siteRules } from './lay-rules.ts';
import { home } from './moves/home.ts';
import { lay } from './moves/lay.ts';
import { open } from './moves/open.ts';
import { station } from './moves/station.ts';
import { awaitsHome, companyOwns } from './readers.ts';
import { breaches, Scene } from './testing.ts';
import { words } from './words.ts';
import { everyPiece, pieceIds } from '../../table/places.ts';

const COMPANIES = ['CFLG', 'CFEA', 'FdLR', 'FdSB', 'CRB', 'MZA', 'N', 'A', 'ZPB', 'SC', 'ZP', 'MZ'];
const DOMAINS = {
  hex: Object.keys(BOARD.hexes),
  tile: Object.keys(TILES),
  piece: COMPANIES.flatMap((company) => [0, 1, 2].map((index) => `token/${company}/${index}`)),
};
const buildMoves: Game<EspClock>['moves'] = { home, lay, station, open };
/** What a seat may build. */
function* buildOptions(table: EspTable, seat: Seat, about: About = {}): Iterable<Move> {
  for (const move of game.options(table, seat, about)) if (Object.hasOwn(buildMoves, move.type)) yield move;
}

const key = (move: Move): string => JSON.stringify(move, Object.keys(move).sort());
const list = (moves: Iterable<Move>): string[] => [...moves].map(key).sort();

/** Every tile on every hex in some of its turns, every circle, every pass, as the rules judge them. */
function brute(table: EspTable, turns: readonly number[]): Move[] {
  const all: Move[] = [];
  const { operating } = table.clock;
  const extras =
    operating !== null && companyOwns(table, operating, 'P1') ? [{}, { private: 'P1' as const }] : [{}];
  const idle = breaches({ ...lay, rules: buildingRules }, table, layMove('B26', '57')).length > 0;
  for (const hex of DOMAINS.hex) {
    for (const tile of idle ? [] : DOMAINS.tile)
      for (const turn of turns)
        for (const more of extras) {
          const move = layMove(hex, tile, turn, more);
          if (!siteRules.some((rule) => rule.check(table, move) !== null)) all.push(move);
        }
    for (let node = 0; node < 3; node++)
      for (let slot = 0; slot < 4; slot++) {
        const move = stationMove(hex, node, slot);
        if (breaches(station, table, move).length === 0) all.push(move);
      }
  }
  for (const { hex } of PASSES)
    for (const more of [{}, { private: 'P4' as const }])
      if (breaches(open, table, openMove(hex, more)).length === 0) all.push(openMove(hex, more));
  for (let node = 0; node < 4; node++) {
    const move = { type: 'home', seat: 'anna', node };
    if (breaches(home, table, move).length === 0) all.push(move);
  }
  return all;
}

const effectsOf = (table: EspTable, move: Move): EspTable =>
  apply(table, buildMoves[move.type]!.effects(table, move, noLuck));

/** Companies of both maps with money; each builds in its turn what chance picks out of its options. */
function* wander(seed: number, turns: number): Iterable<EspTable> {
  const scene = new Scene().phase('3');
  for (const company of COMPANIES) scene.start(company, 'anna');
  scene.stockRound(2, '3').private('P1', 'company/FdLR').private('P4', 'company/N');
  const luck = seededLuck(seed, 1);
  for (let i = 0; i < turns; i++) {
    const phase = i < turns * 0.2 ? '2' : i < turns * 0.5 ? '3' : i < turns * 0.8 ? '5' : '7';
    const company = COMPANIES[i % COMPANIES.length]!;
    scene.cash(`company/${company}`, luck(3) === 0 ? 60 : 600);
    scene.clock({ round: 'OR', or: 1, phase, operated: COMPANIES.filter((c) => c !== company) });
    const draft = new Draft(scene.table);
    nextCompany(draft);
    scene.table = draft.table;
    for (const type of ['home', 'lay', 'home', 'open', 'lay', 'station', 'lay']) {
      yield scene.table;
      const options = [...buildOptions(scene.table, 'anna', { type })];
      const move = options[luck(Math.max(1, options.length))];
      if (move) scene.table = effectsOf(scene.table, move);
    }
  }
}

describe('options are the legal moves', () => {
  it('ESP-5.3.1.16 ESP-5.3.4.15 ✓ CRB at the start: its home in every fitting way, and nobody else’s', () => {
    const { table } = building('CRB');
    const moves = [...buildOptions(table, 'anna')];
    expect(new Set(moves.map(({ hex }) => hex))).toEqual(new Set(['B26']));
    expect(new Set(moves.map(({ tile }) => tile))).toEqual(new Set(['5', '6', '57']));
    expect([...buildOptions(table, 'bert')]).toEqual([]);
  });
  it('with a piece in hand only what it can do', () => {
    const { table } = badajoz().tile('C25', '57', 1);
    const all = [...buildOptions(table, 'anna')];
    expect(list(buildOptions(table, 'anna', { piece: 'tile/9/3' }))).toEqual(
      list(all.filter(({ tile }) => tile === '9')),
    );
    expect(list(buildOptions(table, 'anna', { piece: 'token/CRB/1' }))).toEqual([key(stationMove('C25'))]);
    expect(list(buildOptions(table, 'anna', { piece: 'token/N/1' }))).toEqual([]);
    expect(list(buildOptions(table, 'anna', { piece: 'cert/CRB/1' }))).toEqual([]);
    expect(list(buildOptions(leon().table, 'anna', { piece: 'closed/D12' }))).toEqual([key(openMove('D12'))]);
  });
  it('nothing but the home marker while that waits', () => {
    const { table } = building('SC').tile('C31', 'L131').do({ put: 'token/SC/0', at: 'company/SC' });
    expect(awaitsHome(table, 'SC')).toBe(true);
    expect([...buildOptions(table, 'anna')].map(({ type }) => type)).toEqual(['home', 'home']);
  });
  it.each([1, 2])('all of them and no other, in wandering games (%i)', (seed) => {
    let step = 0;
    for (const table of wander(seed, 48)) {
      if (step++ % 83 !== seed * 7) continue;
      const turns = [step % 5];
      const found = [...buildOptions(table, 'anna')].filter(
        ({ turn }) => turn === undefined || turns.includes(Number(turn)),
      );
      expect(list(found)).toEqual(list(brute(table, turns)));
    }
  });
});

describe('effects answer for anything', () => {
  const rounds = ['auction', 'SR', 'OR', 'OR', 'end'] as const;
  const shaped = (type: string, fields: Fields, luck: Luck): Move => {
    const move: Record<string, unknown> = { type, seat: 'anna' };
    for (const [name, field] of Object.entries(fields)) {
      const value = sample(field, luck, DOMAINS);
      if (value !== undefined) move[name] = value;
    }
    return move as Move;
  };
  it.each([1, 2, 3, 4])(
    'no coin and no piece is lost, nothing throws, every sentence finds its parameters (%i)',
    (seed) => {
      const luck = seededLuck(seed, 7);
      const scene = new Scene().phase('3');
      for (const company of COMPANIES) scene.start(company, 'anna');
      scene.stockRound(2, '3');
      const pieces = pieceIds(scene.table).toSorted();
      const cash = totalCash(scene.table);
      const types = ['lay', 'lay', 'lay', 'station', 'home', 'open'];
      for (let i = 0; i < 300; i++) {
        const operating = luck(5) === 0 ? null : COMPANIES[luck(COMPANIES.length)]!;
        scene.clock({
          round: rounds[luck(5)]!,
          step: OPERATING[luck(5)]!.id,
          operating,
          phase: String(2 + luck(6)),
        });
        const type = types[luck(types.length)]!;
        const spec = buildMoves[type]!;
        const move = shaped(type, spec.fields, luck);
        for (const rule of spec.rules) {
          const params = rule.check(scene.table, move);
          if (!params) continue;
          expect(words).toHaveProperty([rule.id]);
          for (const text of [words[rule.id]!.de, words[rule.id]!.en])
            for (const [, name] of text.matchAll(/\{(\w+)/g)) expect(params).toHaveProperty([name!]);
        }
        const label = spec.label(scene.table, move);
        expect(words).toHaveProperty([label.key]);
        for (const [, name] of words[label.key]!.en.matchAll(/\{(\w+)/g))
          expect(label.params).toHaveProperty([name!]);
        const effects = spec.effects(scene.table, move, noLuck);
        for (const effect of effects) if ('due' in effect) expect(words).toHaveProperty([effect.due!]);
        scene.table = apply(scene.table, effects);
        for (const _ of buildOptions(scene.table, 'anna')) break;
      }
      expect(pieceIds(scene.table).toSorted()).toEqual(pieces);
      expect(totalCash(scene.table)).toBe(cash);
      const tiles = everyPiece(scene.table).filter(
        ([id, { at }]) => id.startsWith('tile/') && at !== 'supply',
      );
      expect(new Set(tiles.map(([, { at }]) => at)).size).toBe(tiles.length);
    },
  );
  it('every rule has its words', () => {
    for (const spec of Object.values(buildMoves))
      for (const { id } of spec.rules) expect(words).toHaveProperty([id]);
  });
});
