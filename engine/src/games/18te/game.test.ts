import { describe, expect, it } from 'vitest';
import type { Game } from '../../table/game.ts';
import { interpret } from '../../table/interpret.ts';
import { isLegal, parseMove } from '../../table/judge.ts';
import { noLuck, seededLuck } from '../../table/luck.ts';
import type { Config, Play } from '../../table/play.ts';
import { commit, openPlay } from '../../table/play.ts';
import { randomGame, randomNonsense, randomOption, RANDOM_PLAY } from '../../table/random-play.ts';
import { apply } from '../../table/apply.ts';
import { hashOf } from '../../table/hash.ts';
import { say } from '../../table/words.ts';
import { game } from './index.ts';
import { lay } from './moves/lay.ts';
import { breaches, Scene, SEATS2, SEATS3 } from './testing.ts';

const plain = game as unknown as Game;
const config = (seats: readonly string[], seed: number): Config => ({
  game: '18te',
  variant: 'standard',
  options: {},
  seats,
  seed,
  mode: 'strict',
  bookkeeping: 'auto',
});

describe('random play', () => {
  it.each([2, 3])('%i players: every option is legal, nothing is lost, every game ends', (players) => {
    for (let i = 0; i < 12; i++) {
      const seats = players === 2 ? SEATS2 : SEATS3;
      const { violation } = randomGame(plain, config(seats, i), seededLuck(players, i));
      expect(violation?.what ?? null).toBeNull();
    }
  });

  it('with nonsense in between: nothing throws, no coin is lost, the game still ends', () => {
    for (let i = 0; i < 12; i++) {
      const { violation } = randomGame(plain, config(SEATS3, i), seededLuck(9, i), {
        ...RANDOM_PLAY,
        chaos: 0.25,
      });
      expect(violation?.what ?? null).toBeNull();
    }
  });

  it('a legal move is always among the options, or does the same as one of them', () => {
    let found = 0;
    for (let i = 0; i < 6; i++) {
      const pick = seededLuck(40, i);
      let play: Play = openPlay(plain, config(SEATS3, i));
      for (let n = 0; n < 160 && !plain.ended(play.table); n++) {
        for (let k = 0; k < 12; k++) {
          const move = randomNonsense(plain, play, pick);
          // Runs are too many to list, and prices between companies are anybody's choice.
          if (!move || ['run', 'announce', 'offer', 'train', 'settle'].includes(move.type)) continue;
          if (!isLegal(plain, play.table, move)) continue;
          const outcome = hashOf(
            apply(play.table, plain.moves[move.type]!.effects(play.table, move, noLuck)),
          );
          const same = [...plain.options(play.table, move.seat, { type: move.type })].some(
            (option) =>
              hashOf(apply(play.table, plain.moves[option.type]!.effects(play.table, option, noLuck))) ===
              outcome,
          );
          expect(same, JSON.stringify(move)).toBe(true);
          found++;
        }
        const { move } = randomOption(plain, play, plain.turn(play.table)[0]!, pick);
        const next = move && commit(play, { id: String(n), seat: move.seat, act: { do: 'move', move } });
        if (!next?.ok) break;
        play = next.play;
      }
    }
    expect(found).toBeGreaterThan(50);
  });
});

describe('bookkeeping by hand', () => {
  it('leads to the same position as the automatic one when every due is done', () => {
    const auto = randomGame(plain, config(SEATS3, 3), seededLuck(3, 3)).play;
    let hands: Play = openPlay(plain, { ...auto.config, bookkeeping: 'hands-on' });
    let dues = 0;
    for (const { act, seat, id, hash } of auto.log.slice(1, 200)) {
      const done = commit(hands, { id, seat, act });
      if (!done.ok) throw new Error(done.findings.map((f) => f.rule).join());
      dues += done.play.table.clock.dues.length;
      const settled = commit(done.play, {
        id: `${id}/settle`,
        seat,
        act: { do: 'move', move: { type: 'settle', seat: seat ?? 'anna' } },
      });
      if (!settled.ok) throw new Error('dues can always be done');
      hands = settled.play;
      expect(hashOf(hands.table)).toBe(hash);
    }
    expect(dues).toBeGreaterThan(200);
  });
});

describe('words', () => {
  const said = (key: string): boolean => !!game.words[key]?.de && !!game.words[key]?.en;

  it('every rule speaks German and English, and no sentence leaves a gap open', () => {
    const rules = Object.values(game.moves).flatMap((spec) => spec.rules.map((rule) => rule.id));
    expect(rules.filter((id) => !said(id))).toEqual([]);
  });

  it('every prompt, label and choice of a whole game can be said', () => {
    const { play } = randomGame(plain, config(SEATS3, 4), seededLuck(4, 4));
    const silent = new Set<string>();
    const check = (key: string, params?: object): void => {
      if (!said(key)) silent.add(key);
      for (const language of ['de', 'en'] as const)
        if (/[{}]|undefined|–\s*$/.test(say(game.words, language, { key, params: params as never })))
          silent.add(`${key}: ${language}`);
    };
    play.log.forEach((entry, n) => {
      const table = play.positions[n]!;
      for (const seat of [null, ...table.clock.seats]) {
        const { text, where, choices } = plain.prompt(table, seat);
        for (const p of [
          text,
          ...where,
          ...choices.map((c) => c.label),
          ...choices.flatMap((c) => c.blanks ?? []).map((b) => b.label),
        ])
          check(p.key, p.params);
      }
      if (entry.act.do === 'move') {
        const { key, params } = plain.moves[entry.act.move.type]!.label(
          play.positions[n - 1]!,
          entry.act.move,
        );
        check(key, params);
      }
    });
    expect([...silent]).toEqual([]);
  });

  it('every example of a move is well formed', () => {
    const { table } = openPlay(plain, config(SEATS3, 1));
    for (const [type, spec] of Object.entries(plain.moves)) {
      const parsed = parseMove(plain, table, spec.example);
      expect(parsed, type).toMatchObject({ ok: true });
    }
  });
});

describe('whose decision it is (§3.7)', () => {
  const scene = new Scene().founded('KHS', 'anna').operating('KHS').token('KHS', 0, 'G5', 0, 0);
  it('TE-3.7.3 ✓ the president lays a tile for the company', () => {
    expect(breaches(lay, scene.table, { type: 'lay', seat: 'anna', hex: 'F6', tile: '58', turn: 4 })).toEqual(
      [],
    );
  });
  it('TE-3.7.3 ✗ somebody else lays it', () => {
    expect(breaches(lay, scene.table, { type: 'lay', seat: 'bert', hex: 'F6', tile: '58', turn: 4 })).toEqual(
      ['18te/3.7/president-decides'],
    );
  });
});

describe('gestures', () => {
  const scene = new Scene().founded('KHS', 'anna', 240).clock({ turn: 'bert' });
  const read = (table: Scene['table'], seat: string, piece: string, to: string) =>
    interpret(game, table, seat, { piece, to }).map(({ move, findings, free }) => ({
      type: move.type,
      findings: findings.length,
      free,
    }));

  it('a certificate from the treasury to my mat is a purchase', () => {
    expect(read(scene.table, 'bert', 'cert/KHS/5', 'seat/bert')).toEqual([
      { type: 'buy', findings: 0, free: false },
    ]);
  });
  it('the next 30 % certificate to my mat opens its auction', () => {
    expect(read(scene.table, 'bert', 'cert/KWE/0', 'seat/bert')).toEqual([
      { type: 'auction', findings: 0, free: false },
    ]);
  });
  it('a train from the factory to a charter has two readings, one a side', () => {
    const table = scene.clock({ round: 'OR', or: 1, operating: 'KHS', step: 'trains' }).table;
    expect(read(table, 'anna', 'train/2/1', 'company/KHS').map((r) => r.type)).toEqual(['train', 'train']);
  });
  it('a tile from the tray to a hex is a lay, in the turns that fit', () => {
    const table = new Scene().founded('KHS', 'anna').operating('KHS').token('KHS', 0, 'G5', 0, 0).table;
    const readings = read(table, 'anna', 'tile/58/1', 'hex/F6');
    expect(readings.length).toBeGreaterThan(0);
    expect(readings.every((r) => r.type === 'lay' && r.findings === 0)).toBe(true);
  });
  it('a token put on the bank is a free move', () => {
    expect(read(scene.table, 'anna', 'token/KHS/1', 'bank')).toEqual([
      { type: 'put', findings: 1, free: true },
    ]);
  });
});
