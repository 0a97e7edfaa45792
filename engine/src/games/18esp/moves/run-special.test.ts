import { describe, expect, it } from 'vitest';
import { bestRunOf } from '../best-run.ts';
import {
  cflg,
  crb,
  coastLine,
  mcp,
  minorAt,
  north,
  over,
  ports,
  shown,
  southLine,
  stopsAt,
  trainAt,
} from '../operate-scene.ts';
import { game } from '../index.ts';
import { priceOf, treasury } from '../readers.ts';
import { readRun } from '../runs.ts';
import { after, breaches, findingsOf, Scene } from '../testing.ts';
import { run } from './run.ts';
import { pieceOf } from '../../../table/places.ts';

const move = (scene: Scene, ...routes: readonly string[]) => shown(scene.table, ...routes.map(stopsAt));
const breaks = (scene: Scene, ...routes: readonly string[]) =>
  breaches(run, scene.table, move(scene, ...routes));
const earns = (scene: Scene, ...routes: readonly string[]) => {
  const { income, subsidy } = readRun(
    scene.table,
    scene.table.clock.operating ?? '',
    move(scene, ...routes).routes,
  );
  return { income, subsidy };
};

describe('goals, §6.1', () => {
  it('ESP-6.1.1.01 ESP-6.1.1.03 ESP-6.1.1.04 ESP-6.1.2.01 ESP-6.1.3.01 red area and port: capital and a marker, each once', () => {
    const scene = crb().train('CRB', '3').cash('company/CRB', 0);
    const red = after(run, scene.table, move(scene, 'A27 B26 C27'));
    expect(red.clock.goals['CRB']).toEqual(['offboard']);
    expect(treasury(red, 'CRB')).toBe(80);
    expect(pieceOf(red, 'token/CRB/2')?.at).toBe('company/CRB');
    const again = ports().train('A', '3').goals('A', 'destination', 'offboard').cash('company/A', 0);
    const port = after(run, again.table, move(again, 'F32 H32 I33'));
    expect(port.clock.goals['A']).toEqual(['destination', 'offboard', 'port']);
    expect(treasury(port, 'A')).toBe(240 + 30);
    const third = ports().train('A', '3').goals('A', 'port').cash('company/A', 0);
    expect(treasury(after(run, third.table, move(third, 'F32 H32 I33')), 'A')).toBe(30);
    const minor = minorAt().train('CM', '3').cash('company/CM', 0);
    expect(treasury(after(run, minor.table, move(minor, 'F32 H32 I33')), 'CM')).toBe(30);
  });
  it('ESP-6.1.2.02 ESP-5.3.4.07 a major of phase 5 has all its capital and markers, and no goals', () => {
    const scene = ports('5').train('A', '5');
    expect(treasury(scene.table, 'A')).toBe(800);
    expect(['0', '1', '2', '3', '4'].map((n) => pieceOf(scene.table, `token/A/${n}`)?.at).slice(1)).toEqual(
      Array(4).fill('company/A'),
    );
    const table = after(run, scene.table, move(scene, 'F32 H32 I33'));
    expect(treasury(table, 'A')).toBe(830);
    expect(table.clock.goals['A']).toBeUndefined();
  });
});

describe('passes and combined trains, §6.2', () => {
  const both = (phase = '4'): Scene => north('run', phase).train('N', '4').under('N', 0, '2', '1+2');
  it('ESP-6.2.10 a narrow and an Iberian train both start at a pass, without a bonus', () => {
    const scene = north().train('N', '5').train('N', '3', '2+3').token('N', 1, 'D12');
    expect(breaks(scene, 'D12 E9 E7 E5 E3', 'D12 D18 E19/n1 E21 F24/n1')).toEqual([]);
    expect(earns(scene, 'D12 E9 E7 E5 E3', 'D12 D18 E19/n1 E21 F24/n1').income).toBe(
      50 + 30 + 10 + 20 + 30 + 50 + 10 + 30,
    );
  });
  /** Two open passes in a row: from Pajares over León and Palencia to Alar del Rey. */
  const twoPasses = (): Scene =>
    over(north('run', '6'), 'E19', 'L96', 3)
      .tile('H10', '956')
      .open('H12')
      .token('N', 1, 'H12')
      .train('N', '6')
      .under('N', 0, '3', '2+3');
  it('ESP-6.2.12 ✗ a combined train over Pajares and Alar del Rey', () => {
    expect(breaks(twoPasses(), 'E9 D12 D18 E19 H12')).toEqual(['18esp/5.1.2/no-track']);
    const scene = over(twoPasses(), 'E19', '87', 2);
    expect(breaks(scene, 'E9 D12 D18 E19 H12')).toEqual(['18esp/6.2/two-passes']);
  });
  it('ESP-6.2.12 ✓ over Alar del Rey alone', () => {
    expect(breaks(over(twoPasses(), 'E19', '87', 2), 'H10 H12 E19 D18')).toEqual([]);
  });
  it('ESP-6.2.1.04 W-ESP-08 4 and 1+2 are a 5+2', () => {
    const scene = both();
    expect(breaks(scene, 'E7 E9 D12 D18 E19/n1 E21 F24/n1')).toEqual([]);
    expect(breaks(scene, 'E5 E7 E9 D12 D18 E19/n1 E21 F24/n1')).toEqual(['18esp/5.4.1/too-long']);
  });
  it('ESP-6.2.1.07 ✗ the recycled half runs on its own', () => {
    const scene = both();
    const routes = [{ train: 'train/2/1', stops: stopsAt('E7 E9') }];
    expect(breaches(run, scene.token('N', 1, 'D12').table, { type: 'run', seat: 'anna', routes })).toEqual([
      '18esp/6.2.1/half-alone',
    ]);
  });
  it('ESP-6.2.1.07 ✓ both halves run as one train', () => {
    expect(breaks(both(), 'E9 D12 D18 E19/n1 E21 F24/n1')).toEqual([]);
  });
  it('ESP-6.2.1.09 a combined train that keeps to one map earns nothing', () => {
    const scene = both();
    expect(earns(scene, 'D12 D18 E19/n1 E21 F24/n1')).toEqual({ income: 0, subsidy: 0 });
    expect(breaks(scene, 'D12 D18 E19/n1 E21 F24/n1')).toEqual([]);
    const found = findingsOf(run, scene.table, move(scene, 'D12 D18 E19/n1 E21 F24/n1'));
    expect(found.map((f) => f.rule)).toContain('18esp/6.2.1/one-map-only');
    expect(earns(scene, 'E9 D12 D18')).toEqual({ income: 30, subsidy: 20 });
  });
  it('ESP-6.2.1.11 a tender gives a combined train one stop more', () => {
    const scene = both().tender('N');
    expect(breaks(scene, 'E5 E7 E9 D12 D18 E19/n1 E21 F24/n1')).toEqual([]);
    expect(breaks(scene, 'E3 E5 E7 E9 D12 D18 E19/n1 E21 F24/n1')).toEqual(['18esp/5.4.1/too-long']);
  });
});

describe('tenders, the trains of P2 and P3, §3.1', () => {
  it('ESP-3.1.17 W-ESP-03 a 1+2 with a tender is a 1+3; the tender goes to any one train', () => {
    const scene = new Scene().phase('2').major('CFEA', 'anna').tile('D6', 'L134', 2).tile('C5', 'L93', 5);
    scene.token('CFEA', 0, 'D6', 0).operating('CFEA', 'run').train('CFEA', '2', '1+2');
    expect(breaks(scene, 'D6 C5 C3 C1')).toEqual(['18esp/5.4.1/too-long']);
    scene.tender('CFEA').cash('company/CFEA', 0).goals('CFEA', 'port');
    expect(breaks(scene, 'D6 C5 C3 C1')).toEqual([]);
    const table = after(run, scene.table, move(scene, 'D6 C5 C3 C1'));
    expect(treasury(table, 'CFEA')).toBe(70);
    expect(table.clock.ran).toMatchObject({ income: 40, tender: trainAt(scene.table, 'CFEA') });
    const other = mcp().tender('MCP').train('MCP', '2').train('MCP', '2');
    const named = { ...move(other, 'F24 F26 F28'), tender: trainAt(other.table, 'MCP', 1) };
    expect(breaches(run, other.table, named)).toEqual(['18esp/5.4.1/too-long']);
    expect(
      breaches(run, mcp().train('MCP', '2').table, {
        ...move(mcp().train('MCP', '2'), 'F24 F26'),
        tender: 'train/2/1',
      }),
    ).toEqual(['18esp/3.1/no-tender']);
  });
  it('ESP-3.1.17 a tender never serves a city', () => {
    const scene = over(cflg(), 'E7', '956').train('CFLG', '2', '1+2').tender('CFLG');
    expect(breaks(scene, 'E3 E5 E7')).toEqual(['18esp/5.4.1/too-many-large']);
  });
  it('ESP-3.1.05 ✗ the train of P2 runs in the round of its purchase', () => {
    const scene = mcp('run', '2')
      .train('MCP', 'BM')
      .clock({ fresh: ['train/BM/1'] });
    expect(breaks(scene, 'F24 F26')).toEqual(['18esp/3.1/fresh-train']);
    expect(bestRunOf(scene.table, 'MCP').routes).toEqual([]);
  });
  it('ESP-3.1.05 ✓ it runs in the next one', () => {
    expect(breaks(mcp('run', '2').train('MCP', 'BM'), 'F24 F26')).toEqual([]);
  });
  it('ESP-3.1.06 it is an ordinary 2 or 1+2', () => {
    expect(breaks(mcp('run', '2').train('MCP', 'BM'), 'F24 F26 F28')).toEqual(['18esp/5.4.1/too-long']);
    expect(breaks(cflg().train('CFLG', 'BM', '1+2'), 'E3 E5 E7')).toEqual([]);
  });
  const strawberry = (how = {}): Scene => mcp('run', '5', how).train('MCP', '2F', '2F');
  it('ESP-3.1.09 ✗ 2F runs in the round in which phase 5 began', () => {
    expect(breaks(strawberry().clock({ fresh: ['train/2F/1'] }), 'F24 F26')).toEqual([
      '18esp/3.1/fresh-train',
    ]);
  });
  it('ESP-3.1.09 ✓ 2F runs in the next one', () => {
    expect(breaks(strawberry(), 'F24 F26')).toEqual([]);
  });
  it('ESP-3.1.11 ✗ the first run of 2F leaves Aranjuez out', () => {
    expect(breaks(strawberry().token('MCP', 1, 'F32'), 'F30 F32')).toEqual(['18esp/3.1/aranjuez-first']);
    expect(bestRunOf(strawberry().token('MCP', 1, 'F32').table, 'MCP').routes[0]?.stops).toContain('F26/n0');
  });
  it('ESP-3.1.11 ✓ after a first run with Aranjuez 2F is free', () => {
    const scene = strawberry().token('MCP', 1, 'F32');
    const table = after(run, scene.table, move(scene, 'F24 F26'));
    expect(table.clock.ripe).toBe(true);
    expect(breaks(scene.clock({ ripe: true }), 'F30 F32')).toEqual([]);
  });
  it('ESP-3.1.11 on the public site the first run needs Madrid too', () => {
    expect(breaks(strawberry({ published: true }), 'F24 F26')).toEqual([]);
    expect(
      breaks(over(strawberry({ published: true }), 'F28', '57').token('MCP', 1, 'F28'), 'F26 F28'),
    ).toEqual(['18esp/3.1/aranjuez-first']);
  });
});

describe('the run as a step, §5.1, §5.5', () => {
  it('ESP-5.1.04 running is a step that may be empty; ESP-5.5.06 income 0 lowers the price', () => {
    const scene = mcp('build').train('MCP', '3').price('MCP', 100);
    const table = after(run, scene.table, { type: 'run', seat: 'anna', routes: [] });
    expect(breaches(run, scene.table, { type: 'run', seat: 'anna', routes: [] })).toEqual([]);
    expect(priceOf(table, 'MCP')).toBe(90);
    expect(table.clock.step).toBe('trains');
    const mines = ports().train('A', '2').token('A', 1, 'H32').goals('A', 'port').price('A', 100);
    expect(priceOf(after(run, mines.table, { type: 'run', seat: 'anna', routes: [] }), 'A')).toBe(90);
    const line = cflg('run', '7').train('CFLG', '8', '6+8');
    expect(after(run, line.table, { type: 'run', seat: 'anna', routes: [] }).clock.step).toBe('trains');
  });
  it('ESP-5.1.05 ESP-5.7.01 ✗ a train runs in the turn of its purchase', () => {
    expect(breaks(mcp('trains').train('MCP', '3'), 'F24 F26')).toEqual(['18esp/5.1/step-order']);
    const scene = mcp('trains').train('MCP', '3');
    expect(after(run, scene.table, move(scene, 'F24 F26'))).toEqual(scene.table);
  });
  it('ESP-5.1.05 ESP-5.7.01 ✓ it runs in the next turn, right after building', () => {
    expect(breaks(mcp('build').train('MCP', '3'), 'F24 F26')).toEqual([]);
  });
  it('ESP-5.3.4.03 a home station that waits for its director comes before the run', () => {
    const scene = new Scene().phase('3').major('CFEA', 'anna').tile('D6', 'L132').operating('CFEA', 'build');
    const idle = { type: 'run', seat: 'anna', routes: [] };
    expect(breaches(run, scene.table, idle)).toEqual(['18esp/5.3.4/home-marker-first']);
    expect(breaches(run, scene.token('CFEA', 0, 'D6', 1).table, idle)).toEqual([]);
  });
  it('ESP-5.1.06 ✗ MCP is run by somebody else', () => {
    const scene = mcp().train('MCP', '3');
    expect(breaches(run, scene.table, { ...move(scene, 'F24 F26'), seat: 'bert' })).toEqual([
      '18esp/5.1/director-decides',
    ]);
  });
  it('ESP-5.1.06 ✓ its director runs it', () => {
    expect(breaks(mcp().train('MCP', '3'), 'F24 F26')).toEqual([]);
  });
  it('ESP-5.1.2.03 on the public site no hex comes twice, but for OO hexes', () => {
    const scene = new Scene({ published: true })
      .phase('3')
      .major('CFEA', 'anna')
      .tile('D6', 'L132')
      .tile('D8', '72', 2)
      .tile('C7', '77', 4);
    scene.token('CFEA', 0, 'D6', 0).operating('CFEA', 'run').train('CFEA', '3', '2+3');
    expect(breaks(scene, 'D6 D8 D6/n1')).toEqual([]);
  });
  it('ESP-8.02 in the very last round the best run of a northern major counts income twice, ports once', () => {
    const scene = new Scene()
      .phase('4')
      .major('CFLG', 'anna', 80)
      .phase('7')
      .tile('E3', 'L126', 5)
      .tile('D4', 'L107')
      .tile('F4', '74', 2)
      .tile('G5', '74', 2)
      .tile('H6', 'L93', 4)
      .tile('I5', 'L109', 4)
      .token('CFLG', 0, 'E3')
      .operating('CFLG', 'run')
      .train('CFLG', '6', '5+6');
    const ends = (table: Scene['table']) => bestRunOf(table, 'CFLG').routes[0]?.stops[0];
    expect([ends(scene.table), bestRunOf(scene.table, 'CFLG').revenue]).toEqual(['E1/n0', 140]);
    scene.clock({ ending: 'last', or: 3, ors: 3 });
    expect([ends(scene.table), bestRunOf(scene.table, 'CFLG').revenue]).toEqual(['D4/n0', 260]);
    const inland = move(scene, 'D4 E3 F4 G5 H6 I5');
    expect(findingsOf(run, scene.table, inland)).toEqual([]);
    expect(game.runs?.income(scene.table, inland)).toEqual({ company: 'CFLG', amount: 260 });
    expect(run.label(scene.table, inland)).toMatchObject({
      key: '18esp/log/run-twice',
      params: { once: 130, income: 260 },
    });
  });
  it('the options hold the best run and the empty one, all legal', () => {
    const scene = southLine(
      coastLine(mcp('build').train('MCP', '3').train('MCP', '2').token('MCP', 1, 'F32')),
    );
    const moves = [...game.options(scene.table, 'anna', { type: 'run' })];
    expect(moves.length).toBe(4);
    for (const option of moves) expect(breaches(run, scene.table, option as never)).toEqual([]);
  });
});
