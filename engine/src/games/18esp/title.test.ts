import { describe, expect, it } from 'vitest';
import type { Game } from '../../table/game.ts';
import { interpret } from '../../table/interpret.ts';
import { isLegal, parseMove, allRules } from '../../table/judge.ts';
import { noLuck, seededLuck } from '../../table/luck.ts';
import { commit, openPlay } from '../../table/play.ts';
import { randomOption } from '../../table/random-play.ts';
import { GOALS } from './clock.ts';
import { OPERATING } from './course.ts';
import { game } from './index.ts';
import { laterRound } from './stock-scene.ts';
import { newTable, Scene } from './testing.ts';

const plain = game as unknown as Game;

/** Keys of all phrases, however deep they lie. */
function keysOf(...data: readonly unknown[]): string[] {
  const keys: string[] = [];
  JSON.stringify(data, (key, value: unknown) => {
    if (key === 'key' && typeof value === 'string') keys.push(value);
    return value;
  });
  return keys;
}

describe('words', () => {
  it('every rule has a sentence in both languages, short and kind', () => {
    for (const rule of allRules(game)) {
      const words = game.words[rule.id];
      expect(words, rule.id).toBeDefined();
      for (const text of [words!.de, words!.en]) {
        expect(text).not.toMatch(/illegal|invalid|error|Fehler|ungültig|!/i);
        expect(text.length, rule.id).toBeLessThan(180);
      }
    }
  });
  it('every step, goal, round and private company has its words', () => {
    for (const { id: step } of OPERATING)
      for (const key of [`18esp/step/${step}`, `18esp/now/${step}`, `name/${step}`])
        expect(game.words[key], key).toBeDefined();
    for (const goal of GOALS) expect(game.words[`name/goal-${goal}`]).toBeDefined();
  });
});

describe('moves', () => {
  it('examples have their shape', () => {
    const table = new Scene({ seats: ['anna', 'bert', 'cleo'] }).table;
    for (const spec of Object.values(game.moves))
      expect(parseMove(plain, table, spec.example)).toMatchObject({ ok: true });
  });
});

describe('gestures', () => {
  it('a share from the issue to the mat is a purchase, to the market a sale, a president’s card a start', () => {
    const scene = laterRound().major('CFEA', 'anna').veteran('CFEA');
    const read = (piece: string, to: string) => interpret(plain, scene.table, 'anna', { piece, to })[0]!.move;
    expect(read('cert/CFEA/5', 'seat/anna')).toEqual({
      type: 'buy',
      seat: 'anna',
      company: 'CFEA',
      from: 'ipo',
    });
    expect(read('cert/CFEA/1', 'pool')).toEqual({ type: 'sell', seat: 'anna', company: 'CFEA', count: 1 });
    expect(interpret(plain, scene.table, 'anna', { piece: 'cert/CFLG/0', to: 'seat/anna' })).toHaveLength(5);
    expect(read('cert/CFEA/1', 'seat/bert').type).toBe('put');
  });
  it('a private company to the mat is the lowest bid', () => {
    const [reading] = interpret(plain, newTable(), 'anna', { piece: 'private/P1', to: 'seat/anna' });
    expect(reading).toMatchObject({ move: { type: 'bid', bid: 20 }, findings: [] });
  });
  it('a private company to the charter of the operating company is a purchase', () => {
    const scene = new Scene().private('P4', 'anna').phase('2').major('CFEA', 'anna').operating('CFEA');
    const [reading] = interpret(plain, scene.table, 'anna', { piece: 'private/P4', to: 'company/CFEA' });
    expect(reading).toMatchObject({ move: { type: 'private', private: 'P4', price: 100 }, findings: [] });
  });
});

describe('stage', () => {
  it('shows only what the client can draw: every piece has a face, every word exists', () => {
    const scene = laterRound({}, '4')
      .major('CRB', 'anna')
      .minor('SC', 'bert')
      .train('CRB', '4')
      .under('CRB', 0, '2', '1+2')
      .train('scrap', '2');
    const stage = game.stage(scene.table);
    for (const piece of Object.keys(scene.table.pieces)) expect(stage.faces[piece], piece).toBeDefined();
    for (const key of new Set(keysOf(stage.surfaces, stage.faces)))
      expect(game.words[key], key).toBeDefined();
    expect(stage.surfaces.map((s) => s.id)).toEqual(
      expect.arrayContaining(['map', 'market', 'par', 'aside', 'mat/anna']),
    );
  });
  it('ESP-6.2.1.07 the half of a combined train is on the table, also under one in the market', () => {
    const scene = laterRound({}, '6')
      .do({ put: 'train/5/1', at: 'pool', side: '5' })
      .do({ put: 'train/2/1', at: 'under/train/5/1', side: '1+2' });
    const places = game
      .stage(scene.table)
      .surfaces.flatMap((s) => (s.kind === 'rack' ? s.groups.flatMap(({ slots }) => slots) : []))
      .map(({ place }) => place);
    expect(places).toContain('under/train/5/1');
  });
  it('absent companies leave no marks on the board', () => {
    const map = game.stage(newTable()).surfaces.find((s) => s.kind === 'hexmap')!;
    expect(JSON.stringify(map)).not.toMatch(/"(SFVA|TBF|GSSR|FCA)"/);
  });
  it('colours never stand alone: no two companies share colour and pattern', () => {
    const looks = Object.values(game.stage(newTable()).liveries).map(
      ({ fill, pattern }) => `${fill} ${pattern}`,
    );
    expect(new Set(looks).size).toBe(looks.length);
  });
});

describe('random play of the auction and the first stock rounds', () => {
  it.each([2, 3, 4, 5, 6])('with %i players every option is legal and an operating round is reached', (n) => {
    const seats = ['anna', 'bert', 'cleo', 'dora', 'emil', 'finn'].slice(0, n);
    for (let seed = 1; seed <= 3; seed++) {
      const variant = seed % 2 === 0 ? 'standard' : 'variable';
      const pick = seededLuck(seed, n);
      let play = openPlay(plain, {
        game: '18esp',
        variant,
        options: {},
        seats,
        seed,
        mode: 'strict',
        bookkeeping: 'auto',
      });
      for (let moves = 0; moves < 2000 && (play.table.clock as { round?: string }).round !== 'OR'; moves++) {
        const [seat] = plain.turn(play.table);
        const { move, others } = randomOption(plain, play, seat!, pick);
        for (const other of others)
          expect(isLegal(plain, play.table, other), JSON.stringify(other)).toBe(true);
        const said = keysOf(
          game.prompt(play.table as never, seat!),
          game.moves[move!.type]!.label(play.table as never, move),
        );
        for (const effect of game.moves[move!.type]!.effects(play.table as never, move, noLuck))
          if ('due' in effect && effect.due !== undefined) said.push(effect.due);
        for (const key of said) expect(game.words[key], key).toBeDefined();
        const outcome = commit(play, { id: `m/${moves}`, seat: seat!, act: { do: 'move', move: move! } });
        expect(outcome.ok, JSON.stringify(move)).toBe(true);
        play = outcome.ok ? outcome.play : play;
        expect(plain.audit?.(play.table)).toBeNull();
      }
      expect((play.table.clock as { round?: string }).round).toBe('OR');
    }
  });
});
