import { describe, expect, it } from 'vitest';
import { companyPlace } from '../../../rail/ids.ts';
import { say } from '../../../table/words.ts';
import type { DoTable } from '../clock.ts';
import { game } from '../index.ts';
import { broke, played } from '../testing.ts';
import { anna, BrewScene } from './brew-scene.ts';

/** What is to do now, by its last word; it is said in both languages without a gap. */
const now = (table: DoTable): string => {
  const { key, params = {} } = game.prompt(table, 'anna').text;
  for (const language of ['de', 'en'] as const)
    for (const part of ['', '/more', '/other', '/cite'])
      expect(say(game.words, language, { key: `${key}${part}`, params })).not.toMatch(/18do|[{}–]/);
  return key.replace('18do/now/', '');
};
const seven = (cash: number, ...types: readonly string[]) =>
  new BrewScene().small('B7', 'anna', ...types).cash(companyPlace('B7'), cash);
const dub = (cash: number) =>
  new BrewScene()
    .company('DUB', 'anna', 80)
    .gone('2A', '2B')
    .clock({ phase: '3' })
    .cash(companyPlace('DUB'), cash)
    .brews('DUB', 'equip');

describe('what a brewery is to do now', () => {
  it('HSB-6.5.2.3.05 it delivers while it can, and then uses its income', () => {
    const scene = seven(0, 's2').wants(2, 1, 0).brews('B7');
    expect(now(scene.table)).toBe('deliver');
    const served = played(scene.table, anna.delivers('kettle/2/1', 2));
    expect(now(served)).toBe('brew-income');
    expect(broke(served, anna.keeps())).toEqual([]);
    expect(now(seven(0).wants(2, 1, 0).brews('B7').table)).toBe('brew-income');
  });
  it('HSB-6.5.2.4.08 it is told to load where a train could take beer', () => {
    const scene = new BrewScene().company('DUB', 'anna', 80, '5').carrier('BME', 'anna', '5');
    expect(now(scene.clock({ phase: '5' }).brews('DUB').table)).toBe('load');
  });
  it('HSB-6.5.2.6.05 it may buy, or has nothing to buy', () => {
    expect(now(seven(80, 's2').brews('B7', 'equip').table)).toBe('equip');
    expect(now(seven(39, 's2').brews('B7', 'equip').table)).toBe('equip-over');
    expect(now(seven(80, 's2').brews('B7', 'equip').clock({ equipped: 2 }).table)).toBe('equip-over');
  });
  it('HSB-6.5.2.7.01 HSB-6.5.2.7.03 it is not told to end a turn that it may not end', () => {
    expect(now(seven(80).brews('B7', 'equip').table)).toBe('must-equip');
    expect(now(dub(180).table)).toBe('must-equip');
    expect(now(dub(10).table)).toBe('equip-sells');
    expect(now(dub(10).clock({ dutySold: true }).table)).toBe('equip-forces');
  });
  it('HSB-6.6.01 the end has its own paragraph', () => {
    const { table } = new BrewScene().clock({ round: 'end' });
    const { key } = game.prompt(table, 'anna').text;
    expect(say(game.words, 'de', { key: `${key}/cite` })).toBe('6.6');
  });
});
