import { describe, expect, it } from 'vitest';
import { pieceOf } from '../../../table/places.ts';
import { purse, treasury } from '../readers.ts';
import { payRevenue } from './payout.ts';
import { bestRunOf } from '../runs.ts';
import { after, findingsOf, notesOn, Scene } from '../testing.ts';
import { beside, building, earned, minneapolis, rockIsland, runBreaches, runMove } from '../track-scene.ts';
import { run } from './run.ts';

/** NP: Minneapolis – Duluth to the east, and D20 – D18 – Billings to the west. */
const northern = (phase = '2'): Scene =>
  minneapolis(phase)
    .tile('D24', '4', 1)
    .tile('D20', '9', 1)
    .tile('D18', '9', 1)
    .tile('D16', '4', 1)
    .clock({ step: 'run' });
/** NYC: Boston is NYH's; New York – Baltimore – Richmond. */
const eastern = (phase = '2'): Scene => building('NYC', phase).tile('H32', '58', 3).clock({ step: 'run' });
/** TP: Dallas – J20 – J18 – El Paso – Mexico. */
const mexican = (phase = '2'): Scene =>
  building('TP', phase)
    .tile('J22', '57', 1)
    .tile('J20', '9', 1)
    .tile('J18', '9', 1)
    .tile('J16', '6', 4)
    .clock({ step: 'run' });

describe('a route', () => {
  it('62-10.1 ✗ two routes with one train', () => {
    const scene = northern().train('NP', '2');
    expect(
      runBreaches(scene, [
        ['2/1', 'D22', 'D24'],
        ['2/1', 'D22', 'D16'],
      ]),
    ).toEqual(['1862/10/train-twice']);
  });
  it('62-10.1 ✗ a train of somebody else', () => {
    expect(runBreaches(northern(), [['2/1', 'D22', 'D24']])).toEqual(['1862/10/not-its-train']);
  });
  it('62-10.1 ✓ each train once', () => {
    const scene = northern().train('NP', '2').train('NP', '2');
    expect(
      runBreaches(scene, [
        ['2/1', 'D22', 'D24'],
        ['2/2', 'D22', 'D16'],
      ]),
    ).toEqual([]);
  });
  it('62-10.2 ✗ a train runs in the turn in which it was bought', () => {
    const scene = northern().train('NP', '3').clock({ step: 'trains', phase: '3' });
    expect(runBreaches(scene, [['3/1', 'D22', 'D24']])).toEqual(['1862/10/ran-already']);
    expect(after(run, scene.table, runMove([['3/1', 'D22', 'D24']])).clock).toEqual(scene.table.clock);
  });
  it('62-10.2 ✓ in the next turn it runs', () => {
    expect(runBreaches(northern('3').train('NP', '3'), [['3/1', 'D16', 'D22', 'D24']])).toEqual([]);
  });
  it('62-10.3 ✗ a run with one station, or without track', () => {
    const scene = northern().train('NP', '2');
    expect(runBreaches(scene, [['2/1', 'D22']])).toEqual(['1862/10/too-short']);
    expect(runBreaches(scene, [['2/1', 'D22', 'E17']])).toEqual(['1862/10/no-track']);
  });
  it('62-10.3 ✓ two stations joined by track', () => {
    expect(earned(northern().train('NP', '2'), [['2/1', 'D22', 'D24']])).toBe(30);
  });
  it('62-10.4 ✗ a route without a marker', () => {
    const east = eastern().train('NYC', '2');
    expect(runBreaches(east, [['2/1', 'G33', 'H32']])).toEqual(['1862/10/no-station']);
  });
  it('62-10.4 ✓ a route with one', () => {
    expect(runBreaches(eastern().train('NYC', '2'), [['2/1', 'G33', 'G35/n0']])).toEqual([]);
  });
  it('62-10.5 ✗ a 2-train over three stations, towns included', () => {
    expect(
      findingsOf(run, northern().train('NP', '2').table, runMove([['2/1', 'D16', 'D22', 'D24']]))[0],
    ).toMatchObject({ rule: '1862/10/too-long', params: { name: '2', count: 3, most: 2 } });
  });
  it('62-10.5 ✓ as many as the number on the train', () => {
    expect(earned(northern('3').train('NP', '3'), [['3/1', 'D16', 'D22', 'D24']])).toBe(40);
  });
  it('62-10.6 ✗ an ordinary train that leaves out a station', () => {
    expect(runBreaches(northern('4').train('NP', '4'), [['4/1', 'D16', 'D24']])).toEqual([
      '1862/10/skipped-stop',
    ]);
  });
  it('62-10.6 ✓ every station on the way is named', () => {
    expect(runBreaches(northern('4').train('NP', '4'), [['4/1', 'D16', 'D22', 'D24']])).toEqual([]);
  });
  it('62-10.7 HC-14 an E train passes what it likes: both ends and the dearest others count', () => {
    // Seattle – Spokane – Billings – Minneapolis – Duluth – Rock Island: a 5E leaves out one town of 10.
    const scene = northern('5')
      .tile('D14', '9', 1)
      .tile('D12', '8', 2)
      .tile('C11', '58', 5)
      .tile('C9', '57', 1);
    scene.tile('D26', '7', 0).tile('E25', '9', 0).tile('F24', '57', 0).train('NP', '5E').train('NP', '5');
    const stops = ['C9', 'C11', 'D16', 'D22', 'D24', 'F24'] as const;
    expect(runBreaches(scene, [['5E/1', ...stops]])).toEqual([]);
    expect(earned(scene, [['5E/1', ...stops]])).toBe(80);
    expect(runBreaches(scene, [['5/1', ...stops]])).toEqual(['1862/10/too-long']);
    expect(earned(scene, [['5E/1', 'C9', 'F24']])).toBe(40);
  });
  it('62-10.6 ✓ an E train names only where it calls: what lies between is passed and counts nothing', () => {
    const scene = northern('5').train('NP', '5E');
    expect(runBreaches(scene, [['5E/1', 'D24', 'D16']])).toEqual([]);
    expect([earned(scene, [['5E/1', 'D24', 'D16']]), earned(scene, [['5E/1', 'D24', 'D22', 'D16']])]).toEqual(
      [20, 40],
    );
    // The marker in Minneapolis, which it passes, makes the route its own (HC-14).
    expect(runBreaches(scene, [['5E/1', 'D24', 'D16', 'D22']])).toEqual(['1862/10/stop-twice']);
    expect(runBreaches(scene, [['5E/1', 'D24', 'F26']])).toEqual(['1862/10/no-track']);
  });
  it('62-10.9 ✗ HC-14 an E train passes a city that others hold without naming it', () => {
    const scene = northern('5').token('NP', 1, 'D24').do({ put: 'token/NP/0', at: 'company/NP' });
    beside(scene.train('NP', '5E'), 'CP').token('CP', 1, 'D22');
    expect(runBreaches(scene, [['5E/1', 'D24', 'D16']])).toEqual(['1862/10/through-full']);
  });
  it('62-10.8 ✗ a route with a station twice', () => {
    expect(runBreaches(northern('5').train('NP', '5'), [['5/1', 'D22', 'D24', 'D22']])).toEqual([
      '1862/10/stop-twice',
    ]);
  });
  it('62-10.8 ✓ the two cities of yellow New York are two stations', () => {
    // From NYC's city over Baltimore and Richmond into NYH's.
    const scene = building('NYC', '4').tile('H32', '3', 3).tile('H34', '8', 1).train('NYC', '4');
    scene.clock({ step: 'run' });
    const stops = ['G35/n0', 'G33', 'H32', 'G35/n1'] as const;
    expect(runBreaches(scene, [['4/1', ...stops]])).toEqual([]);
    expect(earned(scene, [['4/1', ...stops]])).toBe(80);
  });
  it('62-10.9 ✗ through a city held by another company', () => {
    const scene = beside(rockIsland('3').tile('F22', '9', 1).tile('F20', '57', 1), 'NP')
      .token('NP', 1, 'F24')
      .train('ATS', '3')
      .clock({ step: 'run' });
    expect(runBreaches(scene, [['3/1', 'F26', 'F24', 'F20']])).toEqual(['1862/10/through-full']);
  });
  it('62-10.9 ✓ it may end there, and pass with a marker of its own', () => {
    const full = beside(rockIsland('3'), 'NP').token('NP', 1, 'F24').train('ATS', '3').clock({ step: 'run' });
    expect(runBreaches(full, [['3/1', 'F26', 'F24']])).toEqual([]);
    const own = rockIsland('3')
      .tile('F22', '9', 1)
      .tile('F20', '57', 1)
      .token('ATS', 1, 'F24')
      .train('ATS', '3');
    expect(runBreaches(own.clock({ step: 'run' }), [['3/1', 'F26', 'F24', 'F20']])).toEqual([]);
  });
  it('62-10.10 a city with a free place is passed', () => {
    const scene = rockIsland('3')
      .tile('F22', '9', 1)
      .tile('F20', '57', 1)
      .train('ATS', '3')
      .clock({ step: 'run' });
    expect(runBreaches(scene, [['3/1', 'F26', 'F24', 'F20']])).toEqual([]);
  });
  it('62-10.11 ✗ a turn back on a junction', () => {
    const scene = building('UP', '3').tile('F18', '26', 5).tile('E17', '6', 5).train('UP', '3');
    expect(runBreaches(scene.clock({ step: 'run' }), [['3/1', 'F20', 'E17']])).toEqual(['1862/10/reversal']);
  });
  it('62-10.11 ✗ out and back over the same track', () => {
    // Both Billings and Regina lie behind the stem of the switch on D20.
    const scene = building('NP', '5')
      .tile('D22', '57', 1)
      .tile('D20', '23', 4)
      .tile('D18', '9', 1)
      .tile('D16', '4', 1);
    scene.tile('C19', '9', 2).tile('B18', '8', 5).tile('B16', '57', 1).token('NP', 1, 'B16').train('NP', '5');
    expect(runBreaches(scene.clock({ step: 'run' }), [['5/1', 'D16', 'D22', 'B16']])).toEqual([
      '1862/10/track-twice',
    ]);
  });
  it('62-10.11 ✓ separate tracks of one tile', () => {
    expect(runBreaches(northern('3').train('NP', '3'), [['3/1', 'D16', 'D22', 'D24']])).toEqual([]);
  });
  it('62-10.12 a route leaves a station by any other track', () => {
    const scene = building('NP', '3')
      .tile('D22', '14', 0)
      .tile('D24', '4', 1)
      .tile('E21', '8', 1)
      .train('NP', '2');
    scene.tile('D20', '9', 1).tile('D18', '9', 1).tile('D16', '4', 1).clock({ step: 'run' }).train('NP', '3');
    expect(runBreaches(scene, [['3/1', 'D16', 'D22', 'D24']])).toEqual([]);
  });
  it('62-10.13 ✗ two trains over the stem of tile 23', () => {
    // West of Minneapolis the line forks on D20: to Billings, and to Rapid City's side.
    const scene = building('NP', '3')
      .tile('D22', '57', 1)
      .tile('D20', '23', 4)
      .tile('D18', '9', 1)
      .tile('D16', '4', 1);
    scene.tile('C19', '9', 2).tile('B18', '8', 5).tile('B16', '57', 1).train('NP', '2').train('NP', '2');
    expect(
      runBreaches(scene.clock({ step: 'run' }), [
        ['2/1', 'D22', 'D16'],
        ['2/2', 'D22', 'B16'],
      ]),
    ).toEqual(['1862/10/shared-track']);
  });
  it('62-10.13 ✓ two trains that meet in a station', () => {
    const scene = northern().train('NP', '2').train('NP', '2');
    expect(
      runBreaches(scene, [
        ['2/1', 'D22', 'D24'],
        ['2/2', 'D16', 'D22'],
      ]),
    ).toEqual([]);
  });
});

describe('revenue', () => {
  it('62-11.1 the sum of all trains; it is decided next what becomes of it', () => {
    const scene = northern().train('NP', '2').train('NP', '2');
    const table = after(
      run,
      scene.table,
      runMove([
        ['2/1', 'D22', 'D24'],
        ['2/2', 'D16', 'D22'],
      ]),
    );
    expect(table.clock).toMatchObject({ step: 'payout', ran: { revenue: 60 } });
  });
  it('62-11.2 a red hex counts 40 in yellow and green, 80 in brown and grey', () => {
    const worth = (phase: string, train: string): number =>
      earned(mexican(phase).train('TP', train), [[`${train}/1`, 'J22', 'J16', 'K15']]);
    expect([worth('2', '3'), worth('3', '3'), worth('5', '5'), worth('8', '8')]).toEqual([80, 80, 120, 120]);
  });
  it('62-11.3 ✗ a run through Mexico', () => {
    const scene = mexican('4').tile('K19', '9', 1).train('TP', '4');
    expect(runBreaches(scene, [['4/1', 'J16', 'K15', 'J22']])).toContain('1862/11/through-red');
  });
  it('62-10.8 62-11.3 ✗ HC-15 from Mexico to Mexico', () => {
    const { table } = mexican('4').train('TP', '4');
    expect(findingsOf(run, table, runMove([['4/1', 'K15', 'J16', 'K17']]))).toMatchObject([
      { rule: '1862/10/stop-twice', params: { hex: 'K15' } },
    ]);
  });
  it('62-11.3 ✓ Mexico at the end', () => {
    expect(runBreaches(mexican('3').train('TP', '3'), [['3/1', 'J22', 'J16', 'K15']])).toEqual([]);
  });
  it('62-11.5 62-11.7 players get their percentage, shares of the pool and unsold ones pay the bank', () => {
    // anna 20 %, bert 10 %, 40 % in the pool, the rest unsold.
    const scene = new Scene()
      .privatesSold()
      .founded('UP', 'anna')
      .shares('UP', 'bert', 1)
      .shares('UP', 'pool', 3);
    const before = scene.table;
    const { table } = scene.draft((draft) => payRevenue(draft, 'UP', 200));
    const paid = ['anna', 'bert', 'cleo'].map((seat) => purse(table, seat) - purse(before, seat));
    expect(paid).toEqual([40, 20, 0]);
    expect(treasury(table, 'UP')).toBe(treasury(before, 'UP'));
  });
  it('62-11.6 W2 after a buy-back of 150 each 5 % gets 8 and the company 70', () => {
    const scene = new Scene().privatesSold().started('CP', 'anna').shares('CP', 'bert', 2);
    const halves = Array.from({ length: 9 }, (_, i) => `cert/CP/${i}`);
    for (const piece of halves) {
      const at = pieceOf(scene.table, piece)!.at;
      scene.do({ put: piece, at: at === 'out' ? 'seat/anna' : at, side: 'half' });
    }
    scene.do({ put: 'cert/CP/9', at: 'company/CP', side: 'half' });
    const before = scene.table;
    const { table } = scene.draft((draft) => payRevenue(draft, 'CP', 150));
    // anna: the 10 % certificate and one of 5 %; bert: two of 5 %.
    expect(purse(table, 'anna') - purse(before, 'anna')).toBe(24);
    expect(purse(table, 'bert') - purse(before, 'bert')).toBe(16);
    expect(treasury(table, 'CP') - treasury(before, 'CP')).toBe(70);
  });
  it('open question 12 no run at all counts as no revenue: the marker goes left', () => {
    const { clock } = after(run, northern().table, runMove([]));
    expect(clock).toMatchObject({ step: 'trains' });
  });
  it('open question 43 a worse run is legal, and it is said quietly that a better one exists', () => {
    const scene = northern('3').train('NP', '3');
    expect(bestRunOf(scene.table, 'NP').revenue).toBe(40);
    expect(notesOn(run, scene.table, runMove([['3/1', 'D22', 'D24']]))).toMatchObject([
      { rule: '1862/10/better-run', weight: 'note', params: { more: 10 } },
    ]);
  });
});
