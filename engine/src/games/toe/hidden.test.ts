import { trusted } from '../../table/types.ts';
import { describe, expect, it } from 'vitest';
import { apply } from '../../table/apply.ts';
import type { Game } from '../../table/game.ts';
import { seededLuck } from '../../table/luck.ts';
import { commit, openPlay } from '../../table/play.ts';
import type { ToeTable } from './clock.ts';
import { game } from './index.ts';
import { isVehicle, seatPlace } from './pieces.ts';
import { modelOf, supplyModels, vehiclesAt } from './readers.ts';
import { sensible } from './testing-player.ts';
import { breaches, luckOf, Scene, SEATS3 } from './testing.ts';
import { everyPiece, pieceOf } from '../../table/places.ts';

const hidden = (): Scene => new Scene(SEATS3, { hidden: true });
const plain = game as unknown as Game;

describe('hidden vehicles (ch. 3, variant)', () => {
  it('a blind purchase stays face down; only the buyer learns what it is', () => {
    const scene = hidden().phase('fair').play({ type: 'blind', seat: 'anna', what: 'loco' }, luckOf(20));
    const [piece] = vehiclesAt(scene.table, seatPlace('anna'));
    expect(pieceOf(scene.table, piece!)).toEqual({ at: 'seat/anna', side: 'back' });
    const model = modelOf(scene.table, piece!)!.id;
    expect(modelOf(game.view!(scene.table, 'anna'), piece!)?.id).toBe(model);
    for (const seat of ['bob', 'cleo', null])
      expect(JSON.stringify(game.view!(scene.table, seat))).not.toContain(`"${model}"`);
  });
  it('the same pieces lie on the table whatever was drawn', () => {
    const drawn = [0, 17, 37].map((ticket) => {
      const scene = hidden()
        .phase('fair')
        .play({ type: 'blind', seat: 'anna', what: 'loco' }, luckOf(ticket));
      return JSON.stringify(game.view!(scene.table, 'bob'));
    });
    expect(new Set(drawn).size).toBe(1);
  });
  it('a vehicle that comes back from the discards is nobody again', () => {
    const scene = hidden().clock({ round: 4 });
    const piece = scene.discarded('loco', 'lady');
    scene.opens('EF1', 'EF2', 'EF3', 'EF4', 'EF5').clock({
      calls: [
        { seat: 'anna', phase: 'site' },
        { seat: 'bob', phase: 'aid' },
      ],
    });
    scene.phase('conference', 'cleo').done('cleo', 'anna', 'bob');
    expect(pieceOf(scene.table, piece)?.at).not.toBe('discard/loco');
    expect(supplyModels(scene.table, 'loco').size).toBe(14);
  });
  it('offering shows it, taking it back hides it, assigning shows it', () => {
    const scene = hidden().contract('anna', 'S3').phase('auction');
    const [henry, lady] = scene.owns('anna', 'henry', 'lady');
    scene.play({ type: 'offer', seat: 'anna', piece: lady! });
    expect(modelOf(game.view!(scene.table, null), lady!)?.id).toBe('lady');
    scene.play({ type: 'retract', seat: 'anna', item: lady! });
    expect(modelOf(game.view!(scene.table, null), lady!)).toBeNull();
    scene
      .clock({ stage: 'fair', step: 'turns', turn: 'anna' })
      .play({ type: 'assign', seat: 'anna', piece: henry!, contract: 'S3' });
    expect(modelOf(game.view!(scene.table, 'bob'), henry!)?.id).toBe('henry');
    expect(scene.table.clock.secret).toEqual({ [lady!]: 'lady' });
  });
  it('findings give nothing away about vehicles of others', () => {
    const models = ['lady', 'henry', 'merkur'].map((model) => {
      const scene = hidden().contract('anna', 'S3').phase('fair');
      const [piece] = scene.owns('bob', model);
      return ['assign', 'buy', 'offer', 'withdraw', 'choose', 'peek'].map((type) =>
        breaches(scene.table, { type, seat: 'anna', piece: piece!, contract: 'S3' }),
      );
    });
    expect(models[1]).toEqual(models[0]);
    expect(models[2]).toEqual(models[0]);
  });
  it('faces of a view are backs', () => {
    const scene = hidden();
    const [lady] = scene.owns('bob', 'lady');
    const face = (seat: string | null) => game.stage(game.view!(scene.table, seat)).faces[lady!];
    expect(face('anna')).toMatchObject({ form: 'back', title: { key: 'toe/back/loco' }, lines: [] });
    expect(JSON.stringify(face('anna'))).not.toMatch(/lady|EL|50k/i);
    expect(face('bob')).toMatchObject({ form: 'vehicle', tag: { params: { text: 'EL' } } });
  });
  it('open play keeps no secrets: the view is the table', () => {
    const scene = new Scene();
    scene.owns('bob', 'lady');
    expect(game.view!(scene.table, 'anna')).toBe(scene.table);
  });

  it('over a whole game no view of others holds an identity that is not face up', () => {
    const config = {
      game: 'toe',
      seats: [...SEATS3],
      variant: 'standard',
      options: { hidden: true, rescue: true },
      seed: 12,
      mode: 'strict',
      bookkeeping: 'auto',
    } as const;
    let play = openPlay(plain, config);
    const luck = seededLuck(4, 4);
    for (let n = 0; n < 150 && !plain.ended(play.table); n++) {
      const table = play.table as unknown as ToeTable;
      for (const watcher of [...SEATS3, null]) {
        const seen = game.view!(table, watcher);
        for (const [piece, { at, side }] of everyPiece(seen)) {
          if (!isVehicle(piece)) continue;
          if (at.startsWith('supply/')) expect(side).toBe('back');
          if (at.startsWith('seat/') && at !== `seat/${watcher}`) expect(modelOf(seen, piece)).toBeNull();
        }
        for (const piece of Object.keys(seen.clock.secret))
          expect(pieceOf(seen, piece)?.at).toBe(`seat/${watcher}`);
      }
      const seat = game.turn(table)[0]!;
      const move = sensible(table, seat, [...game.options(table, seat)], luck);
      // The seat that moves needs no more than its own view to know what it may do.
      expect([...game.options(game.view!(table, seat), seat)]).toEqual([...game.options(table, seat)]);
      const outcome = commit(play, { id: String(n), seat, act: { do: 'move', move: trusted(move) } });
      if (!outcome.ok) throw new Error('refused');
      // What is said about a move does not depend on secrets either.
      expect(plain.moves[move.type]!.label(game.view!(table, null) as never, move)).toEqual(
        plain.moves[move.type]!.label(table as never, move),
      );
      play = outcome.play;
    }
    expect(apply(play.table, [])).toBe(play.table);
  });
});
