import { describe, expect, it } from 'vitest';
import { certificate, companyPlace, marketPlace, seatPlace } from '../../../../rail/ids.ts';
import { pieceIds, pieceOf, piecesAt } from '../../../../table/places.ts';
import { orderTrack, smallOfSeat, smallOnOffer } from '../../brewery/readers.ts';
import { INVESTOR } from '../../clock.ts';
import {
  boardOf,
  breweryManager,
  charterOf,
  companies,
  firstPlayer,
  manager,
  purse,
  start,
  treasury,
} from '../../readers.ts';
import { setup } from '../../setup.ts';
import { stage } from '../../stage.ts';
import { anna, bert, broke, newTable, played, SEATS2, SEATS3 } from '../../testing.ts';
import { turn } from '../../turn.ts';
import { investorAct } from '../automaton.ts';
import { BREWERY, RAILWAY } from './scene.ts';

const opened = () => newTable(SEATS2, 'hsb');
const isOut = (piece: string): boolean => pieceOf(opened(), piece)?.at === 'out';

describe('8.4.1 before the first bid', () => {
  it('HSB-8.1.01 the smaller map; what is his lies apart from what the players have, and nobody sits there', () => {
    const table = opened();
    expect(boardOf(table).hexes['H19']).toBeUndefined();
    expect(table.clock).toMatchObject({ variant: 'zsv-hsb', seats: ['anna', INVESTOR, 'bert'] });
    const mat = stage(table).surfaces.find((one) => one.kind === 'mat' && one.place === seatPlace(INVESTOR));
    expect(mat).toMatchObject({ nobody: { key: '18do/mat/investor' } });
  });
  it('HSB-8.4.1.01 two people always play with him, more never do', () => {
    expect(newTable(SEATS2, 'zsv-hsb').clock.variant).toBe('zsv-hsb');
    expect(newTable(SEATS2, 'zsv').clock.variant).toBe('zsv');
    expect(newTable(SEATS3, 'zsv-hsb').clock).toMatchObject({ variant: 'hsb', seats: SEATS3 });
    expect(newTable(SEATS3, 'zsv').clock.variant).toBe('trg');
  });
  it('HSB-8.4.1.01 the cards and cubes of three; without HHW, KRO, HAN, B2 and the pink tiles; with both of his cards', () => {
    const table = opened();
    expect(companies(table)).toEqual(['BME', 'CME', 'RhE', 'KWE', 'DGEE', 'DHB', 'DUB', 'DAB', 'RIT', 'STI']);
    const three = newTable(SEATS3, 'hsb');
    for (const place of ['depot', 'beer/1/regular', 'beer/2/new', 'beer/export', 'beer'])
      expect(piecesAt(table, place)).toEqual(piecesAt(three, place));
    for (const id of ['HHW', 'KRO', 'HAN']) expect(isOut(certificate(id, 0))).toBe(true);
    for (const tile of ['1938', '1941', '1943', '1944', '1945', '1953'])
      expect(isOut(`tile/${tile}/1`)).toBe(true);
    expect(piecesAt(table, 'bank').filter((piece) => piece.startsWith('card/investors'))).toHaveLength(2);
    expect([start(table).certificates, start(table).share, purse(table, INVESTOR)]).toEqual([17, 70, 465]);
    expect(pieceOf(three, 'card/investors-brewery')?.at).toBe('out');
  });
  it('HSB-8.4.1.02 HSB-8.2.01 one of four railways is his, and its price is 50', () => {
    const table = opened();
    expect(table.clock.investorRailway).toBe(RAILWAY);
    expect(pieceOf(table, `marker/${RAILWAY}`)?.at).toBe(marketPlace(0, 4));
  });
  it('HSB-8.4.1.03 HSB-8.2.01 one of four brewery companies is his; its certificates wait at the third stock round', () => {
    const table = opened();
    expect(table.clock.investorBrewery).toBe(BREWERY);
    expect(piecesAt(table, 'round/3/0')).toHaveLength(charterOf(BREWERY).shares.length);
    const drawn = new Set([0, 1, 2, 3].map((n) => drawnBy(n)));
    expect([...drawn].toSorted()).toEqual(['BME DUB', 'CME DAB', 'KWE RIT', 'RhE STI']);
  });
  it('HSB-8.4.1.04 three small breweries are offered, Kronen never', () => {
    expect(smallOnOffer(opened())).toEqual(['B1', 'B3', 'B4']);
    expect(smallOnOffer(newTable(SEATS3, 'hsb'))).toEqual(['B1', 'B2', 'B3', 'B4']);
  });
  it('HSB-8.4.1.05 Dortmund City lies on E12; H19 is not on this map', () => {
    expect(pieceOf(opened(), 'tile/E12-overlay/1')?.at).toBe('hex/E12');
    expect(isOut('tile/H19-overlay/1')).toBe(true);
    const table = opened();
    const used = pieceIds(table).flatMap(
      (piece) => /^hex\/(\w+)/.exec(pieceOf(table, piece)?.at ?? '')?.[1] ?? [],
    );
    expect(used.filter((hex) => boardOf(table).hexes[hex] === undefined)).toEqual([]);
  });
});
/** Railway and brewery that chance gives him where it says this number whenever it can. */
const drawnBy = (n: number): string => {
  const config = { seats: SEATS2, variant: 'hsb', options: {} };
  const { investorRailway, investorBrewery } = setup(config, (most) => Math.min(n, most - 1)).clock;
  return `${investorRailway} ${investorBrewery}`;
};

describe('8.4.2 the start round', () => {
  const bids = () =>
    played(opened(), anna.does('bid', { lot: 'B4', bid: 10 }), bert.does('bid', { lot: 'B1', bid: 5 }));
  it('HSB-8.4.2.01 only the two players bid, and each pays price and bid', () => {
    expect(turn(opened())).toEqual(['anna']);
    expect([investorAct(opened()), investorAct(bids())]).toEqual([null, null]);
    expect([purse(bids(), 'anna'), purse(bids(), 'bert')]).toEqual([465 - 130, 465 - 85]);
  });
  it('HSB-8.4.2.02 ✗ the buyer of the lower number picks, or somebody picks the first-action card', () => {
    expect([firstPlayer(bids()), turn(bids())]).toEqual(['bert', ['anna']]);
    expect(broke(bids(), bert.does('pick', { card: 'investors-railway' }))).toEqual(['8.3.2/cheaper-picks']);
    expect(broke(bids(), anna.does('pick', { card: 'first-action' }))).toEqual(['8.4.2/pick-one']);
  });
  it('HSB-8.4.2.02 ✓ the other one takes one of his cards and hands over the other', () => {
    const railway = played(bids(), anna.does('pick', { card: 'investors-railway' }));
    expect([manager(railway), breweryManager(railway)]).toEqual(['anna', 'bert']);
    const brewery = played(bids(), anna.does('pick', { card: 'investors-brewery' }));
    expect([manager(brewery), breweryManager(brewery)]).toEqual(['bert', 'anna']);
    expect([brewery.clock.round, brewery.clock.turn, brewery.clock.picking]).toEqual(['SR', 'bert', null]);
  });
  it('HSB-8.4.2.03 HSB-8.4.2.04 he buys what is left at its price, with its capital and its place in the order', () => {
    expect(smallOfSeat(bids(), INVESTOR)).toBe('B3');
    expect([purse(bids(), INVESTOR), treasury(bids(), 'B3')]).toEqual([465 - 100, 60]);
    expect(orderTrack(bids())).toEqual(['B4', 'B3', 'B1']);
    expect(piecesAt(bids(), companyPlace('B3'))).toEqual(['kettle/2/1']);
  });
  it('HSB-8.2.1.02 seats stay as they are, whoever has more money', () => {
    expect(bids().clock.seats).toEqual(['anna', INVESTOR, 'bert']);
  });
  it('HSB-8.4.2.02 where breweries are dealt a card is picked at once', () => {
    const table = newTable(SEATS2, 'hsb', { dealtBreweries: true });
    expect([table.clock.picking, firstPlayer(table), smallOfSeat(table, INVESTOR)]).toEqual([
      'bert',
      'anna',
      'B4',
    ]);
  });
});
