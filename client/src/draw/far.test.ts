import type { CardFace } from '@stellwerk/engine/stage/stage.ts';
import { phrase } from '@stellwerk/engine/table/words.ts';
import { describe, expect, it } from 'vitest';
import './travel-cards.ts';
import { drawPill } from './block.ts';
import { drawCertificate } from './certificate.ts';
import { type CharterSurface, drawCharter, planCharter } from './charter.ts';
import { drawPin } from './marker.ts';
import { drawMarket, type MarketSurface } from './market.ts';
import { drawMat, type MatSurface, planMat } from './mat.ts';
import { drawPiece } from './piece.ts';
import { drawValueTrack, FIELD_FIGURE, fieldBox, trackHeight, type TrackSurface, valueAt } from './profit.ts';
import { drawRack, type RackSurface } from './rack.ts';
import { plainLook, recorder } from './testing.ts';
import { drawTrain, type TrainPieceFace } from './train.ts';

/** A whole table of eighteen charters on a window: so many pixels a unit. */
const FAR = 0.296;

describe('from afar', () => {
  it('the spine of a company says its letters, and its state beside them', () => {
    const surface: CharterSurface = {
      kind: 'charter',
      id: 'AC',
      livery: 'AC',
      place: 'company/AC',
      account: 'company/AC',
      state: 'gone',
      acting: false,
      headline: '',
      president: null,
      notes: [phrase('out')],
      stations: [],
    };
    const { pen, written } = recorder();
    drawCharter(pen, plainLook({ scale: FAR }), surface, { x: 0, y: 0, w: 557, h: 62 });
    const [letters, state] = written();
    expect(letters?.text).toBe('AC');
    expect(state?.left).toBeGreaterThan(letters?.right ?? Infinity);
  });

  it('a tray says a colour and its phase, or the colour, and cuts no word', () => {
    const surface = {
      kind: 'rack',
      id: 'tray',
      role: 'tray',
      title: phrase('Tiles'),
      groups: [{ label: phrase('green · phase 3'), slots: [] }],
    } as unknown as RackSurface;
    const said = new Set<string>();
    for (let scale = 0.2; scale < 0.8; scale += 0.01)
      for (const w of [180, 240, 300, 420]) {
        const { pen, texts } = recorder();
        const plan = { w, h: 200, groups: [{ label: { x: 26, y: 60 }, slots: [] }] };
        drawRack(pen, plainLook({ scale }), surface, { x: 0, y: 0, w, h: 200 }, plan, true, null);
        for (const text of texts()) said.add(text);
      }
    expect([...said].toSorted()).toEqual(['green', 'green · phase 3']);
  });

  it.each([0.42, 0.456, 0.6])('a charter says its last run whole at %f pixels a unit', (scale) => {
    const surface: CharterSurface = {
      kind: 'charter',
      id: 'KWE',
      livery: 'KWE',
      place: 'company/KWE',
      account: 'company/KWE',
      state: 'open',
      acting: false,
      headline: '210',
      president: 'anna',
      ran: { amount: 330, withheld: false },
      notes: [phrase('Anna · 70 %'), phrase('bonus received')],
      stations: [],
    };
    const { pen, texts } = recorder();
    drawCharter(pen, plainLook({ scale }), surface, { x: 0, y: 0, w: 557, h: 250 });
    const words = texts().join(' ');
    expect(words).toContain('70 % · bonus received');
    expect(words).toContain('ran 330');
  });

  it.each([0.5, 0.73])('what a charter has reached stands under its purse and whole, at %f', (scale) => {
    const surface: CharterSurface = {
      kind: 'charter',
      id: 'CFEA',
      livery: 'CFEA',
      place: 'company/CFEA',
      account: 'company/CFEA',
      state: 'open',
      acting: false,
      headline: '50',
      president: 'cleo',
      ran: { amount: 0, withheld: false },
      notes: ['Cleo · 40 %', 'Ausgabekurs 70', '○ Ziel Llanes', '○ rotes Gebiet', '○ Hafen'].map((text) =>
        phrase(text),
      ),
      stations: [],
      shelf: { place: 'shelf/CFEA', label: phrase('x') },
    };
    const { pen, written } = recorder();
    const box = { x: 0, y: 0, w: 557, h: 250 };
    drawCharter(pen, plainLook({ scale }), surface, box, new Set(), false);
    const words = written().map(({ text }) => text);
    // Nothing lies on its shelf: the words have that room too.
    expect(words.join(' ')).toContain('40 % · Ausgabekurs 70');
    expect(words.join(' ')).toContain('○ Ziel Llanes · ○ rotes Gebiet · ○ Hafen');
    const { chip, chipHeight } = planCharter(surface, box);
    for (const { left, y, size } of written().slice(2))
      if (left < chip.x + 150) expect(y - size * 0.36).toBeGreaterThan(chip.y + chipHeight / 2);
  });

  it.each([0.25, 0.3])('the slip of an office says all of its title at %f', (scale) => {
    const face: CardFace = { kind: 'card', title: phrase('Investor’s Railway'), lines: [] };
    const { pen, texts } = recorder();
    drawPiece(pen, plainLook({ scale }), null, face, { x: 0, y: 0, w: 300, h: 40 });
    expect(texts()).toEqual(['Investor’s Railway']);
  });

  it.each([0.42, 0.456, 0.6])('a train costs what stands on it at %f pixels a unit', (scale) => {
    const train = {
      kind: 'train',
      colour: 'brown',
      sides: { '4': { range: '4', price: 400 }, '3+3': { range: '3+3', price: 380 } },
    } as const;
    const { pen, texts } = recorder();
    drawTrain(pen, plainLook({ scale }), train);
    expect(texts()).toContain('400 | 380');
  });

  it('a par price of three figures is read whole', () => {
    const surface: MarketSurface = {
      kind: 'market',
      id: 'market',
      title: phrase('prices'),
      market: { kind: '1d', rows: [[{ price: 95 }, { price: 100, par: true, zone: 'yellow' }]] },
      place: 'market',
      legend: [],
    };
    const { pen, texts } = recorder();
    drawMarket(pen, plainLook({ scale: FAR }), surface, { x: 0, y: 0, w: 760, h: 185 });
    expect(texts()).toContain('100');
  });

  const par: TrackSurface = {
    kind: 'track',
    id: 'par',
    title: phrase('Par'),
    place: 'par',
    from: 70,
    to: 100,
    step: 5,
    unit: phrase('Pts'),
  };

  it.each([
    [0.245, 404],
    [FAR, 404],
    [FAR, 1100],
  ])('a short track has a figure in each field: %f pixels a unit, %i wide', (scale, w) => {
    const { pen, written } = recorder();
    drawValueTrack(pen, plainLook({ scale }), par, { x: 0, y: 0, w, h: trackHeight(par, w) });
    const figures = written().filter(({ text }) => /^\d+$/.test(text));
    expect(figures.map(({ text }) => text)).toEqual(['70', '75', '80', '85', '90', '95', '100']);
    for (const [i, { left, right, y }] of figures.entries()) {
      const field = fieldBox(par, { x: 0, y: 0, w, h: 0 }, 70 + 5 * i);
      expect(left).toBeGreaterThan(field.x);
      expect(right).toBeLessThan(field.x + field.w);
      expect(y).toBeLessThan(field.y + FIELD_FIGURE);
    }
  });

  it.each([70, 85, 95, 100])('the field of %i on a short track is found again', (value) => {
    const sheet = { x: 40, y: 0, w: 404, h: trackHeight(par, 404) };
    const field = fieldBox(par, sheet, value);
    expect(valueAt(par, sheet, { x: field.x + field.w / 2, y: field.y + field.h / 2 })).toBe(value);
  });
});

describe('a vehicle slid under a contract', () => {
  const loco: CardFace = {
    kind: 'card',
    form: 'vehicle',
    title: phrase('Taurus'),
    tag: phrase('EL'),
    lines: [],
    icons: [{ icon: 'power', count: 3 }],
    foot: ['80k'],
  };
  const read = (w: number, h: number, scale = 1): readonly string[] => {
    const { pen, texts } = recorder();
    drawPiece(pen, plainLook({ scale }), null, loco, { x: 0, y: 0, w, h });
    return texts();
  };

  it('says on a strip what it is, what it is called and what it pulls', () => {
    expect(read(150, 42)).toEqual(['EL', '3', 'Taurus']);
  });
  it('says on a tab of the whole table still its category', () => {
    expect(read(34, 31, 0.45)).toEqual(['EL']);
  });
  it('is a whole card where it has the room', () => {
    expect(read(217, 188)).toContain('80k');
  });
});

describe('a folded contract', () => {
  const card: CardFace = {
    kind: 'card',
    form: 'contract',
    title: phrase('ETD 5'),
    tag: phrase('Express'),
    lines: [
      { text: phrase('Paris'), value: '+20k' },
      { text: phrase('Wien'), value: '+30k' },
      { text: phrase('Bari') },
    ],
    bonuses: [{ icon: 'moon', count: 1, value: '+10k' }],
    foot: [phrase('tax 80k'), '70k'],
  };
  it.each([180, 120, 80, 70])('of %i units keeps title, cities and what it brings, inside its edges', (w) => {
    const { pen, written } = recorder();
    drawPiece(pen, plainLook({ scale: 0.5 }), null, card, { x: 0, y: 0, w, h: 330 });
    const texts = written().map(({ text }) => text);
    for (const word of ['ETD 5', '70k']) expect(texts).toContain(word);
    for (const city of ['Pa', 'Wi', 'Ba']) expect(texts.some((text) => text.startsWith(city))).toBe(true);
    for (const { text, left, right } of written()) {
      expect(left, text).toBeGreaterThan(-w / 2 - 2);
      expect(right, text).toBeLessThan(w / 2 + 2);
    }
  });
});

describe('the left column of a mat', () => {
  it('holds everything that is written there, line by line', () => {
    const mat: MatSurface = {
      kind: 'mat',
      id: 'anna',
      seat: 'anna',
      place: 'seat/anna',
      account: 'seat/anna',
      acting: true,
      badges: [phrase('loss forgiven')],
      notes: [
        phrase('12 cities · 11 countries'),
        phrase('profit -150k a year'),
        phrase('contracts done: 0/3'),
      ],
      groups: [],
    };
    const { pen, written } = recorder();
    drawMat(pen, plainLook({ scale: 0.45 }), mat, { x: 0, y: 0, w: 880, h: 386 }, 'side', 138);
    const lines = written().toSorted((a, b) => a.y - b.y);
    for (const { text, right } of lines) expect(right, text).toBeLessThanOrEqual(284);
    const below = lines.filter(({ y }) => y > 180);
    below.forEach(({ y, size }, i) => expect((below[i + 1]?.y ?? Infinity) - y).toBeGreaterThan(0.8 * size));
    expect(below.map(({ text }) => text)).toContain('loss forgiven');
  });
});

describe('one of six contracts on a mat', () => {
  const card: CardFace = {
    kind: 'card',
    form: 'contract',
    title: phrase('ETR 10'),
    lines: ['Barcelona', 'Valencia', 'Madrid', 'Bilbao'].map((city) => ({ text: phrase(city) })),
    foot: [phrase('tax 80k'), '50k'],
  };
  it.each([0.4, 0.8])('names all its cities at %d pixels a unit, inside its edges', (scale) => {
    const { pen, written } = recorder();
    drawPiece(pen, plainLook({ scale }), null, card, { x: 0, y: 0, w: 155, h: 144 });
    const words = written().map(({ text }) => text);
    for (const word of ['ETR 10', '50k']) expect(words).toContain(word);
    const cities = words.join(' ');
    for (const city of ['Barcelona', 'Valencia', 'Mad']) expect(cities).toContain(city);
    for (const { text, left, right } of written()) {
      expect(left, text).toBeGreaterThan(-78);
      expect(right, text).toBeLessThan(78);
    }
  });
});

describe('what somebody owes', () => {
  const owing = (words: string, amount: number, seat: string): MatSurface => ({
    kind: 'mat',
    id: 'mat/anna',
    seat,
    place: 'seat/anna',
    account: 'seat/anna',
    acting: true,
    badges: [phrase('card 3')],
    owes: { words: phrase(words), amount },
    notes: [phrase('11 of 12 certificates'), phrase('worth 1,200')],
    groups: [],
  });
  const drawn = (surface: MatSurface, scale: number, w: number) => {
    const { pen, written } = recorder();
    const seat = (name: string) => ({ name, initial: 'A', colour: '#000000', ink: '#FFFFFF', you: true });
    drawMat(pen, plainLook({ scale, seat }), surface, { x: 0, y: 0, w, h: 386 }, 'top', 200);
    return written();
  };

  it.each([0.25, FAR, 0.5])('stands on the mat at %f pixels a unit, whatever else does', (scale) => {
    expect(drawn(owing('debt 150', 150, 'anna'), scale, 640).map(({ text }) => text)).toContain('debt 150');
  });

  it.each([
    [0.2, 560],
    [0.25, 560],
    [FAR, 540],
    [0.31, 640],
    [0.44, 560],
  ])('is a sum at least, and lies on nothing: %f pixels a unit, %i wide', (scale, w) => {
    const all = drawn(owing('debt 12,450 pts', 12_450, 'Bartholomäus'), scale, w);
    const owed = all.find(({ text }) => text === '−12450' || text === 'debt 12,450 pts');
    expect(all.map(({ text }) => text)).toContain(owed?.text);
    expect(owed!.size * scale).toBeGreaterThan(8.5);
    expect(owed!.left).toBeGreaterThan(0);
    for (const other of all.filter((one) => one !== owed && Math.abs(one.y - owed!.y) < 30))
      expect(other.right < owed!.left || other.left > owed!.right, other.text).toBe(true);
    const { slips, chip } = planMat({ x: 0, y: 0, w, h: 386 }, 'top');
    expect(owed!.right).toBeLessThan(owed!.y > 100 ? slips.x : chip.x - 200);
  });
});

describe('what is small', () => {
  const LONG = {
    id: 'DGEE',
    fill: '#6A3FA0',
    line: '#6A3FA0',
    ink: '#FFFFFF',
    pattern: 'solid',
    letters: 'DGEE',
    name: '',
  } as const;
  const look = (scale: number) => plainLook({ scale, liveries: { DGEE: LONG } });

  it.each([0.3, 0.36, 0.5, 1])('a pin says all letters of its company or none: %f pixels a unit', (scale) => {
    const { pen, texts } = recorder();
    drawPin(pen, look(scale), 'DGEE');
    expect(['', 'DGEE']).toContain(texts().join(''));
  });

  it.each([0.24, 0.27, 0.3])('a train keeps its range: %f pixels a unit', (scale) => {
    const { pen, texts } = recorder();
    const sides = { a: { range: '4+5', price: 500 }, b: { range: '5+6', price: 500 } };
    drawTrain(pen, plainLook({ scale }), { kind: 'train', colour: 'brown', sides } as TrainPieceFace);
    expect(texts()).toContain('4+5/5+6');
  });

  it.each([0.12, 0.16, 0.2])('a certificate says how much it is: %f pixels a unit', (scale) => {
    const { pen, texts } = recorder();
    drawCertificate(pen, look(scale), { kind: 'certificate', livery: 'DGEE', percent: 40, president: true });
    expect(texts().some((text) => /^40%?$/.test(text))).toBe(true);
  });

  it.each([0.36, 0.42, 0.5])(
    'a tray says from when its tiles may be laid, and all numbers or none',
    (scale) => {
      const slot = (name: string) => ({ place: 'supply', pieces: [], label: phrase(name), count: 2 });
      const tray = {
        kind: 'rack',
        id: 'tray',
        role: 'tray',
        title: phrase('Tile tray'),
        groups: [{ label: phrase('brown · phase 4'), slots: [slot('8'), slot('57'), slot('TE7')] }],
      } as unknown as RackSurface;
      const { pen, texts } = recorder();
      const slots = [0, 1, 2].map((i) => ({ x: 17 + i * 68, y: 110, w: 62, h: 54 }));
      const plan = { w: 232, h: 300, groups: [{ label: { x: 26, y: 88 }, slots }] };
      drawRack(pen, plainLook({ scale }), tray, { x: 0, y: 0, w: 232, h: 300 }, plan, false);
      expect(texts()).toContain('brown · phase 4');
      const counted = texts().filter((text) => text.includes('×'));
      expect(counted).toHaveLength(3);
      expect(new Set(counted.map((text) => text.startsWith('×'))).size).toBe(1);
    },
  );

  it('a pill says its word whole or is not there', () => {
    for (let room = 60; room < 140; room += 4) {
      const { pen, texts } = recorder();
      drawPill(pen, plainLook({ scale: 0.4 }), 'to act', 0, 0, { fill: '#000', ink: '#fff' }, room);
      expect(['', 'to act']).toContain(texts().join(''));
    }
  });

  it.each([0.27, 0.4])('on a narrow mat the name of its owner is whole: %f pixels a unit', (scale) => {
    const surface: MatSurface = {
      kind: 'mat',
      id: 'mat/anna',
      seat: 'Anna',
      place: 'seat/anna',
      account: 'seat/anna',
      acting: false,
      badges: [],
      notes: [],
      groups: [],
    };
    const { pen, texts } = recorder();
    drawMat(pen, plainLook({ scale }), surface, { x: 0, y: 0, w: 540, h: 420 }, 'top', 230);
    expect(texts()).toContain('Anna');
  });
});

describe('what somebody is worth', () => {
  it.each([
    [FAR, 720],
    [FAR, 800],
    [0.5, 560],
  ])('is said behind the slips of charters: %f pixels a unit, %i wide', (scale, w) => {
    const surface: MatSurface = {
      kind: 'mat',
      id: 'mat/anna',
      seat: 'anna',
      place: 'seat/anna',
      account: 'seat/anna',
      acting: false,
      badges: [],
      notes: [phrase('14 of 22 certificates'), phrase('worth $14,297')],
      groups: [],
    };
    const box = { x: 0, y: 0, w, h: 386 };
    const { pen, written } = recorder();
    drawMat(pen, plainLook({ scale, readable: 11 }), surface, box, 'top', 200);
    const worth = written().find(({ text }) => text === 'worth $14,297');
    const { slips } = planMat(box, 'top');
    expect(worth?.left).toBeGreaterThan(slips.x + slips.w);
  });
});
