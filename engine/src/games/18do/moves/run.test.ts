import { describe, expect, it } from 'vitest';
import { bestRunOf } from '../best-run.ts';
import type { BeerRoute } from '../clock.ts';
import { cubesOn } from '../readers.ts';
import { readRun } from '../runs.ts';
import { PLACE, Run, stopsOf } from '../run-scene.ts';
import { acted, broke, notesOn, played } from '../testing.ts';
import { run } from './run.ts';

const route = (train: string, stops: readonly string[], more: Partial<BeerRoute> = {}): BeerRoute => ({
  train: `train/${train}`,
  stops,
  ...more,
});
const runs = (...routes: readonly BeerRoute[]) => ({ type: 'run', seat: 'anna', routes });

describe('the worked example 4.5.6.1', () => {
  it('DO-4.5.6.1.1 DO-4.5.6.1.3 DO-4.5.4.3.4 first railway: 150 + 105 + 100 = 355', () => {
    const scene = new Run('KWE')
      .example()
      .token('KWE', 1, 'E14')
      .token('CME', 1, 'E14', 0, 1)
      .token('KWE', 2, 'E12');
    scene.train('KWE', '3').train('KWE', '3').train('KWE', '3');
    const abc = route('3/1', stopsOf('A-B-C'));
    const bde = route('3/2', stopsOf('B-D-E'));
    const fgc = route('3/3', stopsOf('F-G-C'));
    const worth = (one: BeerRoute): number => readRun(scene.table, 'KWE', [one]).revenue;
    expect([worth(abc), worth(bde), worth(fgc)]).toEqual([150, 105, 100]);
    expect(broke(scene.table, runs(abc, bde, fgc))).toEqual([]);
    const after = played(scene.table, runs(abc, bde, fgc));
    expect(after.clock.shown?.revenue).toBe(355);
    expect(after.clock.step).toBe('payout');
  });
  it('DO-4.5.6.1.1 second railway: 150 + 120 = 270', () => {
    const scene = new Run('CME')
      .example()
      .token('KWE', 1, 'E14')
      .token('CME', 1, 'E14', 0, 1)
      .token('CME', 2, 'E12');
    scene.train('CME', '3').train('CME', '3');
    const made = runs(route('3/1', stopsOf('A-B-C')), route('3/2', stopsOf('H-C-I')));
    expect(played(scene.table, made).clock.shown?.revenue).toBe(270);
  });
  it('DO-4.5.6.1.3 third railway without a station in the yard: 130 + 140 = 270', () => {
    const scene = new Run('BME')
      .example()
      .token('KWE', 1, 'E14')
      .token('CME', 1, 'E14', 0, 1)
      .token('BME', 1, 'E12');
    scene.phase('4').train('BME', '3').train('BME', '4');
    const made = runs(route('3/1', stopsOf('A-B-C')), route('4/1', stopsOf('C-I-J-K')));
    expect(played(scene.table, made).clock.shown?.revenue).toBe(270);
  });
  it('DO-4.5.6.1.2 red fields and neighbouring towns pay more from brown on', () => {
    const scene = new Run('KWE').example().token('KWE', 1, 'E14').train('KWE', '2');
    const ab = route('2/1', stopsOf('A-B'));
    expect(readRun(scene.table, 'KWE', [ab]).revenue).toBe(40 + 30);
    expect(readRun(scene.phase('5').table, 'KWE', [ab]).revenue).toBe(60 + 30);
    const dgee = new Run('DGEE').tile('B17', '1904').train('DGEE', '2');
    const towns = route('2/1', ['A18/n0', 'B17/n0']);
    expect(readRun(dgee.table, 'DGEE', [towns]).revenue).toBe(30);
    expect(readRun(dgee.phase('5').table, 'DGEE', [towns]).revenue).toBe(40);
  });
});

describe('what a route has to keep (4.5.1, 4.5.5)', () => {
  const scene = (): Run =>
    new Run('KWE').example().token('KWE', 1, 'E12').train('KWE', '3').train('KWE', '3');
  it('DO-4.5.1.1 a route has two fields and a station: examples B and C of 3.2.2 are none', () => {
    expect(broke(scene().table, runs(route('3/1', ['D9/n0', 'D7/n0'])))).toContain('4.5.1/no-station');
    expect(broke(scene().table, runs(route('3/1', [PLACE.C])))).toContain('4.5.1/too-short');
  });
  it('DO-3.2.2.2 ✗ one field is no route', () => {
    expect(broke(scene().table, runs(route('3/1', [PLACE.C])))).toContain('4.5.1/too-short');
  });
  it('DO-3.2.2.2 ✓ DO-3.2.2.1 two with a station are', () => {
    expect(readRun(scene().table, 'KWE', [route('3/1', stopsOf('B-C'))]).problems).toEqual([null]);
  });
  /** From the City by Nordmarkt, round by Fredenbaum and Burgholz, and over the crossing of Nordmarkt to Westend. */
  const crossing = (): Run =>
    new Run('KWE')
      .token('KWE', 1, 'E12')
      .tile('D11', '20', 2)
      .tile('C10', '7', 4)
      .tile('C12', '7', 0)
      .tile('E10', '1904', 0)
      .train('KWE', '3');
  it('DO-4.5.1.2 ✗ DO-3.2.2.3 ✗ no hex twice, by other tracks neither', () => {
    expect(broke(crossing().table, runs(route('3/1', ['E12/n0', 'E10/n0'])))).toEqual(['4.5.1/hex-twice']);
    const found = bestRunOf(crossing().table, 'KWE').routes.flatMap(({ stops }) => stops);
    expect(found).not.toContain('E10/n0');
    expect(broke(scene().table, runs(route('3/1', ['E12/n0', 'E10/n0', 'E12/n0'])))).toContain(
      '4.5.1/stop-twice',
    );
  });
  it('DO-4.5.1.2 ✓ DO-3.2.2.3 ✓ each once', () => {
    expect(
      broke(scene().table, runs(route('3/1', stopsOf('A-B-C')), route('3/2', stopsOf('H-C-I')))),
    ).toEqual([]);
  });
  it('DO-4.5.1.3 ✗ DO-3.2.2.4 ✗ through a field full of others', () => {
    const full = scene().token('BME', 1, 'E14').token('CME', 1, 'E14', 0, 1).token('RhE', 1, 'E14', 0, 2);
    expect(broke(full.table, runs(route('3/1', stopsOf('A-B-C'))))).toContain('4.5.1/through-full');
  });
  it('DO-4.5.1.3 ✓ DO-3.2.2.4 ✓ it may end there, and pass while a circle is free', () => {
    const full = scene().token('BME', 1, 'E14').token('CME', 1, 'E14', 0, 1).token('RhE', 1, 'E14', 0, 2);
    expect(readRun(full.table, 'KWE', [route('3/1', stopsOf('A-B'))]).problems).toEqual([null]);
    expect(
      readRun(scene().token('BME', 1, 'E14').table, 'KWE', [route('3/1', stopsOf('A-B-C'))]).problems,
    ).toEqual([null]);
  });
  /** A junction north of Hagen: G8 and G10 both come to H9, but not to each other. */
  const junction = (): Run =>
    new Run('BME')
      .tile('H9', '23', 5)
      .tile('G8', '1904', 2)
      .tile('G10', '9')
      .tile('F11', '9')
      .train('BME', '4')
      .phase('4');
  it('DO-4.5.1.4 ✗ DO-3.2.2.6 ✗ example A of 3.2.2: no sharp turn at a junction', () => {
    const table = junction().token('BME', 1, 'E12').table;
    expect(broke(table, runs(route('4/1', ['G8/n0', 'E12/n0'])))).toContain('4.5.1/reversal');
  });
  it('DO-4.5.1.4 ✓ DO-3.2.2.6 ✓ DO-3.2.2.5 ✓ straight on it goes', () => {
    expect(readRun(junction().table, 'BME', [route('4/1', ['I10/n0', 'G8/n0'])]).problems).toEqual([null]);
    expect(readRun(junction().table, 'BME', [route('4/1', ['I10/n0', 'E12/n0'])]).problems).toEqual([null]);
  });
  it('DO-3.2.2.5 ✗ DO-4.5.5.4 ✗ the short piece at a junction serves one train only', () => {
    const table = junction().train('BME', '4').table;
    const both = runs(route('4/1', ['I10/n0', 'G8/n0']), route('4/2', ['I10/n0', 'E12/n0']));
    expect(broke(table, both)).toEqual(['4.5.5/shared-track']);
  });
  it('DO-4.5.1.4 ✗ DO-3.2.2.5 ✗ nor by one train in both directions', () => {
    const scene = new Run('KWE').token('KWE', 1, 'E12').tile('D11', '23', 5).train('KWE', '3');
    scene.tile('C10', '8', 5).tile('C12', '9').tile('B13', '1904');
    const back = runs(route('3/1', ['C8/n0', 'E12/n0', 'B13/n0']));
    expect(broke(scene.table, back)).toContain('4.5.1/track-twice');
    expect(readRun(scene.table, 'KWE', [route('3/1', ['C8/n0', 'E12/n0'])]).problems).toEqual([null]);
  });
  it('DO-4.5.1.5 ✗ DO-3.2.2.7 ✗ red fields are ends, and one field is not both ends of a route', () => {
    const hagen = new Run('BME')
      .tile('H9', '9', 2)
      .tile('G8', '1904', 2)
      .tile('H11', '1904')
      .train('BME', '3');
    expect(broke(hagen.table, runs(route('3/1', ['G8/n0', 'I10/n0', 'H11/n0'])))).toContain(
      '4.5.1/through-red',
    );
    const herne = new Run('CME').tile('B3', '1903', 1).train('CME', '3');
    expect(broke(herne.table, runs(route('3/1', ['A2/n0', 'B3/n0', 'B1/n0'])))).toContain('4.5.1/same-field');
  });
  it('DO-4.5.1.5 ✓ DO-3.2.2.7 ✓ from one red field to another', () => {
    const herne = new Run('CME').tile('B3', '1904', 2).train('CME', '3');
    expect(readRun(herne.table, 'CME', [route('3/1', ['A2/n0', 'B3/n0'])]).problems).toEqual([null]);
    // The station of the CME counts on both hexes of its field.
    const west = new Run('CME').tile('B3', '1904', 1).train('CME', '3');
    expect(readRun(west.table, 'CME', [route('3/1', ['B1/n0', 'B3/n0'])]).problems).toEqual([null]);
  });
  it('DO-4.5.5.1 ✗ a train that has a route stays idle', () => {
    expect(broke(scene().table, runs())).toEqual(['4.5.5/must-run']);
    expect(broke(scene().table, runs(route('3/1', stopsOf('A-B-C'))))).toEqual(['4.5.5/must-run']);
    expect(broke(scene().table, runs(route('2/1', stopsOf('A-B'))))).toContain('4.5.5/not-its-train');
    expect(broke(scene().table, runs(route('3/1', stopsOf('A-B')), route('3/1', stopsOf('C-I'))))).toContain(
      '4.5.5/train-twice',
    );
  });
  it('DO-4.5.5.1 ✓ without any route nothing runs, and what has no track left neither', () => {
    expect(broke(new Run('BME').train('BME', '2').table, runs())).toEqual([]);
    const one = new Run('DGEE').tile('B17', '1904').train('DGEE', '2').train('DGEE', '2');
    expect(broke(one.table, runs(route('2/1', ['A18/n0', 'B17/n0'])))).toEqual([]);
  });
  it('DO-4.5.5.1 ✓ where the only track leads back into the same red field nothing has to run', () => {
    const loop = new Run('CME').tile('B3', '16', 0).tile('C2', '31', 3).train('CME', '4');
    expect(broke(loop.table, runs())).toEqual([]);
  });
  it('DO-4.5.5.2 ✗ DO-3.3.3 ✗ a 3-train over four fields', () => {
    expect(broke(scene().table, runs(route('3/1', stopsOf('C-I-J-K'))))).toContain('4.5.5/too-long');
  });
  it('DO-4.5.5.2 ✓ DO-3.3.3 ✓ over three', () => {
    expect(readRun(scene().table, 'KWE', [route('3/1', stopsOf('C-I-J'))]).problems).toEqual([null]);
  });
  it('DO-4.5.5.3 ✗ DO-3.3.4 ✗ a coal stop on the way is skipped', () => {
    expect(broke(scene().table, runs(route('3/1', stopsOf('C-F'))))).toContain('4.5.5/skipped-stop');
  });
  it('DO-4.5.5.3 ✓ DO-3.3.4 ✓ it is counted', () => {
    expect(readRun(scene().table, 'KWE', [route('3/1', stopsOf('C-G-F'))]).problems).toEqual([null]);
  });
  it('DO-4.5.5.4 ✗ two trains over the same tile', () => {
    const twice = runs(route('3/1', stopsOf('B-C')), route('3/2', stopsOf('A-B-C')));
    expect(broke(scene().table, twice)).toEqual(['4.5.5/shared-track']);
  });
  it('DO-4.5.5.4 ✓ they may meet in a field by other tracks', () => {
    expect(
      broke(scene().table, runs(route('3/1', stopsOf('A-B-C')), route('3/2', stopsOf('H-C-I')))),
    ).toEqual([]);
  });
  const hamm = (): Run =>
    new Run('KWE')
      .tile('C18', '1904', 1)
      .tile('D19', '9')
      .tile('E18', '1904')
      .train('KWE', '2')
      .train('KWE', '2');
  it('DO-4.5.5.5 ✗ two trains into C20 by one triangle', () => {
    const both = runs(route('2/1', ['C20/n0', 'C18/n0']), route('2/2', ['C20/n0', 'C18/n0']));
    expect(broke(hamm().table, both)).toEqual(['4.5.5/shared-track']);
  });
  it('DO-4.5.5.5 ✓ each by another', () => {
    const both = runs(route('2/1', ['C20/n0', 'C18/n0']), route('2/2', ['C20/n0', 'E18/n0']));
    expect(broke(hamm().table, both)).toEqual([]);
  });
  it('DO-4.5.1.1 no track at all is said as such, and a better run is only a note', () => {
    expect(broke(scene().table, runs(route('3/1', ['C20/n0', 'I10/n0'])))).toContain('4.5.1/no-track');
    const weak = runs(route('3/1', stopsOf('B-C')), route('3/2', stopsOf('C-I')));
    const notes = notesOn(run, scene().table, weak);
    expect(notes.map(({ rule }) => rule)).toEqual(['18do/4.5.6.1/better-run']);
  });
  it('DO-4.3.2.1.4 trains of the Hansabahn run through full mills, others do not', () => {
    const line = (company: string): Run =>
      new Run(company)
        .tile('H11', '1904')
        .tile('F13', '1904')
        .token('KWE', 1, 'G12')
        .token(company, 1, 'E14');
    const through = ['H11/n0', 'G12/n0', 'F13/n0', 'E14/n0'];
    const hhw = line('HHW').train('HHW', '4').table;
    expect(readRun(hhw, 'HHW', [route('4/1', through)]).problems).toEqual([null]);
    const rhe = line('RhE').train('RhE', '4').table;
    expect(readRun(rhe, 'RhE', [route('4/1', through)]).problems[0]?.fault).toBe('through-full');
  });
});

describe('export beer (4.5.5.1)', () => {
  const stopsTo = {
    I20: ['E12/n0', 'F13/n0', 'H15/n0', 'I16/n0', 'I20/n0'],
    H1: ['E12/n0', 'E10/n0', 'F5/n0', 'H1/n0'],
  };
  /** Five cubes on the back of anna's card. */
  const scene = (company = 'KWE'): Run =>
    new Run(company).phase('8').beer().token(company, 1, 'E12').owns('anna', 'PB3', 'back').cubes('PB3', 5);
  it('DO-4.5.5.1.5 DO-4.5.6.1.4 DO-4.5.6.1.6 DO-2.7.1 the worked example: 50 + 110 = 160 more, two cubes stay', () => {
    const made = scene().marked('KWE', 'PB4').train('KWE', '5').train('KWE', '8');
    const plain = runs(route('5/1', stopsTo.I20), route('8/1', stopsTo.H1));
    const beer = runs(route('5/1', stopsTo.I20, { beer: 1 }), route('8/1', stopsTo.H1, { beer: 2 }));
    expect(broke(made.table, beer)).toEqual([]);
    const [without, after] = [played(made.table, plain), played(made.table, beer)];
    expect(after.clock.shown!.revenue - without.clock.shown!.revenue).toBe(160);
    expect(cubesOn(after, 'PB3')).toHaveLength(2);
    expect(cubesOn(without, 'PB3')).toHaveLength(5);
  });
  it('DO-4.5.5.1.1 ✗ a 4-train carries none, a 5-train one', () => {
    const four = scene().train('KWE', '4').train('KWE', '5').table;
    expect(broke(four, runs(route('4/1', stopsTo.H1, { beer: 1 })))).toContain('4.5.5.1/beer-train');
    expect(broke(four, runs(route('5/1', stopsTo.H1, { beer: 2 })))).toContain('4.5.5.1/beer-train');
  });
  it('DO-4.5.5.1.1 ✓ one cube a blue square', () => {
    const table = scene().train('KWE', '5').table;
    expect(broke(table, runs(route('5/1', stopsTo.H1, { beer: 1 })))).toEqual([]);
  });
  it('DO-4.5.5.1.2 ✗ marker 5 helps one train only', () => {
    const table = scene().marked('KWE', 'PB5').train('KWE', '5').train('KWE', '5').table;
    const both = runs(route('5/1', stopsTo.I20, { beer: 2 }), route('5/2', stopsTo.H1, { beer: 2 }));
    expect(broke(table, both)).toEqual(['4.5.5.1/beer-extra']);
  });
  it('DO-4.5.5.1.2 ✓ one train takes one more, a 4-train its first', () => {
    const table = scene().marked('KWE', 'PB5').train('KWE', '5').train('KWE', '4').table;
    const both = runs(route('5/1', stopsTo.I20, { beer: 1 }), route('4/1', stopsTo.H1, { beer: 1 }));
    expect(broke(table, both)).toEqual([]);
  });
  it('DO-4.5.5.1.3 ✗ DO-4.3.1.2.2 ✗ only cubes on the back of the own card', () => {
    const front = scene().owns('anna', 'PB3', 'front').train('KWE', '5').table;
    expect(broke(front, runs(route('5/1', stopsTo.H1, { beer: 1 })))).toContain('4.3.1.2/beer-front');
    const others = scene().owns('bert', 'PB3', 'back').train('KWE', '5').table;
    expect(broke(others, runs(route('5/1', stopsTo.H1, { beer: 1 })))).toContain('4.5.5.1/beer-cubes');
  });
  it('DO-4.5.5.1.3 ✓ DO-4.3.1.2.2 ✓ flipped they may be carried', () => {
    expect(broke(scene().train('KWE', '5').table, runs(route('5/1', stopsTo.H1, { beer: 1 })))).toEqual([]);
  });
  it('DO-4.5.5.1.4 ✗ a route without Dortmund City carries none', () => {
    const table = scene().train('KWE', '5').token('KWE', 2, 'F7').table;
    expect(broke(table, runs(route('5/1', ['F5/n0', 'H1/n0'], { beer: 1 })))).not.toEqual([]);
    const east = scene().tile('D19', '8', 1).tile('D17', '8', 4).tile('E16', '8', 1).train('KWE', '5').table;
    expect(broke(east, runs(route('5/1', ['C20/n0', 'E14/n0'], { beer: 1 })))).toContain(
      '4.5.5.1/beer-route',
    );
  });
  it('DO-4.5.5.1.4 ✓ from the City to a red field it does', () => {
    expect(broke(scene().train('KWE', '5').table, runs(route('5/1', stopsTo.I20, { beer: 1 })))).toEqual([]);
  });
  it('DO-4.5.6.1.5 ✗ beer to a field that is not on the route, or to both ends', () => {
    const table = scene().train('KWE', '8').table;
    expect(broke(table, runs(route('8/1', stopsTo.H1, { beer: 2, to: 'I20/n0' })))).toContain(
      '4.5.6.1/beer-once',
    );
  });
  it('DO-4.5.6.1.5 ✓ with two red fields the director picks one: 40 or 50 a cube, once', () => {
    const { table } = scene().train('KWE', '8');
    const whole = [...stopsTo.I20.toReversed(), ...stopsTo.H1.slice(1)];
    const worth = (to?: string): number =>
      readRun(table, 'KWE', [route('8/1', whole, { beer: 2, ...(to === undefined ? {} : { to }) })]).revenue;
    const plain = readRun(table, 'KWE', [route('8/1', whole)]).revenue;
    expect([worth('I20/n0') - plain, worth('H1/n0') - plain, worth() - plain]).toEqual([80, 100, 100]);
  });
  it('DO-4.3.2.1.3 ✗ the Hansabahn carries no beer', () => {
    const table = scene('HHW').train('HHW', '5').table;
    expect(broke(table, runs(route('5/1', stopsTo.H1, { beer: 1 })))).toContain('4.3.2.1/beer-barred');
  });
  it('DO-4.3.2.1.3 ✓ without beer it runs there', () => {
    expect(broke(scene('HHW').train('HHW', '5').table, runs(route('5/1', stopsTo.H1)))).toEqual([]);
  });
  it('a run that claims more beer than there is books only what there is', () => {
    const table = scene().train('KWE', '8').table;
    const after = acted(table, runs(route('8/1', stopsTo.H1, { beer: 9 })));
    expect(cubesOn(after, 'PB3')).toHaveLength(0);
    expect(after.clock.shown?.revenue).toBe(
      readRun(table, 'KWE', [route('8/1', stopsTo.H1)]).revenue + 5 * 50,
    );
  });
});
