import { describe, expect, it } from 'vitest';
import type { Game } from '../../table/game.ts';
import { canonical } from '../../table/hash.ts';
import { isLegal } from '../../table/judge.ts';
import { seededLuck } from '../../table/luck.ts';
import { commit, openPlay } from '../../table/play.ts';
import { sample } from '../../table/shape.ts';
import type { Json, Move } from '../../table/types.ts';
import type { ToeTable } from './clock.ts';
import { game as toe } from './index.ts';
import { sensible } from './testing-player.ts';
import { Scene } from './testing.ts';

const game = toe as unknown as Game;
/** Listed on request only, see `options/candidates.ts`; a goal beyond 8 contracts is legal, too. */
const ON_REQUEST = ['target', 'replace', 'peek', 'discard'];

describe('options', () => {
  it('whatever is legal for somebody on turn is listed', { timeout: 60_000 }, () => {
    const missing = new Set<string>();
    const luck = seededLuck(2, 5);
    const options = { rescue: true, audit: true };
    const seats = ['anna', 'bob', 'cleo'];
    let play = openPlay(game, {
      game: 'toe',
      seats,
      variant: 'standard',
      options,
      seed: 4,
      mode: 'strict',
      bookkeeping: 'auto',
    });
    for (let n = 0; n < 120 && !game.ended(play.table); n++) {
      const seat = game.turn(play.table)[0]!;
      const all = [...game.options(play.table, seat)];
      const listed = new Set(all.map(canonical));
      const domains = { ...game.domains(play.table), seat: seats };
      for (const [type, spec] of Object.entries(game.moves))
        for (let i = 0; i < 6 && !ON_REQUEST.includes(type); i++) {
          const fields: Record<string, Json> = {};
          for (const [key, field] of Object.entries(spec.fields))
            if (!field.optional) fields[key] = sample(field, luck, domains) ?? null;
          const move: Move = { ...fields, type, seat };
          if (isLegal(game, play.table, move) && !listed.has(canonical(move)))
            missing.add(JSON.stringify(move));
        }
      const move = sensible(play.table as unknown as ToeTable, seat, all, luck);
      const outcome = commit(play, { id: String(n), seat, act: { do: 'move', move } });
      if (outcome.ok) play = outcome.play;
    }
    expect([...missing]).toEqual([]);
  });
  it('can be narrowed to a piece or a kind', () => {
    const scene = new Scene().contract('anna', 'S3').phase('fair');
    const [henry] = scene.owns('anna', 'henry');
    expect([...toe.options(scene.table, 'anna', { piece: henry! })]).toEqual([
      { type: 'assign', seat: 'anna', piece: henry, contract: 'S3' },
    ]);
    expect([...toe.options(scene.table, 'anna', { type: 'done' })]).toHaveLength(1);
    expect([...toe.options(scene.table, 'anna', { type: 'target' })].map((move) => move['to'])).toEqual([
      4, 5, 6, 7, 8,
    ]);
  });
});
