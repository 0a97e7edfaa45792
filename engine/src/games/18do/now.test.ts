import { describe, expect, it } from 'vitest';
import { game } from './index.ts';
import { hisTurn, invested } from './investor/scene.ts';
import { anna, bert, newTable, played, Scene, SEATS2 } from './testing.ts';

/** What the panel says, and what it offers to whoever decides. */
const now = ({ table }: { readonly table: Scene['table'] }) => {
  const [seat = ''] = game.turn(table);
  const { text, choices } = game.prompt(table, seat);
  return {
    seat,
    text: text.key.replace('18do/now/', ''),
    offers: [...new Set(choices.map(({ label }) => label.key.replace('18do/choice/', '')))],
  };
};
const kwe = (step: 'payout' | 'trains') => new Scene().runs('KWE', 'anna').operating('KWE', step);

describe('what is to do now', () => {
  it('bids, then trades', () => {
    expect(now({ table: newTable() })).toEqual({ seat: 'anna', text: 'private', offers: ['bid'] });
    expect(now(new Scene().stock('anna', 1))).toEqual({
      seat: 'anna',
      text: 'first-trade',
      offers: ['found', 'pass'],
    });
    expect(now(new Scene().runs('KWE', 'anna').stock()).text).toBe('trade');
    expect(
      now({ table: played(new Scene().runs('KWE', 'anna').stock().table, anna.sells('KWE')) }),
    ).toMatchObject({
      text: 'sold',
      offers: expect.arrayContaining(['pass-sold', 'sell']),
    });
  });
  it('surplus certificates and trains come first', () => {
    const many = new Scene(['anna', 'bert', 'cleo', 'dora', 'emil'])
      .stock()
      .runs('KWE', 'bert')
      .runs('BME', 'bert');
    many.runs('CME', 'bert').shares('KWE', 'anna', 4).shares('BME', 'anna', 4).shares('CME', 'anna', 3);
    expect(now(many).text).toBe('must-sell');
    expect(
      now(kwe('trains').train('KWE', '3').train('KWE', '3').train('KWE', '3').clock({ phase: '5' })),
    ).toMatchObject({
      text: 'discard',
      offers: ['discard'],
    });
  });
  it('revenue, trains and the duty to own one', () => {
    expect(now(kwe('payout').clock({ shown: { routes: [], revenue: 80 } }))).toMatchObject({
      text: 'payout',
      offers: expect.arrayContaining(['pay', 'withhold']),
    });
    expect(now(kwe('trains').train('KWE', '2')).text).toBe('trains');
    expect(now(kwe('trains').cash('company/KWE', 100)).text).toBe('must-buy');
    expect(now(kwe('trains').cash('company/KWE', 10)).text).toBe('must-issue');
    expect(now(kwe('trains').cash('company/KWE', 10).shares('KWE', 'bert', 5))).toMatchObject({
      text: 'must-force',
      offers: ['force'],
    });
    expect(now(kwe('trains').clock({ operating: null }))).toEqual({
      seat: 'anna',
      text: 'go-on',
      offers: ['done-nobody'],
    });
  });
  it('a question is answered', () => {
    const asked = kwe('trains').cash('company/KWE', 100).runs('BME', 'bert').train('BME', '2');
    const table = played(asked.table, anna.does('offer', { train: 'train/2/1', price: 50 }));
    expect(now({ table })).toEqual({ seat: 'bert', text: 'offer', offers: ['accept', 'decline'] });
  });
  it('two players: pick a card, manage the railway of the Investor, watch him', () => {
    const picked = played(newTable(SEATS2, 'zsv'), anna.bids('PB2', 50), bert.bids('PB1', 20));
    expect(now({ table: picked })).toEqual({
      seat: 'bert',
      text: 'pick',
      offers: ['pick-first-action', 'pick-investors-railway'],
    });
    expect(now(hisTurn('track'))).toMatchObject({ seat: 'anna', text: 'manage-building' });
    expect(now(hisTurn('track')).offers).toContain('leave-building');
    expect(now(hisTurn('trains').cash('company/RhE', 40))).toEqual({
      seat: 'anna',
      text: 'manage-sale',
      offers: ['issue', 'leave-sale'],
    });
    const further = hisTurn('trains').cash('company/RhE', 200).train('RhE', '2');
    expect(now(further)).toEqual({
      seat: 'anna',
      text: 'manage-further',
      offers: ['train-new', 'leave-further'],
    });
    expect(now(hisTurn('payout').clock({ shown: { routes: [], revenue: 50 } }))).toMatchObject({
      seat: 'investor',
      text: 'investor',
    });
    expect(now(invested())).toMatchObject({ seat: 'investor', text: 'trade' });
  });
});
