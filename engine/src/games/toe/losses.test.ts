import { describe, expect, it } from 'vitest';
import { piecesAt } from '../../table/places.ts';
import { game } from './index.ts';
import { REMINDERS, sticksPlace } from './pieces.ts';
import { isReminded, markerAt, sticksLeft } from './readers.ts';
import { score } from './score.ts';
import { breaches, cashOf, finishYear, lastPhase, Scene } from './testing.ts';

const SEATS = ['you', 'anna', 'bob', 'cleo'] as const;
const last = (options = {}, seats: readonly string[] = SEATS): Scene => lastPhase(seats, options);
describe('losses (ch. 12)', () => {
  it('TOE-12.1 a marker in the red is a loss, due in cash', () => {
    const scene = finishYear(last().contract('you', 'EF3'));
    expect(markerAt(scene.table, 'you')).toBe(-70);
    expect(cashOf(scene.table, 'you')).toBe(30_000);
  });
  it('TOE-12.2 ✗ at −50k with 20.000 € these are kept back', () => {
    const scene = finishYear(last().contract('you', 'EF3').cash('you', 20_000));
    expect(breaches(scene.table, { type: 'collect', seat: 'you', amount: 20_000 })).toEqual([
      'toe/12/nothing-kept',
    ]);
  });
  it('TOE-12.2 ✓ everything is paid in', () => {
    const scene = last().contract('you', 'EF3').cash('you', 20_000);
    const bank = scene.table.cash['bank']!;
    finishYear(scene);
    expect(cashOf(scene.table, 'you')).toBe(0);
    expect(scene.table.cash['bank']).toBe(bank + 20_000);
  });
  it('TOE-12.3 the rest is forgiven once and never paid later', () => {
    const scene = finishYear(last().contract('you', 'EF3').cash('you', 20_000));
    expect(cashOf(scene.table, 'you')).toBe(0);
    expect(scene.table.clock.gone).toEqual([]);
    expect(scene.table.clock.dues).toEqual([]);
  });
  it('TOE-12.4 one own stick lies on the chair card as a reminder, and is not used up (OQ-13)', () => {
    const scene = finishYear(last().contract('you', 'EF3').cash('you', 20_000));
    expect(piecesAt(scene.table, REMINDERS)).toHaveLength(1);
    expect(piecesAt(scene.table, sticksPlace('you'))).toHaveLength(47);
    expect(sticksLeft(scene.table, 'you')).toBe(48);
  });
  it('TOE-12.5 covered the next time, or out of the red: the reminder comes back', () => {
    const covered = finishYear(last().contract('you', 'EF3').reminded('you'));
    expect(isReminded(covered.table, 'you')).toBe(false);
    expect(covered.table.clock.gone).toEqual([]);
    expect(isReminded(finishYear(last().reminded('you')).table, 'you')).toBe(false);
  });
  it('TOE-12.6 not covered again: out of the game, rated at the end like the others', () => {
    const scene = finishYear(
      last()
        .contract('you', 'EF3')
        .completed('you', 'S1', 'S2')
        .contract('you', 'EF9', 'EF7')
        .cash('you', 10_000)
        .reminded('you'),
    );
    expect(markerAt(scene.table, 'you')).toBe(-40);
    expect(scene.table.clock).toMatchObject({ gone: ['you'], round: 2, chair: 'anna' });
    expect(cashOf(scene.table, 'you')).toBe(0);
    expect(score(scene.table).map((row) => row.seat)).toContain('you');
    expect(breaches(scene.table, { type: 'call', seat: 'you', phase: 'site' })).toContain(
      'toe/12/dropped-out',
    );
    expect(game.turn(scene.table)).toEqual(['anna']);
  });
  it('TOE-FAQ.10 insolvent: a loss in two rounds running, the second one not covered', () => {
    const first = finishYear(last().contract('you', 'EF3').cash('you', 10_000));
    expect(first.table.clock.gone).toEqual([]);
    first.clock({ calls: last().table.clock.calls.slice(0, -1) }).phase('conference', 'cleo');
    first.done('cleo', 'you', 'anna', 'bob');
    expect(first.table.clock.gone).toEqual(['you']);
  });
  it('OQ-14 with two left they play by the rules for two; with one left the game ends', () => {
    const three = last({}, ['you', 'anna', 'cleo'])
      .contract('you', 'EF3')
      .cash('you', 10_000)
      .reminded('you')
      .booked();
    three.done('cleo', 'you', 'anna');
    expect(three.table.clock.gone).toEqual(['you']);
    expect(game.turn(three.play({ type: 'call', seat: 'anna', phase: 'site' }).table)).toEqual(['anna']);
    three.done('anna', 'cleo').play({ type: 'call', seat: 'cleo', phase: 'conference' }).done('cleo', 'anna');
    expect(game.turn(three.table)).toEqual(['anna']);
    const two = new Scene(['you', 'cleo']).contract('you', 'EF3').cash('you', 0).reminded('you').booked();
    two.clock({
      calls: [
        { seat: 'cleo', phase: 'site' },
        { seat: 'you', phase: 'fair' },
      ],
      chair: 'cleo',
    });
    two.phase('conference', 'cleo').done('cleo', 'you');
    expect(two.table.clock).toMatchObject({ stage: 'end', ending: 'alone' });
  });
});
