import { CELL } from './market.ts';
import { isPlate } from './plate.ts';
import { GAME_IDS, loadGame } from '@stellwerk/engine/games/registry.ts';
import type { Piece } from '@stellwerk/engine/table/types.ts';
import { describe, expect, it } from 'vitest';
import { freshTable, midGame } from '../gallery/midgame.ts';
import { boardOf, tileBoxOf } from '../layout/board.ts';
import { sceneOf } from '../layout/scene.ts';
import { clearance, takenBy } from './clearance.ts';
import { layoutOf } from './face-layout.ts';
import { overlaps } from './geometry.ts';
import { atScale, makeLook } from './look.ts';
import { badgeSpot } from './run.ts';
import { plainLook, recorder } from './testing.ts';
import { chipWidth, drawChip } from './chip.ts';
import { drawCity } from './city.ts';
import type { NodeSpec } from '@stellwerk/engine/rail/types.ts';
import { LIGHT } from './theme.ts';
import type { RackSurface } from './rack.ts';
import { drawRack } from './rack.ts';
import { drawToken } from './token.ts';
import { pieceIds, piecesFrom } from '@stellwerk/engine/table/places.ts';

const games = (await Promise.all(GAME_IDS.map(loadGame))).filter((game) => game !== null);
const railways = games.filter((game) => tileBoxOf(game.stage(freshTable(game))) !== null);

describe('from afar', () => {
  it.each([0.2, 0.3, 0.5, 1])('a token keeps its letters at %s pixels a unit', (scale) => {
    for (const game of games) {
      const stage = game.stage(freshTable(game));
      const look = atScale(
        makeLook({ theme: LIGHT, stage, words: game.words, language: 'en', viewer: null }),
        scale,
      );
      for (const [id, { letters }] of Object.entries(stage.liveries)) {
        const { pen, texts } = recorder();
        drawToken(pen, look, id, 24);
        expect(texts(), `${game.title} ${id}`).toEqual(letters === '' ? [] : [letters]);
      }
    }
  });

  it.each([0.22, 0.29, 0.5, 1])('a circle that is kept says for whom at %s pixels a unit', (scale) => {
    const livery = (letters: string) => ({
      id: letters,
      letters,
      name: '',
      fill: '#1F5FAF',
      ink: '#FFFFFF',
      line: '#1F5FAF',
      pattern: 'solid' as const,
    });
    const look = plainLook({ scale, liveries: { KHS: livery('KHS'), CME: livery('CME') } });
    const { pen, texts } = recorder();
    drawCity(pen, look, {
      kind: 'city',
      slots: 2,
      home: ['KHS'],
      destination: ['CME'],
    } as unknown as NodeSpec);
    expect(texts()).toEqual(['KHS', 'CME']);
  });

  it('a purse says all figures of its amount at every zoom, or none', () => {
    for (let scale = 0.15; scale < 0.5; scale += 0.0003)
      for (const amount of [7, 20, 65, 120, 2400]) {
        const { pen, texts } = recorder();
        const look = plainLook({ scale, currency: '' });
        drawChip(pen, look, amount, chipWidth(look, amount, 57), 57);
        expect(['', String(amount)], `${scale}`).toContain(texts().join(''));
      }
  });

  it.each([2, 3, 4, 5, 6, 7])('the bids of %i people for one card say their sums whole', (people) => {
    const bids = Array.from({ length: people }, (_, i) => ({
      seat: `${i}`,
      amount: 135 + 5 * i,
      leads: i === 0,
    }));
    const surface = {
      kind: 'rack',
      role: 'display',
      title: { key: 'title' },
      groups: [{ id: 'all', label: null, slots: [{ place: 'p', bids }] }],
    } as unknown as RackSurface;
    const card = { x: 22, y: 60, w: 200, h: 130 };
    for (const scale of [0.5, 0.79, 1, 1.4]) {
      const { pen, written } = recorder();
      const plan = { w: 300, h: 260, groups: [{ label: null, slots: [card] }] };
      drawRack(pen, plainLook({ scale }), surface, { x: 0, y: 0, w: 300, h: 260 }, plan, true);
      const sums = written().filter(({ text }) => /^\d{3}$/.test(text));
      expect(sums.map(({ text }) => text)).toEqual(bids.map(({ amount }) => String(amount)));
      for (const [i, one] of sums.entries())
        for (const other of sums.slice(i + 1))
          expect(one.right < other.left || Math.abs(one.y - other.y) > 14, `${one.text} ${other.text}`).toBe(
            true,
          );
    }
  });

  it.each(['scraps 3', 'verschrottet 3'])(
    'under a narrow stack of trains stands “%s” whole, or nothing',
    (note) => {
      const surface = {
        kind: 'rack',
        role: 'depot',
        title: { key: 'title' },
        groups: [{ id: 'all', label: null, slots: [{ place: 'p', count: 5, note: { key: note } }] }],
      } as unknown as RackSurface;
      const said = (w: number): readonly string[] => {
        const { pen, texts } = recorder();
        const plan = { w: 300, h: 200, groups: [{ label: null, slots: [{ x: 31, y: 64, w, h: 51 }] }] };
        drawRack(pen, plainLook({ scale: 0.7 }), surface, { x: 0, y: 0, w: 300, h: 200 }, plan, true);
        return texts().filter((text) => text !== 'title' && text !== '×5');
      };
      for (const w of [30, 40, 55, 70]) expect([[], [note]], `${w}`).toContainEqual(said(w));
      expect(said(131).join()).toContain(note);
    },
  );

  it('the badges of a run lie beside circles, names and one another', () => {
    for (const game of railways) {
      const table = midGame(game);
      const scene = sceneOf(game.stage(table), table, null);
      const board = boardOf(scene.world, scene.stage, table)!;
      for (const { art, id } of board.hexes)
        layoutOf(art).drawn.stops.forEach((_, node) => {
          const stops = takenBy({ strands: [], stops: layoutOf(art).drawn.stops }, art.dense);
          const spot = badgeSpot({ art, node }, 14);
          expect(clearance(stops, spot, 14), `${game.title} ${id}`).toBeGreaterThan(-6);
          const sum = badgeSpot({ art, node }, 19, 20, [{ ...spot, r: 14 }]);
          expect(Math.hypot(sum.x - spot.x, sum.y - spot.y), `${game.title} ${id}`).toBeGreaterThan(20);
        });
    }
  });

  it('markers of one price lie side by side; plates leave its figure free, and none lies on another', () => {
    for (const game of railways) {
      const fresh = freshTable(game);
      const stage = game.stage(fresh);
      const market = stage.surfaces.find((s) => s.kind === 'market');
      if (market?.kind !== 'market') continue;
      const [row] = market.market.rows;
      const col = row!.findIndex((cell) => cell !== null);
      const markers = pieceIds(fresh)
        .filter((id) => stage.faces[id]?.kind === 'disc')
        .filter(
          (id, i, all) =>
            all.findIndex(
              (one) =>
                (stage.faces[one] as { livery?: string }).livery ===
                (stage.faces[id] as { livery?: string }).livery,
            ) === i,
        )
        .slice(0, 4);
      for (let n = 2; n <= markers.length; n++) {
        const pieces: Record<string, Piece> = { ...fresh.pieces.toJSON() };
        for (const id of markers.slice(0, n)) pieces[id] = { at: `${market.place}/0/${col}` };
        const table = { ...fresh, pieces: piecesFrom(pieces) };
        const scene = sceneOf(game.stage(table), table, null);
        const drawn = scene.drawables.filter(({ place }) => place === `${market.place}/0/${col}`);
        const boxes = drawn.map(({ x, y, w, h }) => ({ x: x - w / 2, y: y - h / 2, w, h }));
        const cell = scene.places.spot(`${market.place}/0/${col}`);
        // Some tables show no prices before there are any.
        if (!cell) continue;
        // As low as the figure reaches, also where it is grown to be read.
        const figure = market.lines ? cell.h * 0.36 : (29 * cell.w) / (CELL.w - 4);
        expect(drawn, game.title).toHaveLength(n);
        boxes.forEach((a, i) => {
          for (const b of boxes.slice(i + 1)) {
            if (isPlate(a) || isPlate(b)) {
              expect(overlaps(a, b), game.title).toBe(false);
              expect(Math.min(a.y, b.y), game.title).toBeGreaterThan(cell.y - cell.h / 2 + figure);
              continue;
            }
            const inner = (box: typeof a) => ({ x: box.x + 3, y: box.y + 3, w: box.w - 6, h: box.h - 6 });
            expect(overlaps(inner(a), inner(b)), game.title).toBe(false);
          }
        });
      }
    }
  });
});
