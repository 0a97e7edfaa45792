import { describe, expect, it } from 'vitest';
import { interpret } from '../../table/interpret.ts';
import type { Gesture } from '../../table/game.ts';
import type { Seat } from '../../table/types.ts';
import { game } from './index.ts';
import { bidMarker } from './readers.ts';
import { newTable, Scene, SEATS2, played, anna, bert } from './testing.ts';

/** What a hand means, and whether it may. */
const meant = (scene: Scene | { readonly table: Scene['table'] }, seat: Seat, gesture: Gesture) =>
  interpret(game, scene.table, seat, gesture).map(({ move: { seat: _, ...move }, findings }) => ({
    ...move,
    ok: !findings.some(({ weight }) => weight === 'breach'),
  }));
const kwe = () => new Scene().runs('KWE', 'anna').stock();
const buying = (cash: number) =>
  new Scene().runs('KWE', 'anna').operating('KWE', 'trains').cash('company/KWE', cash);

describe('what hands mean', () => {
  it('a bid marker on a field is a bid', () => {
    const table = newTable();
    expect(meant({ table }, 'anna', { piece: bidMarker(table, 'anna'), to: 'bid/PB2/45' })).toEqual([
      { type: 'bid', lot: 'PB2', bid: 45, ok: true },
    ]);
  });
  it('a price marker on a coloured cell founds its railway at that price', () => {
    expect(meant(new Scene().stock('anna', 1), 'anna', { piece: 'marker/KWE', to: 'market/3/2' })).toEqual([
      { type: 'found', company: 'KWE', price: 60, colour: 'yellow', ok: true },
    ]);
  });
  it('the director’s certificate to one’s mat asks for the start price', () => {
    const readings = meant(new Scene().stock('anna', 1), 'anna', { piece: 'cert/KWE/0', to: 'seat/anna' });
    expect(readings.map((one) => ('price' in one ? one.price : 0))).toEqual([75, 70, 65, 60, 55, 50]);
  });
  it('a certificate to one’s mat is a purchase, into the pool a sale', () => {
    expect(meant(kwe(), 'anna', { piece: 'cert/KWE/5', to: 'seat/anna' })).toEqual([
      { type: 'buy', company: 'KWE', from: 'company', ok: true },
    ]);
    expect(meant(kwe(), 'anna', { piece: 'cert/KWE/1', to: 'pool' })).toEqual([
      { type: 'sell', company: 'KWE', count: 1, ok: true },
    ]);
    const harbour = new Scene().founded('KWE', 'cleo').founded('DGEE', 'cleo').runs('DHB', 'bert').stock();
    expect(meant(harbour, 'anna', { piece: 'cert/DHB/1', to: 'seat/anna' })).toEqual([
      { type: 'buy', company: 'DHB', from: 'company', big: true, ok: true },
    ]);
    harbour.do({ put: 'cert/DHB/1', at: 'seat/anna' });
    expect(meant(harbour, 'anna', { piece: 'cert/DHB/1', to: 'pool' })).toEqual([
      { type: 'sell', company: 'DHB', count: 2, big: true, ok: true },
    ]);
  });
  it('the director’s certificate into the pool means the shares it is worth', () => {
    expect(meant(kwe(), 'anna', { piece: 'cert/KWE/0', to: 'pool' })).toMatchObject([
      { type: 'sell', count: 2 },
    ]);
  });
  it('a train onto the sheet is a purchase, a question, or a forced purchase', () => {
    expect(meant(buying(100), 'anna', { piece: 'train/2/1', to: 'company/KWE' })).toEqual([
      { type: 'train', train: 'train/2/1', ok: true },
    ]);
    const other = buying(100).runs('BME', 'bert').train('BME', '2');
    expect(meant(other, 'anna', { piece: 'train/2/1', to: 'company/KWE' })).toEqual([
      { type: 'offer', train: 'train/2/1', price: 1, ok: true },
    ]);
    const own = buying(100).runs('BME', 'anna').train('BME', '2');
    expect(meant(own, 'anna', { piece: 'train/2/1', to: 'company/KWE' })).toEqual([
      { type: 'train', train: 'train/2/1', price: 1, ok: true },
    ]);
    const bare = buying(10).shares('KWE', 'bert', 5);
    expect(meant(bare, 'anna', { piece: 'train/2/1', to: 'company/KWE' })).toEqual([
      { type: 'force', train: 'train/2/1', ok: true },
    ]);
  });
  it('own certificates of a railway go to the pool and come back', () => {
    expect(meant(buying(100), 'anna', { piece: 'cert/KWE/5', to: 'pool' })).toEqual([
      { type: 'issue', ok: true },
    ]);
    expect(
      meant(buying(100).shares('KWE', 'pool', 1), 'anna', { piece: 'cert/KWE/4', to: 'company/KWE' }),
    ).toEqual([{ type: 'redeem', ok: true }]);
  });
  it('a brewery marker on a sheet is assigned; a card that is turned over is flipped', () => {
    const scene = kwe().owns('anna', 'PB2');
    expect(meant(scene, 'anna', { piece: 'brewery/PB2', to: 'company/KWE' })).toEqual([
      { type: 'assign', company: 'KWE', ok: true },
    ]);
    const first = kwe().owns('anna', 'PB1');
    expect(meant(first, 'anna', { piece: 'private/PB1', to: 'seat/anna', side: 'back' })).toEqual([
      { type: 'flip', ok: true },
    ]);
  });
  it('a card taken from the middle is picked', () => {
    const table = played(newTable(SEATS2, 'zsv'), anna.bids('PB2', 50), bert.bids('PB1', 20));
    expect(meant({ table }, 'bert', { piece: 'card/investors-railway', to: 'seat/bert' })).toEqual([
      { type: 'pick', card: 'investors-railway', ok: true },
    ]);
    expect(meant({ table }, 'bert', { piece: 'card/first-action', to: 'seat/bert' })).toEqual([
      { type: 'pick', card: 'first-action', ok: true },
    ]);
  });
});
