import { describe, expect, it } from 'vitest';
import { say } from '../../table/words.ts';
import type { TeTable } from './clock.ts';
import { game } from './index.ts';
import { issue } from './moves/issue.ts';
import { redeem } from './moves/redeem.ts';
import { sell } from './moves/sell.ts';
import { kwe } from './operate-scene.ts';
import { after, Scene } from './testing.ts';
import { building } from './track-scene.ts';
import { words } from './words.ts';

/** Headline and smaller line, as anna reads them. */
function now(table: TeTable): readonly [string, string] {
  const { key, params } = game.prompt(table, null).text;
  const more = words[`${key}/more`] ? say(words, 'de', { key: `${key}/more`, params }) : '';
  return [say(words, 'de', { key, params }), more];
}
const cite = (table: TeTable): string | undefined => words[`${game.prompt(table, null).text.key}/cite`]?.de;

describe('what to do now, trains', () => {
  it('TE-7.8.8 a company with a route and money must buy', () => {
    const { table } = kwe('trains').cash('company/KWE', 100);
    expect(now(table)).toEqual([
      'anna, kaufe eine Lok für die KWE',
      'sie hat eine Strecke und muss fahren können: ab 80M',
    ]);
    expect(cite(table)).toBe('7.8');
  });
  it('TE-7.9.7 the president adds, and sells first if need be', () => {
    const scene = kwe('trains').cash('company/KWE', 30);
    expect(now(scene.table)[1]).toBe('sie muss eine haben, und 50M gibst du dazu');
    scene.cash('seat/anna', 30).shares('KWE', 'anna', 1);
    expect(now(scene.table)).toEqual([
      'anna, verkaufe Zertifikate für eine Lok der KWE',
      'für die günstigste zu 80M fehlen dir noch 20M',
    ]);
    expect(cite(scene.table)).toBe('7.9');
  });
  it('TE-7.9.13 whoever cannot pay sells, then declares', () => {
    const scene = kwe('trains').cash('company/KWE', 0).cash('seat/anna', 0);
    expect(now(scene.table)[0]).toBe('anna, erkläre den Bankrott');
    const asks = kwe('trains').cash('company/KWE', 0).cash('seat/anna', 0).founded('CME', 'bert');
    expect(now(asks.train('CME', '2').table)[0]).toBe('anna, frage nach einer Lok oder erkläre den Bankrott');
    expect(now(scene.shares('KWE', 'anna', 1).table)[0]).toBe('anna, verkaufe, was du verkaufen darfst');
  });
  it('TE-7.8.1 nobody is told to buy without room or money', () => {
    const poor = kwe('trains').train('KWE', '2').cash('company/KWE', 0);
    expect(now(poor.table)[0]).toBe('anna, beende den Zug der KWE');
    const rich = kwe('trains').train('KWE', '2').cash('company/KWE', 300);
    expect(now(rich.table)[0]).toBe('anna, kaufe Loks für die KWE');
    const full = rich.train('KWE', '2').train('KWE', '2');
    expect(now(full.table)[0]).toBe('anna, beende den Zug der KWE');
  });
  it('TE-7.10.1 after an issue nothing more is offered, after a redemption more of the same', () => {
    const { table } = kwe('trains').train('KWE', '2').shares('KWE', 'pool', 2);
    const issued = after(issue, table, { type: 'issue', seat: 'anna', count: 1 });
    expect(now(issued)).toEqual(['anna, beende den Zug der KWE', '']);
    const redeemed = after(redeem, table, { type: 'redeem', seat: 'anna', count: 1 });
    expect(now(redeemed)[1]).toBe('oder weitere Zertifikate zurückkaufen');
    expect(now(table)[1]).toBe('oder weiter: Zertifikate ausgeben, Zertifikate zurückkaufen, Zug beenden');
    const first = kwe('trains').train('KWE', '2').clock({ veterans: [] });
    expect(now(first.table)[1]).toBe('oder weiter: Zug beenden');
  });
});

describe('what to do now, running', () => {
  it('TE-7.6.4 a company without a train has nothing to run', () => {
    expect(now(kwe('run').table)).toEqual([
      'anna, es fährt nichts für die KWE',
      'sie hat keine Lok: weiter, der Kurs sinkt',
    ]);
    expect(now(kwe('run').train('KWE', '2').table)[0]).toBe('anna, fahre mit den Loks der KWE');
  });
  it('TE-7.3.7 TWE is not told to build before there are green tiles', () => {
    expect(now(building('TWE', '2').table)[0]).toBe('anna, es fährt nichts für die TWE');
    expect(now(building('TWE', '3').table)[0]).toBe('anna, lege Gleis für die TWE');
  });
});

describe('what to do now, trading', () => {
  it('TE-6.2.1 nobody is told to sell in the first stock round', () => {
    expect(now(new Scene().founded('KHS', 'bert').table)[1]).toBe(
      'Kaufen oder versteigern; verkauft wird erst ab der zweiten Aktienrunde.',
    );
  });
  it('TE-6.4.12 above the certificate limit the only thing to do is to sell', () => {
    const { table } = new Scene()
      .founded('KHS', 'anna')
      .founded('KWE', 'bert')
      .founded('CME', 'cleo')
      .shares('KHS', 'anna', 4)
      .shares('KWE', 'anna', 4)
      .shares('CME', 'anna', 3)
      .clock({ set: 2 });
    expect(now(table)).toEqual(['anna, verkaufe 2 Zertifikate.', 'Du hast 12, erlaubt sind 10.']);
    expect(cite(table)).toBe('6.4');
    const sold = after(sell, table, { type: 'sell', seat: 'anna', company: 'KHS', count: 1 });
    expect(now(sold)[0]).toBe('anna, verkaufe 1 Zertifikat.');
  });
  it('TE-6.0.2 after a sale more may be sold', () => {
    const { table } = new Scene().founded('KHS', 'anna').clock({ set: 2, sold: true });
    expect(now(table)).toEqual([
      'anna, handle weiter oder beende deinen Zug.',
      'Weiter verkaufen, ein Zertifikat kaufen oder eine Gesellschaft versteigern.',
    ]);
  });
});
