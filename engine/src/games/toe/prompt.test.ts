import { describe, expect, it } from 'vitest';
import type { Choice } from '../../table/game.ts';
import { say } from '../../table/words.ts';
import { game } from './index.ts';
import { markerAt } from './readers.ts';
import { Scene } from './testing.ts';
import { pieceOf } from '../../table/places.ts';

const choices = (scene: Scene, seat: string): readonly Choice[] => game.prompt(scene.table, seat).choices;
const keys = (scene: Scene, seat: string): readonly string[] =>
  choices(scene, seat).map(({ label }) => label.key.replace('toe/do/', ''));
const byKey = (scene: Scene, seat: string, key: string): Choice =>
  choices(scene, seat).find(({ label }) => label.key === `toe/do/${key}`)!;

describe('what to do now', () => {
  it('the fair names the very cards to take up, equal ones once', () => {
    const scene = new Scene().contract('anna', 'S3').phase('fair');
    const [lady, , taurus] = scene.shows('loco', 'lady', 'lady', 'taurus');
    const [henry] = scene.owns('anna', 'henry');
    expect(byKey(scene, 'anna', 'buy').pieces).toEqual(expect.arrayContaining([lady, taurus]));
    const pieces = byKey(scene, 'anna', 'buy').pieces!;
    expect(pieces.filter((piece) => pieceOf(scene.table, piece)!.side === 'lady')).toHaveLength(1);
    expect(byKey(scene, 'anna', 'assign').pieces).toEqual([henry]);
  });
  it('a site visit is played with a stick of the own stack, also when some lie on the map', () => {
    const scene = new Scene().licences('anna', 'paris-lyon').phase('site');
    const { hands, pieces } = byKey(scene, 'anna', 'licence');
    expect(pieceOf(scene.table, hands!)!.at).toBe('sticks/anna');
    expect(pieces).toEqual([hands]);
  });
  it('who has had the turn may still assign while the next one plays, and nobody waits for it', () => {
    const scene = new Scene().contract('anna', 'S3').contract('bob', 'S2').phase('fair');
    const [henry] = scene.owns('anna', 'henry');
    expect(keys(scene, 'bob')).toEqual([]);
    scene.done('anna');
    expect(game.prompt(scene.table, 'anna').seats).toEqual(['bob']);
    expect(choices(scene, 'anna')).toMatchObject([{ label: { key: 'toe/do/assign' }, pieces: [henry] }]);
  });
  it('going on is the main step only when nothing else is left', () => {
    const scene = new Scene().contract('anna', 'S3').phase('conference');
    expect(byKey(scene, 'anna', 'done').tone).toBe('quiet');
    scene.clock({ bought: { anna: 2 } });
    expect(byKey(scene, 'anna', 'done').tone).toBe('main');
  });
  it('a licence is announced, and taken back, by name', () => {
    const scene = new Scene()
      .licences('anna', 'paris-lyon')
      .phase('auction')
      .clock({ open: ['anna'] });
    const offer = byKey(scene, 'anna', 'announce');
    expect(offer).toMatchObject({ move: { type: 'announce', connection: 'paris-lyon' } });
    scene.play(offer.move!);
    expect(byKey(scene, 'anna', 'retract')).toMatchObject({
      label: { params: { item: 'paris-lyon' } },
      move: { type: 'retract', item: 'licence/paris-lyon/anna' },
    });
  });
  it('another number of contracts is brought up by who calls', () => {
    const scene = new Scene().opens('EF1', 'EF2', 'EF3', 'EF4', 'EF5');
    expect(keys(scene, 'anna')).toContain('target');
    expect(keys(scene, 'bob')).toEqual([]);
  });
});

const said = (scene: Scene, seat: string, suffix = ''): string => {
  const { text } = game.prompt(scene.table, seat);
  return say(game.words, 'en', { ...text, key: text.key + suffix });
};

describe('what it costs and what one gets', () => {
  it('a caller sees what calling is worth', () => {
    const scene = new Scene().opens('EF1', 'EF2', 'EF3', 'EF4', 'EF5').licences('anna', 'paris-lyon');
    expect(say(game.words, 'en', byKey(scene, 'anna', 'call/premium').label)).toBe(
      'Call the development premium · 40,000\u00a0€',
    );
    expect(said(scene, 'anna', '/more')).toBe('phase 1 of 3: everybody plays it, you first');
  });
  it('who has bought all is told to go on, not that 0 are left', () => {
    const scene = new Scene().phase('site').clock({ bought: { anna: 3 } });
    expect(said(scene, 'anna')).toBe('anna, finish your site visit');
    expect(said(scene, 'anna', '/more')).toBe('you buy no more than 3 connections now');
  });
  it('who cannot pay for anything is not told to buy', () => {
    const scene = new Scene().phase('site').cash('anna', 10_000);
    expect(said(scene, 'anna')).toBe('anna, there is no connection you can pay for');
    const fair = new Scene().phase('fair').cash('anna', 20_000);
    expect(said(fair, 'anna', '/more')).toBe('you have 20,000\u00a0€; you can assign all the same');
    fair.shows('loco', 'henry');
    expect(said(fair, 'anna')).toBe('anna, buy vehicles');
  });
  it('without a city there is no premium to take', () => {
    const scene = new Scene().phase('premium', 'bob', 'anna');
    expect(keys(scene, 'anna')).toEqual(['done']);
    expect(said(scene, 'anna')).toBe('anna, there is no premium for you');
  });
  it('a bidder is told what stands and what there is in the purse', () => {
    const scene = new Scene().phase('auction').clock({ open: ['bob'] });
    const [lady] = scene.owns('bob', 'lady');
    scene.play({ type: 'offer', seat: 'bob', piece: lady! }).done('bob');
    scene.play({ type: 'open', seat: 'anna', item: lady!, bid: 30_000 });
    expect(said(scene, 'cleo', '/more')).toBe('anna bids 30,000\u00a0€ on Lady; you have 100,000\u00a0€');
  });
  it('TOE-10.4 in the last year it is said why it is the last', () => {
    const scene = new Scene().opens('EF1', 'EF2', 'EF3', 'EF4', 'EF5').clock({ ending: 'sticks' });
    expect(said(scene, 'anna', '/more')).toBe('last year: somebody has no stick left');
    expect(game.prompt(scene.table, null).where.map(({ key }) => key)).toContain('toe/last-year');
  });
  it('TOE-12.8 an insolvent company sees the loss, opens the auction, and is not asked to press a button that ends it', () => {
    const scene = new Scene(undefined, { rescue: true })
      .contract('anna', 'ETN1')
      .cash('anna', 20_000)
      .booked();
    const [bomz] = scene.owns('anna', 'bomz');
    scene.clock({
      stage: 'insolvency',
      step: 'offers',
      insolvent: { seat: 'anna', asked: false },
      items: [bomz!],
    });
    expect(said(scene, 'anna', '/more')).toBe(
      'a loss of 60,000\u00a0€, 20,000\u00a0€ in cash; everything unused is for sale already',
    );
    expect(keys(scene, 'anna')).toEqual(['sell', 'sell-off', 'quit']);
    scene.clock({ insolvent: { seat: 'anna', asked: true } });
    expect(said(scene, 'anna')).toBe('anna, offer another contract or drop out');
    expect(keys(scene, 'anna')).toEqual(['sell', 'quit']);
  });
});

describe('the table tells', () => {
  const surface = (scene: Scene, id: string) => game.stage(scene.table).surfaces.find((s) => s.id === id);
  it('OQ-19 the profit track reaches down to the deepest loss', () => {
    const scene = new Scene().contract('anna', 'EF9', 'EF4', 'EF1').booked();
    expect(markerAt(scene.table, 'anna')).toBeLessThan(-200);
    expect(surface(scene, 'profit')).toMatchObject({ from: markerAt(scene.table, 'anna'), to: 500 });
    expect(surface(new Scene(), 'profit')).toMatchObject({ from: -200 });
  });
  it('TOE-8.46 under an offer stands its minimum bid, under the hammer the bid', () => {
    const scene = new Scene().phase('auction').clock({ open: ['bob'] });
    const [lady] = scene.owns('bob', 'lady');
    scene.play({ type: 'offer', seat: 'bob', piece: lady! }).done('bob');
    const note = (): string => {
      const rack = surface(scene, 'auction');
      const slot = rack?.kind === 'rack' ? rack.groups[0]!.slots.find((s) => s.kinds?.includes(lady!)) : null;
      return slot?.note ? say(game.words, 'en', slot.note) : '';
    };
    expect(note()).toBe('≥30k bob');
    scene.play({ type: 'open', seat: 'anna', item: lady!, bid: 40_000 });
    expect(note()).toBe('40k: anna');
  });
  it('TOE-6.9 the field of a called phase shows the card that lies before its caller, and who that is', () => {
    const scene = new Scene().phase('fair', 'bob').do({ put: 'phase/fair', at: 'seat/bob' });
    const rack = surface(scene, 'phases');
    const field =
      rack?.kind === 'rack' ? rack.groups[0]!.slots.find(({ place }) => place === 'phases/fair') : undefined;
    const face = game.stage(scene.table).faces[field!.imprint!];
    expect(face).toMatchObject({ form: 'phase', state: 'running' });
    expect(face?.kind === 'card' ? say(game.words, 'en', face.lines[0]!.text) : '').toBe('now · by bob');
  });
  it('whatever a hand can be sent to has a name', () => {
    const table = new Scene().table;
    const own = /^(seat|sticks|auction|starts|spare|aid)(\/|$)/;
    const nameless = game
      .domains(table)
      ['place']!.filter((place) => !own.test(place) && !game.words[`name/${place}`]);
    expect(nameless).toEqual([]);
  });
});
