import { describe, expect, it } from 'vitest';
import {
  cflg,
  crb,
  mcp,
  minorAt,
  north,
  over,
  passLine,
  portLine,
  ports,
  shown,
  stopsAt,
  trainAt,
  westLine,
} from '../operate-scene.ts';
import { words } from '../words.ts';
import { treasury } from '../readers.ts';
import { readRun } from '../runs.ts';
import { after, breaches, findingsOf, notesOn, Scene } from '../testing.ts';
import { run } from './run.ts';
import { say } from '../../../table/words.ts';
import type { Finding } from '../../../table/types.ts';

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
const sentence = ({ rule, params }: Finding): string => say(words, 'en', { key: rule, params });

describe('routes, §5.1.2', () => {
  it('ESP-5.1.1.01 ports, mines, cities, towns, red areas and passes are stops', () => {
    expect(earns(cflg('run', '3').train('CFLG', '3', '2+3'), 'E1 E3 E5 E7')).toEqual({
      income: 40,
      subsidy: 40,
    });
    expect(earns(crb().train('CRB', '3'), 'A27 B26 C27')).toEqual({ income: 80, subsidy: 0 });
    expect(breaks(north().train('N', '4', '3+4').token('N', 1, 'D12'), 'D12 E9 E7')).toEqual([]);
  });
  it('ESP-5.1.2.01 ✗ a run over one city only, or without an own station', () => {
    expect(breaks(mcp().train('MCP', '3'), 'F24')).toEqual(['18esp/5.1.2/too-short']);
    expect(breaks(mcp().train('MCP', '3'), 'F26 F28')).toEqual(['18esp/5.1.2/no-station']);
    expect(breaks(portLine(mcp()).train('MCP', '3'), 'F24 H32')).toEqual(['18esp/5.1.2/no-track']);
  });
  it('ESP-5.1.2.01 ✓ two stops, the station anywhere on the route', () => {
    expect(breaks(mcp().train('MCP', '3'), 'F24 F26')).toEqual([]);
    expect(breaks(ports().train('A', '5'), 'D32 E31 F32 H32 I33')).toEqual([]);
  });
  it('ESP-5.1.2.02 ✗ a route through Granada, whose only circle is held by A', () => {
    const scene = ports()
      .train('A', '5')
      .token('A', 0, 'E33')
      .token('A', 1, 'H32')
      .major('MZA', 'anna')
      .token('MZA', 0, 'F32');
    expect(breaks(scene, 'E31 F32 H32')).toEqual(['18esp/5.1.2/through-full']);
  });
  it('ESP-5.1.2.02 ✓ a route ends there, or passes a city with a free circle or an own marker', () => {
    const scene = ports()
      .train('A', '5')
      .token('A', 0, 'E33')
      .token('A', 1, 'H32')
      .major('MZA', 'anna')
      .token('MZA', 0, 'F32');
    expect(breaks(scene, 'F32 H32 I33')).toEqual([]);
    expect(breaks(ports().train('A', '5'), 'E31 F32 H32 I33')).toEqual([]);
  });

  /** Tile 24 on D24: stem side 0, branches 3 (D22) and 2 (C23). Its stem leads nowhere but to D26. */
  const junction = (): Scene =>
    new Scene()
      .phase('3')
      .major('MCP', 'anna')
      .tile('D24', '24')
      .tile('D22', '57')
      .tile('C23', 'L91', 2)
      .tile('D26', '9')
      .token('MCP', 0, 'D22')
      .operating('MCP', 'run')
      .train('MCP', '3');
  it('ESP-5.1.2.03 ✗ a route uses the single stem of tile 24 twice', () => {
    expect(breaks(junction(), 'D22 C23')).toEqual(['18esp/5.1.2/track-twice']);
  });
  it('ESP-5.1.2.03 ✓ a route takes the stem once', () => {
    expect(breaks(junction().tile('D28', '57'), 'D22 D28')).toEqual([]);
  });
  /** A loop Madrid – Aranjuez – Madrid is not needed: Linares twice will do. */
  it('ESP-5.1.2.04 ✗ a route Madrid–Aranjuez–Madrid, or two parts of Madrid', () => {
    expect(breaks(mcp().train('MCP', '3'), 'F24 F26 F24')).toEqual(['18esp/5.1.2/stop-twice']);
    // Madrid green: its northern city and its eastern one, joined in the north-east by a ring of two tiles.
    const ring = over(mcp(), 'F24', 'L83')
      .tile('F22', '7', 5)
      .tile('G23', '7', 1)
      .train('MCP', '3')
      .token('MCP', 1, 'F24', 1);
    expect(breaks(ring, 'F24/n1 F24/n2')).toEqual(['18esp/5.1.2/same-place']);
  });
  it('ESP-5.1.2.04 ✓ a route Madrid–Aranjuez–Ciudad Real', () => {
    expect(breaks(mcp().train('MCP', '3'), 'F24 F26 F28')).toEqual([]);
  });
  it('ESP-5.1.2.05 a route leaves a stop by any other track of it', () => {
    expect(breaks(crb().train('CRB', '3'), 'C25 B26 C27')).toEqual([]);
    expect(breaks(crb().train('CRB', '3'), 'A27 B26 C25')).toEqual([]);
  });
  it('ESP-5.1.2.06 ✗ a route ends on plain track', () => {
    expect(breaks(ports().train('A', '3'), 'F32 G31')).toEqual(['18esp/5.1.2/not-a-stop']);
  });
  it('ESP-5.1.2.06 ✓ a route ends at the stop behind it', () => {
    expect(breaks(ports().train('A', '3'), 'F32 H32')).toEqual([]);
  });
});

describe('minors, §5.1.2, §5.4.2', () => {
  const minor = (): Scene =>
    westLine(new Scene().phase('3').minor('MS', 'anna'))
      .token('MS', 0, 'B26')
      .operating('MS', 'run')
      .train('MS', '3');
  it('ESP-5.1.2.07 ESP-5.4.2.08 ✗ MS counts Lisboa, CM runs to a pass', () => {
    expect(breaks(minor(), 'A27 B26 C27')).toEqual(['18esp/5.4.2/minor-abroad']);
    const pass = passLine(new Scene().phase('3').minor('MZ', 'anna'))
      .token('MZ', 0, 'E21')
      .open('D12')
      .operating('MZ', 'run')
      .train('MZ', '4');
    expect(breaks(pass, 'D12 D18 E19 E21')).toEqual(['18esp/5.4.2/minor-abroad']);
  });
  it('ESP-5.1.2.07 ESP-5.4.2.08 ✓ MS counts Mérida, CM runs to a port', () => {
    expect(breaks(minor(), 'B26 C27')).toEqual([]);
    expect(breaks(minorAt().train('CM', '3'), 'F32 H32 I33')).toEqual([]);
  });
});

describe('trains and their range, §5.4.1', () => {
  it('ESP-5.4.1.01 a 3 visits three stops, a 1+2 one of any kind and two small ones', () => {
    expect(breaks(mcp().train('MCP', '3'), 'F24 F26 F28')).toEqual([]);
    expect(breaks(mcp().train('MCP', '3'), 'F24 F26 F28 F30')).toEqual(['18esp/5.4.1/too-long']);
    expect(breaks(cflg().train('CFLG', '2', '1+2'), 'E3 E5 E7')).toEqual([]);
    expect(breaks(cflg().train('CFLG', '2', '1+2'), 'E3 E5 E7 E9')).toEqual(['18esp/5.4.1/too-long']);
  });
  const two = (): Scene => over(cflg(), 'E7', '956').train('CFLG', '2', '1+2');
  it('ESP-5.4.1.02 ✗ a 1+2 counts two cities and a town', () => {
    expect(breaks(two(), 'E3 E5 E7')).toEqual(['18esp/5.4.1/too-many-large']);
  });
  it('ESP-5.4.1.02 ✓ a 1+2 counts a city, a town and a port', () => {
    expect(breaks(two(), 'E1 E3 E5')).toEqual([]);
  });
  it('ESP-5.4.1.03 ✗ a 2 passes a town without counting it', () => {
    expect(breaks(mcp().train('MCP', '2'), 'F24 F28')).toEqual(['18esp/5.4.1/skipped-stop']);
  });
  it('ESP-5.4.1.03 ✓ a 2 ends in the town', () => {
    expect(breaks(mcp().train('MCP', '2'), 'F24 F26')).toEqual([]);
  });
});

describe('running, §5.4.2', () => {
  it('ESP-5.4.2.01 ✗ a 3 runs Gijón–Siero, a 2+3 runs Madrid–Aranjuez', () => {
    expect(breaks(cflg('run', '3').train('CFLG', '3'), 'E3 E5')).toEqual(['18esp/5.4.2/wrong-gauge']);
    expect(breaks(mcp().train('MCP', '3', '2+3'), 'F24 F26')).toEqual(['18esp/5.4.2/wrong-gauge']);
  });
  it('ESP-5.4.2.01 ✓ each on its own track', () => {
    expect(breaks(cflg('run', '3').train('CFLG', '3', '2+3'), 'E3 E5')).toEqual([]);
    expect(breaks(mcp().train('MCP', '3'), 'F24 F26')).toEqual([]);
  });
  it('ESP-5.4.2.02 one route a train, any legal one; a better one is only mentioned', () => {
    const scene = mcp().train('MCP', '3');
    expect(findingsOf(run, scene.table, move(scene, 'F24 F26'))).toEqual([]);
    const notes = notesOn(run, scene.table, move(scene, 'F24 F26'));
    expect(notes.map(({ rule, weight, params }) => [rule, weight, params['more']])).toEqual([
      ['18esp/5.4.2/better-run', 'note', 10],
    ]);
    // With what would be paid out and what would stay with the company: only both together are more.
    const { income, subsidy, shownIncome, shownSubsidy } = notes[0]!.params as Record<string, number>;
    expect([income, subsidy, shownIncome, shownSubsidy]).toEqual([50, 0, 40, 0]);
    expect(sentence(notes[0]!)).not.toContain('less');
    // A mine is worth more than a town, but nothing of it is paid out: that is said as well.
    const ore = ports('2').train('A', '2');
    const [note] = notesOn(run, ore.table, move(ore, 'F32 H32'));
    expect(note?.params).toMatchObject({
      income: 20,
      subsidy: 30,
      shownIncome: 40,
      shownSubsidy: 0,
      less: 20,
    });
    expect(sentence(note!)).toMatch(/That would pay out less\.$/);
    const foreign = {
      type: 'run',
      seat: 'anna',
      routes: [{ train: 'train/5/1', stops: stopsAt('F24 F26') }],
    };
    expect(breaches(run, scene.table, foreign)).toEqual(['18esp/5.4.2/not-its-train']);
    const twice = {
      ...move(scene, 'F24 F26'),
      routes: [0, 0].map((n) => ({ train: trainAt(scene.table, 'MCP', n), stops: stopsAt('F24 F26') })),
    };
    expect(breaches(run, scene.table, twice)).toEqual(['18esp/5.4.2/train-twice']);
  });
  it('ESP-5.4.2.03 ESP-5.3.3.04 printed values; ports, red areas and mines by the colour of the phase', () => {
    const mine = (phase: string) => earns(ports(phase).train('A', '4'), 'E31 F32').subsidy;
    expect(['2', '3', '4', '5', '6', '7'].map(mine)).toEqual([30, 20, 20, 10, 10, 0]);
    const port = (phase: string) => earns(ports(phase).train('A', '4'), 'F32 H32 I33').subsidy;
    expect(['2', '3', '5', '7'].map(port)).toEqual([20, 30, 30, 40]);
    const red = (phase: string) => earns(crb().phase(phase).train('CRB', '4'), 'A27 B26').income;
    expect(['2', '3', '5', '7'].map(red)).toEqual([30, 60, 80, 90]);
  });
  it('ESP-5.3.3.05 a mine uses up range, also at 0', () => {
    expect(breaks(ports('7').train('A', '2'), 'E31 F32 H32')).toEqual(['18esp/5.4.1/too-long']);
  });
  it('ESP-5.3.3.06 ✗ one train counts the mine and the town of one tile', () => {
    // A ring from Langreo back to Langreo: out by its south side, in again by its north side.
    const ring = over(over(cflg('run', '3'), 'E7', 'L98', 0), 'E9', '77', 3)
      .tile('F8', 'L80', 1)
      .token('CFLG', 1, 'F8')
      .train('CFLG', '6', '5+6');
    expect(breaks(ring, 'E7 F8 E7/n1')).toEqual(['18esp/5.3.3/mine-and-town']);
  });
  it('ESP-5.3.3.06 ✓ it counts one of them', () => {
    expect(breaks(mcp().train('MCP', '4'), 'F24 F26 F28 F30')).toEqual([]);
    expect(breaks(mcp().train('MCP', '4'), 'F24 F26 F28 F30/n1')).toEqual([]);
  });
  it('ESP-5.4.2.04 ✗ two trains use the track Madrid–Aranjuez, or both branches of one tile 24', () => {
    const scene = mcp().train('MCP', '2').train('MCP', '2');
    expect(breaks(scene, 'F24 F26', 'F24 F26')).toEqual(['18esp/5.4.2/shared-track']);
    const fork = new Scene()
      .phase('3')
      .major('MCP', 'anna')
      .tile('D24', '24')
      .tile('D22', '57')
      .tile('C23', 'L91', 2)
      .tile('D26', '57');
    fork.token('MCP', 0, 'D26').operating('MCP', 'run').train('MCP', '2').train('MCP', '2');
    expect(breaks(fork, 'D26 D22', 'D26 C23')).toEqual(['18esp/5.4.2/shared-track']);
  });
  it('ESP-5.4.2.04 ✓ two trains meet in a stop', () => {
    const scene = mcp().train('MCP', '2').train('MCP', '2').token('MCP', 1, 'F32');
    expect(breaks(scene, 'F24 F26', 'F30 F32')).toEqual([]);
    expect(breaks(crb().train('CRB', '3').train('CRB', '3'), 'A27 B26 C27', 'B26 C25 C23')).toEqual([]);
  });
  it('ESP-5.4.2.05 ✗ a plus-train ends at closed Pajares', () => {
    const scene = north('run', '3')
      .train('N', '3', '2+3')
      .token('N', 1, 'E7')
      .do({ put: 'closed/D12', at: 'hex/D12' });
    expect(breaks(scene, 'E3 E5 E7 E9 D12')).toEqual(['18esp/5.4.2/closed-pass']);
  });
  it('ESP-5.4.2.05 ✓ a plus-train ends at open Pajares', () => {
    expect(
      breaks(passLine(cflg('run', '3')).open('D12').train('CFLG', '3', '2+3'), 'E3 E5 E7 E9 D12'),
    ).toEqual([]);
  });
  it('ESP-5.4.2.06 ESP-6.2.09 a pass uses range; it pays with an own marker only; two foreign markers block it', () => {
    const scene = passLine(cflg('run', '3')).open('D12').train('CFLG', '3', '2+3');
    expect(earns(scene, 'E3 E5 E7 E9 D12')).toEqual({ income: 40, subsidy: 40 });
    expect(earns(scene.token('CFLG', 1, 'D12'), 'E3 E5 E7 E9 D12')).toEqual({ income: 90, subsidy: 40 });
    const crossing = north()
      .train('N', '6')
      .under('N', 0, '3', '2+3')
      .major('FdLR', 'bert')
      .major('CFLG', 'cleo');
    expect(breaks(crossing, 'E7 E9 D12 D18 E19/n1 E21 F24/n1')).toEqual([]);
    crossing.token('FdLR', 1, 'D12', 0, 0).token('CFLG', 1, 'D12', 0, 1);
    expect(breaks(crossing, 'E7 E9 D12 D18 E19/n1 E21 F24/n1')).toEqual(['18esp/5.1.2/through-full']);
  });
  it('ESP-5.4.2.07 mine and port income goes to the treasury at once, the rest is the income to decide on', () => {
    const scene = cflg('run', '3').train('CFLG', '3', '2+3').cash('company/CFLG', 100).goals('CFLG', 'port');
    const table = after(run, scene.table, move(scene, 'E1 E3 E5 E7'));
    expect(treasury(table, 'CFLG')).toBe(140);
    expect(table.clock.step).toBe('income');
    expect(table.clock.ran).toMatchObject({ income: 40, subsidy: 40, tender: null });
  });
  it('ESP-5.4.2.09 a route counts both cities of an OO tile', () => {
    // Oviedo with a loop round its south side: L132 has its cities at sides 0 and 1.
    const scene = new Scene()
      .phase('3')
      .major('CFEA', 'anna')
      .tile('D6', 'L132')
      .tile('D8', '72', 2)
      .tile('C7', '77', 4);
    scene.token('CFEA', 0, 'D6', 0).operating('CFEA', 'run').train('CFEA', '3', '2+3');
    expect(earns(scene, 'D6 D8 D6/n1').income).toBe(70);
  });
  it('ESP-5.4.2.10 ✗ a route from W to W, or Lisboa twice', () => {
    const scene = westLine(new Scene().phase('3').major('CRB', 'anna'))
      .token('CRB', 0, 'B26')
      .operating('CRB', 'run')
      .train('CRB', '3');
    expect(breaks(scene, 'A25 B26 A27')).toEqual(['18esp/5.4.2/same-side']);
  });
  it('ESP-5.4.2.10 ✓ a route from W to E', () => {
    expect(breaks(ports().train('A', '8'), 'B34 C33 D32 E31 F32 H32 I33')).toEqual([]);
  });
  it('ESP-5.4.2.11 ✗ a 4 runs León–Pajares–E9', () => {
    expect(breaks(north().train('N', '6').token('N', 1, 'D12'), 'D18 D12 E9')).toEqual([
      '18esp/5.4.2/beyond-pass',
    ]);
  });
  it('ESP-5.4.2.11 ✓ a 4 ends at Pajares', () => {
    expect(breaks(north().train('N', '5'), 'F24/n1 E21 E19/n1 D18 D12')).toEqual([]);
  });
  it('ESP-5.4.2.12 ESP-6.2.1.10 100 more for Madrid with Gijón', () => {
    const scene = north('run', '6').train('N', '6').under('N', 0, '4', '3+4');
    expect(earns(scene, 'E3 E5 E7/n1 E9 D12 D18 E19/n1 E21 F24/n1')).toEqual({
      income: 30 + 10 + 10 + 30 + 10 + 20 + 30 + 100,
      subsidy: 10,
    });
  });
  it('ESP-5.1.2.05 a stop is left by any other track, but a red area ends the route (OQ 40)', () => {
    const scene = over(crb(), 'C25', '14', 1).train('CRB', '5');
    expect(breaks(scene, 'B26 B24 C25')).toEqual(['18esp/5.1.2/through-red']);
    expect(breaks(scene, 'B26 C25 B24')).toEqual([]);
  });
  it('ESP-5.4.2.13 100 more for a route from W to E', () => {
    expect(earns(ports().train('A', '8'), 'B34 C33 D32 E31 F32 H32 I33')).toEqual({
      income: 160,
      subsidy: 100,
    });
  });
  it('ESP-5.4.2.14 both bonuses on one route: 200', async () => {
    const { bonusOf } = await import('../run-parts.ts');
    const at = (hex: string) =>
      ({ id: 0, key: `${hex}/n0`, hex, node: 0, spec: { kind: 'city', value: 0, slots: 0 } }) as const;
    expect(bonusOf(['A5', 'E3', 'F24', 'L26'].map(at))).toBe(200);
    expect(bonusOf(['E3', 'K5', 'F24'].map(at))).toBe(100);
  });
});
