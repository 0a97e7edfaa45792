import { describe, expect, it } from 'vitest';
import type { Surface } from '../../../../stage/stage.ts';
import { brewerNow } from '../round.ts';
import { newTable, played, SEATS3 } from '../../testing.ts';
import { guide } from '../../guide.ts';
import { stage } from '../../stage.ts';
import { anna, bert, BrewScene } from '../brew-scene.ts';
import { loadPlace } from '../pieces.ts';
import { ExpertScene } from './scene.ts';

type Charter = Extract<Surface, { readonly kind: 'charter' }>;
const charterOf = (surfaces: readonly Surface[], id: string): Charter | undefined =>
  surfaces.find((one): one is Charter => one.kind === 'charter' && one.id === id);

describe('how the expert game looks', () => {
  it('HSB-7.3.01 has a display of its own for markers, with all that can be had', () => {
    const rack = stage(newTable(SEATS3, 'exp')).surfaces.find(({ id }) => id === 'kims');
    expect(rack).toMatchObject({ kind: 'rack', role: 'display' });
    const groups = rack?.kind === 'rack' ? rack.groups : [];
    expect(groups.map(({ slots }) => slots.length)).toEqual([8, 10]);
    expect(stage(newTable(SEATS3, 'hsb')).surfaces.some(({ id }) => id === 'kims')).toBe(false);
  });
  it('HSB-7.1.03 shows one box on a small sheet, two on that of a company, and a place for an event', () => {
    const scene = new ExpertScene().small('B4', 'anna', 's2').company('DUB', 'bert', 80, '3');
    const { surfaces } = stage(scene.table);
    const places = (id: string) => charterOf(surfaces, id)?.sheet?.boxes.map(({ place }) => place);
    expect(places('B4')).toEqual(['box/B4/0', 'event/B4']);
    expect(places('DUB')).toEqual(['box/DUB/0', 'box/DUB/1', 'event/DUB']);
    const plain = new BrewScene().small('B4', 'anna', 's2');
    expect(charterOf(stage(plain.table).surfaces, 'B4')?.sheet?.boxes).toEqual([]);
  });
  it('HSB-7.1.2.02 adds bottling to the income that is shown', () => {
    const scene = new ExpertScene().company('DUB', 'anna', 80, '3').kims('DUB', 'B2').wants(3, 2, 0);
    const { table } = scene.clock({ phase: '3' }).brews('DUB');
    const sold = played(table, anna.delivers('train/3/1', 3), anna.delivers('train/3/1', 3));
    expect(brewerNow(sold)).toBe('DUB');
    const income = charterOf(stage(sold).surfaces, 'DUB')?.sheet?.income;
    expect([income?.sum, income?.terms.map(({ value }) => value)]).toEqual(['70', ['60', '10']]);
  });
  it('HSB-7.1.3.04 a train with a wagon holds what lies on it, and shows one square more', () => {
    const scene = new ExpertScene().carrier('BME', 'bert', '4', '5').wagon('train/4/1').clock({ phase: '5' });
    const { faces, surfaces } = stage(scene.table);
    expect(faces['train/4/1']).toMatchObject({ holds: loadPlace('train/4/1'), rail: { squares: 1 } });
    const beer = surfaces.find((one) => one.kind === 'demand');
    expect(beer?.kind === 'demand' && beer.away?.trains.map(({ squares }) => squares)).toEqual([1, 1]);
  });
  it('HSB-7.2.09 a card with a cube of the advertising holds it', () => {
    const reserved = { brewery: 'B4', card: 'kettle/2/1', segment: 2, customers: 'regular' } as const;
    const scene = new ExpertScene().small('B4', 'anna', 's2').clock({ reserved });
    expect(stage(scene.table).faces['kettle/2/1']).toMatchObject({ holds: loadPlace('kettle/2/1') });
  });
});

describe('what the table tells about markers', () => {
  const scene = () =>
    new ExpertScene()
      .company('DUB', 'anna', 80, '3')
      .kims('DUB', 'A3')
      .event('DUB', 'N')
      .brews('DUB', 'equip');
  const asked = (about: Parameters<NonNullable<typeof guide.answers>>[1]) => {
    const answer = guide.answers?.(scene().table, about);
    return [answer?.title.key, ...(answer?.lines.map(({ key }) => key) ?? [])];
  };
  it('HSB-7.1.02 what a marker does, whose it is, and from which phase on', () => {
    expect(asked({ piece: 'kim/A3/1' })).toEqual([
      '18do/ask/kim-pubs',
      '18do/ask/kim-pubs/does',
      '18do/ask/kim-owner',
      '18do/ask/works-later',
    ]);
    expect(asked({ piece: 'sem/N' })).toEqual([
      '18do/ask/event-N',
      '18do/ask/event-N/does',
      '18do/ask/kim-owner',
      '18do/ask/works-later',
    ]);
    expect(asked({ place: 'kims' })[0]).toBe('18do/ask/kims');
    expect(asked({ place: 'events' })[0]).toBe('18do/ask/events');
    expect(asked({ place: 'box/DUB/0' })[0]).toBe('18do/ask/kim-box');
    expect(asked({ place: 'event/DUB' })[0]).toBe('18do/ask/event-box');
  });
  it('HSB-7.1.05 HSB-7.2.01 what sentences come to for the brewery that acts, and for a railway', () => {
    const book = guide.applies?.(scene().table, 'anna') ?? {};
    expect(book['HSB-7.1.03']).toMatchObject({ say: { params: { count: 1, limit: 2 } } });
    expect(book['HSB-7.2.03']).toMatchObject({ as: 'against', say: { params: { event: 'N' } } });
    expect(book['HSB-7.1.3.10']).toMatchObject({ as: 'against' });
    const railway = new ExpertScene()
      .railway('BME', 'bert', '5')
      .operating('BME', 'trains')
      .clock({ kims: 1 });
    expect(guide.applies?.(railway.table, 'bert')).toMatchObject({ 'HSB-7.1.3.09': { as: 'against' } });
    const used = played(
      new ExpertScene().small('B4', 'bert', 's2').event('B4', 'G').brews('B4').table,
      bert.does('fair'),
    );
    expect(guide.applies?.(used, 'bert')).toMatchObject({ 'HSB-7.2.05': { as: 'against' } });
  });
});
