import { describe, expect, it } from 'vitest';
import { say } from '../../table/words.ts';
import type { Table62 } from './clock.ts';
import { game } from './index.ts';
import { acted, anna, bert, cleo, dora } from './stock-scene.ts';
import { laterRound, newTable, Scene } from './testing.ts';
import { words } from './words.ts';

/** Headline and smaller line, as everybody reads them. */
function now(table: Table62): readonly [string, string] {
  const { key, params } = game.prompt(table, null).text;
  const more = words[`${key}/more`] ? say(words, 'en', { key: `${key}/more`, params }) : '';
  return [say(words, 'en', { key, params }), more];
}
const where = (table: Table62) => game.prompt(table, null).where.map((one) => say(words, 'en', one));
const nyc = (step: 'trains' | 'buyback' | 'payout' = 'trains') =>
  laterRound().started('NYC', 'anna').token('NYC', 0, 'G35', 0, 0).operating('NYC', step);

describe('what to do now', () => {
  it('62-3.4 in the first stock round', () => {
    expect(now(newTable())).toEqual([
      'anna, buy, bid or pass.',
      'Butterfield Overland Mail costs $20; the others take bids.',
    ]);
    expect(where(newTable())).toEqual(['SR 1', 'phase 2']);
    const free = new Scene().clock({ firstPrice: 0 }).table;
    expect(now(free)[0]).toBe('anna, take the Butterfield Overland Mail.');
    const auction = acted(newTable(), anna.bids('ERIE', 45), bert.bids('ERIE', 50), cleo.takes('BOM'));
    expect(now(auction)).toEqual(['anna, outbid $50 or pass.', 'bert bids $50 for Erie Steamship Company.']);
    const last = new Scene().privatesSold().clock({ parDue: { seat: 'dora', company: 'NYH' } }).table;
    expect(now(last)[0]).toBe('dora, set the par of the NYH.');
  });
  it('62-19.22 62-18.1 in stock rounds', () => {
    expect(now(laterRound().clock({ set: 1 }).table)[1]).toBe('Selling starts with the second stock round.');
    expect(now(laterRound().table)[0]).toBe('anna, trade or pass.');
    const sold = acted(laterRound().started('NYC', 'bert').shares('NYC', 'anna', 1).table, anna.sells('NYC'));
    expect(now(sold)[0]).toBe('anna, buy now or end your turn.');
  });
  it('62-14.6 62-14.14 about trains', () => {
    expect(now(nyc().table)).toEqual([
      'anna, buy a train for the NYC',
      'it has a route and no train: from $100',
    ]);
    expect(now(nyc().cash('company/NYC', 60).table)[1]).toBe('it must have one; you add $40 at least');
    expect(now(nyc().train('NYC', '2').table)[0]).toBe('anna, buy trains for the NYC');
    expect(now(nyc().train('NYC', '2').cash('company/NYC', 0).table)[0]).toBe(
      'anna, end the turn of the NYC',
    );
  });
  it('62-14.18 62-15.1 about debts', () => {
    const owed = [{ seat: 'anna', amount: 80, to: 'bank', company: 'NYC', why: 'train' as const }];
    const poor = nyc().cash('seat/anna', 0).clock({ owed });
    expect(now(poor.table)[0]).toBe('anna, declare bankruptcy');
    expect(now(poor.started('CP', 'bert').shares('CP', 'anna', 1).table)).toEqual([
      'anna, sell shares for the train of the NYC',
      '$80 are still missing',
    ]);
  });
  it('62-17.2 62-11.4 62-14.11 about payout, buy-back and surplus', () => {
    const paying = nyc('payout').clock({ ran: { routes: [], revenue: 70 } });
    expect(now(paying.table)[1]).toBe('$70: pay out all or withhold all');
    expect(now(nyc('buyback').table)[0]).toBe('anna, end the turn of the NYC');
    expect(now(nyc('buyback').clock({ phase: '3' }).table)[0]).toBe('anna, does the NYC buy back shares?');
    const many = nyc().soldOut('2', '3', '4').clock({ phase: '5' }).train('NYC', '5').train('NYC', '5');
    expect(now(many.train('NYC', '6').table)[0]).toBe('anna, give up the surplus trains of the NYC.');
  });
  it('62-20.1 the last set is announced, and the end', () => {
    expect(where(nyc().clock({ ending: 'price' }).table)).toContain('last set: price above 379');
    expect(now(nyc().clock({ round: 'end' }).table)[0]).toBe('The game is over.');
    expect(acted(laterRound().table, dora.passes()).clock.turn).toBe('anna');
  });
});

describe('what is offered', () => {
  const offered = (table: Table62, seat = 'anna') =>
    game.prompt(table, seat).choices.map(({ label }) => say(words, 'en', label));
  it('62-3.4 62-3.5 the cheapest to buy, the others to bid on', () => {
    expect(offered(newTable()).slice(0, 3)).toEqual([
      'buy Butterfield Overland Mail · $20',
      'bid on Erie Steamship Company',
      'bid on Baltimore & Ohio Railroad',
    ]);
    expect(game.prompt(newTable(), 'anna').choices[1]?.blanks).toMatchObject([
      { min: 45, max: 600, step: 1 },
    ]);
    expect(offered(newTable(), 'bert')).toEqual([]);
  });
  it('62-19.8 62-19.9 one button a company that can be founded, at par 100 unless somebody says otherwise', () => {
    expect(offered(laterRound().table)).toEqual([
      'found NYH · 30 %',
      'found NYC · 30 %',
      'found CP · 30 %',
      'pass',
    ]);
    expect(game.prompt(laterRound().table, 'anna').choices[0]?.blanks).toMatchObject([
      { field: 'par', min: 70, max: 100, start: 100 },
    ]);
  });
  it('62-14.14 62-17.1 trains with what the director adds, and the buy-back with its notes', () => {
    expect(offered(nyc().cash('company/NYC', 60).table)[0]).toBe('buy 2 · $100, $40 from anna');
    const scene = nyc('buyback').clock({ phase: '3' }).train('NYC', '2').cash('company/NYC', 0);
    const [back] = game.prompt(scene.table, 'anna').choices;
    expect([say(words, 'en', back!.label), back?.blanks]).toMatchObject([
      'buy back half of the shares · $500',
      [{ field: 'notes', min: 9, max: 9 }],
    ]);
  });
  it('62-4.6 62-14.18 a private to close for whoever is on turn, and what a debt leaves', () => {
    expect(offered(laterRound().owns('anna', 'BOM').table).at(-1)).toBe('close Butterfield Overland Mail');
    expect(offered(laterRound().owns('bert', 'BOM').table, 'bert')).toEqual([]);
    const owed = [{ seat: 'anna', amount: 80, to: 'bank', company: 'NYC', why: 'train' as const }];
    const poor = nyc()
      .cash('seat/anna', 0)
      .clock({ owed, veterans: ['CP'] })
      .started('CP', 'bert');
    expect(offered(poor.table)).toEqual(['declare bankruptcy']);
    expect(offered(poor.shares('CP', 'anna', 1).table)).toEqual(['emergency sale of CP · $100 each']);
  });
});
