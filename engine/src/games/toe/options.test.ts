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
import { vehiclesAt } from './readers.ts';
import { Scene } from './testing.ts';

const game = toe as unknown as Game;
/** Listed on request only, see `course.ts`; a goal beyond 8 contracts is legal, too. */
const ON_REQUEST = ['target', 'replace', 'peek', 'discard'];

describe('options', () => {
  it('whatever is legal for somebody on turn is listed', () => {
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
    const about = (piece: string) => [...toe.options(scene.table, 'anna', { piece })];
    expect(about(vehiclesAt(scene.table, 'supply/wagon')[3]!)).toEqual([
      { type: 'blind', seat: 'anna', what: 'wagon' },
    ]);
    expect([...toe.options(scene.table, 'anna', { type: 'done' })]).toHaveLength(1);
    expect([...toe.options(scene.table, 'anna', { type: 'target' })].map((move) => move['to'])).toEqual([
      4, 5, 6, 7, 8,
    ]);
  });
  it('a stick of the own stack stands for every licence, a phase card for its call, the pile for its top card', () => {
    const about = (scene: Scene, piece: string) => [...toe.options(scene.table, 'anna', { piece })];
    const scene = new Scene().licences('anna', 'paris-lyon').opens('EF1', 'EF2', 'EF3', 'EF4', 'EF5');
    expect(about(scene, 'phase/aid')).toEqual([{ type: 'call', seat: 'anna', phase: 'aid' }]);
    scene.phase('site');
    expect(about(scene, 'stick/anna/20')).toEqual([...toe.options(scene.table, 'anna', { type: 'licence' })]);
    expect(about(scene, 'stick/bob/20')).toEqual([]);
    scene.phase('conference');
    expect(about(scene, 'contract/EF9')).toEqual([{ type: 'draw', seat: 'anna' }]);
    scene.phase('auction').clock({ step: 'offers', open: ['anna'] });
    expect(about(scene, 'stick/anna/1')).toEqual([
      { type: 'announce', seat: 'anna', connection: 'paris-lyon' },
    ]);
  });
});
