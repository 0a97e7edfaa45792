import { describe, expect, it } from 'vitest';
import { piecesAt } from '../../table/places.ts';
import { profitOf } from './books.ts';
import { game } from './index.ts';
import { sticksPlace } from './pieces.ts';
import { markerAt } from './readers.ts';
import { rate, score } from './score.ts';
import { breaches, cashOf, lastPhase, Scene, SEATS3 } from './testing.ts';

const last = (options = {}): Scene => lastPhase(SEATS3, options);
const part = (scene: Scene, id: string, seat = 'anna'): number =>
  rate(scene.table, seat).find((p) => p.id === id)!.value;
const NORTH = ['edinburgh-manchester', 'manchester-london'] as const;
const ROUTE = [...NORTH, 'london-calais', 'calais-bruxelles', 'bruxelles-koeln', 'koeln-frankfurt'] as const;

describe('end of the game (ch. 4, 10)', () => {
  it('TOE-4.7 reaching the agreed number triggers the end', () => {
    const scene = new Scene()
      .completed('anna', 'S1', 'S2')
      .contract('anna', 'S3')
      .licences('anna', ...ROUTE)
      .phase('fair');
    const [, , mascha] = [...scene.mans('S3', 'res', 'res'), ...scene.owns('anna', 'mascha')];
    scene.booked();
    expect(scene.table.clock.ending).toBeNull();
    scene.play({ type: 'assign', seat: 'anna', piece: mascha!, contract: 'S3' });
    expect(scene.table.clock.ending).toBe('contracts');
  });
  it('TOE-4.8 without a fixed number only an empty stick supply or 500k end the game', () => {
    const many = last({ unlimited: true })
      .completed('anna', 'S1', 'S2', 'S3')
      .booked()
      .done('cleo', 'anna', 'bob');
    expect(many.table.clock).toMatchObject({ ending: null, round: 2 });
    const rich = last({ unlimited: true })
      .completed('anna', 'S1', 'S2', 'S3', 'S4')
      .booked()
      .done('cleo', 'anna', 'bob');
    expect(rich.table.clock).toMatchObject({ ending: 'profit', stage: 'end' });
  });
  it('TOE-4.9 the round runs to the end of its last phase', () => {
    const scene = new Scene()
      .opens('EF1', 'EF2', 'EF3', 'EF4', 'EF5')
      .completed('anna', 'S1', 'S2', 'S3')
      .booked()
      .phase('site');
    scene.done(...SEATS3);
    expect(scene.table.clock).toMatchObject({ ending: 'contracts', stage: 'call' });
    expect(game.turn(scene.table)).toEqual(['bob']);
  });
  it('TOE-10.1 the start contract counts towards the number', () => {
    const scene = last().completed('anna', 'S1', 'EF8', 'EF9').booked().done('cleo', 'anna', 'bob');
    expect(scene.table.clock).toMatchObject({ ending: 'contracts', stage: 'end' });
  });
  it('TOE-10.2 all may agree on a new number', () => {
    const scene = last().completed('anna', 'S1', 'S2', 'S3').booked().clock({ ending: 'contracts' });
    scene.play({ type: 'target', seat: 'anna', to: 5 }).play({ type: 'target', seat: 'bob', to: 5 });
    expect(scene.table.clock).toMatchObject({ target: 3, proposal: { to: 5, agreed: ['anna', 'bob'] } });
    scene.play({ type: 'target', seat: 'cleo', to: 5 });
    expect(scene.table.clock).toMatchObject({ target: 5, proposal: null, ending: null });
    expect(scene.done('cleo', 'anna', 'bob').table.clock.round).toBe(2);
  });
  it('TOE-10.3 also when somebody has no stick left, or reaches 500k', () => {
    const scene = new Scene().cash('anna', 500_000).phase('site');
    scene.do(
      ...piecesAt(scene.table, sticksPlace('anna'))
        .slice(2)
        .map((put) => ({ put, at: 'out' })),
    );
    scene.play({ type: 'licence', seat: 'anna', connection: 'paris-lyon' });
    expect(scene.table.clock.ending).toBe('sticks');
    const rich = new Scene(SEATS3, { target: 8 })
      .completed('anna', 'S1', 'S2', 'S3', 'S4')
      .booked()
      .phase('site')
      .done('anna');
    expect(rich.table.clock.ending).toBe('profit');
  });
  it('TOE-10.4 those who have not called yet still do; then no profit is paid (OQ-9)', () => {
    const scene = last().completed('anna', 'S1', 'S2', 'S3').booked().done('cleo', 'anna', 'bob');
    expect(scene.table.clock.stage).toBe('end');
    expect(game.turn(scene.table)).toEqual([]);
    expect(cashOf(scene.table, 'anna')).toBe(100_000);
    expect(breaches(scene.table, { type: 'done', seat: 'anna' })).toContain('toe/10/over');
    const paid = last({ lastPayout: true })
      .completed('anna', 'S1', 'S2', 'S3')
      .contract('bob', 'EF3')
      .booked();
    paid.done('cleo', 'anna', 'bob');
    expect(cashOf(paid.table, 'anna')).toBe(300_000);
    expect(cashOf(paid.table, 'bob')).toBe(30_000);
  });
});

describe('rating (ch. 10)', () => {
  it('TOE-10.5 one point per started 100k', () => {
    const scene = new Scene();
    const points = [0, 90, 100, 210, -50].map((profit) => part(scene.marker('anna', profit), 'profit'));
    expect(points).toEqual([0, 1, 1, 3, 0]);
  });
  it('TOE-10.6 two per completed contract', () => {
    expect(part(new Scene().completed('anna', 'S1', 'EF3'), 'completed')).toBe(4);
  });
  it('TOE-10.7 one per partly fulfilled contract', () => {
    const scene = new Scene().contract('anna', 'S3').licences('anna', ...NORTH);
    scene.mans('S3', 'henry');
    expect(part(scene, 'started')).toBe(1);
  });
  it('TOE-10.8 one per started 5 connected cities', () => {
    expect(part(new Scene(), 'cities')).toBe(0);
    expect(part(new Scene().licences('anna', ...ROUTE.slice(0, 4)), 'cities')).toBe(1);
    expect(part(new Scene().licences('anna', ...ROUTE.slice(0, 5)), 'cities')).toBe(2);
  });
  it('TOE-10.9 two for the largest connected network in segments; a tie gives nothing (OQ-10)', () => {
    const scene = new Scene()
      .licences('anna', ...NORTH, 'dublin-manchester')
      .licences('bob', 'paris-lyon', 'berlin-warszawa');
    expect([part(scene, 'network'), part(scene, 'network', 'bob')]).toEqual([2, 0]);
    const tie = new Scene()
      .licences('anna', 'paris-lyon')
      .licences('bob', 'milano-roma')
      .licences('cleo', 'koeln-berlin');
    expect(SEATS3.map((seat) => part(tie, 'network', seat))).toEqual([0, 0, 0]);
    const all = new Scene(SEATS3, { ties: 'all' })
      .licences('bob', 'milano-roma')
      .licences('cleo', 'koeln-berlin');
    expect(SEATS3.map((seat) => part(all, 'network', seat))).toEqual([0, 2, 2]);
  });
  it('TOE-FAQ.11 of several networks the largest counts, without a gap', () => {
    const scene = new Scene()
      .licences('anna', 'paris-lyon', 'milano-roma', 'koeln-berlin')
      .licences('bob', 'bari-athina');
    expect([part(scene, 'network'), part(scene, 'network', 'bob')]).toEqual([0, 2]);
  });
  it('TOE-10.10 two for the most countries', () => {
    const scene = new Scene()
      .licences('anna', 'paris-bruxelles', 'bruxelles-koeln')
      .licences('bob', 'milano-roma', 'madrid-lisboa');
    expect([part(scene, 'countries'), part(scene, 'countries', 'bob')]).toEqual([0, 0]);
    scene.licences('anna', 'bruxelles-amsterdam');
    expect(part(scene, 'countries')).toBe(2);
  });
  it('TOE-10.11 minus one per contract without a fulfilled condition', () => {
    const scene = new Scene().contract('anna', 'EF3', 'S3').licences('anna', ...NORTH);
    scene.mans('EF3', 'henry');
    expect(part(scene, 'idle')).toBe(-2);
    expect(part(scene, 'started')).toBe(0);
  });
  it('TOE-10.12 minus one per started 3 unused vehicles beyond 3', () => {
    const points = [0, 3, 4, 6, 7].map((count) => {
      const scene = new Scene();
      scene.owns('anna', ...Array<string>(count).fill('bomz'));
      return part(scene, 'vehicles');
    });
    expect(points).toEqual([0, 0, -1, -1, -2]);
  });
  it('TOE-10.13 minus one per started 100.000 € beyond 300.000 €', () => {
    const points = [300_000, 310_000, 400_000, 410_000].map((cash) =>
      part(new Scene().cash('anna', cash), 'cash'),
    );
    expect(points).toEqual([0, -1, -1, -2]);
  });
  it('TOE-10.14 the highest total wins; equal totals share the victory', () => {
    const scene = new Scene().completed('anna', 'S1').completed('bob', 'S2').booked();
    expect(score(scene.table).map(({ seat, total, place }) => [seat, total, place])).toEqual([
      ['anna', 4, 1],
      ['bob', 4, 1],
      ['cleo', 0, 3],
    ]);
  });
  it('worked example 11: the scales of the rating', () => {
    const scene = new Scene()
      .marker('anna', 210)
      .cash('anna', 310_000)
      .licences('anna', ...ROUTE.slice(0, 5));
    scene.owns('anna', 'bomz', 'bomz', 'bomz', 'bomz');
    expect(['profit', 'cities', 'vehicles', 'cash'].map((id) => part(scene, id))).toEqual([3, 2, -1, -1]);
  });
});

describe('tax audit (ch. 11)', () => {
  const audited = (): Scene => {
    const scene = new Scene().completed('anna', 'S1', 'ETN3').contract('anna', 'ETN1');
    scene.mans('ETN1', 'lady', 'bomz');
    return scene.licences('anna', 'berlin-praha', 'praha-wien', 'wien-budapest');
  };
  it('TOE-11.1 at the end each may check the left neighbour before the rating', () => {
    const scene = last()
      .completed('anna', 'S1', 'S2', 'S3')
      .booked()
      .clock({ ending: 'contracts' })
      .marker('bob', 50);
    scene.done('cleo', 'anna').move({ type: 'done', seat: 'bob' });
    expect(scene.table.clock.stage).toBe('final');
    expect(game.turn(scene.table)).toEqual(SEATS3);
    expect(breaches(scene.table, { type: 'audit', seat: 'cleo', of: 'bob' })).toEqual([
      'toe/11/left-neighbour',
    ]);
    scene.play({ type: 'audit', seat: 'anna', of: 'bob' });
    expect(markerAt(scene.table, 'bob')).toBe(0);
    expect(scene.done(...SEATS3).table.clock.stage).toBe('end');
  });
  it('TOE-11.2 the correct profit, and the marker is set to it', () => {
    const scene = audited().marker('anna', 500).clock({ stage: 'final', step: 'closing', open: SEATS3 });
    scene.play({ type: 'audit', seat: 'cleo', of: 'anna' });
    expect(markerAt(scene.table, 'anna')).toBe(130 + 70 + (10 + 20 + 40 - 60));
    expect(cashOf(scene.table, 'anna')).toBe(100_000);
  });
  it('worked example 12: 130k + 50k − 60k + 70k + 10k = 200k', () => {
    const scene = new Scene().completed('anna', 'S1', 'ETR5').contract('anna', 'ETN1');
    scene
      .do({ put: 'chip/1', at: 'seat/anna' })
      .licences('anna', 'berlin-praha', 'praha-wien', 'wien-budapest');
    scene.mans('ETN1', 'lady', 'bomz');
    expect(profitOf(scene.table, 'anna')).toBe(200);
  });
  it('TOE-11.3 ✗ an audit during a phase', () => {
    const scene = last({ audit: true });
    expect(breaches(scene.table, { type: 'audit', seat: 'anna', of: 'bob' })).toEqual(['toe/11/audit-time']);
    const after = last({ audit: true })
      .booked()
      .done('cleo', 'anna', 'bob')
      .done(...SEATS3);
    expect(breaches(after.table, { type: 'audit', seat: 'anna', of: 'bob' })).toEqual(['toe/11/audit-time']);
  });
  it('TOE-11.3 ✓ at the end of the round, before the payout, by anybody', () => {
    const scene = last({ audit: true }).booked().done('cleo', 'anna', 'bob');
    expect(game.turn(scene.table)).toEqual(SEATS3);
    for (const of of ['bob', 'cleo'])
      expect(breaches(scene.table, { type: 'audit', seat: 'anna', of })).toEqual([]);
    expect(breaches(scene.table, { type: 'audit', seat: 'anna', of: 'anna' })).toEqual([
      'toe/11/somebody-else',
    ]);
  });
  it('TOE-11.4 on a deviation the difference is paid to the auditor and the marker corrected', () => {
    const scene = last({ audit: true })
      .completed('bob', 'S1')
      .booked()
      .marker('bob', 160)
      .done('cleo', 'anna', 'bob');
    scene.play({ type: 'audit', seat: 'cleo', of: 'bob' });
    expect([cashOf(scene.table, 'bob'), cashOf(scene.table, 'cleo')]).toEqual([70_000, 130_000]);
    expect(markerAt(scene.table, 'bob')).toBe(130);
    scene.play({ type: 'audit', seat: 'cleo', of: 'bob' });
    expect(cashOf(scene.table, 'cleo')).toBe(130_000);
  });
  it('OQ-12 too little cash: as far as it reaches', () => {
    const scene = last({ audit: true })
      .completed('bob', 'S1')
      .booked()
      .marker('bob', 160)
      .cash('bob', 10_000);
    scene.done('cleo', 'anna', 'bob').play({ type: 'audit', seat: 'cleo', of: 'bob' });
    expect([cashOf(scene.table, 'bob'), cashOf(scene.table, 'cleo')]).toEqual([0, 110_000]);
  });
});

describe('the ledger at the end', () => {
  it('TOE-10.14 shows the rating line by line, the best one first', () => {
    const scene = new Scene().completed('bob', 'S1').booked().clock({ stage: 'end', ending: 'contracts' });
    const { columns, rows } = game.ledger(scene.table);
    expect(rows.map(({ id }) => id)).toEqual(['seat/bob', 'seat/anna', 'seat/cleo']);
    expect(rows[0]!.cells).toMatchObject({
      points: 4,
      'rating/completed': '+2',
      'rating/profit': '+2',
      'rating/cash': '0',
    });
    expect(columns.map(({ label }) => game.words[label.key])).not.toContain(undefined);
  });
});
