import { describe, expect, it } from 'vitest';
import type { InvestmentFace, Surface } from '../../../stage/stage.ts';
import { played } from '../testing.ts';
import { anna, BrewScene } from './brew-scene.ts';
import { brewerySheet, cardFace, marketSurfaces } from './stage.ts';

type Of<K extends Surface['kind']> = Extract<Surface, { kind: K }>;
const find = <K extends Surface['kind']>(surfaces: readonly Surface[], kind: K): Of<K> =>
  surfaces.find((one): one is Of<K> => one.kind === kind)!;
const scene = () =>
  new BrewScene()
    .company('DUB', 'anna', 80, '5')
    .small('B7', 'bert', 's2')
    .carrier('BME', 'bert', '5')
    .wants(5, 2, 1)
    .wants(2, 0, 2)
    .brews('DUB');

describe('the beer market on the table', () => {
  it('HSB-5.1.3.01 a row a segment, the dearest on top, with what a delivery would earn', () => {
    const market = find(marketSurfaces(scene().table), 'demand');
    expect(market.segments.map(({ id }) => id)).toEqual(['6', '5', '4', '3', '2', '1']);
    const [six, five, , , two] = market.segments;
    expect([five?.regular.gain, five?.fresh.gain, two?.fresh.gain, two?.regular.gain]).toEqual([
      60,
      45,
      15,
      undefined,
    ]);
    expect(six?.closed).toMatchObject({ key: '18do/beer/opens', params: { phase: '6' } });
  });
  it('HSB-6.5.2.4.05 trains with blue squares say whose consent is needed', () => {
    const notes = (table: BrewScene['table']) =>
      find(marketSurfaces(table), 'demand').away?.trains.map(({ name, note }) => [name, note.key]);
    expect(notes(scene().table)).toEqual([['5', '18do/beer/ask']]);
    expect(notes(scene().clock({ agreed: ['train/5/2'] }).table)).toEqual([['5', '18do/beer/agreed']]);
    expect(notes(scene().clock({ refused: ['train/5/2'] }).table)).toEqual([['5', '18do/beer/refused']]);
  });
  it('HSB-6.5.2.3.01 where all were brought it says so, and nothing glows after the payout', () => {
    const table = played(scene().table, anna.delivers('train/5/1', 5, 'new'));
    const five = find(marketSurfaces(table), 'demand').segments[1];
    expect(five?.fresh.note?.key).toBe('18do/beer/served');
    const later = find(marketSurfaces(scene().brews('DUB', 'equip').table), 'demand').segments[1];
    expect(later?.regular.gain).toBe(undefined);
  });
  it('HSB-6.5.2.8.01 the order track shows the types that decide, and who acts', () => {
    const order = find(marketSurfaces(scene().table), 'order');
    expect(order.items.map(({ livery, types, state }) => [livery, types, state])).toEqual([
      ['DUB', '5', 'acting'],
      ['B7', '2', undefined],
    ]);
  });
});

describe('the sheet of a brewery', () => {
  it('HSB-6.5.2.5.01 every addend of the income stands on it while the brewery acts', () => {
    const table = played(scene().table, anna.delivers('train/5/1', 5), anna.delivers('train/5/1', 2, 'new'));
    const sheet = brewerySheet(table, 'DUB');
    expect(sheet).toMatchObject({
      acting: true,
      headline: '80',
      sheet: {
        income: { sum: '75', terms: [{ value: '75', text: { params: { card: '5', sums: '60 + 15' } } }] },
      },
    });
    expect(brewerySheet(table, 'B7')).toMatchObject({
      acting: false,
      president: 'bert',
      sheet: { boxes: [] },
    });
  });
  it('HSB-5.4.4.04 a card of a brewery shows its kettle with the units that are left; in the display both sides', () => {
    const table = played(scene().table, anna.delivers('train/5/1', 5));
    const units = (face: InvestmentFace | null) => face?.brew.units;
    expect(units(cardFace(table, 'train/5/1'))).toEqual(['used', 'ready', 'export']);
    expect([
      cardFace(table, 'train/5/1')?.up,
      cardFace(table, 'train/5/2')?.up,
      cardFace(table, 'train/6/1')?.up,
    ]).toEqual(['brew', 'rail', undefined]);
    expect(cardFace(table, 'kettle/2/1')).toMatchObject({ rail: null, price: null, up: 'brew' });
  });
});
