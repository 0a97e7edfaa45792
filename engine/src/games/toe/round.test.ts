import { describe, expect, it } from 'vitest';
import { pieceOf, piecesAt } from '../../table/places.ts';
import { game } from './index.ts';
import { AID, CHAIR_CARD, phaseCard } from './pieces.ts';
import { nextCaller, vehiclesAt } from './readers.ts';
import { breaches, cashOf, findings, Scene, SEATS2, SEATS3, SEATS4 } from './testing.ts';

/** A table that is ready for the first call. */
const ready = (seats: readonly string[] = SEATS3, options = {}): Scene =>
  new Scene(seats, options).opens('EF1', 'EF2', 'EF3', 'EF4', 'EF5');
const call = (seat: string, phase: string) => ({ type: 'call', seat, phase });

describe('course of the game (ch. 4, 6)', () => {
  it('TOE-6.1 TOE-4.1 the chair calls first', () => {
    const scene = ready();
    expect(game.turn(scene.table)).toEqual(['anna']);
    expect(breaches(scene.table, call('bob', 'site'))).toEqual(['toe/6/your-call']);
  });
  it('TOE-4.2 everybody plays a called phase, the caller with the bonus', () => {
    const scene = ready().cash('anna', 500_000).play(call('anna', 'site'));
    const prompt = (seat: string) => game.prompt(scene.table, seat).text.params?.['left'];
    expect(prompt('anna')).toBe(3);
    scene.done('anna');
    expect(game.turn(scene.table)).toEqual(['bob']);
    expect(prompt('bob')).toBe(2);
    expect(breaches(scene.table, { type: 'buy', seat: 'bob', piece: 'loco/1' })).toContain('toe/4/phase');
  });
  it('TOE-4.3 ✗ a fourth phase with three players', () => {
    const calls = SEATS3.map((seat, i) => ({ seat, phase: (['site', 'fair', 'aid'] as const)[i]! }));
    const scene = ready().clock({ calls });
    expect(breaches(scene.table, call('anna', 'premium'))).toContain('toe/4/number-of-phases');
  });
  it('TOE-4.3 ✓ a fourth phase with four players', () => {
    const calls = SEATS3.map((seat, i) => ({ seat, phase: (['site', 'fair', 'aid'] as const)[i]! }));
    const scene = ready(SEATS4).clock({ calls });
    expect(breaches(scene.table, call('david', 'premium'))).toEqual([]);
  });
  it('TOE-4.4 after the last phase the chair moves on, phase cards return, profit is paid', () => {
    const scene = ready().contract('bob', 'S3').licences('bob', 'edinburgh-manchester', 'manchester-london');
    scene.mans('S3', 'henry');
    scene.booked();
    for (const [i, seat] of SEATS3.entries())
      scene.play(call(seat, ['site', 'premium', 'conference'][i]!)).done(...order(seat));
    expect(cashOf(scene.table, 'bob')).toBe(140_000);
    expect(scene.table.clock).toMatchObject({ round: 2, chair: 'bob', stage: 'call', calls: [] });
    expect(pieceOf(scene.table, CHAIR_CARD)?.at).toBe('seat/bob');
    expect(pieceOf(scene.table, phaseCard('site'))?.at).toBe('phases/site');
    expect(game.turn(scene.table)).toEqual(['bob']);
  });
  it('TOE-6.1 calling takes the phase card from the board, and the caller plays first', () => {
    const scene = ready().play(call('anna', 'conference'));
    expect(pieceOf(scene.table, phaseCard('conference'))?.at).toBe('seat/anna');
    expect(game.turn(scene.table)).toEqual(['anna']);
  });
  it('TOE-6.2 the others follow clockwise, each once', () => {
    const scene = ready().clock({ chair: 'bob' }).play(call('bob', 'site'));
    scene.done('bob');
    expect(game.turn(scene.table)).toEqual(['cleo']);
    scene.done('cleo');
    expect(game.turn(scene.table)).toEqual(['anna']);
    scene.done('anna');
    expect(scene.table.clock.stage).toBe('call');
  });
  it('TOE-6.3 ✗ the third player buys before the second', () => {
    const scene = ready().play(call('anna', 'site')).done('anna');
    expect(breaches(scene.table, { type: 'licence', seat: 'cleo', connection: 'paris-lyon' })).toEqual([
      'toe/6/turn',
    ]);
  });
  it('TOE-6.3 ✓ the second player buys', () => {
    const scene = ready().play(call('anna', 'site')).done('anna');
    expect(breaches(scene.table, { type: 'licence', seat: 'bob', connection: 'paris-lyon' })).toEqual([]);
  });
  it('TOE-6.4 the others may skip', () => {
    const scene = ready().play(call('anna', 'conference')).done('anna', 'bob', 'cleo');
    expect(scene.table.clock.stage).toBe('call');
  });
  it('TOE-6.5 then the next person clockwise calls one of the rest', () => {
    const scene = ready()
      .play(call('anna', 'site'))
      .done(...SEATS3);
    expect(game.turn(scene.table)).toEqual(['bob']);
    expect([...game.options(scene.table, 'bob')].map((m) => m['phase'])).not.toContain('site');
    const running = ready().play(call('anna', 'site'));
    expect(breaches(running.table, call('bob', 'fair'))).toContain('toe/6/phase-runs');
  });
  it('TOE-6.6 ✗ the site visit is called twice in a year', () => {
    const scene = ready()
      .play(call('anna', 'site'))
      .done(...SEATS3);
    expect(breaches(scene.table, call('bob', 'site'))).toEqual(['toe/6/once-a-year']);
  });
  it('TOE-6.6 ✓ another phase', () => {
    const scene = ready()
      .play(call('anna', 'site'))
      .done(...SEATS3);
    expect(breaches(scene.table, call('bob', 'fair'))).toEqual([]);
  });
  it('TOE-6.7 ✗ the own call is skipped', () => {
    const scene = ready();
    expect(breaches(scene.table, { type: 'done', seat: 'anna' })).toEqual(['toe/6/must-call']);
    expect(nextCaller(scene.move({ type: 'done', seat: 'anna' }).table.clock)).toBe('bob');
  });
  it('TOE-6.1 ✗ somebody else than the caller finishes: it is said who calls', () => {
    expect(findings(ready().table, { type: 'done', seat: 'bob' })).toMatchObject([
      { rule: 'toe/6/your-call', params: { turn: 'anna' } },
    ]);
  });
  it('TOE-6.7 ✓ a phase is called', () => {
    expect(breaches(ready().table, call('anna', 'premium'))).toEqual([]);
  });
  it('TOE-FAQ.3 ✗ somebody declines to call', () => {
    const scene = ready()
      .play(call('anna', 'site'))
      .done(...SEATS3);
    expect(breaches(scene.table, { type: 'done', seat: 'bob' })).toEqual(['toe/6/must-call']);
  });
  it('TOE-FAQ.3 ✓ within a phase one may skip', () => {
    const scene = ready().play(call('anna', 'site'));
    expect(breaches(scene.table, { type: 'done', seat: 'anna' })).toEqual([]);
  });
  it('TOE-6.8 ✗ a player of three calls a second phase', () => {
    const scene = ready()
      .play(call('anna', 'site'))
      .done(...SEATS3);
    expect(breaches(scene.table, call('anna', 'fair'))).toEqual(['toe/6/one-each']);
  });
  it('TOE-6.8 ✓ the one who has not called yet calls', () => {
    const scene = ready()
      .play(call('anna', 'site'))
      .done(...SEATS3);
    expect(breaches(scene.table, call('bob', 'fair'))).toEqual([]);
  });
  it('TOE-6.9 ✗ a called phase card is put back during the year', () => {
    const scene = ready().play(call('anna', 'site'));
    expect(breaches(scene.table, { type: 'replace', seat: 'anna', piece: 'phase/site' })).toEqual([
      'toe/6/cards-stay',
    ]);
    expect(breaches(scene.table, { type: 'replace', seat: 'anna', piece: 'card/chair' })).toEqual([
      'toe/6/cards-stay',
    ]);
  });
  it('TOE-6.9 ✓ it stays with its caller until the year ends', () => {
    const scene = ready()
      .play(call('anna', 'site'))
      .done(...SEATS3);
    expect(pieceOf(scene.table, phaseCard('site'))?.at).toBe('seat/anna');
    expect(breaches(scene.table, { type: 'replace', seat: 'anna', piece: 'phase/fair' })).toEqual([]);
  });
  it('TOE-6.10 when all have called, the year ends and the chair passes clockwise', () => {
    const scene = ready();
    for (const [i, seat] of SEATS3.entries())
      scene.play(call(seat, ['site', 'premium', 'conference'][i]!)).done(...order(seat));
    expect(scene.table.clock).toMatchObject({ round: 2, chair: 'bob' });
  });
  it('TOE-6.11 ✗ somebody who did not call buys a third connection', () => {
    const scene = ready()
      .cash('bob', 500_000)
      .play(call('anna', 'site'))
      .done('anna')
      .clock({ bought: { bob: 2 } });
    expect(breaches(scene.table, { type: 'licence', seat: 'bob', connection: 'paris-lyon' })).toEqual([
      'toe/8/two-connections',
    ]);
  });
  it('TOE-6.11 ✓ the caller does', () => {
    const scene = ready()
      .cash('anna', 500_000)
      .play(call('anna', 'site'))
      .clock({ bought: { anna: 2 } });
    expect(breaches(scene.table, { type: 'licence', seat: 'anna', connection: 'paris-lyon' })).toEqual([]);
  });
  it('TOE-6.12 two players: chair, the other, chair; then the chair passes', () => {
    const scene = ready(SEATS2);
    const callers: string[] = [];
    for (const phase of ['site', 'premium', 'conference']) {
      const [seat] = game.turn(scene.table);
      callers.push(seat!);
      scene.play(call(seat!, phase)).done(...(seat === 'anna' ? ['anna', 'bob'] : ['bob', 'anna']));
    }
    expect(callers).toEqual(['anna', 'bob', 'anna']);
    expect(scene.table.clock.chair).toBe('bob');
  });
  it('TOE-6.14 ✗ a fifth locomotive is revealed with two players', () => {
    const scene = ready(SEATS2);
    scene.shows('loco', 'otto', 'taurus', 'karla', 'lady');
    expect(breaches(scene.table, { type: 'lay', seat: 'anna', what: 'loco' })).toEqual([
      'toe/6/display-size',
    ]);
    scene.vehicle('bruno', 'fair/loco/4');
    expect(breaches(scene.table, call('anna', 'site'))).toEqual(['toe/6/display-size']);
  });
  it('TOE-6.14 ✓ four of each kind', () => {
    const scene = ready(SEATS2);
    scene.shows('loco', 'otto', 'taurus', 'karla');
    expect(breaches(scene.table, { type: 'lay', seat: 'anna', what: 'loco' })).toEqual([]);
    scene.vehicle('lady', 'fair/loco/3');
    expect(breaches(scene.table, call('anna', 'site'))).toEqual([]);
  });

  it('worked example 2: Anna, Bob, Chloé and David call one after another', () => {
    const scene = ready(SEATS4);
    const phases = ['site', 'premium', 'conference', 'aid'] as const;
    for (const [i, seat] of SEATS4.entries()) {
      expect(game.turn(scene.table)).toEqual([seat]);
      scene.play(call(seat, phases[i]!));
      for (const other of rotate(SEATS4, i)) {
        if (phases[i] === 'aid')
          scene.play({ type: 'choose', seat: other, piece: vehiclesAt(scene.table, AID)[0]! });
        else scene.done(other);
      }
    }
    expect(scene.table.clock).toMatchObject({ round: 2, chair: 'bob' });
  });
  it('worked example 3: Elena calls phases 1 and 3, Frederic phase 2', () => {
    const scene = ready(['elena', 'frederic']);
    const callers = ['site', 'conference', 'premium'].map((phase) => {
      const seat = game.turn(scene.table)[0]!;
      scene
        .play(call(seat, phase))
        .done(...(seat === 'elena' ? ['elena', 'frederic'] : ['frederic', 'elena']));
      return seat;
    });
    expect(callers).toEqual(['elena', 'frederic', 'elena']);
    expect(scene.table.clock.chair).toBe('frederic');
    expect(piecesAt(scene.table, 'seat/frederic')).toContain(CHAIR_CARD);
  });
  it('a round without any profit changes no cash', () => {
    const scene = ready();
    for (const [i, seat] of SEATS3.entries())
      scene.play(call(seat, ['site', 'premium', 'conference'][i]!)).done(...order(seat));
    for (const seat of SEATS3) expect(cashOf(scene.table, seat)).toBe(100_000);
  });
});

function rotate<T>(items: readonly T[], by: number): readonly T[] {
  return [...items.slice(by), ...items.slice(0, by)];
}
function order(seat: string): readonly string[] {
  return rotate(SEATS3, (SEATS3 as readonly string[]).indexOf(seat));
}
