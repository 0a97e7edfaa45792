import { describe, expect, it } from 'vitest';
import { POOL } from '../../../../rail/ids.ts';
import { Draft } from '../../../../table/draft.ts';
import type { Game } from '../../../../table/game.ts';
import { interpret } from '../../../../table/interpret.ts';
import { judge } from '../../../../table/judge.ts';
import { pieceOf } from '../../../../table/places.ts';
import { say } from '../../../../table/words.ts';
import { game } from '../../index.ts';
import { moves } from '../../moves.ts';
import { treasury } from '../../readers.ts';
import { acted, broke, played } from '../../testing.ts';
import { turn } from '../../turn.ts';
import { ruin } from '../bankruptcy.ts';
import { anna, bert, cleo } from '../brew-scene.ts';
import { exchange } from '../exchange.ts';
import { boxPlace, EVENT_DISPLAY, KIM_DISPLAY } from './pieces.ts';
import { eventOf, kimsOf } from './readers.ts';
import { ExpertScene } from './scene.ts';

const A2 = 'kim/A2/1';
const asks = (kim: string, price: number) => anna.does('ask-kim', { kim, price });
/** anna's B4 wants A2, which bert's RIT has. */
const wish = () =>
  new ExpertScene()
    .small('B4', 'anna', 's2')
    .company('RIT', 'bert', 80, '3')
    .kims('RIT', 'A2')
    .treasury('B4', 200)
    .clock({ phase: '3' })
    .brews('B4', 'equip');

describe('trade in small investments', () => {
  it('HSB-7.1.07 a marker of another brewery: its head agrees, and no purchase from the bank is used up', () => {
    const asked = played(wish().table, asks(A2, 60));
    expect(turn(asked)).toEqual(['bert']);
    const table = played(asked, bert.does('give-kim'));
    expect([kimsOf(table, 'B4'), treasury(table, 'B4'), treasury(table, 'RIT')]).toEqual([[A2], 140, 60]);
    expect([table.clock.equipped, table.clock.kims]).toEqual([0, 0]);
  });
  it('HSB-7.1.07 small breweries are called by their names, not by hexes or markers of the same number', () => {
    const scene = new ExpertScene().small('B1', 'anna', 's1').small('B3', 'bert', 's2').kims('B3', 'B3');
    const { table } = scene.treasury('B1', 40).clock({ phase: '3' }).brews('B1', 'equip');
    const line = say(game.words, 'de', moves['ask-kim']!.label(table, asks('kim/B3/1', 100) as never));
    expect(line).toBe('Brauerei Ross & Co. (B1) bietet Tremonia Brauerei F. Lehmkuhl (B3) 100M für KIM B3');
    const [short] = judge(game as unknown as Game, table, asks('kim/B3/1', 100));
    expect(say(game.words, 'en', { key: short!.rule, params: short!.params })).toBe(
      'The KIM costs 100M, Brauerei Ross & Co. (B1) has 40M. Nobody adds anything.',
    );
  });
  it('HSB-7.1.07 between two breweries of one player nobody is asked', () => {
    const scene = new ExpertScene()
      .small('B4', 'anna', 's2')
      .company('RIT', 'anna', 80, '3')
      .kims('RIT', 'A2');
    const { table } = scene.treasury('B4', 100).clock({ phase: '3' }).brews('B4', 'equip');
    expect(kimsOf(played(table, asks(A2, 30)), 'B4')).toEqual([A2]);
  });
  it('HSB-7.1.08 ✗ A2 for 100, or for 20', () => {
    expect(broke(wish().table, asks(A2, 100))).toEqual(['7.1/kim-band']);
    expect(broke(wish().table, asks(A2, 20))).toEqual(['7.1/kim-band']);
  });
  it('HSB-7.1.08 ✗ a price that is none is no question of money, and a marker of nobody none of room', () => {
    expect(broke(wish().treasury('B4', 10).table, asks(A2, 100))).toEqual(['7.1/kim-band']);
    expect(broke(wish().kims('B4', 'A1').table, asks('kim/A1/1', 30))).toEqual(['7.1/kim-whom']);
  });
  it('HSB-7.1.08 ✓ A2 for 30 and for 90', () => {
    expect([broke(wish().table, asks(A2, 30)), broke(wish().table, asks(A2, 90))]).toEqual([[], []]);
  });
  it('HSB-7.1.15 ✗ somebody else answers for RIT, or it is asked again after a refusal', () => {
    const asked = played(wish().table, asks(A2, 60));
    expect(broke(asked, cleo.does('give-kim'))).toEqual(['7.1/kim-answers']);
    expect(broke(asked, anna.does('brew-done'))).toEqual(['7.1/kim-seller-first']);
    const refused = played(asked, bert.does('refuse-kim'));
    expect([kimsOf(refused, 'RIT'), broke(refused, asks(A2, 90))]).toEqual([[A2], ['7.1/kim-refused']]);
  });
  it('HSB-7.1.15 ✗ a marker that nobody has, an answer without a question, and one that hands have taken away', () => {
    expect(broke(wish().table, asks('kim/A1/1', 30))).toEqual(['7.1/kim-whom']);
    expect(broke(wish().table, bert.does('give-kim'))).toEqual(['7.1/kim-nothing']);
    const gone = new ExpertScene();
    gone.table = played(wish().table, asks(A2, 60));
    expect(broke(gone.do({ put: A2, at: KIM_DISPLAY }).table, bert.does('give-kim'))).toEqual([
      '7.1/kim-gone',
    ]);
  });
  it('HSB-7.1.15 ✓ the asking one takes the question back and may ask again', () => {
    const back = played(wish().table, asks(A2, 60), anna.does('refuse-kim'));
    expect(broke(back, asks(A2, 60))).toEqual([]);
  });
  it('HSB-7.1.15 ✗ without a free box', () => {
    expect(broke(wish().kims('B4', 'A1').table, asks(A2, 60))).toEqual(['7.1/box-free']);
  });
  it('HSB-7.1.15 a marker that a hand takes from another sheet is asked for', () => {
    const title = game as unknown as Game;
    const [reading] = interpret(title, wish().table, 'anna', { piece: A2, to: boxPlace('B4', 0) });
    expect(reading?.move).toEqual(asks(A2, 60));
  });
});

describe('what becomes of markers when a brewery closes', () => {
  /** anna's B4 with a marker and an event, bert's DUB with one marker. */
  const stock = () =>
    new ExpertScene()
      .small('B4', 'anna', 's2')
      .company('DUB', 'bert', 60, '3')
      .kims('B4', 'A1')
      .kims('DUB', 'A2')
      .event('B4', 'G')
      .clock({ phase: '3' })
      .stock('anna', 3);
  const exchanged = (scene: ExpertScene, from: 'company' | 'pool') => {
    const draft = new Draft(scene.table);
    exchange(draft, { type: 'exchange', seat: 'anna', company: 'DUB', from });
    return draft.table;
  };
  it('HSB-7.1.09 they go along to the company that takes the small brewery', () => {
    const table = exchanged(stock(), 'company');
    expect([kimsOf(table, 'DUB'), eventOf(table, 'DUB')]).toEqual([[A2, 'kim/A1/1'], 'G']);
  });
  it('HSB-7.1.09 what finds no room goes back to the display', () => {
    const table = exchanged(stock().kims('DUB', 'A3').event('DUB', 'K'), 'company');
    expect(pieceOf(table, 'kim/A1/1')?.at).toBe(KIM_DISPLAY);
    expect([pieceOf(table, 'sem/G')?.at, eventOf(table, 'DUB')]).toEqual([EVENT_DISPLAY, 'K']);
  });
  it('HSB-7.1.09 with a share of the pool, and at a bankruptcy, all go back', () => {
    const table = exchanged(stock().certs('DUB', POOL, 1), 'pool');
    expect([pieceOf(table, 'kim/A1/1')?.at, pieceOf(table, 'sem/G')?.at]).toEqual([
      KIM_DISPLAY,
      EVENT_DISPLAY,
    ]);
    const draft = new Draft(stock().event('DUB', 'K').carrier('BME', 'cleo', '5').wagon('train/5/1').table);
    ruin(draft, 'DUB');
    ruin(draft, 'BME');
    const places = [A2, 'kim/C/1', 'sem/K'].map((piece) => pieceOf(draft.table, piece)?.at);
    expect(places).toEqual([KIM_DISPLAY, KIM_DISPLAY, EVENT_DISPLAY]);
  });
});

describe('special events in general', () => {
  const takes = (event: string) => anna.does('take-event', { event });
  const last = (brewery = 'B4') =>
    new ExpertScene()
      .small('B4', 'anna', 's2')
      .small('B5', 'bert', 's2')
      .treasury('B4', 200)
      .brews(brewery, 'equip');
  it('HSB-7.6.01 HSB-7.2.01 ✓ after its purchases a brewery takes one event, for nothing', () => {
    const table = played(last().table, anna.equips('train/2A/1'), takes('K'));
    expect([eventOf(table, 'B4'), treasury(table, 'B4')]).toEqual(['K', 120]);
  });
  it('HSB-7.2.01 ✗ two events in one turn', () => {
    expect(broke(played(last().table, takes('G')), takes('K'))).toEqual(['7.2/event-once']);
  });
  it('HSB-7.2.01 ✗ one before the purchase step', () => {
    expect(broke(last().brews('B4', 'deliver').table, takes('G'))).toEqual(['7.2/take-step']);
  });
  it('HSB-7.2.03 ✓ the old one goes back first', () => {
    const table = played(last().event('B4', 'G').table, takes('K'));
    expect([eventOf(table, 'B4'), pieceOf(table, 'sem/G')?.at]).toEqual(['K', EVENT_DISPLAY]);
  });
  it('HSB-7.2.07 HSB-7.2.28 what another brewery has is not to be had; what it puts back lies there at once', () => {
    expect(broke(last().event('B5', 'G').table, takes('G'))).toEqual(['7.2/event-there']);
    const swapped = played(last('B5').event('B5', 'G').table, bert.does('take-event', { event: 'K' }));
    const next = { ...swapped, clock: { ...swapped.clock, operating: 'B4', eventTaken: false } };
    expect(broke(next, takes('G'))).toEqual([]);
  });
  it('HSB-7.2.05 ✗ use G and take it again in the same brewery round', () => {
    const used = played(last().event('B4', 'G').table, anna.does('fair'));
    expect(broke(used, takes('G'))).toEqual(['7.2/event-again']);
  });
  it('HSB-7.2.05 ✓ use G and take K; another brewery may take G', () => {
    const used = played(last().event('B4', 'G').table, anna.does('fair'));
    expect(broke(used, takes('K'))).toEqual([]);
    const next = { ...used, clock: { ...used.clock, operating: 'B5' } };
    expect(broke(next, bert.does('take-event', { event: 'G' }))).toEqual([]);
  });
  it('HSB-7.6.02 ✗ take J first and buy with it, or buy anything', () => {
    const taken = played(last().gear('B4', 's1', 's1').table, takes('J'));
    const upgrade = anna.does('upgrade', { card: 'train/2A/1' });
    expect(broke(taken, upgrade)).toEqual(['7.6/purchases-first']);
    expect(broke(played(last().table, takes('J')), anna.equips('train/2A/1'))).toEqual([
      '7.6/purchases-first',
    ]);
    const kim = anna.does('buy-kim', { kim: 'kim/A1/1' });
    expect(broke(played(last().table, takes('J')), kim)).toEqual(['7.6/purchases-first']);
  });
  it('HSB-7.6.02 ✓ buy first, then take', () => {
    expect(broke(played(last().table, anna.equips('train/2A/1')), takes('J'))).toEqual([]);
  });
  it('HSB-6.5.2.7.03 ✗ a company that needs equipment does not take its event before', () => {
    const scene = new ExpertScene().company('DUB', 'anna', 80).treasury('DUB', 200).brews('DUB', 'equip');
    expect(broke(scene.table, takes('G'))).toEqual(['6.5.2.7/card-first']);
  });
  it('HSB-7.2.02 ✗ N in the yellow phase', () => {
    const scene = last().event('B4', 'N').brews('B4', 'deliver');
    const out = anna.does('brew-out', { card: 'kettle/2/1', segment: 2, customers: 'regular' });
    expect(broke(scene.table, out)).toEqual(['7.2/event-later']);
  });
  it('HSB-7.2.02 ✓ N in the green phase; it may be taken before', () => {
    const scene = last().event('B4', 'N').clock({ phase: '3' }).brews('B4', 'deliver');
    const out = anna.does('brew-out', { card: 'kettle/2/1', segment: 2, customers: 'regular' });
    expect([broke(scene.table, out), broke(last().table, takes('N'))]).toEqual([[], []]);
  });
  it('HSB-7.2.04 nobody has to use an event; used once it lies in the display again', () => {
    const kept = acted(last().event('B4', 'G').table, anna.does('brew-done'));
    expect(eventOf(kept, 'B4')).toBe('G');
    const used = played(last().event('B4', 'G').table, anna.does('fair'));
    expect(pieceOf(used, 'sem/G')?.at).toBe(EVENT_DISPLAY);
    expect(broke(used, anna.does('fair'))).toEqual(['7.2/event-held']);
  });
});
