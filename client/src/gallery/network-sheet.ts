import '../layout/kinds/all.ts';
import type { Stage, Surface } from '@stellwerk/engine/stage/stage.ts';
import type { Table } from '@stellwerk/engine/table/types.ts';
import { phrase } from '@stellwerk/engine/table/words.ts';
import { fit, visible } from '../draw/geometry.ts';
import { atScale, type Look } from '../draw/look.ts';
import { SpriteCache } from '../draw/sprites.ts';
import { drawGroundLayer, drawPieceLayer, sceneOf } from '../layout/scene.ts';
import { piecesFrom } from '@stellwerk/engine/table/places.ts';

/** A small made-up table with a network instead of hexes, cards on display and a track of values. */
const CITIES = `
  Lisboa 90 1150, Madrid 280 1110, Sevilla 190 1240, Barcelona 470 1090, Paris 480 740,
  Lyon 560 880, London 400 590, Calais 450 630, Bruxelles 530 660, Köln 610 640,
  Frankfurt 670 690, Hamburg 690 520, Berlin 780 560, Praha 800 680, Wien 870 760,
  München 740 780, Zürich 640 840, Milano 660 910, Roma 760 1060, København 750 420,
  Stockholm 860 280, Oslo 700 270, Warszawa 970 570, Budapest 960 790, Edinburgh 340 400,
  Dublin 240 480`;
const LINES = `
  Lisboa Madrid 4 2, Lisboa Sevilla 3 1, Madrid Sevilla 3 2, Madrid Barcelona 3 2,
  Barcelona Lyon 3 2, Paris Lyon 3 3, Paris Calais 2 2, London Calais 1 2, Calais Bruxelles 1 2,
  Bruxelles Köln 1 2, Paris Bruxelles 1 2, Köln Frankfurt 1 3, Köln Hamburg 2 2,
  Hamburg Berlin 2 3, Berlin Praha 2 2, Praha Wien 2 2, Wien München 2 2, München Frankfurt 2 2,
  Zürich Frankfurt 2 2, Zürich Milano 1 2, Lyon Milano 2 1, Milano Roma 3 2, München Zürich 2 1,
  Hamburg København 2 2, København Stockholm 3 2, Oslo Stockholm 3 2, Oslo København 3 1,
  Berlin Warszawa 3 2, Wien Budapest 1 2, Edinburgh London 4 2, Dublin London 3 1 sea,
  Edinburgh Dublin 2 1 sea, Praha Warszawa 3 1, Budapest Warszawa 3 1, Berlin København 3 1 sea`;

const rows = (text: string): string[][] => text.split(',').map((row) => row.trim().split(/\s+/));

const SURFACES: readonly Surface[] = [
  {
    kind: 'network',
    id: 'map',
    title: phrase('A railway network'),
    subtitle: phrase('made up for the gallery'),
    reconstructed: true,
    size: { width: 1120, height: 1330 },
    cities: rows(CITIES).map(([id = '', x, y]) => ({ id, name: id, x: Number(x), y: Number(y) })),
    connections: rows(LINES).map(([from = '', to = '', segments, tracks, sea]) => ({
      id: `${from}-${to}`,
      from,
      to,
      segments: Number(segments),
      tracks: Number(tracks),
      sea: sea !== undefined,
    })),
    place: 'line',
  },
  {
    kind: 'track',
    id: 'profit',
    title: phrase('Profit'),
    place: 'profit',
    from: -200,
    to: 500,
    step: 10,
    unit: phrase('thousands'),
  },
  {
    kind: 'rack',
    id: 'room',
    title: phrase('Open contracts'),
    role: 'display',
    groups: [
      { label: null, slots: [0, 1, 2, 3, 4].map((i) => ({ place: `room/${i}`, kinds: ['contract'] })) },
    ],
  },
  {
    kind: 'rack',
    id: 'fair',
    title: phrase('Vehicle fair'),
    role: 'display',
    groups: [
      { label: null, slots: [0, 1, 2, 3, 4].map((i) => ({ place: `fair/${i}`, kinds: ['vehicle'] })) },
    ],
  },
  { kind: 'bank', id: 'bank', title: phrase('Bank'), place: 'bank', account: 'bank' },
  ...['anna', 'jonas', 'mirel'].map((seat, i): Surface => ({
    kind: 'mat',
    id: `mat/${seat}`,
    seat,
    place: `seat/${seat}`,
    account: `seat/${seat}`,
    acting: i === 0,
    badges: [],
    notes: [phrase('7 cities · 4 countries'), phrase('profit 90k a year')],
    groups: [],
  })),
];

const ICONS = ['electric', 'diesel', 'coach', 'tank', 'roof', 'open'];

export function networkStage(): { readonly stage: Stage; readonly table: Table } {
  const pieces: Record<string, { at: string }> = {};
  const faces: Record<string, Stage['faces'][string]> = {};
  const seats = ['anna', 'jonas', 'mirel'];
  for (let i = 0; i < 8; i++) {
    const id = `contract/${i}`;
    faces[id] = {
      kind: 'card',
      form: 'contract',
      title: phrase(`ETR ${i + 1}`),
      tag: phrase('Regio'),
      band: ['#2E6B3A', '#8A5A00', '#A3231D', '#2B3F78', '#5B5146'][i % 5] ?? '#2E6B3A',
      lines: ['Edinburgh', 'London', 'Frankfurt'].map((city, k) => ({
        text: phrase(city),
        ...(k < 2 ? { value: '+20k', done: i > 4 && k === 0 } : {}),
      })),
      icons: [
        { icon: 'electric', count: 1 },
        { icon: 'coach', count: 2 },
      ],
      bonuses: [{ icon: 'speed', count: 2, value: '+10k' }],
      foot: ['tax 80k', `${40 + 10 * i}k`],
    };
    pieces[id] = { at: i < 5 ? `room/${i}` : `seat/${seats[i - 5]}` };
  }
  for (let i = 0; i < 11; i++) {
    const id = `vehicle/${i}`;
    faces[id] = {
      kind: 'card',
      form: 'vehicle',
      title: phrase(['Taurus', 'Mascha', 'Bcvmbz', 'Zacns', 'Habbiins', 'Res'][i % 6] ?? ''),
      lines: [],
      icons: [{ icon: ICONS[i % 6] ?? 'coach', count: 1 }],
      foot: ['3', `${20 + i * 5}k`],
    };
    pieces[id] = { at: i < 5 ? `fair/${i}` : `seat/${seats[i % 3]}` };
  }
  seats.forEach((seat, k) => {
    for (let i = 0; i < 30; i++) {
      faces[`stick/${seat}/${i}`] = { kind: 'stick', livery: seat };
      pieces[`stick/${seat}/${i}`] = { at: `seat/${seat}` };
    }
    ['Paris-Lyon', 'Berlin-Praha', 'Madrid-Barcelona'].slice(k, k + 2).forEach((line, n) => {
      for (let s = 0; s < 2; s++) pieces[`stick/${seat}/${n * 2 + s}`] = { at: `line/${line}/${n}/${s}` };
    });
    faces[`pin/${seat}`] = { kind: 'disc', livery: seat, shape: 'pin' };
    pieces[`pin/${seat}`] = { at: `profit/${k === 2 ? 90 : 40 + 50 * k}` };
  });
  const colours = ['#B92B27', '#1F5FAF', '#1E7347'];
  const liveries = Object.fromEntries(
    seats.map((id, i) => [
      id,
      {
        id,
        letters: id.slice(0, 1).toUpperCase(),
        name: id,
        fill: colours[i] ?? '',
        ink: '#FFFFFF',
        line: colours[i] ?? '',
        pattern: 'solid' as const,
      },
    ]),
  );
  const stage: Stage = { currency: '€', liveries, surfaces: SURFACES, faces, names: {}, runs: [] };
  const cash = { bank: 4_190_000, 'seat/anna': 240_000, 'seat/jonas': 180_000, 'seat/mirel': 150_000 };
  return {
    stage,
    table: { pieces: piecesFrom(pieces), cash, clock: { seats, variant: '', options: {}, dues: [] } },
  };
}

export function drawNetworkSheet(pen: CanvasRenderingContext2D, look: Look): void {
  const { stage, table } = networkStage();
  const scene = sceneOf(stage, table, 'anna', look.amount);
  const camera = fit({ x: 0, y: 0, w: scene.world.width, h: scene.world.height }, 1260, 948);
  const seat = (id: string) => ({
    ...look.seat(id),
    colour: stage.liveries[id]?.fill ?? '',
    ink: '#FFFFFF',
    name: id.slice(0, 1).toUpperCase() + id.slice(1),
  });
  const own: Look = { ...atScale(look, camera.scale), liveries: stage.liveries, currency: '€', seat };
  const view = { visible: visible(camera, 1260, 948), camera, ratio: devicePixelRatio };
  pen.fillStyle = look.theme.table;
  pen.fillRect(0, 0, 1260, 948);
  pen.save();
  pen.translate(camera.x, camera.y);
  pen.scale(camera.scale, camera.scale);
  drawGroundLayer(pen, own, scene, view, new SpriteCache());
  drawPieceLayer(pen, own, scene, view);
  pen.restore();
}
