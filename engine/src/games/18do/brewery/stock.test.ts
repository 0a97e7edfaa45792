import { describe, expect, it } from 'vitest';
import { BANK, certificate, companyPlace, POOL, seatPlace, station } from '../../../rail/ids.ts';
import { interpret } from '../../../table/interpret.ts';
import { judge } from '../../../table/judge.ts';
import { cashOf, pieceOf } from '../../../table/places.ts';
import type { Move, Seat } from '../../../table/types.ts';
import { game } from '../index.ts';
import { director, holding, inPool, isOperating, priceOf, purse, treasury } from '../readers.ts';
import { acted, broke, played, player, SEATS4 } from '../testing.ts';
import { BrewScene } from './brew-scene.ts';
import { orderTrack } from './readers.ts';

const [anna, bert, cleo] = [player('anna'), player('bert'), player('cleo')];
const sideSale = (seat: Seat, shares: number): Move => ({ type: 'side-sale', seat, shares });

/** A stock round of the green phase; anna is to move. */
const green = (turn: Seat = 'anna', seats?: readonly string[]) =>
  new BrewScene(seats).clock({ phase: '3' }).stock(turn, 3);
/** anna directs DUB with half of it, at 80. */
const dub = () => green().company('DUB', 'anna', 80).stock('anna', 3);

/** What is said about a hand that carries a piece somewhere, without the remark that no rule knows it. */
const carried = (scene: BrewScene, piece: string, to: string): readonly string[] =>
  judge(game, scene.table, { type: 'put', seat: 'anna', piece, to } as Move)
    .map(({ rule }) => rule.replace('18do/', ''))
    .filter((rule) => !rule.startsWith('table/'));

describe('first stock round', () => {
  const first = () => new BrewScene().stock('anna', 1);
  it('HSB-4.2.3.01 ✗ nothing is sold in it', () => {
    const scene = first().railway('BME', 'anna').shares('BME', 'anna', 1);
    expect(broke(scene.table, anna.sells('BME'))).toContain('4.4.5/no-sales-yet');
  });
  it('HSB-4.2.3.01 ✓ in the second one may sell', () => {
    const scene = first().railway('BME', 'anna').shares('BME', 'anna', 1).stock('anna', 2);
    expect(broke(scene.table, anna.sells('BME'))).toEqual([]);
  });
  it('HSB-4.2.3.02 HSB-6.2.3.01 found, buy or pass; it ends when all have passed in succession', () => {
    const scene = first().small('B4', 'bert', 's1').stock('anna', 1);
    const table = played(scene.table, anna.founds('BME', 60), bert.passes(), cleo.passes());
    expect(table.clock).toMatchObject({ round: 'SR', turn: 'anna' });
    const over = played(table, anna.buys('BME'), bert.passes(), cleo.passes(), anna.passes());
    expect(over.clock).toMatchObject({ round: 'BR', set: 1, or: 1, operating: 'B4' });
  });
  it('HSB-4.2.3.03 HSB-5.4.1.01 the first action goes to the left of the last buyer', () => {
    const over = played(
      first().table,
      anna.passes(),
      bert.founds('BME', 60),
      ...[cleo, anna, bert].map((p) => p.passes()),
    );
    expect(pieceOf(over, 'card/first-action')?.at).toBe(seatPlace('cleo'));
  });
  it('HSB-6.2.3.02 ✗ no brewery company is founded', () => {
    const { table } = first().clock({ phase: '3' });
    expect(broke(table, anna.founds('DUB', 60))).toEqual(['6.2.3/no-brewery-yet']);
  });
  it('HSB-6.2.3.02 ✓ a later round founds it', () => {
    expect(broke(green().table, anna.founds('DUB', 60))).toEqual([]);
  });
  it('every start price of a railway and of a brewery is a cell to which its marker can be carried', () => {
    const { table } = green();
    const cells = game.domains(table)['place']!.filter((place) => place.startsWith('market/'));
    for (const company of ['BME', 'DUB']) {
      const meant = cells
        .flatMap((to) => interpret(game, table, 'anna', { piece: `marker/${company}`, to }))
        .filter(({ move, findings }) => move.type === 'found' && findings.length === 0)
        .map(({ move }) => move);
      const founds = [...game.options(table, 'anna', { type: 'found' })];
      expect(meant.length).toBeGreaterThan(3);
      expect(meant).toEqual(expect.arrayContaining(founds.filter((move) => move['company'] === company)));
    }
  });
});

describe('founding', () => {
  it('HSB-4.3.2.01 ✗ DHB before DGEE ✓ DGEE after KWE', () => {
    expect(broke(green().table, anna.founds('DHB', 60))).toEqual(['4.3.2/founded-later']);
    expect(broke(green().railway('KWE', 'bert').table, anna.founds('DGEE', 60))).toEqual([]);
  });
  it('HSB-4.3.2.01 ✓ after DGEE', () => {
    const scene = green().railway('KWE', 'bert').railway('DGEE', 'bert');
    expect(broke(scene.table, anna.founds('DHB', 60))).toEqual([]);
  });
  it('HSB-6.3.2.2.01 ✗ brewery companies wait for the green phase', () => {
    const { table } = new BrewScene().stock('anna', 2);
    expect(broke(table, anna.founds('RIT', 60))).toEqual(['6.3.2.2/brewery-green']);
  });
  it('HSB-6.3.2.2.01 ✓ railways do not', () => {
    expect(broke(new BrewScene().stock('anna', 2).table, anna.founds('BME', 60))).toEqual([]);
  });
  it('HSB-4.4.1.01 ✗ 100 is gray ✓ 80 is green', () => {
    expect(broke(green().table, anna.founds('DUB', 100, 'gray'))).toEqual(['4.4.1/start-on-line']);
    expect(broke(green().table, anna.founds('DUB', 80))).toEqual(['4.4.1/start-on-line']);
    expect(broke(green().table, anna.founds('DUB', 80, 'green'))).toEqual([]);
  });
  it('HSB-6.1.2.06 ✗ what three players do without', () => {
    expect(broke(green().table, anna.founds('HAN', 60))).toEqual(['6.1.2/only-for-five']);
    expect(broke(new BrewScene().stock('anna', 1).table, anna.founds('HHW', 60))).toContain(
      '6.1.2/only-for-five',
    );
  });
  it('HSB-6.3.2.1.01 ✗ a small brewery is neither founded nor bought', () => {
    expect(broke(green().table, anna.founds('B1', 60))).toEqual(['6.3.2.1/small-at-start']);
    expect(broke(green().table, anna.buys('B1'))).toEqual(['6.3.2.1/small-at-start']);
  });
  it('HSB-6.3.1.01 ✗ markers of private breweries', () => {
    const { table } = green().railway('BME', 'anna').stock('anna', 3);
    expect(broke(table, anna.does('assign', { company: 'BME' }))).toEqual(['6.3.1/no-privates']);
    expect(broke(table, anna.does('flip'))).toEqual(['6.3.1/no-privates']);
  });
  it('HSB-4.4.1.01 ✓ an earlier colour', () => {
    expect(broke(green().table, anna.founds('DUB', 75))).toEqual([]);
  });
  it('HSB-4.4.1.02 HSB-6.4.1.01 HSB-6.4.1.02 the founder pays the treasury; the marker goes to its line', () => {
    const table = played(green().table, anna.founds('DUB', 80, 'green'));
    expect([purse(table, 'anna'), treasury(table, 'DUB')]).toEqual([465 - 240, 240]);
    expect(pieceOf(table, 'marker/DUB')?.at).toMatch(/^market\/1\//);
    expect(pieceOf(table, certificate('DUB', 6))?.at).toBe(companyPlace('DUB'));
    const rail = played(green().table, anna.founds('BME', 80, 'green'));
    expect(pieceOf(rail, 'marker/BME')?.at).toMatch(/^market\/0\//);
  });
  it('HSB-6.4.1.03 a new brewery company comes last', () => {
    const scene = green().small('B4', 'bert', 's1');
    expect(orderTrack(played(scene.table, anna.founds('DUB', 60)))).toEqual(['B4', 'DUB']);
  });
  it('HSB-6.3.2.2.03 HSB-6.4.2.01 it floats with five shares in hands, and then acts like a small one', () => {
    const table = played(green().table, anna.founds('DUB', 60), bert.buys('DUB'));
    expect(isOperating(table, 'DUB')).toBe(false);
    expect(isOperating(played(table, cleo.buys('DUB')), 'DUB')).toBe(true);
  });
  it('HSB-6.4.2.02 ✗ what has not floated does not act', () => {
    const scene = green().small('B4', 'bert', 's1').wants(1, 2, 2);
    const table = played(scene.table, anna.founds('RIT', 60));
    const now = acted(table, ...[bert, cleo, anna].map((one) => one.passes()));
    expect(now.clock).toMatchObject({ round: 'BR', order: ['B4'], operating: 'B4' });
    const delivers = { card: 'kettle/1/1', segment: 1, customers: 'regular' };
    expect(broke(now, anna.does('deliver', delivers))).toContain('6.5.2/brewers-turn');
  });
  it('HSB-6.4.2.02 ✗ hands have made it its turn: nothing but its end is possible', () => {
    const scene = green().gone('2A', '2B');
    scene.table = played(scene.table, anna.founds('RIT', 60));
    const { table } = scene.gear('RIT', '3').wants(1, 2, 2).brews('RIT');
    const card = 'train/3/1';
    const delivers = anna.does('deliver', { card, segment: 1, customers: 'regular' });
    expect(broke(table, delivers)).toEqual(['6.4.2/not-in-operation']);
    expect(broke(scene.brews('RIT', 'equip').table, anna.does('brew-done'))).toEqual([]);
  });
  it('HSB-6.4.2.01 ✓ half of it lies with players, however that was laid', () => {
    const scene = green().gone('2A', '2B');
    scene.table = played(scene.table, anna.founds('RIT', 60));
    const { table } = scene.certs('RIT', 'bert', 2).gear('RIT', '3').wants(1, 2, 2).brews('RIT');
    const delivers = { card: 'train/3/1', segment: 1, customers: 'regular' };
    expect(broke(table, anna.does('deliver', delivers))).toEqual([]);
  });
  it('HSB-6.4.2.02 ✓ floated, it comes into the order of the round', () => {
    const scene = dub().clock({ passes: 2 });
    const now = acted(scene.table, anna.passes());
    expect(now.clock).toMatchObject({ round: 'BR', operating: 'DUB' });
  });
  it('HSB-6.4.2.05 the home of a railway is turned up when it floats', () => {
    const table = played(green().table, anna.founds('BME', 60), bert.buys('BME'), cleo.buys('BME'));
    expect(pieceOf(table, station('BME', 0))?.side).toBe('down');
    expect(pieceOf(played(table, anna.buys('BME')), station('BME', 0))?.side).toBe('up');
  });
});

describe('a sale when a company floats', () => {
  /** bert's purchase makes DUB float in the brown phase. */
  const floats = (phase = '5') => {
    const scene = green().clock({ phase });
    return played(scene.table, anna.founds('DUB', 60), bert.buys('DUB'), cleo.buys('DUB'));
  };
  it('HSB-6.4.2.03 HSB-6.4.7.03 up to 20 %, paid at the price, which stays; the turn goes on', () => {
    const table = floats();
    expect(game.turn(table)).toEqual(['anna']);
    const now = played(table, sideSale('anna', 2));
    expect([inPool(now, 'DUB'), treasury(now, 'DUB'), priceOf(now, 'DUB')]).toEqual([20, 300 + 120, 60]);
    expect(now.clock).toMatchObject({ turn: 'anna', sideSales: [] });
  });
  it('HSB-6.4.2.03 first this, and by the director', () => {
    expect(broke(floats(), anna.passes())).toEqual(['6.4.2/side-sale-open']);
    expect(broke(floats(), sideSale('bert', 1))).toEqual(['6.4.2/side-sale-director']);
    expect(inPool(played(floats(), sideSale('anna', 0)), 'DUB')).toBe(0);
  });
  it('HSB-6.4.2.04 ✗ not in the green phase, and not three shares', () => {
    for (const shares of [1, 9])
      expect(broke(floats('3'), sideSale('anna', shares))).toEqual(['6.4.2/no-side-sale']);
    expect(broke(floats(), sideSale('anna', 3))).toEqual(['6.4.2/side-sale-most']);
  });
  it('HSB-6.1.2.05 ✗ one share where 20 % lie on top', () => {
    const scene = dub()
      .certs('DUB', 'cleo', 3)
      .clock({ phase: '5', sideSales: ['DUB'] });
    expect(broke(scene.table, sideSale('anna', 1))).toEqual(['6.1.2/side-sale-pile']);
    expect(broke(scene.table, sideSale('anna', 2))).toEqual([]);
  });
  it('HSB-4.4.5.02 ✗ not above half in the pool', () => {
    const scene = dub().certs('DUB', POOL, 2, 'seat/anna').certs('DUB', POOL, 3);
    scene.clock({ phase: '5', sideSales: ['DUB'] });
    expect(inPool(scene.table, 'DUB')).toBe(50);
    expect(broke(scene.table, sideSale('anna', 2))).toEqual(['4.4.5/side-sale-pool']);
  });
  it('HSB-6.4.2.04 ✓ two shares in the brown phase', () => {
    expect(broke(floats(), sideSale('anna', 2))).toEqual([]);
  });
});

describe('buying and selling', () => {
  it('HSB-4.4.01 HSB-4.4.3.01 HSB-6.4.3.01 a share of the company pays its treasury, one of the pool the bank', () => {
    const scene = dub().certs('DUB', POOL, 1).stock('bert', 3);
    const bought = played(scene.table, bert.buys('DUB'));
    expect([purse(bought, 'bert'), treasury(bought, 'DUB')]).toEqual([385, 80]);
    const pooled = played(scene.table, bert.buys('DUB', 'pool'));
    expect(treasury(pooled, 'DUB')).toBe(0);
    expect(cashOf(pooled, BANK)).toBe(cashOf(scene.table, BANK) + 80);
  });
  it('HSB-4.4.02 ✗ one purchase a turn', () => {
    const table = played(dub().railway('BME', 'bert').stock('anna', 3).table, anna.buys('BME'));
    expect(broke(table, anna.buys('DUB'))).toContain('4.4/one-purchase');
  });
  it('HSB-4.4.02 ✓ the next one in the next turn', () => {
    const scene = dub().railway('BME', 'bert').stock('anna', 3);
    const table = played(scene.table, anna.buys('BME'), bert.passes(), cleo.passes());
    expect(broke(table, anna.buys('DUB'))).toEqual([]);
  });
  it('HSB-4.4.03 ✗ buy, then sell', () => {
    const table = played(dub().railway('BME', 'bert').stock('anna', 3).table, anna.buys('BME'));
    expect(broke(table, anna.sells('DUB'))).toContain('4.4/sales-first');
  });
  it('HSB-4.4.03 ✓ sell, then buy', () => {
    const scene = dub().railway('BME', 'bert').stock('anna', 3);
    const table = played(scene.table, anna.sells('DUB'));
    expect(broke(table, anna.buys('BME'))).toEqual([]);
  });
  it('HSB-4.4.04 after a round without trade the first action stays', () => {
    const scene = dub().do({ put: 'card/first-action', at: seatPlace('bert') });
    const over = played(scene.table, anna.passes(), bert.passes(), cleo.passes());
    expect(pieceOf(over, 'card/first-action')?.at).toBe(seatPlace('bert'));
  });
  it('HSB-4.4.3.02 a 10 % certificate in payment for one of 20 %', () => {
    const scene = dub().certs('DUB', POOL, 3).stock('anna', 3);
    const table = played(scene.table, anna.buys('DUB', 'company', { big: true, part: true }));
    expect([holding(table, 'anna', 'DUB'), purse(table, 'anna')]).toEqual([60, 465 - 80]);
  });
  it('HSB-4.4.3.03 ✗ who sold does not buy it back in this round', () => {
    const scene = dub().certs('DUB', 'bert', 1).stock('bert', 3);
    const table = played(scene.table, bert.sells('DUB'));
    expect(broke(table, bert.buys('DUB', 'pool'))).toEqual(['4.4.3/sold-before']);
  });
  it('HSB-4.4.3.03 ✓ another company', () => {
    const scene = dub().certs('DUB', 'bert', 1).railway('BME', 'anna').stock('bert', 3);
    expect(broke(played(scene.table, bert.sells('DUB')), bert.buys('BME'))).toEqual([]);
  });
  /** bert has a small brewery and so many certificates of railways that anna directs. */
  const holds = (count: number) => {
    const scene = green('bert').small('B4', 'bert', 's1');
    for (const company of ['BME', 'CME', 'RhE'] as const) scene.railway(company, 'anna');
    const pieces = ['BME', 'CME', 'RhE'].flatMap((company) =>
      [1, 2, 3, 4, 5, 6].map((i) => certificate(company, i)),
    );
    return scene
      .do(...pieces.slice(0, count).map((put) => ({ put, at: seatPlace('bert') })))
      .stock('bert', 3);
  };
  it('HSB-4.4.4.01 HSB-6.4.4.01 HSB-6.3.2.1.03 ✗ sixteen certificates and a small brewery are the limit', () => {
    expect(broke(holds(16).table, bert.buys('RhE'))).toEqual(['6.4.4/certificate-limit']);
    expect(broke(holds(16).table, bert.founds('STI', 60))).toEqual(['6.4.4/certificate-limit']);
  });
  it('HSB-4.4.4.01 HSB-6.4.4.01 ✓ fifteen are not', () => {
    expect(broke(holds(15).table, bert.buys('RhE'))).toEqual([]);
  });
  it('HSB-4.4.4.02 ✗ with one too many nobody passes', () => {
    expect(broke(holds(17).table, bert.passes())).toEqual(['4.4.4/must-sell']);
  });
  it('HSB-4.4.4.02 ✓ after a sale he does', () => {
    expect(broke(played(holds(17).table, bert.sells('BME')), bert.passes())).toEqual([]);
  });
  it('HSB-4.4.4.03 ✗ four players: no seventh share', () => {
    const scene = green('anna', SEATS4).company('RIT', 'anna', 60).certs('RIT', 'anna', 1).stock('anna', 3);
    expect(holding(scene.table, 'anna', 'RIT')).toBe(60);
    expect(broke(scene.table, anna.buys('RIT'))).toEqual(['4.4.4/share-limit']);
  });
  it('HSB-4.4.4.03 ✓ three players: the seventh', () => {
    const scene = green().company('RIT', 'anna', 60).certs('RIT', 'anna', 1).stock('anna', 3);
    expect(broke(scene.table, anna.buys('RIT'))).toEqual([]);
  });
  it('HSB-4.4.5.01 ✗ a share is not handed to another player', () => {
    expect(carried(dub(), certificate('DUB', 1), seatPlace('bert'))).toEqual(['2.4.3/between-players']);
  });
  it('HSB-4.4.5.01 ✓ it goes to the pool', () => {
    expect(inPool(played(dub().table, anna.sells('DUB')), 'DUB')).toBe(10);
  });
  it('HSB-4.4.5.04 ✗ the director’s certificate itself is never sold', () => {
    expect(carried(dub(), certificate('DUB', 0), POOL)).toContain('4.4.5/certificate-stays');
  });
  it('HSB-4.4.5.04 ✓ it lies with the director', () => {
    expect(carried(dub(), certificate('DUB', 0), seatPlace('anna'))).toEqual([]);
  });
  it('HSB-4.4.5.02 ✗ not above half in the pool', () => {
    const scene = dub().certs('DUB', POOL, 4).certs('DUB', 'bert', 1).stock('anna', 3);
    expect(inPool(scene.table, 'DUB')).toBe(50);
    expect(broke(scene.table, anna.sells('DUB'))).toContain('4.4.5/pool-limit');
  });
  it('HSB-4.4.5.02 ✓ up to half', () => {
    const scene = dub().certs('DUB', POOL, 3).stock('anna', 3);
    expect(broke(scene.table, anna.sells('DUB'))).toEqual([]);
  });
  it('HSB-4.4.5.03 ✗ what has not acted is not sold', () => {
    const scene = dub().clock({ veterans: [] });
    expect(broke(scene.table, anna.sells('DUB'))).toEqual(['4.4.5/not-operated']);
  });
  it('HSB-4.4.5.03 ✓ what has', () => {
    expect(broke(dub().table, anna.sells('DUB'))).toEqual([]);
  });
  it('HSB-4.4.5.05 several companies in an order of one’s own', () => {
    const scene = dub().company('RIT', 'anna', 60).stock('anna', 3);
    const table = played(scene.table, anna.sells('RIT'), anna.sells('DUB'));
    expect(purse(table, 'anna')).toBe(465 + 60 + 80);
  });
  it('HSB-6.1.2.05 ✗ the 20 % certificate lies under the others', () => {
    const scene = dub().stock('bert', 3);
    expect(broke(scene.table, bert.buys('DUB', 'company', { big: true }))).toEqual(['6.1.2/top-of-pile']);
  });
  it('HSB-6.1.2.05 ✗ a single one lies under the 20 % certificate', () => {
    const scene = dub().certs('DUB', POOL, 3).stock('bert', 3);
    expect(broke(scene.table, bert.buys('DUB'))).toEqual(['6.1.2/top-of-pile']);
    // Nothing at all lies there: that is another matter.
    const none = dub().certs('DUB', POOL, 4).stock('bert', 3);
    expect(broke(none.table, bert.buys('DUB'))).toEqual(['4.4/none-there']);
  });
  it('HSB-6.1.2.05 ✓ when it is on top', () => {
    const scene = dub().certs('DUB', POOL, 3).stock('bert', 3);
    expect(broke(scene.table, bert.buys('DUB', 'company', { big: true }))).toEqual([]);
  });
  it('HSB-6.4.6.01 HSB-6.4.7.01 the director sells: paid before, one left for each 10 %', () => {
    const table = played(dub().table, anna.sells('DUB', 2));
    expect([purse(table, 'anna'), priceOf(table, 'DUB')]).toEqual([465 + 160, 70]);
  });
  it('HSB-6.4.7.02 another sells: the price stays', () => {
    const scene = dub().certs('DUB', 'bert', 2).stock('bert', 3);
    expect(priceOf(played(scene.table, bert.sells('DUB', 2)), 'DUB')).toBe(80);
  });
  it('HSB-6.4.7.01 who sells his post away and goes on in the same turn still sells as director: it is one sale', () => {
    const scene = dub().certs('DUB', 'bert', 3).stock('anna', 3);
    const gone = played(scene.table, anna.sells('DUB', 3));
    expect([director(gone, 'DUB'), priceOf(gone, 'DUB')]).toEqual(['bert', 65]);
    const table = played(gone, anna.sells('DUB', 1));
    expect([purse(table, 'anna'), priceOf(table, 'DUB')]).toEqual([465 + 4 * 80, 60]);
  });
  it('HSB-6.4.7.02 what he sells in a later turn of the round moves nothing', () => {
    const scene = dub().certs('DUB', 'bert', 3).stock('anna', 3);
    const next = played(scene.table, anna.sells('DUB', 3), anna.passes(), bert.passes(), cleo.passes());
    const table = played(next, anna.sells('DUB', 1));
    expect([purse(table, 'anna'), priceOf(table, 'DUB')]).toEqual([465 + 3 * 80 + 65, 65]);
  });
  it('HSB-6.4.7.05 all in hands: nothing rises', () => {
    const scene = dub().certs('DUB', 'bert', 5).stock('anna', 3);
    const over = played(scene.table, anna.passes(), bert.passes(), cleo.passes());
    expect(priceOf(over, 'DUB')).toBe(80);
  });
});

describe('who directs', () => {
  it('HSB-4.3.2.2.01 whoever holds more', () => {
    const scene = dub()
      .certs('DUB', 'bert', 4)
      .do({ put: certificate('DUB', 1), at: POOL })
      .stock('bert', 3);
    expect(director(scene.table, 'DUB')).toBe('anna');
    const table = played(scene.table, bert.buys('DUB', 'pool'));
    expect(holding(table, 'bert', 'DUB')).toBe(60);
    expect(director(table, 'DUB')).toBe('bert');
  });
  it('HSB-4.3.2.2.02 ✗ nobody can take over', () => {
    expect(broke(dub().table, anna.sells('DUB', 4))).toContain('4.3.2.2/no-successor');
  });
  it('HSB-4.3.2.2.02 ✓ somebody with 30 % can', () => {
    const scene = dub().certs('DUB', 'bert', 3).stock('anna', 3);
    expect(broke(scene.table, anna.sells('DUB', 3)).filter((id) => !id.endsWith('post-goes'))).toEqual([]);
  });
  it('HSB-4.3.2.2.03 HSB-4.3.2.2.04 the certificate is swapped before, and only what was announced goes', () => {
    const scene = dub().certs('DUB', 'bert', 3).stock('anna', 3);
    const table = acted(scene.table, anna.sells('DUB', 3));
    expect(director(table, 'DUB')).toBe('bert');
    expect([holding(table, 'anna', 'DUB'), inPool(table, 'DUB')]).toEqual([20, 30]);
    expect(pieceOf(table, certificate('DUB', 0))?.at).toBe(seatPlace('bert'));
    // He sold as director: three cells to the left.
    expect(priceOf(table, 'DUB')).toBe(65);
  });
});
