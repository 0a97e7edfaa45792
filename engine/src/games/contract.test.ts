import { beforeAll, describe, expect, it } from 'vitest';
import { coverageOf } from '../cli/rules.ts';
import { apply, totalCash } from '../table/apply.ts';
import type { Game } from '../table/game.ts';
import { judge, parseMove, allRules, specOf } from '../table/judge.ts';
import { seededLuck } from '../table/luck.ts';
import type { Play } from '../table/play.ts';
import { openPlay } from '../table/play.ts';
import { positionAt, positionsOf } from '../table/positions.ts';
import { randomGame, randomNonsense, RANDOM_PLAY } from '../table/random-play.ts';
import { TABLE_MOVES } from '../table/free.ts';
import type { Table } from '../table/types.ts';
import { configOf, optionFaults, playerCounts } from './contract-play.ts';
import { unseen } from './contract-stage.ts';
import { saidAt, saidOf, silences } from './contract-words.ts';
import { game as five } from './five/index.ts';
import { GAME_IDS, loadGame } from './registry.ts';
import { pieceIds } from '../table/places.ts';

/**
 * What every title promises. A new one is held to it by its line in the registry; what only one title promises is
 * tested in its folder. The worked example is held to it too, though no table offers it.
 */
const load = async (id: string): Promise<Game> =>
  id === five.id ? (five as unknown as Game) : (await loadGame(id))!;

/** Kinds of moves that leave too much to the player to be listed one by one, or that are listed on request only. */
const NOT_LISTED: Readonly<Record<string, readonly string[]>> = {
  '18te': ['run', 'announce', 'offer', 'train'],
  '18esp': ['run', 'offer', 'train', 'private', 'bid'],
  five: ['run'],
  '1862': ['run', 'offer', 'train', 'bid'],
  '18do': ['run', 'offer', 'train', 'keep', 'ask-kim', 'ask-wagon'],
  toe: ['target', 'replace', 'peek', 'discard'],
};

/** Some of them, evenly spread. */
const spread = <T>(all: readonly T[], count: number): readonly T[] =>
  all.filter((_, i) => i % Math.ceil(all.length / count) === 0);

describe.each([...GAME_IDS, five.id])('%s', (id) => {
  let game: Game;
  /** Games that were played by the rules, with few and with many players, and with nonsense in between. */
  let legal: readonly Play[];
  let chaotic: readonly Play[];
  const faults: string[] = [];

  beforeAll(async () => {
    game = await load(id);
    const play = (players: number, seed: number, chaos: number): Play => {
      const config = configOf(game, players, seed);
      const { play: played, violation } = randomGame(game, config, seededLuck(seed, players), {
        ...RANDOM_PLAY,
        chaos,
      });
      if (violation) faults.push(`${players} players, seed ${seed}, chaos ${chaos}: ${violation.what}`);
      return played;
    };
    const counts = playerCounts(game);
    legal = counts.map((players, i) => play(players, i + 1, 0));
    chaotic = counts.slice(0, 2).map((players, i) => play(players, i + 11, 0.25));
  }, 600_000);

  const positions = (plays: readonly Play[], count: number): readonly Table[] =>
    plays.flatMap((play) => spread(positionsOf(play), count));

  it('every random game ends, with nonsense too; no coin and no piece is lost; played again it is the same', () => {
    expect(faults).toEqual([]);
    for (const play of [...legal, ...chaotic]) expect(game.ended(play.table)).toBe(true);
  });

  it('every rule has a kind sentence in both languages, with the same blanks', () => {
    const blanks = (text: string) => new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name));
    for (const rule of allRules(game)) {
      const { de = '', en = '' } = game.words[rule.id] ?? {};
      expect([rule.id, de.length > 0, en.length > 0]).toEqual([rule.id, true, true]);
      expect([rule.id, blanks(de)]).toEqual([rule.id, blanks(en)]);
      expect([rule.id, `${de} ${en}`]).not.toEqual([
        rule.id,
        expect.stringMatching(/illegal|invalid|\berror|Fehler|ungültig|!/i),
      ]);
      expect(rule.id.split('/')[0]).toBe(game.id);
    }
  });

  it('every rule stands for atoms of the rule list, and tests name them: limits broken and kept', async () => {
    const rows = await coverageOf(game);
    expect(rows.filter((row) => row.missing.length > 0).map((row) => row.id)).toEqual([]);
    const known = new Map(rows.map((row) => [row.id, row]));
    const strange = allRules(game).flatMap((rule) =>
      rule.atoms.filter((atom) => !known.get(atom)?.tests.length),
    );
    expect(strange).toEqual([]);
  });

  it('every move has an example that has its shape', () => {
    const plain = { variant: game.variants[0]!.id, options: {} };
    const { table } = openPlay(game, { ...configOf(game, game.players.max, 1), ...plain });
    for (const [type, { example }] of Object.entries(game.moves)) {
      expect(example.type).toBe(type);
      expect([type, parseMove(game, table, example)]).toMatchObject([type, { ok: true }]);
    }
  });

  it('every option is legal, and what is legal is an option or comes to the same', () => {
    const pick = seededLuck(5, 5);
    const isListed = (type: string) => !NOT_LISTED[id]?.includes(type);
    const wrong = positions(legal, 40).flatMap((table) => optionFaults(game, table, pick, isListed));
    expect(wrong).toEqual([]);
  });

  it('every piece has a face and lies where the stage shows it, or in the box', () => {
    const lost = positions(legal, 12).flatMap((table) => unseen(game.stage(table), table));
    expect([...new Set(lost)]).toEqual([]);
    // Hands may lay a thing where nobody would look for it, but it never loses its face.
    for (const table of positions(chaotic, 12)) {
      const { faces } = game.stage(table);
      expect(pieceIds(table).filter((piece) => !faces[piece])).toEqual([]);
    }
  });

  it('whatever is said during a game has words in both languages, and what is shown travels as JSON', () => {
    const wrong = new Set<string>();
    for (const play of [...legal, ...chaotic]) {
      for (const { act, n } of play.log)
        if (act.do === 'move')
          for (const fault of silences(game.words, [saidOf(game, positionAt(play, n - 1), act.move)]))
            wrong.add(fault);
      for (const table of spread(positionsOf(play), 20)) {
        for (const fault of silences(game.words, saidAt(game, table))) wrong.add(fault);
        const stage = game.stage(table);
        expect(JSON.parse(JSON.stringify(stage))).toEqual(stage);
      }
    }
    expect([...wrong]).toEqual([]);
  });

  it('any move can be judged, told and made in any position: nothing throws, nothing is lost, no sentence has a gap', () => {
    const pick = seededLuck(8, 8);
    const wrong = new Set<string>();
    for (const play of chaotic)
      for (const table of spread(positionsOf(play), 40)) {
        const [money, pieces] = [totalCash(table), pieceIds(table).length];
        for (let i = 0; i < 20; i++) {
          const move = randomNonsense(game, { ...play, table }, pick);
          if (!move) continue;
          const findings = judge(game, table, move).map(({ rule, params }) => ({ key: rule, params }));
          const said = [...findings, saidOf(game, table, move)];
          for (const fault of silences(game.words, said)) wrong.add(fault);
          const then = apply(table, specOf(game, move.type)!.effects(table, move, pick));
          expect([move, totalCash(then), pieceIds(then).length]).toEqual([move, money, pieces]);
        }
      }
    expect([...wrong]).toEqual([]);
  });

  it('hands may set the clock only to what has its shape, and no kind of move hides one of the table', () => {
    for (const type of Object.keys(TABLE_MOVES)) expect(Object.keys(game.moves)).not.toContain(type);
    const { table } = openPlay(game, configOf(game, game.players.min, 1));
    for (const key of Object.keys(game.handClock)) expect(Object.keys(table.clock)).toContain(key);
  });
});
