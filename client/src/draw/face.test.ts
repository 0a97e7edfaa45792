import { GAME_IDS, loadGame } from '@stellwerk/engine/games/registry.ts';
import type { Face, HexColour, NodeSpec, PathSpec } from '@stellwerk/engine/rail/types.ts';
import { describe, expect, it } from 'vitest';
import { SAMPLES } from '../gallery/samples.ts';
import { freshTable } from '../gallery/midgame.ts';
import { tileBoxOf } from '../layout/board.ts';
import { clearance, takenBy } from './clearance.ts';
import { drawFace, drawGhost, exitsOf } from './face.ts';
import { type HexArt, layoutOf, NAME_SIZE, REVENUE_R, UNKNOWN_FACE } from './face-layout.ts';
import { distance, halfWidth } from './geometry.ts';
import { arrange } from './stops.ts';
import { plainLook, recorder } from './testing.ts';
import { groupStrands } from './track.ts';
import { activeColour } from './values.ts';

const art = (face: Face, more: Partial<HexArt> = {}): HexArt => ({
  face,
  turn: 0,
  orientation: 'flat',
  tile: 'x',
  ...more,
});
const face = (colour: HexColour, nodes: readonly NodeSpec[], paths: readonly PathSpec[]): Face => ({
  colour,
  nodes,
  paths,
});
const city = (slots: number): NodeSpec => ({ kind: 'city', value: 30, slots });

const games = await Promise.all(GAME_IDS.map(loadGame));
const tiles = games.flatMap((game) => {
  const box = game ? tileBoxOf(game.stage(freshTable(game))) : null;
  return box ? Object.values(box.tiles) : [];
});

describe('labels of every tile in every turn', () => {
  it('keep clear of the track', () => {
    // Three units of the white casing may be touched; the rail itself never.
    expect(tiles.length).toBeGreaterThan(40);
    const bad: string[] = [];
    for (const tile of tiles)
      for (const orientation of ['flat', 'pointy'] as const)
        for (let turn = 0; turn < 6; turn++) {
          const layout = layoutOf(art(tile, { turn, orientation, tile: tile.id }));
          const track = takenBy({ strands: layout.drawn.strands, stops: [] });
          for (const { at } of layout.revenues)
            if (clearance(track, at, REVENUE_R) < -3) bad.push(`${tile.id} ${orientation} ${turn} revenue`);
          if (layout.label && clearance(track, layout.label, 12) < -3)
            bad.push(`${tile.id} ${orientation} ${turn} label`);
        }
    expect(bad).toEqual([]);
  });

  it('keep clear of one another and of the circles', () => {
    for (const tile of tiles)
      for (let turn = 0; turn < 6; turn++) {
        const { revenues, label, drawn } = layoutOf(art(tile, { turn, tile: tile.id }));
        const stops = takenBy({ strands: [], stops: drawn.stops });
        for (const { at } of revenues) {
          expect(clearance(stops, at, REVENUE_R), `${tile.id} ${turn}`).toBeGreaterThan(-4);
          if (label) expect(distance(at, label)).toBeGreaterThan(28);
        }
      }
  });

  it('stay on the hex', () => {
    for (const tile of tiles) {
      const { revenues } = layoutOf(art(tile, { tile: tile.id }));
      for (const { at } of revenues)
        expect(Math.abs(at.x) + REVENUE_R * 0.9).toBeLessThan(halfWidth(at.y, 'flat'));
    }
  });

  it('are placed once for a face, a turn and a name', () => {
    const hex = art(UNKNOWN_FACE, { name: 'Greven' });
    expect(layoutOf(hex)).toBe(layoutOf({ ...hex }));
    expect(layoutOf(hex)).not.toBe(layoutOf({ ...hex, turn: 1 }));
  });

  it('leave a name within its row', () => {
    const { name } = layoutOf(art(face('white', [city(1)], []), { name: 'Westerkappeln' }));
    expect(name?.max).toBeLessThanOrEqual(2 * halfWidth(Math.abs(name?.y ?? 0) - NAME_SIZE, 'flat'));
  });
});

describe('a drawn hex', () => {
  const circles = (nodes: readonly NodeSpec[], paths: readonly PathSpec[]): number => {
    const { pen, count } = recorder();
    drawFace(pen, plainLook({ scale: 0.1 }), art(face('green', nodes, paths)), 'green');
    return count('arc');
  };

  it.each([1, 2, 3, 4, 5])('with a city of %i slots has as many circles', (slots) => {
    expect(circles([city(slots)], [])).toBe(slots === 5 ? 6 : slots);
  });

  it('shows its number, name, label and value where there is room to read', () => {
    const { pen, texts } = recorder();
    const tile = { ...face('yellow', [city(1)], [{ from: 0, to: 'n0' }]), label: 'OS' };
    drawFace(pen, plainLook(), art(tile, { tile: '57', name: 'Osnabrück' }), 'yellow');
    expect(texts().toSorted()).toEqual(['30', '57', 'OS', 'Osnabrück']);
  });

  it('drops what cannot be read when it is far away', () => {
    const { pen, texts } = recorder();
    const town: NodeSpec = { kind: 'town', value: 10, slots: 0 };
    const hex = art(face('white', [town], []), { tile: null, name: 'Recke', coordinate: 'D4' });
    drawFace(pen, plainLook({ scale: 0.18 }), hex, 'yellow');
    expect(texts()).toEqual([]);
    drawFace(pen, plainLook({ scale: 0.3 }), hex, 'yellow');
    expect(texts().toSorted()).toEqual(['10', 'Recke']);
    drawFace(pen, plainLook({ scale: 1 }), hex, 'yellow');
    expect(texts().toSorted()).toEqual(['10', '10', 'D4', 'Recke', 'Recke']);
  });

  it('has no number where a table is looked at from afar', () => {
    const town: NodeSpec = { kind: 'town', value: 10, slots: 0 };
    const hex = art(face('white', [town], []), { tile: null, name: 'Recke', coordinate: 'D4' });
    const { pen, texts } = recorder();
    drawFace(pen, plainLook({ afar: 15 }), hex, 'yellow');
    expect(texts().toSorted()).toEqual(['10', 'Recke']);
  });

  it('has names from afar as large as they find room, and none of them cut', () => {
    const sizeOf = (name: string): number => {
      const { pen, written } = recorder();
      const hex = art(face('white', [city(1)], []), { tile: null, name });
      drawFace(pen, plainLook({ scale: 0.4, afar: 15 }), hex, 'yellow');
      return written().find(({ text }) => text === name)!.size * 0.4;
    };
    expect(sizeOf('Recke')).toBeCloseTo(15);
    expect(sizeOf('Alcázar de San Juan')).toBeLessThan(12);
  });

  it('draws two circles more for a reserved slot than its ring would be without', () => {
    const { pen, count, texts } = recorder();
    const node = { ...city(2), reserved: ['A', null], home: ['A'] };
    drawFace(pen, plainLook(), art(face('green', [node], [])), 'green');
    expect(count('arc')).toBe(4);
    expect(texts()).toContain('A');
  });

  it('has no fault with odd faces', () => {
    const all: readonly PathSpec[] = [0, 1, 2, 3, 4, 5].map((side) => ({ from: side as 0, to: 'n0' }));
    const odd: readonly Face[] = [
      UNKNOWN_FACE,
      face('brown', [city(0)], all),
      face('gray', [city(1), city(2), city(3), city(4)], []),
      face(
        'yellow',
        [],
        [
          { from: 0, to: 'n7' },
          { from: 2, to: 2 },
          { from: 'n0', to: 'n1' },
        ],
      ),
      face(
        'green',
        [city(1), city(1)],
        [
          { from: 'n0', to: 'n1' },
          { from: 0, to: 'n0' },
        ],
      ),
      face('red', [{ kind: 'offboard', value: {}, slots: 0 }], []),
      face('blue', [{ kind: 'port', value: 20, slots: 1 }], all),
      ...SAMPLES.map((sample) => sample.art.face),
    ];
    for (const f of odd)
      for (const orientation of ['flat', 'pointy'] as const)
        for (let turn = -1; turn < 7; turn++) {
          const { pen } = recorder();
          drawFace(pen, plainLook(), art(f, { turn, orientation, name: 'N' }), 'gray');
          drawGhost(pen, plainLook(), art(f, { turn, orientation }));
        }
  });
});

describe('a hex from afar', () => {
  const town: NodeSpec = { kind: 'town', value: 10, slots: 0 };
  const hex = art(
    face(
      'yellow',
      [town],
      [
        { from: 1, to: 'n0' },
        { from: 4, to: 'n0' },
      ],
    ),
    { tile: '58', name: 'Luarca' },
  );

  it.each([1.5, 1.9, 2.3])('keeps its value off its name when both are %d times as large', (growth) => {
    const { name, revenues } = layoutOf(hex, growth);
    const high = NAME_SIZE * growth * 0.36;
    for (const { at } of revenues)
      expect(Math.abs(at.y - name!.y)).toBeGreaterThan(REVENUE_R * growth + high - 8);
  });

  it('names a town in a window of 1280 by 720', () => {
    const { pen, texts } = recorder();
    drawFace(pen, plainLook({ scale: 0.197 }), hex, 'yellow');
    expect(texts().toSorted()).toEqual(['10', 'Luarca']);
  });
});

describe('track', () => {
  it('crosses as a bridge and joins as a junction', () => {
    const strands = (paths: readonly PathSpec[]) =>
      groupStrands(arrange(face('green', [], paths), 0, 'flat').strands);
    expect(
      strands([
        { from: 0, to: 3 },
        { from: 1, to: 4 },
      ]),
    ).toHaveLength(2);
    expect(
      strands([
        { from: 0, to: 3 },
        { from: 0, to: 4 },
      ]),
    ).toHaveLength(1);
  });

  it('leaves by the sides of the turned tile', () => {
    const straight = face('yellow', [], [{ from: 0, to: 3 }]);
    expect(exitsOf(art(straight, { turn: 2 }))).toEqual(new Set([2, 5]));
  });

  it('draws narrow gauge dashed and double gauge with a dashed core', () => {
    const dashes = (gauge: string): number => {
      const { pen, calls } = recorder();
      drawFace(
        pen,
        plainLook({ scale: 0.1 }),
        art(face('yellow', [], [{ from: 0, to: 3, gauge }])),
        'yellow',
      );
      return calls.filter(({ name, args }) => name === 'setLineDash' && (args[0] as number[]).length > 0)
        .length;
    };
    expect([dashes('broad'), dashes('narrow'), dashes('dual')]).toEqual([0, 1, 1]);
  });
});

describe('values by phase', () => {
  it('frame the column that counts, or the last one before it', () => {
    const values = { yellow: 20, brown: 50 };
    expect(activeColour(values, 'yellow')).toBe('yellow');
    expect(activeColour(values, 'green')).toBe('yellow');
    expect(activeColour(values, 'gray')).toBe('brown');
    expect(activeColour({ brown: 1 }, 'yellow')).toBe('brown');
    expect(activeColour({}, 'yellow')).toBeNull();
  });
});
