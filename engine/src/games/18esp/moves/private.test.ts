import { describe, expect, it } from 'vitest';
import { POOL } from '../../../rail/ids.ts';
import { totalCash } from '../../../table/apply.ts';
import { PRIVATES } from '../data/privates.ts';
import { closePrivates } from '../deal.ts';
import { endStockRound, startStockRound, trainBought, trainLeft } from '../flow.ts';
import { game } from '../index.ts';
import {
  hasTender,
  ownerOfPrivate,
  playerOwning,
  purse,
  tendersAt,
  trainsOf,
  treasury,
  turn,
} from '../readers.ts';
import { worth } from '../score.ts';
import { acted, anna, bert, broke, cleo, played } from '../stock-scene.ts';
import { Scene } from '../testing.ts';
import { decline } from './answer.ts';
import { pieceOf } from '../../../table/places.ts';

/** CFEA of anna operates in this phase; anna owns P1 to P6, bert P7. */
const scene = (phase = '2') => {
  const made = new Scene().phase(phase);
  for (const id of ['P1', 'P2', 'P3', 'P4', 'P5', 'P6'] as const) made.private(id, 'anna');
  return made.private('P7', 'bert').major('CFEA', 'anna').operating('CFEA').cash('company/CFEA', 500);
};
/** The same, but the minor CM of anna operates. */
const minor = (phase = '2') => scene(phase).minor('CM', 'anna').cash('company/CM', 300).operating('CM');

describe('companies buy private companies', () => {
  it('ESP-3.1.01 face values and incomes', () => {
    expect(PRIVATES.map(({ price, income }) => [price, income])).toEqual([
      [20, 5],
      [60, 10],
      [70, 15],
      [100, 20],
      [130, 10],
      [160, 20],
      [170, 30],
    ]);
  });
  it('ESP-3.1.29 ESP-4.3.1.06 ESP-4.3.2.08 from the treasury to the owner; minors and majors, from phase 2 on', () => {
    for (const [made, company] of [
      [scene(), 'CFEA'],
      [minor(), 'CM'],
    ] as const) {
      const table = played(made.table, anna.takes('P4', 90));
      expect(ownerOfPrivate(table, 'P4')).toEqual({ company });
      expect(purse(table, 'anna')).toBe(950);
      expect(treasury(table, company)).toBe(treasury(made.table, company) - 90);
      expect(totalCash(table)).toBe(totalCash(made.table));
    }
    expect(broke(scene().cash('company/CFEA', 89).table, anna.takes('P4', 90))).toEqual(['5.8/private-cash']);
  });
  it.each([
    ['2', 70],
    ['3', 105],
    ['4', 140],
  ])('ESP-3.1.28 ESP-5.8.01 ✗ in phase %s more than %i for P3, or nothing', (phase, most) => {
    expect(broke(scene(phase).table, anna.takes('P3', most + 1))).toEqual(['5.8/private-most']);
    expect(broke(scene(phase).table, anna.takes('P3', 0))).toEqual(['5.8/private-least']);
  });
  it.each([
    ['2', 70],
    ['3', 105],
    ['4', 140],
  ])('ESP-3.1.28 ESP-5.8.01 ✓ in phase %s for 1 up to %i, in any step', (phase, most) => {
    expect(broke(scene(phase).table, anna.takes('P3', most))).toEqual([]);
    expect(broke(scene(phase).operating('CFEA', 'trains').table, anna.takes('P3', 1))).toEqual([]);
  });
  it('ESP-5.8.01 ✗ phase 3: P1 for 31', () => {
    expect(broke(scene('3').table, anna.takes('P1', 31))).toEqual(['5.8/private-most']);
  });
  it('ESP-3.1.25 ✗ P7 to a company', () => {
    expect(broke(scene().table, anna.takes('P7', 100))).toEqual(['3.1/p7-stays']);
  });
  it('ESP-3.1.25 ✓ P6 to a company', () => {
    expect(broke(scene().table, anna.takes('P6', 100))).toEqual([]);
  });
  it('ESP-3.1.27 ✗ a private company to another player, from whomever', () => {
    expect(broke(scene().table, anna.puts('private/P4', 'seat/bert'))).toEqual(['3.1/private-to-player']);
    const bought = scene().private('P4', 'company/CM').table;
    expect(broke(bought, anna.puts('private/P4', 'seat/bert'))).toEqual(['3.1/private-to-player']);
  });
  it('ESP-3.1.27 ✓ to a company, in the first operating round already', () => {
    expect(broke(scene().clock({ set: 1 }).table, anna.takes('P4', 100))).toEqual([]);
  });
  it('ESP-3.1.31 ESP-3.1.32 ✗ a company sells one on', () => {
    expect(broke(scene().private('P4', 'company/CM').table, anna.takes('P4', 50))).toEqual(['3.1/no-resale']);
    expect(broke(scene().private('P4', 'out').table, anna.takes('P4', 50))).toEqual(['3.1/private-closed']);
  });
  it('ESP-3.1.32 ✓ a player sells it', () => {
    expect(broke(scene().table, anna.takes('P4', 50))).toEqual([]);
  });
  it('ESP-5.6.02 ESP-5.1.05 ESP-5.8.01 another player is asked first; who takes the question back declines nothing', () => {
    const made = scene().private('P4', 'bert');
    const asked = played(made.table, anna.takes('P4', 60));
    expect(turn(asked)).toEqual(['bert']);
    expect(ownerOfPrivate(asked, 'P4')).toEqual({ seat: 'bert' });
    expect(broke(asked, anna.accepts())).toEqual(['5.8/who-answers']);
    expect(broke(asked, cleo.declines())).toEqual(['5.8/who-answers']);
    const said = (seat: string) => decline.label(asked, { type: 'decline', seat }).key;
    expect([said('anna'), said('bert')]).toEqual(['18esp/log/withdraw-private', '18esp/log/decline-private']);
    const button = (seat: string) => game.prompt(asked, seat).choices.map(({ label }) => label.key);
    expect(button('anna')).toEqual(['18esp/choice/withdraw']);
    expect(button('bert')).toContain('18esp/choice/decline');
    expect(broke(asked, anna.takes('P1', 5))).toEqual(['5.1/offer-open']);
    const sold = played(asked, bert.accepts());
    expect(ownerOfPrivate(sold, 'P4')).toEqual({ company: 'CFEA' });
    expect(purse(sold, 'bert')).toBe(920);
    expect(sold.clock.offer).toBeNull();
    for (const no of [bert, anna]) {
      const refused = played(asked, no.declines());
      expect([playerOwning(refused, 'P4'), refused.clock.offer]).toEqual(['bert', null]);
    }
    expect(broke(made.table, bert.accepts())).toEqual(['5.1/nothing-asked']);
    expect([...game.options(asked, 'bert')]).toEqual([bert.accepts(), bert.declines()]);
    const gone = new Scene();
    gone.table = asked;
    expect(broke(gone.private('P4', 'out').table, bert.accepts())).toContain('5.1/offer-gone');
  });
  it('ESP-5.1.06 ESP-5.8.01 ✗ out of the company’s turn', () => {
    expect(broke(scene().table, bert.takes('P4', 50))).toEqual(['5.1/director-decides']);
    expect(broke(new Scene().private('P4', 'anna').stockRound().table, anna.takes('P4', 50))).toEqual([
      '5/operating-round-only',
    ]);
  });
  it('ESP-5.1.06 ✓ the director of the company whose turn it is', () => {
    expect(broke(scene().table, anna.takes('P4', 50))).toEqual([]);
  });
  it('ESP-4.3.2.07 ✗ a major of which 30 % are sold acts', () => {
    const made = scene().par('CFLG', 'anna').shares('CFLG', 'anna', 1).clock({ operating: 'CFLG' });
    expect(broke(made.cash('company/CFLG', 100).table, anna.takes('P4', 50))).toEqual(['4.3.2/not-started']);
  });
  it('ESP-4.3.2.07 ✓ with 40 % it has started; before that its turn never comes', () => {
    const made = scene().major('CFLG', 'anna').operating('CFLG');
    expect(broke(made.table, anna.takes('P4', 50))).toEqual([]);
    const waiting = new Scene()
      .stockRound()
      .par('CFLG', 'anna')
      .shares('CFLG', 'anna', 1)
      .minor('CM', 'bert');
    waiting.draft((draft) => endStockRound(draft));
    expect(waiting.table.clock.operating).toBe('CM');
  });
  it('options: every price from 1 to the limit or the treasury', () => {
    const prices = [
      ...game.options(scene().cash('company/CFEA', 15).table, 'anna', {
        type: 'private',
        piece: 'private/P4',
      }),
    ];
    expect(prices.map((m) => m['price'])).toEqual(Array.from({ length: 15 }, (_, i) => i + 1));
    const sides = new Set(
      [...game.options(scene().table, 'anna', { type: 'private', piece: 'private/P2' })].map(
        (m) => m['side'],
      ),
    );
    expect([...sides]).toEqual(['2', '1+2']);
  });
});

describe('what the cards do', () => {
  it('ESP-3.1.04 ESP-3.1.06 P2 in phase 2 or 3: closes at once, the company keeps the train with the side it wants', () => {
    for (const phase of ['2', '3']) {
      const table = played(scene(phase).table, anna.takes('P2', 60, '1+2'));
      expect(ownerOfPrivate(table, 'P2')).toBeNull();
      expect(trainsOf(table, 'CFEA')).toEqual(['train/BM/1']);
      expect(pieceOf(table, 'train/BM/1')?.side).toBe('1+2');
      expect(table.clock.fresh).toEqual(['train/BM/1']);
    }
  });
  it('ESP-5.7.03 ESP-3.1.06 it counts for the train limit, so there must be room; minors take the Iberian side', () => {
    const full = scene();
    for (let i = 0; i < 4; i++) full.train('CFEA', '2');
    expect(broke(full.table, anna.takes('P2', 60, '2'))).toEqual(['3.1/mataro-room']);
    expect(broke(minor().table, anna.takes('P2', 60, '1+2'))).toEqual(['5.7/mataro-side']);
    expect(pieceOf(played(minor().table, anna.takes('P2', 60)), 'train/BM/1')).toEqual({
      at: 'company/CM',
      side: '2',
    });
  });
  it('ESP-3.1.07 P2 in phase 4: stays open, without the train', () => {
    const made = scene('3').draft((draft) => trainLeft(draft, '4'));
    expect(pieceOf(made.table, 'train/BM/1')?.at).toBe('out');
    const table = played(made.table, anna.takes('P2', 120));
    expect(ownerOfPrivate(table, 'P2')).toEqual({ company: 'CFEA' });
    expect(trainsOf(table, 'CFEA')).toEqual([]);
    // Also where hands have left the train lying there.
    expect(trainsOf(played(scene('4').table, anna.takes('P2', 120)), 'CFEA')).toEqual([]);
    const published = new Scene({ published: true })
      .phase('4')
      .private('P2', 'anna')
      .major('CFEA', 'anna')
      .operating('CFEA');
    published.do({ put: 'train/BM/1', at: 'out' });
    expect(ownerOfPrivate(played(published.table, anna.takes('P2', 100)), 'P2')).toBeNull();
  });
  it('ESP-3.1.08 P3 of a company becomes 2F when phase 5 begins; of a player it just closes', () => {
    const made = scene('4')
      .private('P3', 'company/CFEA')
      .draft((draft) => trainLeft(draft, '5'));
    expect(trainsOf(made.table, 'CFEA')).toEqual(['train/2F/1']);
    expect(made.table.clock.fresh).toEqual(['train/2F/1']);
    expect(pieceOf(made.table, 'private/P3')?.at).toBe('out');
    const other = scene('4').draft((draft) => trainLeft(draft, '5'));
    expect(pieceOf(other.table, 'train/2F/1')?.at).toBe('out');
  });
  it('ESP-3.1.16 P5 bought by a company closes and becomes its tender; unsold ones come to the market', () => {
    const table = played(scene().table, anna.takes('P5', 130));
    expect(ownerOfPrivate(table, 'P5')).toBeNull();
    expect(tendersAt(table, 'company/CFEA')).toEqual(['tender/6']);
    expect(tendersAt(table, POOL)).toHaveLength(5);
  });
  it('ESP-3.1.19 a company that has a tender already puts the new one into the market', () => {
    const table = played(scene().tender('CFEA', 1).table, anna.takes('P5', 130));
    expect(hasTender(table, 'CFEA')).toBe(true);
    expect(tendersAt(table, POOL)).toHaveLength(5);
  });
  it('ESP-3.1.26 P7 closes when its major buys its first train', () => {
    expect(playerOwning(scene().draft((draft) => trainBought(draft, 'CFEA')).table, 'P7')).toBe('bert');
    expect(playerOwning(scene().draft((draft) => trainBought(draft, 'FdSB')).table, 'P7')).toBeNull();
  });
  it('ESP-3.1.30 ESP-5.2.01 ESP-5.1.03 every operating round begins with income for owners, players and companies', () => {
    const made = scene()
      .private('P4', 'company/CFEA')
      .draft((draft) => startStockRound(draft));
    const before = made.table;
    const table = made.draft((draft) => endStockRound(draft)).table;
    expect(purse(table, 'anna') - purse(before, 'anna')).toBe(5 + 10 + 15 + 10 + 20);
    expect(purse(table, 'bert') - purse(before, 'bert')).toBe(30);
    expect(treasury(table, 'CFEA') - treasury(before, 'CFEA')).toBe(20);
  });
  it('ESP-3.1.31 ESP-5.2.01 with phase 5 all close, and none pays any more', () => {
    const made = scene('4').draft((draft) => closePrivates(draft));
    for (const { id } of PRIVATES) expect(ownerOfPrivate(made.table, id)).toBeNull();
    expect(tendersAt(made.table, 'out')).toHaveLength(6);
    const before = purse(made.table, 'anna');
    made.draft((draft) => startStockRound(draft)).draft((draft) => endStockRound(draft));
    expect(purse(made.table, 'anna')).toBe(before);
  });
  it('ESP-3.1.33 a private company has no value of its own', () => {
    const table = new Scene().private('P7', 'anna').stockRound().table;
    expect(worth(table, 'anna')).toBe(860);
  });
  it('a hand that offers a closed card changes nothing', () => {
    const table = scene().private('P4', 'out').table;
    expect(acted(table, anna.takes('P4', 50))).toBe(table);
  });
});
