import type { Face, Livery, Pattern } from '../../stage/stage.ts';
import type { PieceId, Seat } from '../../table/types.ts';
import { phrase } from '../../table/words.ts';
import { assigned, booksOf } from './books.ts';
import type { ToeTable } from './clock.ts';
import { CHIP_VALUE } from './data/subsidies.ts';
import { isTraction } from './material-types.ts';
import type { Contract, Vehicle } from './material-types.ts';
import {
  BANK_CARD,
  CHAIR_CARD,
  isChip,
  isContract,
  isStick,
  isVehicle,
  ownerOfStick,
  tail,
} from './pieces.ts';
import { box, holderOf, modelOf } from './readers.ts';

const COLOURS: readonly { readonly fill: string; readonly pattern: Pattern }[] = [
  { fill: '#B92B27', pattern: 'solid' },
  { fill: '#1E7347', pattern: 'stripe' },
  { fill: '#B4560F', pattern: 'dots' },
  { fill: '#1F5FAF', pattern: 'check' },
];
/** Red, green, orange and blue, in the order of the seats; the livery has the name of its seat. */
export const liveries = (seats: readonly Seat[]): Readonly<Record<string, Livery>> =>
  Object.fromEntries(
    seats.map((seat, i) => {
      const { fill, pattern } = COLOURS[i % COLOURS.length]!;
      return [
        seat,
        {
          id: seat,
          letters: seat.slice(0, 1).toUpperCase(),
          name: seat,
          fill,
          ink: '#FFFFFF',
          line: fill,
          pattern,
        },
      ];
    }),
  );

const plain = (text: string) => phrase('table/plain', { text });

function vehicleFace(model: Vehicle): Face {
  return {
    kind: 'card',
    title: plain(model.name),
    band: model.category,
    lines: [],
    icons: [
      { icon: `vehicle/${model.category}`, count: 1 },
      { icon: 'speed', count: model.speed },
      ...(isTraction(model.category) ? [{ icon: 'power', count: model.power }] : []),
      ...(model.sleeper ? [{ icon: 'sleeper', count: 1 }] : []),
    ],
    foot: [`${model.price / 1000}.000 €`],
    back: isTraction(model.category) ? 'loco' : 'wagon',
  };
}
/** Face down: nobody at this table may know what it is. */
const backFace = (kind: string): Face => ({
  kind: 'card',
  title: phrase(`toe/back/${kind}`),
  lines: [],
  back: kind,
});

function contractFace(table: ToeTable, card: Contract): Face {
  const { cities } = box(table);
  const seat = holderOf(table, card.id);
  const credit = seat === null ? undefined : booksOf(table, seat).get(card.id);
  const name = (city: string): string => cities.get(city)?.name ?? city;
  return {
    kind: 'card',
    title: plain(card.deck === 'start' ? `S${card.no} ${card.type}` : `${card.type} ${card.no}`),
    band: card.type,
    lines: [
      ...card.sections.map((s, i) => ({
        text: plain(`${name(s.from)} – ${name(s.to)}`),
        value: `+${s.income}k`,
        done: credit?.met[i] ?? false,
      })),
      { text: phrase('toe/card/vehicle'), value: `+${card.vehicleIncome}k`, icon: 'vehicle' },
      ...card.bonuses.map((bonus, i) => ({
        text:
          bonus.kind === 'speed' ? phrase('toe/card/speed', { min: bonus.min }) : phrase('toe/card/night'),
        value: `+${bonus.income}k`,
        icon: bonus.kind === 'speed' ? 'speed' : 'sleeper',
        done: credit?.bonuses[i] ?? false,
      })),
    ],
    icons: card.needs.map((need) => ({ icon: `vehicle/${need.category}`, count: need.count })),
    foot: [`−${card.tax}k`, `${card.profit}k`],
    back: card.deck === 'start' ? 'start' : 'contract',
  };
}

function faceOf(table: ToeTable, piece: PieceId): Face {
  if (isStick(piece)) return { kind: 'stick', livery: ownerOfStick(piece) };
  if (isChip(piece)) return { kind: 'chip', amount: CHIP_VALUE };
  if (isVehicle(piece)) {
    const model = modelOf(table, piece);
    return model ? vehicleFace(model) : backFace(piece.startsWith('loco/') ? 'loco' : 'wagon');
  }
  if (isContract(piece)) {
    const card = box(table).contracts.get(tail(piece));
    if (card) return contractFace(table, card);
  }
  if (piece.startsWith('marker/')) return { kind: 'disc', livery: tail(piece) };
  if (piece === CHAIR_CARD) return { kind: 'card', title: phrase('toe/chair'), lines: [] };
  if (piece === BANK_CARD) return { kind: 'card', title: phrase('toe/bank'), lines: [] };
  const phase = tail(piece);
  return {
    kind: 'card',
    title: phrase(`toe/stage/${phase}`),
    lines: [{ text: phrase(`toe/caller/${phase}`), icon: phase }],
  };
}

export const faces = (table: ToeTable): Readonly<Record<PieceId, Face>> =>
  Object.fromEntries(Object.keys(table.pieces).map((piece) => [piece, faceOf(table, piece)]));

/** What a contract still needs, one entry a vehicle. */
export function missing(table: ToeTable, id: string): readonly string[] {
  const there = assigned(table, id).flatMap((piece) => modelOf(table, piece)?.category ?? []);
  const open: string[] = [];
  for (const { category, count } of box(table).contracts.get(id)?.needs ?? [])
    for (let i = there.filter((c) => c === category).length; i < count; i++) open.push(category);
  return open;
}
