import { describe, expect, it } from 'vitest';
import type { Spot } from '../layout/spots.ts';
import { circleOn, snapped, snapReach } from './snap.ts';

const hex = (id: string, x: number): Spot => ({
  place: `hex/${id}`,
  block: 'map',
  x,
  y: 0,
  w: 200,
  h: 173,
  shape: 'hex',
});
const circle = (place: string, x: number, y = 0): Spot => ({
  place,
  block: 'map',
  x,
  y,
  w: 50,
  h: 50,
  shape: 'disc',
});
const lane = (place: string, y: number): Spot => ({
  place,
  block: 'net',
  x: 0,
  y,
  w: 80,
  h: 11,
  shape: 'box',
  angle: 0,
});
const cell = (place: string, x: number): Spot => ({
  place,
  block: 'market',
  x,
  y: 0,
  w: 70,
  h: 75,
  shape: 'box',
});

const table = (...spots: readonly Spot[]) => {
  const all = new Map(spots.map((spot) => [spot.place, spot]));
  return (at: { x: number; y: number }, under: string | null, ...targets: readonly string[]) =>
    snapped({
      point: at,
      under,
      from: 'charter',
      targets: new Map(targets.map((place) => [place, 0])),
      spot: (place) => all.get(place) ?? null,
      // As the whole of a table is seen on a screen of 1440 × 900.
      reach: snapReach(0.456),
    });
};

describe('what a hand means that is a little beside', () => {
  it('a station anywhere on its hex goes into the circle of it that glows, 28 px beside and farther', () => {
    const meant = table(hex('A1', 0), circle('hex/A1/n0/0', 0));
    for (const x of [28 / 0.456, 90]) expect(meant({ x, y: 0 }, 'hex/A1', 'hex/A1/n0/0')).toBe('hex/A1/n0/0');
  });
  it('a station over a taken circle goes into the free one of the same city, not of another', () => {
    const meant = table(circle('hex/A1/n0/0', 0), circle('hex/A1/n0/1', 60), circle('hex/A1/n1/0', 0, 55));
    expect(meant({ x: 0, y: 0 }, 'hex/A1/n0/0', 'hex/A1/n0/1', 'hex/A1/n1/0')).toBe('hex/A1/n0/1');
    expect(meant({ x: 0, y: 0 }, 'hex/A1/n0/0', 'hex/A1/n1/0')).toBe('hex/A1/n0/0');
  });
  it('a tile at the edge of the next hex belongs on the one that glows; in the middle of the next it is told why not', () => {
    const meant = table(hex('A1', 0), hex('A3', 173));
    expect(meant({ x: 110, y: 0 }, 'hex/A3', 'hex/A1')).toBe('hex/A1');
    expect(meant({ x: 160, y: 0 }, 'hex/A3', 'hex/A1')).toBe('hex/A3');
    expect(meant({ x: 130, y: 80 }, null, 'hex/A1')).toBe('hex/A1');
    expect(meant({ x: 400, y: 0 }, null, 'hex/A1')).toBeNull();
  });
  it('a stick beside its connection belongs there, and on a taken lane beside it; on another connection it does not', () => {
    const meant = table(lane('net/a-b/0/0', 0), lane('net/a-b/1/0', 13), lane('net/c-d/0/0', 30));
    expect(meant({ x: 0, y: -60 }, null, 'net/a-b/0/0')).toBe('net/a-b/0/0');
    expect(meant({ x: 0, y: 13 }, 'net/a-b/1/0', 'net/a-b/0/0')).toBe('net/a-b/0/0');
    expect(meant({ x: 0, y: 30 }, 'net/c-d/0/0', 'net/a-b/0/0')).toBe('net/c-d/0/0');
  });
  it('a marker at the edge of the next price belongs on the one that glows', () => {
    const meant = table(cell('market/0/0', 0), cell('market/0/1', 72));
    expect(meant({ x: 45, y: 0 }, 'market/0/1', 'market/0/0')).toBe('market/0/0');
    expect(meant({ x: 70, y: 0 }, 'market/0/1', 'market/0/0')).toBe('market/0/1');
  });
  it('what is over the place it came from stays there', () => {
    const meant = table(hex('A1', 0));
    expect(meant({ x: 110, y: 0 }, 'charter', 'hex/A1')).toBe('charter');
  });
  it('where no circle glows it is a free one of the hex about which one is told why not', () => {
    const circles = [circle('hex/A1/n0/0', 0), circle('hex/A1/n0/1', 60)];
    expect(circleOn(circles, { x: 5, y: 5 }, (place) => place.endsWith('/0'))).toBe('hex/A1/n0/1');
    expect(circleOn(circles, { x: 5, y: 5 }, () => true)).toBe('hex/A1/n0/0');
    expect(circleOn([], { x: 0, y: 0 }, () => false)).toBeNull();
  });
});
