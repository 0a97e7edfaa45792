import { describe, expect, it } from 'vitest';
import { answers } from './answers.ts';
import { applies } from './applies.ts';
import type { Table62 } from './clock.ts';
import { anna, played } from './stock-scene.ts';
import type { Scene } from './testing.ts';
import { laterRound, newTable } from './testing.ts';
import { building } from './track-scene.ts';

describe('what the table answers', () => {
  const scene = building('UP', '3');
  it('of a private, a par and a company', () => {
    const { table } = scene;
    expect(answers(table, { piece: 'private/ERIE' })?.lines[1]).toMatchObject({ key: '1862/card/ERIE' });
    expect(answers(table, { piece: 'par/UP' })?.title).toMatchObject({ params: { company: 'UP', par: 100 } });
    expect(answers(table, { piece: 'tile/ERIE/1' })?.sections).toEqual(['4']);
    const charter = answers(table, { piece: 'charter/UP' })?.more.map(({ name }) => name.key);
    expect(charter).toContain('1862/ask/fact/bonus');
  });
  it('62-18.4 62-19.11 what a certificate is worth: the price is that of 10 %, whatever else the company has printed', () => {
    const worthOf = ({ table }: Scene, piece: string) =>
      answers(table, { piece })?.lines[0]?.params?.['worth'];
    const group1 = laterRound().started('CP', 'anna', 85);
    expect([worthOf(group1, 'cert/CP/0'), worthOf(group1, 'cert/CP/1')]).toEqual([255, 85]);
    const halved = group1.cash('company/CP', 900).clock({ phase: '3' }).operating('CP', 'buyback');
    halved.table = played(halved.table, anna.buysBack(0));
    expect([worthOf(halved, 'cert/CP/0'), worthOf(halved, 'cert/CP/1')]).toEqual([85, 43]);
    expect(answers(halved.table, { piece: 'cert/CP/1' })?.title).toMatchObject({ params: { percent: 5 } });
  });
  it('62-17.12 of papers that lie aside until a buy-back, and of the 50 % that a company holds then', () => {
    const { table } = laterRound().started('CP', 'anna').cash('company/CP', 900);
    const asked = (position: Table62, piece: string) => answers(position, { piece })?.title.key;
    expect(asked(table, 'cert/CP/9')).toBe('1862/ask/aside');
    expect(asked(table, 'cert/CP/8')).toBe('1862/ask/aside');
    expect(asked(table, 'cert/UP/8')).toBe('ask/certificate');
    const half = laterRound().do({ put: 'cert/CP/9', at: 'company/CP' });
    expect(asked(half.table, 'cert/CP/9')).toBe('1862/ask/own-half');
  });
  it('62-12.1 62-12.2 of a price at the edge of the market: a dividend leads up, withheld money down', () => {
    const { table } = laterRound().started('UP', 'anna').price('UP', 9, 1);
    const [paid, withheld, sold] = answers(table, { piece: 'marker/UP' })?.lines ?? [];
    expect([paid?.params, withheld?.params, sold?.params]).toEqual([{ to: 35 }, { to: 20 }, { to: 30 }]);
    const left = laterRound().started('UP', 'anna').price('UP', 1, 1);
    expect(answers(left.table, { piece: 'marker/UP' })?.lines[1]?.params).toEqual({ to: 65 });
  });
  it('62-13.3 62-13.4 62-20.2 of a marker that only blocks, of the cell 0, and of the corner where nothing leads on', () => {
    const flipped = laterRound().do({ put: 'token/NP/0', at: 'hex/D22/n0/0', side: 'flipped' });
    expect(answers(flipped.table, { piece: 'token/NP/0' })?.title.key).toBe('1862/ask/flipped');
    expect(answers(flipped.table, { piece: 'token/B&O/0' })?.title.key).toBe('1862/ask/baltimore');
    const said = (place: string) => answers(flipped.table, { place })?.lines.map(({ key }) => key);
    expect(said('market/10/0')).toEqual(['ask/close-cell']);
    expect(said('market/0/18')).toEqual(['ask/end-cell']);
    expect(said('market/1/18')).toEqual(['ask/end-cell', 'ask/arrow/up']);
  });
  it('62-2.7 62-14.8 of trains: those with E stand beside the others, and nobody waits for them', () => {
    const last = laterRound().soldOut('2', '3', '4').operating('UP', 'trains').clock({ phase: '5' });
    expect(answers(last.table, { piece: 'train/5/1' })?.lines.at(-1)?.params).toMatchObject({ next: '6' });
    expect(answers(last.table, { role: 'phase', step: '6' })?.more[0]?.value.params).toMatchObject({
      left: 7,
    });
    expect(answers(last.table, { piece: 'train/5E/1' })?.lines.at(-1)?.key).toBe('ask/train-left');
    expect(answers(last.table, { piece: 'train/10E/1' })?.lines.at(-1)?.key).toBe('ask/train-endless');
    const out = last.soldOut('5');
    expect(applies(out.started('UP', 'anna').table, 'anna')['62-14.7']?.say.params).toEqual({
      train: '6',
      n: 3,
    });
    expect(answers(out.table, { piece: 'train/6/1' })?.lines.at(-1)?.params).toMatchObject({ next: '8' });
  });
  it('62-13.1 62-4.14 62-4.6 of what has left the game, and of a private that pays less', () => {
    const gone = laterRound().started('UP', 'anna').do({ put: 'marker/UP', at: 'out' }).owns('bert', 'SOC');
    expect(answers(gone.table, { piece: 'charter/UP' })?.more.map(({ name }) => name.key)).not.toContain(
      '1862/ask/fact/waits',
    );
    expect(answers(gone.table, { piece: 'marker/UP' })?.lines).toMatchObject([{ key: 'ask/company-gone' }]);
    expect(answers(gone.table, { piece: 'private/SOC' })?.lines[0]?.params).toEqual({ income: 15 });
    // A closed one brings nothing any more.
    expect(answers(gone.table, { piece: 'private/BOM' })?.lines.map(({ key }) => key)).toEqual([
      '1862/ask/private-closed',
      '1862/card/BOM',
    ]);
  });
  it('62-18.7 62-8.1 who is bankrupt does not have to pass, and nothing is exchanged in the yellow phase', () => {
    const { table } = laterRound().clock({ results: { dora: 0 } });
    expect(applies(table, 'anna')['62-18.7']?.say).toMatchObject({ params: { passes: 0, of: 3 } });
    expect(applies(building('UP').table, 'anna')['62-8.1']?.say.key).toBe('1862/applies/not-yet');
    expect(applies(scene.table, 'anna')['62-8.1']?.say.key).toBe('1862/applies/one-left');
  });
  it('what sentences come to now', () => {
    const now = applies(scene.table, 'anna');
    expect(now['62-7.3']?.say).toMatchObject({ params: { laid: 0, of: 2 } });
    expect(now['62-7.7']).toMatchObject({ as: 'aside' });
    expect(now['62-19.5']).toMatchObject({
      as: 'against',
      say: { params: { companies: ['NYH', 'NYC', 'CP'] } },
    });
    expect(applies(newTable(), 'anna')['62-3.4']?.say).toMatchObject({
      params: { private: 'BOM', price: 20 },
    });
  });
});
