import { describe, expect, it } from 'vitest';
import { companyPlace, POOL } from '../../../../rail/ids.ts';
import { inPool, onSheet, priceOf, treasury } from '../../readers.ts';
import { broke, played } from '../../testing.ts';
import { anna, bert, BrewScene } from '../brew-scene.ts';
import { pileOf } from '../readers.ts';

/** DUB of anna at 80: she has 50 %, the company three of 10 % and one of 20 %. */
const dub = (cash = 0) =>
  new BrewScene().company('DUB', 'anna', 80, '4').brews('DUB').cash(companyPlace('DUB'), cash);
const issue = anna.does('brew-issue');
const redeem = anna.does('brew-redeem');

describe('one certificate of the company’s own', () => {
  it('HSB-6.5.2.1.03 ✗ one sold and one bought back in the same turn', () => {
    const sold = played(dub(500).table, issue);
    expect(broke(sold, redeem)).toEqual(['6.5.2.1/brew-one-share']);
    expect(broke(sold, issue)).toEqual(['6.5.2.1/brew-one-share']);
  });
  it('HSB-6.5.2.1.03 ✓ one, at any time of the turn', () => {
    expect(broke(dub().table, issue)).toEqual([]);
    expect(broke(dub().brews('DUB', 'equip').table, issue)).toEqual([]);
  });
  it('HSB-6.5.2.1.04 HSB-6.5.2.1.06 a sale brings the price before it, then the marker goes one left', () => {
    const table = played(dub().table, issue);
    expect([treasury(table, 'DUB'), priceOf(table, 'DUB'), inPool(table, 'DUB')]).toEqual([80, 75, 10]);
  });
  it('HSB-6.5.2.1.04 ✗ above 50 % in the pool', () => {
    const full = dub().certs('DUB', POOL, 3).certs('DUB', POOL, 2, 'seat/anna');
    expect(broke(full.table, anna.does('brew-issue', { big: true }))).toEqual(['4.4.5/brew-pool']);
  });
  it('HSB-6.1.2.05 HSB-6.5.2.1.03 ✗ the 20 % certificate under the others, and one from an empty pool', () => {
    const big = anna.does('brew-issue', { big: true });
    expect(broke(dub().table, big)).toEqual(['6.1.2/top-of-pile']);
    expect(broke(dub(500).table, redeem)).toEqual(['6.5.2.1/brew-holds-none']);
  });
  it('HSB-6.5.2.1.06 buying back costs the present price and moves nothing; the certificate lies by its number', () => {
    const scene = dub(100).certs('DUB', POOL, 1);
    const table = played(scene.table, redeem);
    expect([treasury(table, 'DUB'), priceOf(table, 'DUB'), onSheet(table, 'DUB')]).toEqual([20, 80, 50]);
    expect(pileOf(table, 'DUB')[0]).toBe('cert/DUB/3');
    expect(broke(dub(70).certs('DUB', POOL, 1).table, redeem)).toEqual(['6.5.2.1/brew-redeem-cash']);
  });
  it('HSB-6.5.2.1.05 ✗ a small brewery sells a share', () => {
    const scene = new BrewScene().small('B7', 'anna', 's2').brews('B7');
    expect(broke(scene.table, issue)).toEqual(['6.5.2.1/small-has-none']);
  });
  it('HSB-6.5.2.1.05 ✓ a company does', () => {
    expect(broke(dub().table, issue)).toEqual([]);
  });
  it('HSB-6.5.2.1.07 ✗ RIT sells in the turn of DUB', () => {
    const scene = dub().company('RIT', 'bert', 70, '3').brews('DUB');
    expect(broke(scene.table, bert.does('brew-issue'))).toEqual(['6.5.2/brewers-turn']);
  });
  it('HSB-6.5.2.1.07 ✓ in its own', () => {
    const scene = dub().company('RIT', 'bert', 70, '3').brews('RIT');
    expect(broke(scene.table, bert.does('brew-issue'))).toEqual([]);
  });
  it('HSB-6.5.2.7.05 ✓ what the duty to own equipment asks for comes on top', () => {
    const scene = new BrewScene()
      .company('DUB', 'anna', 80)
      .gone('2A', '2B')
      .clock({ phase: '3', dealt: 'issued' });
    expect(broke(scene.brews('DUB', 'equip').table, issue)).toEqual([]);
    const sold = played(scene.table, issue);
    expect([sold.clock.dutySold, broke(sold, issue)]).toEqual([true, ['6.5.2.1/brew-one-share']]);
  });
});
