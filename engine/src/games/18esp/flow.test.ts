import { describe, expect, it } from 'vitest';
import { pieceOf, piecesAt } from '../../table/places.ts';
import type { EspTable } from './clock.ts';
import { PHASES } from './data/trains.ts';
import { shift } from './deal.ts';
import { goalsOf, reachGoal } from './goals.ts';
import { drafted, endStockRound, endTurn, startStockRound, trainLeft } from './flow.ts';
import { apply } from '../../table/apply.ts';
import {
  fromPhase,
  inOrder,
  isLastRound,
  isStarted,
  lockedTokens,
  overLimit,
  phase,
  priceOf,
  purse,
  tokensOf,
  trainLimit,
  trainsOf,
  treasury,
  turn,
} from './readers.ts';
import { laterRound } from './stock-scene.ts';
import { Scene } from './testing.ts';

const begin = (scene: Scene): Scene => scene.draft((draft) => endStockRound(draft));
const end = (scene: Scene): Scene => scene.draft((draft) => endTurn(draft));
const leaves = (scene: Scene, type: string): Scene => scene.draft((draft) => trainLeft(draft, type));
const round = ({ clock }: EspTable): string => (clock.round === 'OR' ? `OR${clock.or}` : clock.round);

describe('operating rounds', () => {
  it('ESP-5.1.01 highest price first, on one cell the upper marker; the director decides', () => {
    const scene = laterRound().minor('CM', 'anna', 80).minor('AC', 'bert', 90).minor('SC', 'cleo', 80);
    expect(inOrder(scene.table)).toEqual(['AC', 'CM', 'SC']);
    begin(scene);
    const order: string[] = [];
    for (let i = 0; i < 3; i++) {
      order.push(scene.table.clock.operating!);
      if (i === 0) expect(turn(scene.table)).toEqual(['bert']);
      end(scene);
    }
    expect(order).toEqual(['AC', 'CM', 'SC']);
  });
  it('ESP-5.1.01 companies that have not acted are sorted by the present price (open question 29)', () => {
    const scene = begin(laterRound().minor('AC', 'bert', 90).minor('CM', 'anna', 85).minor('SC', 'cleo', 80));
    scene.draft((draft) => shift(draft, 'SC', 4));
    expect(end(scene).table.clock.operating).toBe('SC');
  });
  it.each(PHASES.slice(1).map(({ id, operatingRounds }) => [id, operatingRounds] as const))(
    'ESP-5.1.02 in phase %s: %i operating rounds after a stock round',
    (id, count) => {
      const scene = begin(laterRound({}, id).major('CFEA', 'anna'));
      for (let or = 1; or <= count; or++) {
        expect(round(scene.table)).toBe(`OR${or}`);
        end(scene);
      }
      expect(round(scene.table)).toBe('SR');
    },
  );
  it('ESP-7.10 a higher number of rounds counts after the next stock round only', () => {
    const scene = begin(laterRound().major('CFEA', 'anna'));
    end(leaves(scene, '3'));
    expect(round(scene.table)).toBe('SR');
    begin(scene);
    expect(scene.table.clock.ors).toBe(2);
  });
  it('ESP-5.1.07 ESP-5.9.01 at the end of the set the top train leaves', () => {
    const scene = end(begin(laterRound({}, '2').major('CFEA', 'anna')));
    expect(pieceOf(scene.table, 'train/2/1')?.at).toBe('scrap');
    expect(piecesAt(scene.table, 'depot')[0]).toBe('train/2/2');
    const two = end(begin(laterRound({}, '3').major('CFEA', 'anna')));
    expect(pieceOf(two.table, 'train/2/1')?.at).toBe('depot');
  });
  it('ESP-5.9.01 also without any company; as published not in the first set', () => {
    expect(pieceOf(begin(laterRound()).table, 'train/2/1')?.at).toBe('scrap');
    const first = begin(laterRound({ published: true }).clock({ set: 1 }));
    expect(pieceOf(first.table, 'train/2/1')?.at).toBe('depot');
    // A table at which nobody ever starts a company must come to its end too.
    expect(pieceOf(begin(laterRound({ published: true })).table, 'train/2/1')?.at).toBe('scrap');
  });
  it('ESP-5.9.02 an export counts as a purchase: it starts the phase', () => {
    const scene = end(begin(laterRound().stackFrom('3').major('CFEA', 'anna').train('CFEA', '3')));
    expect(scene.table.clock.phase).toBe('3');
  });
  it('a company that leaves the game in its own turn has no more turn', () => {
    const scene = laterRound({}, '4').minor('CM', 'anna', 90).major('CFEA', 'bert').operating('CM', 'trains');
    const table = apply(
      scene.table,
      drafted(scene.table, (draft) => trainLeft(draft, '5')),
    );
    expect(table.clock.operating).toBe('CFEA');
  });
});

describe('phases', () => {
  it('ESP-7.01 a phase begins with the first train of its type that leaves, not with its coming on offer', () => {
    const scene = laterRound().stackFrom('3');
    expect(scene.table.clock.phase).toBe('2');
    expect(leaves(scene, '3').table.clock.phase).toBe('3');
    expect(leaves(scene, '3').table.clock.phase).toBe('3');
    expect(leaves(scene, '2').table.clock.phase).toBe('3');
  });
  it('ESP-7.02 ESP-7.06 phase 4: all 2/1+2 leave at once, without compensation', () => {
    const scene = laterRound({}, '3')
      .major('CFEA', 'anna')
      .train('CFEA', '2')
      .train('CFEA', 'BM')
      .train('pool', '2')
      .train('CFEA', '3');
    const before = scene.table.cash;
    leaves(scene, '4');
    expect(trainsOf(scene.table, 'CFEA')).toEqual(['train/3/1']);
    expect(piecesAt(scene.table, 'pool')).toEqual([]);
    expect(piecesAt(scene.table, 'scrap')).toHaveLength(3);
    expect(scene.table.cash).toEqual(before);
    expect(piecesAt(scene.table, 'depot').filter((id) => id.startsWith('train/2/'))).toHaveLength(8);
  });
  it('ESP-7.06 ESP-7.08 ESP-7.09 train limits by phase; whoever is above gives up trains first', () => {
    const limits = PHASES.slice(1).map(({ id }) => {
      const { table } = new Scene().phase(id);
      return [trainLimit(table, 'CM'), trainLimit(table, 'CRB')];
    });
    expect(limits).toEqual([
      [2, 4],
      [2, 4],
      [1, 3],
      [0, 3],
      [0, 2],
      [0, 2],
    ]);
    const scene = laterRound({}, '3').minor('CM', 'bert').train('CM', '3').train('CM', '3');
    expect(overLimit(scene.table)).toEqual([]);
    leaves(scene, '4');
    expect(overLimit(scene.table)).toEqual(['CM']);
    expect(turn(scene.table)).toEqual(['bert']);
  });
  it('ESP-7.07 ESP-5.6.12 phase 5: minors leave, started or not, with everything and without compensation', () => {
    const scene = laterRound({}, '4')
      .minor('CM', 'anna')
      .veteran('CM')
      .train('CM', '4')
      .token('CM', 0, 'E29');
    scene.cash('company/CM', 77).tender('CM', 2).private('P4', 'company/CM');
    const [before, bank] = [purse(scene.table, 'anna'), scene.table.cash['bank']!];
    leaves(scene, '5');
    expect(isStarted(scene.table, 'CM')).toBe(false);
    for (const piece of [
      'cert/CM/0',
      'train/4/1',
      'token/CM/0',
      'tender/2',
      'private/P4',
      'marker/CM',
      'charter/CM',
      'cert/SC/0',
      'marker/SC',
    ])
      expect(pieceOf(scene.table, piece)?.at, piece).toBe('out');
    expect(treasury(scene.table, 'CM')).toBe(0);
    expect(purse(scene.table, 'anna')).toBe(before);
    expect(scene.table.cash['bank']).toBe(bank + 77);
  });
  it('ESP-5.6.12 as published the director of a minor that has operated gets its price', () => {
    const scene = laterRound({ published: true }, '4')
      .minor('CM', 'anna', 90)
      .veteran('CM')
      .minor('SC', 'bert', 80);
    leaves(scene, '5');
    expect([purse(scene.table, 'anna'), purse(scene.table, 'bert')]).toEqual([950, 860]);
  });
  it('ESP-7.08 phase 6 scraps the 3, ESP-7.09 phase 7 the 4 and gives gray', () => {
    const scene = laterRound({}, '5')
      .major('CRB', 'anna')
      .train('CRB', '3')
      .train('CRB', '4')
      .train('CRB', '5');
    expect(trainsOf(leaves(scene, '6').table, 'CRB')).toHaveLength(2);
    expect(trainsOf(leaves(scene, '8').table, 'CRB')).toEqual(['train/5/1']);
    expect(phase(scene.table)).toMatchObject({ id: '7', values: 'gray' });
    expect(fromPhase(scene.table, '7')).toBe(true);
  });
  it('where hands have made the stack skip types, everything in between happens too', () => {
    const scene = laterRound({}, '3')
      .major('CRB', 'anna')
      .train('CRB', '2')
      .train('CRB', '3')
      .minor('CM', 'bert');
    leaves(scene, '6');
    expect(trainsOf(scene.table, 'CRB')).toEqual([]);
    expect(isStarted(scene.table, 'CM')).toBe(false);
  });
  it('ESP-6.2.1.05 a combined train leaves the game with both its cards; a recycled half alone does not', () => {
    const gone = (published: boolean) => {
      const scene = laterRound({ published }, '5')
        .major('CRB', 'anna')
        .train('CRB', '3')
        .under('CRB', 0, '2', '1+2')
        .train('CRB', '4')
        .under('CRB', 1, '3', '2+3');
      leaves(scene, '6');
      return ['train/3/1', 'train/2/1', 'train/3/2'].map((train) => pieceOf(scene.table, train)?.at);
    };
    expect(gone(false)).toEqual(['out', 'out', 'under/train/4/1']);
    // The public site lets both be recycled again.
    expect(gone(true)).toEqual(['scrap', 'scrap', 'under/train/4/1']);
  });
  it('ESP-7.04 ESP-7.05 ESP-7.12 colours and values of the phases', () => {
    const colours = PHASES.slice(1).map(({ id, colours: list, values }) => [id, list.at(-1), values]);
    expect(colours).toEqual([
      ['2', 'yellow', 'yellow'],
      ['3', 'green', 'green'],
      ['4', 'green', 'green'],
      ['5', 'brown', 'brown'],
      ['6', 'brown', 'brown'],
      ['7', 'gray', 'gray'],
    ]);
  });
});

describe('goals', () => {
  const scene = () => laterRound().major('CFEA', 'anna', 70);
  it('ESP-6.1.1.01 ESP-6.1.2.01 ESP-6.1.3.01 W-ESP-10 1, 2 and 3 × par in whatever order, one marker each', () => {
    const made = scene();
    expect(tokensOf(made.table, 'CFEA')).toHaveLength(2);
    for (const [i, goal] of (['port', 'destination', 'offboard'] as const).entries()) {
      const before = treasury(made.table, 'CFEA');
      made.draft((draft) => reachGoal(draft, 'CFEA', goal));
      expect(treasury(made.table, 'CFEA') - before).toBe(70 * (i + 1));
      expect(tokensOf(made.table, 'CFEA')).toHaveLength(3 + i);
    }
    expect(treasury(made.table, 'CFEA')).toBe(700);
    expect(lockedTokens(made.table, 'CFEA')).toEqual([]);
  });
  it('ESP-6.1.1.04 each goal counts once', () => {
    const made = scene().draft((draft) => reachGoal(draft, 'CFEA', 'port'));
    const again = made.table;
    expect(made.draft((draft) => reachGoal(draft, 'CFEA', 'port')).table).toBe(again);
    expect(goalsOf(again.clock, 'CFEA')).toEqual(['port']);
  });
  it('ESP-6.1.1.01 minors have none; ESP-6.1.2.02 nor have majors started from phase 5 on', () => {
    const minor = laterRound().minor('CM', 'anna');
    expect(minor.draft((draft) => reachGoal(draft, 'CM', 'port')).table.clock.goals).toEqual({});
    const late = laterRound({}, '5').major('CRB', 'anna', 80);
    expect(treasury(late.table, 'CRB')).toBe(800);
    expect(late.draft((draft) => reachGoal(draft, 'CRB', 'port')).table.clock.goals).toEqual({});
    expect(treasury(late.table, 'CRB')).toBe(800);
  });
  it('ESP-6.1.1.01 a major started before phase 5 keeps its goals in phase 5 (open question 14)', () => {
    const made = scene()
      .phase('5')
      .draft((draft) => reachGoal(draft, 'CFEA', 'port'));
    expect(treasury(made.table, 'CFEA')).toBe(350);
  });
});

describe('the end', () => {
  /** The last 6 is gone, one 8 has been bought, three operating rounds a set. */
  const late = () =>
    laterRound({}, '7').stackFrom('8').major('CFEA', 'anna').train('CFEA', '8').train('CFEA', '8');
  it('ESP-8.01 the first 8 calls nothing, the second does', () => {
    const one = laterRound({}, '6').stackFrom('8').major('CFEA', 'anna').train('CFEA', '8');
    expect(leaves(one, '8').table.clock.ending).toBeNull();
    expect(leaves(one.train('CFEA', '8'), '8').table.clock.ending).toBe('called');
  });
  it('ESP-8.01 the present round is finished, the rest of the set dropped; one stock round, three operating rounds, the end', () => {
    const scene = begin(late());
    expect([round(scene.table), scene.table.clock.ors]).toEqual(['OR1', 3]);
    leaves(scene, '8');
    end(scene);
    expect([round(scene.table), scene.table.clock.ending]).toEqual(['SR', 'last']);
    begin(scene);
    for (const or of [1, 2, 3]) {
      expect([round(scene.table), isLastRound(scene.table)]).toEqual([`OR${or}`, or === 3]);
      end(scene);
    }
    expect(round(scene.table)).toBe('end');
    expect(turn(scene.table)).toEqual([]);
  });
  it('ESP-8.01 called by an export: the last stock round follows directly', () => {
    const scene = laterRound({}, '7').stackFrom('8').major('CFEA', 'anna').train('CFEA', '8');
    begin(scene);
    for (let i = 0; i < 3; i++) end(scene);
    expect([round(scene.table), scene.table.clock.ending]).toEqual(['SR', 'last']);
  });
  it('ESP-7.09 nothing calls the end a second time', () => {
    const scene = late().clock({ ending: 'last' });
    expect(leaves(scene, '8').table.clock.ending).toBe('last');
  });
});

describe('prices', () => {
  it('a diagonal step is one cell of the sequence, a horizontal one two; the ends stop the marker', () => {
    const scene = laterRound().major('CFEA', 'anna');
    const from = (price: number, steps: number) =>
      priceOf(scene.price('CFEA', price).draft((d) => shift(d, 'CFEA', steps)).table, 'CFEA');
    expect([from(80, 1), from(80, 2), from(80, -1), from(80, -2)]).toEqual([85, 90, 75, 70]);
    expect([from(132, 2), from(55, -2), from(50, -2), from(380, 2), from(400, 2)]).toEqual([
      144, 50, 50, 400, 400,
    ]);
  });
  it('as published the marker stays at 55 and 380', () => {
    const scene = laterRound({ published: true }).major('CFEA', 'anna');
    const from = (price: number, steps: number) =>
      priceOf(scene.price('CFEA', price).draft((d) => shift(d, 'CFEA', steps)).table, 'CFEA');
    expect([from(55, -2), from(380, 2), from(55, -1)]).toEqual([55, 380, 50]);
  });
});

describe('stock rounds begin', () => {
  it('ESP-4.01 with the lowest order card, and everything of the last round forgotten', () => {
    const scene = laterRound()
      .order('cleo', 'anna', 'bert')
      .clock({ sales: ['anna:CFEA'], passes: 2, sold: true, bought: 'anna' });
    scene.draft((draft) => startStockRound(draft));
    expect(scene.table.clock).toMatchObject({
      turn: 'cleo',
      sales: [],
      passes: 0,
      sold: false,
      bought: null,
      set: 3,
    });
  });
});
