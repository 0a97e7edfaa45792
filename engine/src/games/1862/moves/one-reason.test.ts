import { describe, expect, it } from 'vitest';
import { acted, anna, bert, broke, found, played } from '../stock-scene.ts';
import { laterRound, newTable, Scene } from '../testing.ts';
import {
  building,
  extraBreaches,
  minneapolis,
  rockIsland,
  runBreaches,
  stationBreaches,
} from '../track-scene.ts';

/** Where one thing stands in the way, other things need not be said – least of all those that are not so. */
describe('one reason where one suffices: players', () => {
  it('62-3.2 ✗ whose turn is over hears that, whatever else is wrong with the second act', () => {
    const table = played(newTable(), anna.takes('BOM'));
    expect(broke(table, anna.takes('RMC'))).toEqual(['3/one-act']);
    expect(broke(table, anna.bids('B&O', 1))).toEqual(['3/one-act']);
  });
  it('62-3.4 ✗ what is not bought outright has no price either, and in an auction nobody is told to bid on what is sold', () => {
    expect(broke(new Scene().cash('seat/anna', 30).table, anna.takes('RMC'))).toEqual(['3/cheapest-only']);
    const auction = {
      lot: 'BOM',
      opener: 'dora',
      bidder: 'bert',
      bid: 25,
      turn: 'anna',
      out: ['cleo', 'dora'],
    };
    const auctioned = laterRound().do({ put: 'private/BOM', at: 'privates' }).clock({ auction });
    expect(broke(auctioned.table, anna.bids('ERIE', 45))).toEqual(['3/not-on-display']);
    auctioned.do({ put: 'private/RMC', at: 'privates' });
    expect(found(auctioned.table, anna.bids('RMC', 105))).toMatchObject([
      { rule: '1862/3/other-lot', params: { private: 'RMC', other: 'BOM' } },
    ]);
  });
  it('62-19.1 62-18.1 ✗ the same after a purchase of shares', () => {
    const { table } = laterRound().founded('NYC', 'bert').cash('seat/anna', 100);
    const bought = played(table, anna.buys('NYC'));
    expect(broke(bought, anna.buys('NYC'))).toEqual(['19/one-a-turn']);
    expect(broke(bought, anna.founds('UP', 90))).toEqual(['19/one-a-turn']);
    expect(broke(bought, anna.sells('CP', 3))).toEqual(['18/sales-first']);
    // In the first stock round nothing would have been sold before it either.
    const first = new Scene().privatesSold().founded('NYC', 'bert');
    expect(broke(played(first.table, anna.buys('NYC')), anna.sells('NYC'))).toEqual(['19/no-sales-yet']);
  });
  it('62-19.3 62-19.9 ✗ a par matters only where the company can be founded', () => {
    expect(broke(newTable(), anna.founds('CP', 90))).toEqual(['19/privates-first']);
    expect(broke(laterRound().table, anna.founds('UP', 90))).toEqual(['19/group-2']);
    expect(broke(laterRound().founded('CP', 'bert').table, anna.founds('CP', 90))).toEqual([
      '19/founded-already',
    ]);
  });
  it('62-4.15 ✗ and only for whoever has to set one', () => {
    const { table } = laterRound().clock({ parDue: { seat: 'anna', company: 'NYH' } });
    expect(broke(table, bert.sets(90))).toEqual(['4/par-by-owner']);
    expect(broke(laterRound().table, bert.sets(90))).toEqual(['4/no-par-due']);
  });
  it('62-19.24 ✗ what nobody holds is not said to have no price', () => {
    expect(broke(laterRound().table, anna.sells('WP'))).toEqual(['19/own-certificates']);
  });
  it('62-13.5 62-19.12 ✗ a company that closed by the own sale is gone, and not to be had again in the next round', () => {
    const scene = laterRound().started('CP', 'bert').shares('CP', 'anna', 1).price('CP', 9, 0);
    const table = acted(scene.clock({ veterans: ['CP'] }).table, anna.sells('CP'));
    expect(broke(table, anna.buys('CP', 'pool'))).toEqual(['13/gone']);
    expect(broke(table, anna.sells('CP'))).toEqual(['19/own-certificates']);
  });
});

describe('one reason where one suffices: companies', () => {
  it('62-9.6 ✗ a second marker in a turn, wherever it would go', () => {
    const scene = minneapolis().clock({ stationed: true, step: 'run' });
    expect(stationBreaches(scene, 'D22')).toEqual(['1862/9/one-station']);
  });
  it('62-9.2 ✗ where one stands, whether a place is free, kept or reached does not matter', () => {
    const scene = building('NYC').clock({ step: 'station' });
    expect(stationBreaches(scene, 'G35', 0)).toEqual(['1862/9/once-a-hex']);
    expect(stationBreaches(scene, 'G35', 1)).toEqual(['1862/9/once-a-hex']);
    // Nor what a marker costs, where there is no circle for it.
    expect(stationBreaches(scene.cash('company/NYC', 0), 'G31')).toEqual(['1862/9/no-circle']);
  });
  it('62-4.11 ✗ a green tile by private 4 before there are any, and any tile by somebody else', () => {
    expect(extraBreaches(minneapolis().owns('anna', 'RMC'), 'D22', '14')).toEqual(['1862/4/rmc-yellow']);
    expect(extraBreaches(minneapolis(), 'D22', '14')).toEqual(['1862/4/rmc-owner']);
  });
  it('62-10.2 ✗ trains that have run, on whatever route', () => {
    expect(runBreaches(rockIsland().clock({ step: 'trains' }), [['2/1', 'F26']])).toEqual([
      '1862/10/ran-already',
    ]);
  });
  it('62-5.7 ✗ a bonus for a city that is no target of the company, though the run calls there', () => {
    const scene = rockIsland().train('ATS', '2').clock({ step: 'run' });
    expect(runBreaches(scene, [['2/1', 'F26', 'F24']], ['F24'])).toEqual(['1862/5/bonus-target']);
    expect(runBreaches(scene, [['2/1', 'F26', 'F24']], ['H14'])).toEqual(['1862/5/bonus-earned']);
  });
  it('62-14.8 62-14.10 ✗ what cannot be had has no price', () => {
    const scene = rockIsland().cash('company/ATS', 50).clock({ step: 'trains' });
    expect(broke(scene.table, anna.train('train/5E/1', { price: 1, help: 9 }))).toEqual(['14/express-later']);
    for (let i = 0; i < 4; i++) scene.train('ATS', '2');
    expect(broke(scene.table, anna.train('train/2/5'))).toEqual(['14/train-limit']);
    // And who asks nobody has nothing to pay.
    expect(broke(scene.table, anna.offers('train/3/1', 90))).toEqual(['14/offer-whom']);
  });
  it('62-14.13 ✗ without need the director adds nothing: not what is missing, and not another sum', () => {
    const { table } = rockIsland().train('ATS', '2').cash('company/ATS', 60).clock({ step: 'trains' });
    for (const help of [0, 10, 40])
      expect(found(table, anna.train('train/2/2', { help }))).toMatchObject([
        { rule: '1862/14/treasury-pays', params: { price: 100, cash: 60 } },
      ]);
  });
  it('62-14.6 ✗ a company without a train buys one first, also in the yellow phase', () => {
    const { table } = rockIsland().clock({ step: 'trains' });
    expect(broke(table, anna.buysBack(0))).toEqual(['14/train-duty']);
    expect(
      broke(rockIsland().cash('company/ATS', 0).clock({ step: 'trains' }).table, anna.buysBack(9)),
    ).toEqual(['14/must-fund']);
  });
});
