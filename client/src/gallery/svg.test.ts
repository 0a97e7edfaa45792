import { phrase } from '@stellwerk/engine/table/words.ts';
import { describe, expect, it } from 'vitest';
import { at, distance, type Point } from '../draw/geometry.ts';
import { cityPoints, drawNetwork, type NetworkSurface } from '../draw/network.ts';
import { plainLook } from '../draw/testing.ts';
import { SvgPen } from '../draw/svg-pen.ts';

const NETWORK: NetworkSurface = {
  kind: 'network',
  id: 'map',
  title: phrase('map'),
  subtitle: phrase('sub'),
  reconstructed: false,
  size: { width: 300, height: 200 },
  cities: [
    { id: 'a', name: 'A', x: 0, y: 0 },
    { id: 'b', name: 'B', x: 300, y: 40 },
    { id: 'c', name: 'C', x: 120, y: 200 },
  ],
  connections: [
    { id: 'a-b', from: 'a', to: 'b', segments: 4, tracks: 2 },
    { id: 'b-c', from: 'b', to: 'c', segments: 3, tracks: 1 },
    { id: 'a-c', from: 'a', to: 'c', segments: 2, tracks: 3, sea: true },
  ],
  place: 'network',
};
const SHEET = { x: 400, y: 300, w: 1200, h: 900 };

/** The middles of all closed shapes of a path. */
function middles(path: string): readonly Point[] {
  return path
    .split('Z')
    .filter(Boolean)
    .map((shape) => {
      const n = [...shape.matchAll(/-?[\d.]+/g)].map(Number);
      const [xs, ys] = [n.filter((_, i) => i % 2 === 0), n.filter((_, i) => i % 2 === 1)];
      const middle = (v: readonly number[]): number => (Math.min(...v) + Math.max(...v)) / 2;
      return at(middle(xs), middle(ys));
    });
}

function saved(scale: number): string {
  const svg = new SvgPen(null);
  drawNetwork(svg.pen, plainLook({ scale }), NETWORK, SHEET);
  return svg.document(2000, 1500, 'none');
}

describe('a network saved as a picture', () => {
  it('has every lane between its cities', () => {
    const cities = cityPoints(NETWORK, SHEET);
    const lanes = [
      ...saved(0.5).matchAll(/<path d="([^"]+)" fill="[^n][^>]*transform="matrix\(1 0 0 1 0 0\)"/g),
    ]
      .map(([, path = '']) => path)
      .filter((path) => path.includes('Q'))
      .flatMap(middles);
    for (const { from, to, segments, tracks } of NETWORK.connections) {
      const [p, q] = [cities.get(from)!, cities.get(to)!];
      const own = lanes.filter((m) => distance(p, m) + distance(m, q) < distance(p, q) + 6);
      expect(own).toHaveLength(segments * tracks);
    }
    expect(lanes).toHaveLength(8 + 3 + 6);
  });

  it('has an edge on the table, but none where it is a small picture', () => {
    const edges = (svg: string): number => svg.match(/stroke-width="(1|2)"/g)?.length ?? 0;
    expect(edges(saved(0.5))).toBeGreaterThan(0);
    expect(saved(0.12)).not.toMatch(/stroke-width="8\.33"/);
    expect(edges(saved(0.12))).toBe(0);
  });
});
