import { describe, expect, it } from 'vitest';
import { apply } from '../../../table/apply.ts';
import { kwe, money } from '../operate-scene.ts';
import { game } from '../index.ts';
import { trainsOf, treasury, turn } from '../readers.ts';
import type { Scene } from '../testing.ts';
import { after, breaches, findingsOf } from '../testing.ts';
import { done } from './done.ts';
import { accept, decline, offer } from './offer.ts';
import { pieceOf, piecesAt } from '../../../table/places.ts';

/** anna's KWE (300) is buying trains; bert's CME has a 3. */
const scene = (): Scene =>
  kwe('trains').cash('company/KWE', 300).founded('CME', 'bert').train('CME', '3').train('KWE', '2');
const ask = (price: number, train = 'train/3/1') => ({ type: 'offer', seat: 'anna', train, price });
const yes = (seat = 'bert') => ({ type: 'accept', seat });
const no = (seat = 'bert') => ({ type: 'decline', seat });

describe('asking another president for a train, §7.8', () => {
  it('TE-7.8.2 ✓ with consent the train changes hands', () => {
    const { table } = scene();
    expect(findingsOf(offer, table, ask(250))).toEqual([]);
    const asked = after(offer, table, ask(250));
    expect(asked.clock.offer).toEqual({ train: 'train/3/1', buyer: 'KWE', seller: 'CME', price: 250 });
    expect(turn(asked)).toEqual(['bert']);
    expect(breaches(accept, asked, yes())).toEqual([]);
    const sold = after(accept, asked, yes());
    expect(trainsOf(sold, 'KWE')).toContain('train/3/1');
    expect(treasury(sold, 'KWE')).toBe(50);
    expect(treasury(sold, 'CME') - treasury(table, 'CME')).toBe(250);
    expect(sold.clock.offer).toBeNull();
    expect(turn(sold)).toEqual(['anna']);
    expect(money(sold)).toBe(money(table));
  });
  it('TE-7.8.2 ✗ the buyer or a third player says yes', () => {
    const asked = after(offer, scene().table, ask(250));
    expect(breaches(accept, asked, yes('anna'))).toEqual(['18te/7.8/who-answers']);
    expect(breaches(accept, asked, yes('cleo'))).toEqual(['18te/7.8/who-answers']);
  });
  it('TE-7.8.2 ✗ goes on while the question is open', () => {
    const asked = after(offer, scene().table, ask(250));
    expect(breaches(done, asked, { type: 'done', seat: 'anna' })).toEqual(['18te/7.8/offer-open']);
    expect(breaches(offer, asked, ask(260))).toEqual(['18te/7.8/offer-open']);
  });
  it('TE-7.8.2 ✓ a refusal leaves everything as it was; the asking president may also withdraw', () => {
    const { table } = scene();
    const asked = after(offer, table, ask(250));
    for (const seat of ['bert', 'anna']) {
      expect(breaches(decline, asked, no(seat))).toEqual([]);
      expect(after(decline, asked, no(seat))).toEqual(table);
    }
    expect(breaches(decline, asked, no('cleo'))).toEqual(['18te/7.8/who-answers']);
  });
  it('TE-7.8.3 ✗ offers 0M, or more than the treasury holds', () => {
    expect(breaches(offer, scene().table, ask(0))).toEqual(['18te/7.8/price-least']);
    expect(breaches(offer, scene().table, ask(301))).toEqual(['18te/7.8/price-most']);
  });
  it('TE-7.8.3 ✓ offers 1M, or the whole treasury', () => {
    expect(breaches(offer, scene().table, ask(1))).toEqual([]);
    expect(breaches(offer, scene().table, ask(300))).toEqual([]);
  });
  it('TE-7.9.4 an offer that the president helps to pay says so, and the log tells it', () => {
    const { table } = kwe('trains')
      .founded('CME', 'bert')
      .train('CME', '2')
      .cash('company/KWE', 10)
      .cash('seat/anna', 60);
    const wish = ask(60, 'train/2/1');
    expect(findingsOf(offer, table, wish)).toMatchObject([
      { rule: '18te/7.9/emergency', weight: 'caution', params: { president: 'anna', missing: 50 } },
    ]);
    const label = accept.label(after(offer, table, wish), yes());
    expect(label).toMatchObject({ key: '18te/log/accept-help', params: { president: 'anna', help: 50 } });
  });
  it('TE-7.8.2 the log tells a refusal from a request withdrawn', () => {
    const asked = after(offer, scene().table, ask(250));
    expect(decline.label(asked, no('bert')).key).toBe('18te/log/decline');
    expect(decline.label(asked, no('anna'))).toMatchObject({
      key: '18te/log/withdraw',
      params: { company: 'KWE', train: '3' },
    });
  });
  it('TE-7.8.1 ✗ asks for a train at the limit', () => {
    expect(breaches(offer, scene().train('KWE', '2').train('KWE', '2').table, ask(100))).toEqual([
      '18te/7.8/train-limit',
    ]);
  });
  it('TE-7.9.5 nobody has to buy from another company, however cheap', () => {
    const { table } = kwe('trains').cash('company/KWE', 0).founded('CME', 'bert').train('CME', '3');
    const inDepot = piecesAt(table, 'depot').filter((id) => id.startsWith('train/'));
    const empty = apply(
      table,
      inDepot.map((put) => ({ put, at: 'out' })),
    );
    expect(breaches(done, empty, { type: 'done', seat: 'anna' })).toEqual([]);
  });
  it('TE-7.8.2 only other companies can be asked, and only what was asked can be answered', () => {
    const { table } = scene();
    expect(breaches(offer, table, ask(100, 'train/2/2'))).toEqual(['18te/7.8/offer-whom']);
    expect(after(offer, table, ask(100, 'train/2/2'))).toBe(table);
    expect(breaches(accept, table, yes())).toEqual(['18te/7.8/nothing-asked']);
    expect(after(accept, table, yes())).toBe(table);
    expect(after(decline, table, no())).toBe(table);
  });
  it('TE-7.8.2 a train carried off meanwhile is not bought', () => {
    const asked = after(offer, scene().table, ask(250));
    const gone = { ...asked, pieces: asked.pieces.with(new Map([['train/3/1', { at: 'pool', side: '3' }]])) };
    expect(breaches(accept, gone, yes())).toEqual(['18te/7.8/train-gone']);
    const then = after(accept, gone, yes());
    expect(pieceOf(then, 'train/3/1')?.at).toBe('pool');
    expect(then.cash).toBe(gone.cash);
  });
  it('TE-7.8.2 who presides over both is told that no question is needed', () => {
    const { table } = kwe('trains')
      .founded('CME', 'anna')
      .train('CME', '3')
      .cash('company/KWE', 300)
      .train('KWE', '2');
    expect(findingsOf(offer, table, ask(100)).map((f) => f.rule)).toEqual(['18te/7.8/offer-self']);
  });
  it('options ask others, and answer', () => {
    const { table } = scene();
    const asks = [...game.options(table, 'anna', { type: 'offer' })].map((m) => m['price']);
    expect(asks).toEqual([1, 200, 300]);
    const asked = after(offer, table, ask(250));
    expect([...game.options(asked, 'bert')].map((m) => m.type)).toEqual(['accept', 'decline']);
  });
});
