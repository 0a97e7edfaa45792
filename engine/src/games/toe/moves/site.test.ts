import { describe, expect, it } from 'vitest';
import { piecesAt } from '../../../table/places.ts';
import { say } from '../../../table/words.ts';
import { profitOf } from '../books.ts';
import { BUILT_IN_BOX } from '../box.ts';
import { game } from '../index.ts';
import { licencePrice, licencesOf } from '../network.ts';
import { sticksPlace } from '../pieces.ts';
import { markerAt } from '../readers.ts';
import { breaches, cashOf, findings, holds, Scene, SEATS4 } from '../testing.ts';

const buy = (seat: string, connection: string, more = {}) => ({ type: 'licence', seat, connection, ...more });
const site = (): Scene => new Scene().cash('anna', 900_000).cash('bob', 900_000).phase('site');

describe('site visit (ch. 8)', () => {
  it('TOE-8.1 licences are bought for connections between two cities', () => {
    const scene = site().play(buy('anna', 'paris-lyon'));
    expect(holds(scene.table, 'anna', 'paris-lyon')).toBe(true);
    expect(piecesAt(scene.table, sticksPlace('anna'))).toHaveLength(46);
  });
  it('TOE-13.1 also in separate networks', () => {
    const scene = site().play(buy('anna', 'paris-lyon'));
    expect(breaches(scene.table, buy('anna', 'narvik-stockholm'))).toEqual([]);
  });
  it('TOE-8.2 ✗ a non-caller buys a third connection', () => {
    const scene = site().done('anna').play(buy('bob', 'paris-lyon')).play(buy('bob', 'lyon-milano'));
    expect(breaches(scene.table, buy('bob', 'milano-roma'))).toEqual(['toe/8/two-connections']);
  });
  it('TOE-8.2 ✓ two connections are fine', () => {
    const scene = site().done('anna').play(buy('bob', 'paris-lyon'));
    expect(breaches(scene.table, buy('bob', 'lyon-milano'))).toEqual([]);
  });
  it('TOE-8.3 ✗ the caller buys a fourth connection', () => {
    const scene = site()
      .play(buy('anna', 'paris-lyon'))
      .play(buy('anna', 'lyon-milano'))
      .play(buy('anna', 'milano-roma'));
    expect(breaches(scene.table, buy('anna', 'roma-napoli'))).toEqual(['toe/8/three-connections']);
  });
  it('TOE-8.3 ✓ the caller buys a third one', () => {
    const scene = site().play(buy('anna', 'paris-lyon')).play(buy('anna', 'lyon-milano'));
    expect(breaches(scene.table, buy('anna', 'milano-roma'))).toEqual([]);
  });
  it('TOE-8.4 ✗ two sticks on Berlin–Warszawa, which has three segments', () => {
    const scene = site();
    expect(breaches(scene.table, buy('anna', 'berlin-warszawa', { segments: 2 }))).toEqual([
      'toe/8/whole-connection',
    ]);
    expect(
      holds(scene.move(buy('anna', 'berlin-warszawa', { segments: 2 })).table, 'anna', 'berlin-warszawa'),
    ).toBe(false);
  });
  it('TOE-8.4 ✓ all three', () => {
    expect(breaches(site().table, buy('anna', 'berlin-warszawa', { segments: 3 }))).toEqual([]);
  });
  it('TOE-8.5 ✗ Paris–Lyon, two segments, for 20.000 €', () => {
    expect(breaches(site().table, buy('anna', 'paris-lyon', { price: 20_000 }))).toEqual(['toe/8/fee']);
  });
  it('TOE-8.5 ✓ for 40.000 €, to the bank', () => {
    const scene = site();
    const bank = scene.table.cash['bank']!;
    scene.play(buy('anna', 'paris-lyon', { price: 40_000 }));
    expect(cashOf(scene.table, 'anna')).toBe(860_000);
    expect(scene.table.cash['bank']).toBe(bank + 40_000);
  });
  it('TOE-8.6 ✗ the second track of Berlin–Warszawa for 60.000 €', () => {
    const scene = site().licences('bob', 'berlin-warszawa');
    expect(breaches(scene.table, buy('anna', 'berlin-warszawa', { price: 60_000 }))).toEqual([
      'toe/8/dearer-track',
    ]);
  });
  it('TOE-8.6 ✓ double for the second company, four times for the third', () => {
    const scene = new Scene(SEATS4)
      .cash('anna', 900_000)
      .phase('site')
      .licences('bob', 'berlin-warszawa', 'london-calais');
    scene.play(buy('anna', 'berlin-warszawa', { price: 120_000 }));
    scene.licences('cleo', 'london-calais');
    expect(licencePrice(scene.table, BUILT_IN_BOX.connections.get('london-calais')!)).toBe(80_000);
    scene.play(buy('anna', 'london-calais'));
    expect(cashOf(scene.table, 'anna')).toBe(900_000 - 120_000 - 80_000);
  });
  it('TOE-8.6 the log says which track it was, where it cost more', () => {
    const said = (scene: Scene): string =>
      say(game.words, 'en', game.moves['licence']!.label(scene.table, buy('anna', 'london-calais')));
    const scene = site();
    expect(said(scene)).toBe('anna buys London–Calais for 20,000\u00a0€');
    scene.licences('bob', 'london-calais');
    expect(said(scene)).toBe('anna buys London–Calais as the second track for 40,000\u00a0€');
    scene.licences('cleo', 'london-calais');
    expect(said(scene)).toBe('anna buys London–Calais as the third track for 80,000\u00a0€');
  });
  it('TOE-8.7 ✗ a second licence on the single-track Amsterdam–Hamburg', () => {
    const scene = site().licences('bob', 'amsterdam-hamburg');
    expect(breaches(scene.table, buy('anna', 'amsterdam-hamburg'))).toEqual(['toe/8/tracks-full']);
  });
  it('TOE-8.7 ✗ a track that somebody holds, while another one is free: it is said which', () => {
    const scene = site().licences('bob', 'paris-lyon');
    const move = { ...buy('anna', 'paris-lyon'), track: 0 };
    expect(findings(scene.table, move).filter(({ weight }) => weight === 'breach')).toMatchObject([
      { rule: 'toe/8/track-taken', params: { track: 1, holder: 'bob', free: 2 } },
    ]);
    expect(breaches(scene.table, { ...move, track: 1 })).toEqual([]);
    expect(breaches(scene.table, { ...move, track: 2 })).toEqual(['toe/8/no-such-track']);
    expect(findings(scene.licences('cleo', 'paris-lyon').table, move)).toMatchObject([
      { rule: 'toe/8/tracks-full', params: { tracks: 2, holders: ['bob', 'cleo'] } },
    ]);
  });
  it('TOE-8.7 ✓ a second one on Paris–Lyon with two tracks', () => {
    const scene = site().licences('bob', 'paris-lyon').play(buy('anna', 'paris-lyon'));
    expect(licencesOf(scene.table, 'anna').get('paris-lyon')).toBe(1);
  });
  it('TOE-8.8 ✗ the second track of a connection already held', () => {
    const scene = site().licences('anna', 'paris-lyon');
    expect(breaches(scene.table, buy('anna', 'paris-lyon'))).toEqual(['toe/8/held-already']);
  });
  it('TOE-8.8 ✓ a connection beside it', () => {
    const scene = site().licences('anna', 'paris-lyon');
    expect(breaches(scene.table, buy('anna', 'lyon-marseille'))).toEqual([]);
  });
  it('TOE-8.9 ✗ Bari–Athína with three sticks', () => {
    const scene = site();
    const spare = piecesAt(scene.table, sticksPlace('anna')).slice(3);
    scene.do(...spare.map((put) => ({ put, at: 'out' })));
    expect(breaches(scene.table, buy('anna', 'bari-athina'))).toEqual(['toe/8/sticks']);
  });
  it('TOE-8.9 ✓ with exactly four', () => {
    const scene = site();
    const spare = piecesAt(scene.table, sticksPlace('anna')).slice(4);
    scene.do(...spare.map((put) => ({ put, at: 'out' })));
    expect(breaches(scene.table, buy('anna', 'bari-athina'))).toEqual([]);
  });
  it('TOE-8.10 a licence stays and serves any number of own contracts', () => {
    const scene = new Scene()
      .contract('anna', 'S3', 'ETN2')
      .licences('anna', 'edinburgh-manchester', 'manchester-london');
    scene.mans('S3', 'henry');
    scene.mans('ETN2', 'mascha');
    expect(profitOf(scene.table, 'anna')).toBe(20 + 20 + (20 + 20 - 60));
  });
  it('TOE-8.11 ✗ a licence is given to a neighbour during the site visit', () => {
    const scene = site().licences('anna', 'paris-lyon');
    const gift = { type: 'give', seat: 'anna', connection: 'paris-lyon', to: 'bob' };
    expect(breaches(scene.table, gift)).toEqual(['toe/8/licences-by-auction']);
    expect(holds(scene.move(gift).table, 'bob', 'paris-lyon')).toBe(true);
  });
  it('TOE-8.11 ✓ it is announced in the auction house', () => {
    const scene = new Scene().licences('anna', 'paris-lyon').phase('auction');
    expect(breaches(scene.table, { type: 'announce', seat: 'anna', connection: 'paris-lyon' })).toEqual([]);
  });
  it('TOE-8.12 newly met sections count where traction is assigned', () => {
    const scene = site().contract('anna', 'S3', 'ETN2').licences('anna', 'edinburgh-manchester');
    scene.mans('S3', 'henry');
    scene.booked().play(buy('anna', 'manchester-london'));
    expect(markerAt(scene.table, 'anna')).toBe(40 - 60);
  });
  it('TOE-8.13 ✗ Henry is assigned during the site visit', () => {
    const scene = site().contract('anna', 'S3');
    const [henry] = scene.owns('anna', 'henry');
    expect(breaches(scene.table, { type: 'assign', seat: 'anna', piece: henry!, contract: 'S3' })).toEqual([
      'toe/8/no-assigning-site',
    ]);
  });
  it('TOE-8.13 ✓ at the fair he is', () => {
    const scene = new Scene().contract('anna', 'S3').phase('fair');
    const [henry] = scene.owns('anna', 'henry');
    expect(breaches(scene.table, { type: 'assign', seat: 'anna', piece: henry!, contract: 'S3' })).toEqual(
      [],
    );
  });
  it('worked example 17: the detour over Praha and Kraków is cheaper than a second track', () => {
    const { table } = site().licences('bob', 'berlin-warszawa');
    const price = (id: string) => licencePrice(table, BUILT_IN_BOX.connections.get(id)!);
    expect(price('berlin-warszawa')).toBe(120_000);
    expect(price('berlin-praha') + price('krakow-praha') + price('warszawa-krakow')).toBe(80_000);
  });
  it('TOE-FAQ.6 cities of a section are joined directly or over a detour', () => {
    const scene = new Scene()
      .contract('anna', 'ETX3')
      .licences('anna', 'berlin-praha', 'krakow-praha', 'warszawa-krakow');
    scene.mans('ETX3', 'lady');
    expect(profitOf(scene.table, 'anna')).toBe(20 + 20 - 80);
  });
});
