import { describe, expect, it } from 'vitest';
import { certificate, charterCard, companyPlace, ipoPlace, POOL, seatPlace } from '../../../rail/ids.ts';
import { pieceOf, piecesAt } from '../../../table/places.ts';
import { judge } from '../../../table/judge.ts';
import type { Move } from '../../../table/types.ts';
import { game } from '../index.ts';
import { certificates, director, holding, trainsOf, lastRevenue } from '../readers.ts';
import { broke, played, SEATS3, SEATS4, SEATS5 } from '../testing.ts';
import { isObsolete, nextTrain, onDisplay, overCertificates } from './readers.ts';
import { Intro } from './scene.ts';
import { claim } from './moves/certificates.ts';
import { introTurn } from './now.ts';
import { introScore } from './score.ts';

const does = (type: string, more: object = {}, seat = 'anna'): Move => ({ type, seat, ...more });
const claims = (company: string, more: object = {}, seat = 'anna'): Move =>
  does('claim', { company, ...more }, seat);

describe('a turn (3.2)', () => {
  it('DO-3.2.2 ✗ the tile before the certificate, or one step after a later one', () => {
    const { table } = new Intro().at('certificate');
    expect(broke(table, does('lay', { hex: 'H9', tile: '9', turn: 2 }))).toEqual(['3.2/intro-order']);
    // What else is wrong with a tile that nobody may lay now is no matter.
    expect(broke(table, does('lay', { hex: 'A18', tile: '70', turn: 0 }))).toEqual(['3.2/intro-order']);
    expect(broke(table, does('finish'))).toEqual(['3.2/intro-order']);
    expect(broke(new Intro().at('swap').table, claims('BME'))).toEqual(['3.2/intro-order']);
  });
  it('DO-3.2.2 ✓ certificate, tile, station or siding, swap; then the next player', () => {
    let table = played(new Intro().at('certificate').table, claims('BME'));
    expect(table.clock.step).toBe('network');
    table = played(table, does('lay', { hex: 'H11', tile: '1904', turn: 0 }));
    expect(table.clock.step).toBe('build');
    table = played(table, does('siding', { hex: 'H11' }));
    expect(table.clock.step).toBe('swap');
    table = played(table, does('finish'));
    expect(table.clock).toMatchObject({ step: 'certificate', turn: 'bert', tilesLaid: 0, built: false });
    expect(introTurn(table)).toEqual(['bert']);
  });
  it('DO-3.2.1 DO-3.2.1.1 the lowest number of the cards that were dealt starts, then the cards leave', () => {
    const { table } = new Intro();
    expect(table.clock.turn).toBe('anna');
    expect(piecesAt(table, 'out').filter((piece) => piece.startsWith('private/'))).toHaveLength(5);
  });
  it('DO-3.1 trains run once, at the end', () => {
    expect(broke(new Intro().at('swap').table, does('run', { routes: [] }))).toEqual(['3/runs-at-end']);
  });
  it('DO-1.1 certificates for nothing belong to the introductory game', () => {
    expect(broke(new Intro().clock({ variant: 'trg', round: 'SR' }).table, claims('BME'))).toEqual([
      '1/introductory-only',
    ]);
  });
});

describe('taking a certificate (3.2.1)', () => {
  it('DO-3.2.1.1 ✗ below the limit nobody leaves step 1 without one, or puts one away', () => {
    const { table } = new Intro().at('certificate');
    expect(broke(table, does('finish'))).toEqual(['3.2/intro-order']);
    expect(broke(table, does('dismiss', { company: 'BME' }))).toEqual(['3.2.1/must-take']);
    const empty = new Intro().at('certificate').directs('HHW').takes('bert', 'HHW', 7);
    expect(broke(empty.table, claims('HHW'))).toEqual(['3.2.1/stack-empty']);
  });
  it('DO-3.2.1.1 ✓ any stack will do', () => {
    for (const company of ['BME', 'DHB', 'HHW'])
      expect(broke(new Intro().at('certificate').table, claims(company))).toEqual([]);
  });
  it('DO-3.2.1.2 ✗ not from under the top one', () => {
    const { table } = new Intro().at('certificate');
    expect(broke(table, claims('CME', { piece: certificate('CME', 3) }))).toEqual(['3.2.1/top-of-stack']);
  });
  it('DO-3.2.1.2 ✓ once the director’s certificate has gone, equal ones are equal', () => {
    const { table } = new Intro().directs('CME', 'bert').at('certificate');
    const after = played(table, claims('CME', { piece: certificate('CME', 3) }));
    expect(pieceOf(after, certificate('CME', 3))?.at).toBe(seatPlace('anna'));
  });
  it('DO-3.2.1.3 with the director’s one come sheet, stations and the next train', () => {
    const after = played(new Intro().at('certificate').table, claims('KWE'));
    expect(director(after, 'KWE')).toBe('anna');
    expect(pieceOf(after, charterCard('KWE'))?.at).toBe(seatPlace('anna'));
    expect(piecesAt(after, companyPlace('KWE')).filter((piece) => piece.startsWith('token/'))).toHaveLength(
      3,
    );
    expect(trainsOf(after, 'KWE')).toEqual(['train/2/1']);
  });
  it('DO-3.2.1.4 ✗ DO-2.4.4.1 ✗ a 3-train while there are 2-trains', () => {
    const old = new Intro().directs('BME').at('swap').clock({ phase: '4' });
    expect(broke(old.table, does('swap', { company: 'BME', train: 'train/3/1' }))).toEqual([
      '3.2.3/next-train',
    ]);
  });
  it('DO-3.2.1.4 ✓ DO-2.4.4.1 ✓ they come in their order', () => {
    const { table } = new Intro().directs('BME').directs('CME').directs('RhE').at('certificate');
    expect(trainsOf(played(table, claims('KWE')), 'KWE')).toEqual(['train/3/1']);
    expect(played(table, claims('KWE')).clock.phase).toBe('3');
  });
  /** anna holds as many certificates as five players may. */
  const full = (): Intro =>
    new Intro(SEATS5)
      .directs('BME')
      .takes('anna', 'BME', 4)
      .takes('anna', 'CME', 4)
      .takes('anna', 'RhE', 1)
      .at('certificate');
  it('DO-3.2.1.5 ✗ an eleventh of ten', () => {
    expect(certificates(full().table, 'anna')).toHaveLength(10);
    expect(broke(full().table, claims('KWE'))).toEqual(['3.2.1/intro-certificates']);
  });
  it('DO-3.2.1.5 ✓ the tenth, and 17 or 13 with three or four players', () => {
    const nine = new Intro(SEATS5)
      .directs('BME')
      .takes('anna', 'BME', 4)
      .takes('anna', 'CME', 4)
      .at('certificate');
    expect(broke(nine.table, claims('KWE'))).toEqual([]);
    expect(
      broke(new Intro(SEATS4).directs('BME').takes('anna', 'CME', 9).at('certificate').table, claims('KWE')),
    ).toEqual([]);
    expect(SEATS3).toHaveLength(3);
  });
  it('DO-3.2.1.6 ✗ at the limit one cannot just go on; nor give what is not there, or below the limit', () => {
    expect(broke(full().table, does('finish'))).toEqual(['3.2/intro-order']);
    expect(broke(full().table, claims('KWE', { give: certificate('KWE', 1) }))).toEqual(['3.2.1/give-own']);
    expect(broke(full().table, claims('KWE', { give: certificate('BME', 0) }))).toEqual([
      '3.2.1/director-stays',
    ]);
    const few = new Intro().directs('BME').takes('anna', 'BME', 1).at('certificate');
    expect(broke(few.table, claims('KWE', { give: certificate('BME', 1) }))).toEqual(['3.2.1/give-at-limit']);
    const gone = full()
      .takes('bert', 'HHW', 7)
      .do({ put: certificate('HHW', 0), at: POOL });
    expect(broke(gone.table, does('dismiss', { company: 'HHW' }))).toEqual(['3.2.1/nothing-to-move']);
  });
  it('DO-3.2.1.6 ✓ a: one to the pool, then a new one; b: one from the display to the pool', () => {
    const a = played(full().table, claims('KWE', { give: certificate('BME', 1) }));
    expect(pieceOf(a, certificate('BME', 1))?.at).toBe(POOL);
    expect(director(a, 'KWE')).toBe('anna');
    const b = played(full().table, does('dismiss', { company: 'KWE' }));
    expect(pieceOf(b, certificate('KWE', 0))?.at).toBe(POOL);
    expect(certificates(b, 'anna')).toHaveLength(10);
  });
  it('who directs with the director’s certificate alone gives it up to an heir, and keeps the rest', () => {
    const scene = new Intro(SEATS5)
      .directs('BME')
      .takes('bert', 'BME', 2)
      .takes('anna', 'CME', 6)
      .takes('anna', 'RhE', 3);
    const after = played(scene.at('certificate').table, claims('KWE', { give: certificate('BME', 0) }));
    expect(director(after, 'BME')).toBe('bert');
    expect(holding(after, 'anna', 'BME')).toBe(10);
    expect(certificates(after, 'anna')).toHaveLength(11 - 0);
    expect(overCertificates(after)).toEqual(['anna']);
  });
  it('DO-3.2.1.9 ✗ nobody takes over who does not hold more afterwards', () => {
    const scene = full().takes('bert', 'BME', 4);
    expect(broke(scene.table, claims('KWE', { give: certificate('BME', 0) }))).toEqual([
      '3.2.1/director-stays',
    ]);
    const equal = new Intro(SEATS5)
      .directs('BME')
      .takes('anna', 'BME', 1)
      .takes('bert', 'BME', 2)
      .takes('anna', 'CME', 6)
      .takes('anna', 'RhE', 2)
      .at('certificate');
    expect(broke(equal.table, claims('KWE', { give: certificate('BME', 0) }))).toEqual([
      '3.2.1/director-stays',
    ]);
  });
  it('DO-3.2.1.9 ✓ who holds more afterwards does', () => {
    const scene = new Intro(SEATS5)
      .directs('BME')
      .takes('anna', 'BME', 1)
      .takes('bert', 'BME', 3)
      .takes('anna', 'CME', 6)
      .takes('anna', 'RhE', 2)
      .at('certificate');
    const after = played(scene.table, claims('KWE', { give: certificate('BME', 0) }));
    expect([director(after, 'BME'), holding(after, 'anna', 'BME')]).toEqual(['bert', 20]);
  });
  it('DO-3.2.1.7 ✗ DO-2.1.2.3 nothing comes out of the pool', () => {
    const scene = new Intro()
      .directs('RhE', 'bert')
      .at('certificate')
      .do({ put: certificate('RhE', 4), at: POOL });
    expect(broke(scene.table, claims('RhE', { piece: certificate('RhE', 4) }))).toEqual([
      '3.2.1/pool-closed',
    ]);
  });
  it('DO-3.2.1.7 ✓ the display is open', () => {
    const scene = new Intro().directs('RhE', 'bert').at('certificate');
    expect(broke(scene.table, claims('RhE', { piece: certificate('RhE', 4) }))).toEqual([]);
  });
  it('DO-3.2.1.8 ✗ more than 60 % of a railway', () => {
    const scene = new Intro().directs('KWE').takes('anna', 'KWE', 4).at('certificate');
    expect(holding(scene.table, 'anna', 'KWE')).toBe(60);
    expect(broke(scene.table, claims('KWE'))).toEqual(['3.2.1/intro-share']);
  });
  it('DO-3.2.1.8 ✓ 60 % are allowed; who could take nothing at all moves one to the pool', () => {
    expect(
      broke(new Intro().directs('KWE').takes('anna', 'KWE', 3).at('certificate').table, claims('KWE')),
    ).toEqual([]);
    const scene = new Intro().directs('KWE').takes('anna', 'KWE', 4).at('certificate');
    for (const company of ['BME', 'CME', 'RhE', 'DGEE', 'DHB', 'HHW'])
      for (const piece of piecesAt(scene.table, ipoPlace(company)).filter((one) => one.startsWith('cert/')))
        scene.do({ put: piece, at: POOL });
    expect(onDisplay(scene.table)).toEqual(['KWE']);
    expect(broke(scene.table, does('dismiss', { company: 'KWE' }))).toEqual([]);
  });
  it('DO-3.2.1.9 DO-2.3.2 whoever holds more becomes director; sheet and certificate go over whole', () => {
    const scene = new Intro().directs('BME', 'bert').takes('anna', 'BME', 2).at('certificate');
    expect(director(scene.table, 'BME')).toBe('bert');
    const after = played(scene.table, claims('BME'));
    expect(director(after, 'BME')).toBe('anna');
    expect(pieceOf(after, charterCard('BME'))?.at).toBe(seatPlace('anna'));
    expect(holding(after, 'bert', 'BME')).toBe(20);
    expect(certificates(after, 'bert')).toHaveLength(2);
    expect(trainsOf(after, 'BME')).toHaveLength(1);
  });
  /** bert loses the BME with ten certificates: eleven of ten. */
  const tooMany = (): Intro =>
    new Intro(SEATS5)
      .directs('BME', 'bert')
      .takes('bert', 'CME', 5)
      .takes('bert', 'RhE', 4)
      .takes('anna', 'BME', 2)
      .at('certificate');
  it('DO-3.2.1.10 ✗ eleven certificates after losing a directorship', () => {
    const after = played(tooMany().table, claims('BME'));
    expect(overCertificates(after)).toEqual(['bert']);
    expect(introTurn(after)).toEqual(['bert']);
    expect(broke(after, does('lay', { hex: 'H9', tile: '9', turn: 2 }))).toEqual(['3.2.1/excess-first']);
    expect(broke(after, does('shed', { piece: certificate('BME', 1) }))).toContain('3.2.1/nothing-too-many');
    expect(broke(after, does('shed', { piece: certificate('KWE', 1) }, 'bert'))).toEqual(['3.2.1/shed-own']);
  });
  it('DO-3.2.1.10 ✓ the excess goes to the pool, and the turn goes on', () => {
    const after = played(
      tooMany().table,
      claims('BME'),
      does('shed', { piece: certificate('CME', 1) }, 'bert'),
    );
    expect(certificates(after, 'bert')).toHaveLength(10);
    expect(introTurn(after)).toEqual(['anna']);
    expect(broke(after, does('finish'))).toEqual([]);
  });
  it('DO-3.2.1.10 ✗ a director’s certificate is not shed while nobody can take over', () => {
    const scene = tooMany().directs('KWE', 'bert');
    expect(broke(scene.table, does('shed', { piece: certificate('KWE', 0) }, 'bert'))).toEqual([
      '3.2.1/shed-director',
    ]);
  });
  it('a hand that carries a certificate to its mat means to take it', () => {
    const { table } = new Intro().at('certificate');
    const hand = { piece: certificate('BME', 0), pay: 0, from: ipoPlace('BME'), to: seatPlace('anna') };
    expect([...claim.reads!(table, 'anna', hand)]).toEqual([claims('BME', { piece: certificate('BME', 0) })]);
  });
});

describe('swapping trains (3.2.3)', () => {
  const two = (): Intro => new Intro().directs('BME').directs('KWE').directs('CME', 'bert').at('swap');
  it('DO-3.2.3.1 ✗ with a railway of another director, or with itself', () => {
    expect(broke(two().table, does('swap', { company: 'BME', other: 'CME' }))).toEqual([
      '3.2.3/own-railways',
    ]);
    // Whether a train of somebody else is obsolete is no matter.
    expect(broke(two().table, does('swap', { company: 'CME', train: 'train/8/1' }))).toEqual([
      '3.2.3/own-railways',
    ]);
    expect(broke(two().table, does('swap', { company: 'BME', other: 'BME' }))).toEqual([
      '3.2.3/two-railways',
    ]);
    const without = two().do({ put: 'train/2/2', at: 'out' });
    expect(broke(without.table, does('swap', { company: 'BME', other: 'KWE' }))).toEqual([
      '3.2.3/swap-train',
    ]);
  });
  it('DO-3.2.3.1 ✓ DO-2.3.4 ✓ between two of one’s own: each still has one', () => {
    const after = played(two().table, does('swap', { company: 'BME', other: 'KWE' }));
    expect([trainsOf(after, 'BME'), trainsOf(after, 'KWE')]).toEqual([['train/2/2'], ['train/2/1']]);
  });
  it('DO-3.2.1.4 ✗ ✓ by hand a railway gets the next train, none of a later kind', () => {
    const says = (piece: string) =>
      judge(game, new Intro().directs('BME').table, {
        type: 'put',
        seat: 'anna',
        piece,
        to: companyPlace('CME'),
      }).map(({ rule }) => rule);
    expect(says('train/3/1')).toContain('18do/3.2.1/train-order');
    for (const train of ['train/2/2', 'train/2/3'])
      expect(says(train)).not.toContain('18do/3.2.1/train-order');
  });
  it('DO-2.3.4 ✗ a second train on a sheet, put there by hand', () => {
    const { table } = two();
    const said = judge(game, table, {
      type: 'put',
      seat: 'anna',
      piece: 'train/3/1',
      to: companyPlace('CME'),
    });
    expect(said.map(({ rule }) => rule)).toContain('18do/2.3/one-train');
  });
  it('DO-3.2.3.2 ✗ twice in one turn', () => {
    const after = played(two().table, does('swap', { company: 'BME', other: 'KWE' }));
    expect(broke(after, does('swap', { company: 'BME', other: 'KWE' }))).toEqual(['3.2.3/one-swap']);
  });
  it('DO-3.2.3.2 ✓ once', () => {
    expect(broke(two().table, does('swap', { company: 'BME', other: 'KWE' }))).toEqual([]);
  });
  it('DO-3.2.3.3 what is obsolete when: 2 by 4, 3 by 6, 4 by 8; it stays until it is swapped', () => {
    const at = (phase: string): readonly boolean[] =>
      ['2', '3', '4', '5'].map((type) => isObsolete(two().clock({ phase }).table, `train/${type}/1`));
    expect(at('3')).toEqual([false, false, false, false]);
    expect(at('4')).toEqual([true, false, false, false]);
    expect(at('6')).toEqual([true, true, false, false]);
    expect(at('8')).toEqual([true, true, true, false]);
  });
  it('DO-3.2.3.4 ✗ example 3.2.3: a 2-train is not swapped for the first 4-train', () => {
    const scene = two().sold('2', '3').clock({ phase: '3' });
    expect(nextTrain(scene.table)).toBe('train/4/1');
    expect(broke(scene.table, does('swap', { company: 'BME' }))).toEqual(['3.2.3/swap-obsolete']);
  });
  it('DO-3.2.3.4 ✓ DO-3.2.3.5 obsolete it is: it leaves, the next one comes', () => {
    const scene = two().sold('2', '3').clock({ phase: '4' });
    const after = played(scene.table, does('swap', { company: 'BME' }));
    expect(trainsOf(after, 'BME')).toEqual(['train/4/1']);
    expect(pieceOf(after, 'train/2/1')?.at).toBe('out');
  });
  it('DO-3.2.3.6 ✗ an 8-train while a 6-train is there; or one where there is none', () => {
    const scene = two().sold('2', '3', '4', '5').clock({ phase: '5' });
    expect(broke(scene.table, does('swap', { company: 'BME', train: 'train/8/1' }))).toEqual([
      '3.2.3/next-train',
    ]);
    const none = two().sold('2', '3', '4', '5', '6', '8').clock({ phase: '8' });
    expect(broke(none.table, does('swap', { company: 'BME' }))).toEqual(['3.2.3/no-new-train']);
  });
  it('DO-3.2.3.6 ✓ the next one', () => {
    const scene = two().sold('2', '3', '4', '5').clock({ phase: '5' });
    expect(broke(scene.table, does('swap', { company: 'BME', train: 'train/6/1' }))).toEqual([]);
  });
});

describe('the end (3.3)', () => {
  /** Everything is taken but one certificate. */
  const last = (scene = new Intro()): Intro => {
    for (const company of ['BME', 'CME', 'RhE', 'KWE', 'DGEE', 'DHB', 'HHW'])
      for (const piece of piecesAt(scene.table, ipoPlace(company)).filter((one) => one.startsWith('cert/')))
        if (piece !== certificate('HHW', 7)) scene.do({ put: piece, at: POOL });
    return scene.at('certificate');
  };
  it('DO-3.3.1 the game ends after the turn in which the last certificate leaves the display', () => {
    const taken = played(last().table, claims('HHW'));
    expect(taken.clock.round).toBe('EFS');
    expect(played(taken, does('finish')).clock.round).toBe('end');
  });
  it('DO-3.3.2 DO-3.3.5 DO-3.3.7 DO-3.3.8 trains run their best route, red fields at their higher value, paid in tens', () => {
    const scene = last(new Intro().directs('BME').takes('bert', 'BME', 1))
      .tile('H11', '1904')
      .siding('H11');
    const after = played(scene.table, claims('HHW'), does('finish'));
    // Hagen 50, Hacheney 10 and its siding 10: 70 for the 2-train.
    expect(lastRevenue(after, 'BME')).toBe(70);
    const score = introScore(after);
    expect(score.find(({ seat }) => seat === 'anna')?.total).toBe(14);
    expect(score.find(({ seat }) => seat === 'bert')?.total).toBe(7);
    const odd = last(new Intro().directs('BME')).tile('H11', '1930').siding('H11');
    expect(lastRevenue(played(odd.table, claims('HHW'), does('finish')), 'BME')).toBe(70);
  });
  it('DO-3.3.6 example 3.3: a full yard 50, one’s own station alone 30, without one 20', () => {
    const yard = (more: (scene: Intro) => Intro): number => {
      const scene = more(last(new Intro().directs('DHB')));
      return lastRevenue(played(scene.table, claims('HHW'), does('finish')), 'DHB');
    };
    // Harbour 20 and Gbf Nord.
    expect(yard((scene) => scene)).toBe(40);
    expect(yard((scene) => scene.token('DHB', 1, 'C6'))).toBe(50);
    expect(
      yard((scene) => scene.token('DHB', 1, 'C6').token('BME', 1, 'C6', 0, 1).token('CME', 1, 'C6', 0, 2)),
    ).toBe(70);
  });
  it('DO-3.2 DO-3.3.9 most dividends win; of equals the director of the railway that pays most', () => {
    const scene = new Intro()
      .directs('BME')
      .directs('KWE', 'bert')
      .takes('bert', 'BME', 2)
      .takes('anna', 'KWE', 2)
      .clock({ round: 'end' })
      .do({ put: 'payout/BME', at: 'payout/100' }, { put: 'payout/KWE', at: 'payout/90' });
    const [first, second, third] = introScore(scene.table);
    expect([first?.seat, first?.total, first?.place]).toEqual(['anna', 38, 1]);
    expect([second?.seat, second?.total, second?.place]).toEqual(['bert', 38, 2]);
    expect([third?.seat, third?.place]).toEqual(['cleo', 3]);
    const even = scene.do({ put: 'payout/KWE', at: 'payout/100' });
    expect(
      introScore(even.table)
        .slice(0, 2)
        .map(({ place }) => place),
    ).toEqual([1, 1]);
  });
  it('DO-2.2.2.1 the dividend sheet keeps what a railway earned', () => {
    expect(lastRevenue(new Intro().do({ put: 'payout/BME', at: 'payout/150' }).table, 'BME')).toBe(150);
  });
});
