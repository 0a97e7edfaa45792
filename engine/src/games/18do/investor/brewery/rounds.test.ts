import { describe, expect, it } from 'vitest';
import { companyPlace } from '../../../../rail/ids.ts';
import { piecesAt } from '../../../../table/places.ts';
import { brewer } from '../../brewery/brew-scene.ts';
import { lastSet } from '../../brewery/flow.ts';
import { cardsAllowed } from '../../brewery/equipment.ts';
import { equipmentLimit, isClosed } from '../../brewery/readers.ts';
import { INVESTOR } from '../../clock.ts';
import { newTrainsAllowed } from '../../purchase.ts';
import { trainsOffered } from '../../display.ts';
import {
  breweryManager,
  hasColour,
  isGrayByDate,
  manager,
  phase,
  trainLimit,
  trainsOf,
  valueColumn,
} from '../../readers.ts';
import { score } from '../../score.ts';
import { stage } from '../../stage.ts';
import { acted, newTable, played, SEATS2, SEATS3 } from '../../testing.ts';
import { RAILWAY, TwoScene } from './scene.ts';

const anna = brewer('anna');
/** Anna’s small brewery is the last to act in a brewery round. */
const lastTurn = (set: number, or: number, ors: number) =>
  new TwoScene().small('B1', 'anna', 's1').brews('B1', 'equip').clock({ set, or, ors }).treasury('B1', 0);
/** All three pass in the stock round of this set. */
const opened = (set: number) =>
  acted(
    new TwoScene().invested().stock('anna', set).clock({ passes: 2, investorBrewery: null }).table,
    anna.passes(),
  );

describe('8.4.5 operating rounds', () => {
  it('HSB-8.4.5.02 after every brewery round the players swap the Investor’s cards', () => {
    const { table } = lastTurn(2, 1, 2);
    expect([manager(table), breweryManager(table)]).toEqual(['anna', 'bert']);
    const next = played(table, anna.does('brew-done'));
    expect([manager(next), breweryManager(next)]).toEqual(['bert', 'anna']);
    const three = new TwoScene().invested().small('B1', 'anna', 's1').brews('B1', 'equip');
    const again = played(
      three.clock({ set: 2, or: 1, ors: 2 }).treasury('B1', 0).table,
      anna.does('brew-done'),
    );
    expect([again.clock.round, manager(again)]).toEqual(['OR', 'bert']);
  });
  it('HSB-8.4.5.01 gray begins with the fifth operating round at the latest, not in the stock round before it', () => {
    const before = new TwoScene().stock('anna', 5).table;
    expect([isGrayByDate(before), valueColumn(before), hasColour(before, 'green')]).toEqual([
      false,
      'yellow',
      false,
    ]);
    const fifth = opened(5);
    expect([fifth.clock.round, isGrayByDate(fifth), valueColumn(fifth)]).toEqual(['OR', true, 'gray']);
    expect(valueColumn(opened(4))).toBe('yellow');
    expect(valueColumn(new TwoScene().clock({ set: 5 }).table)).toBe('gray');
    const three = newTable(SEATS3, 'hsb');
    expect(isGrayByDate({ ...three, clock: { ...three.clock, set: 5, round: 'OR' } })).toBe(false);
    const railway = newTable(SEATS2, 'zsv');
    expect(isGrayByDate({ ...railway, clock: { ...railway.clock, set: 5, round: 'OR' } })).toBe(false);
  });
  it('HSB-8.4.5.01 4-trains still grow old only with the first 8', () => {
    const scene = new TwoScene()
      .invested()
      .do({ put: 'train/4/1', at: companyPlace(RAILWAY) })
      .stock('anna', 5);
    const fifth = acted(scene.clock({ phase: '4', passes: 2, investorBrewery: null }).table, anna.passes());
    expect([trainsOf(fifth, RAILWAY), fifth.clock.phase]).toEqual([['train/4/1'], '4']);
  });
  it('HSB-8.4.5.03 by date come the colours and the export box; limits, segments and cards wait', () => {
    const fifth = opened(5);
    expect(phase(fifth).colours).toEqual(['yellow', 'green', 'brown', 'gray']);
    expect([piecesAt(fifth, 'beer/export').length, piecesAt(opened(4), 'beer/export').length]).toEqual([
      0, 6,
    ]);
    expect([
      trainLimit(fifth),
      equipmentLimit(fifth, 'B1'),
      newTrainsAllowed(fifth),
      cardsAllowed(fifth),
    ]).toEqual([4, 3, 2, 2]);
    expect([3, 4, 5, 6].every((segment) => isClosed(fifth, segment))).toBe(true);
    expect(trainsOffered(fifth)).toEqual(['train/2A/1']);
  });
});

describe('8.1 how his breweries look', () => {
  it('HSB-8.1.01 sheets show whose they are, cards lie with whoever manages', () => {
    const surfaces = stage(new TwoScene().hisCompany('equip', '3').small('B4', INVESTOR).table).surfaces;
    const sheet = (id: string) => surfaces.find((one) => one.kind === 'charter' && one.id === id);
    expect(sheet('STI')).toMatchObject({
      president: INVESTOR,
      notes: [{ key: '18do/sheet/head', params: { seat: INVESTOR, percent: 60 } }, {}],
    });
    expect(sheet('B4')).toMatchObject({ president: INVESTOR });
    const mats = surfaces.flatMap((one) => (one.kind === 'mat' ? [one.badges.map(({ key }) => key)] : []));
    expect(mats).toEqual([['18do/card/first', '18do/card/manager'], [], ['18do/card/brewery-manager']]);
    const start = stage(newTable(SEATS2, 'hsb')).surfaces.filter(({ kind }) => kind === 'mat');
    const bids = { key: '18do/mat/bids-with' };
    expect(start).toMatchObject([
      { badges: [bids, { key: '18do/card/first' }] },
      { badges: [] },
      { badges: [bids] },
    ]);
  });
});

describe('8.5 the end', () => {
  it('HSB-8.5.01 after the last brewery round of the fifth operating round', () => {
    expect(played(lastTurn(5, 3, 3).table, anna.does('brew-done')).clock.round).toBe('end');
    expect(played(lastTurn(4, 3, 3).table, anna.does('brew-done')).clock.round).toBe('SR');
    expect(lastSet(newTable(SEATS3, 'hsb'))).toBe(6);
    const track = stage(newTable(SEATS2, 'hsb')).surfaces.find(({ kind }) => kind === 'rounds');
    expect(track).toMatchObject({ rounds: [{}, {}, {}, {}, {}] });
  });
  it('HSB-8.5.01 only the two players are ranked', () => {
    const table = played(lastTurn(5, 3, 3).table, anna.does('brew-done'));
    expect(score(table).map(({ seat }) => seat)).not.toContain(INVESTOR);
  });
});
