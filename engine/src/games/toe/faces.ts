import type { CardFace, Face, Livery } from '../../stage/stage.ts';
import type { PieceId, Seat } from '../../table/types.ts';
import { phrase } from '../../table/words.ts';
import { assigned, booksOf } from './books.ts';
import { isPhase } from './clock.ts';
import { kindOf } from './box.ts';
import type { ToeTable } from './clock.ts';
import { COLOURS, DECK_COLOUR, PHASE_ICON, SILHOUETTE, TYPE_COLOUR } from './data/looks.ts';
import { CHIP_VALUE } from './data/subsidies.ts';
import { isTraction } from './material-types.ts';
import type { Contract, Vehicle } from './material-types.ts';
import { titleOf } from './own-cards.ts';
import {
  BANK_CARD,
  CHAIR_CARD,
  isChip,
  isContract,
  isStick,
  isVehicle,
  kindOfVehicle,
  ownerOfStick,
  PILE,
  STARTS,
  tail,
} from './pieces.ts';
import { box, cityName, holderOf, isDone, modelOf, placeOf } from './readers.ts';
import { pieceIds } from '../../table/places.ts';

/** Red, green, orange and blue, in the order of the seats; the livery has the name of its seat. */
export const liveries = (seats: readonly Seat[]): Readonly<Record<string, Livery>> =>
  Object.fromEntries(
    seats.map((seat, i) => {
      const { fill, pattern } = COLOURS[i % COLOURS.length]!;
      const letters = seat.slice(0, 1).toUpperCase();
      return [seat, { id: seat, letters, name: seat, fill, ink: '#FFFFFF', line: fill, pattern }];
    }),
  );

const plain = (text: string) => phrase('table/plain', { text });
const k = (amount: number): string => `${amount}k`;

function vehicleFace(model: Vehicle): Face {
  return {
    kind: 'card',
    form: 'vehicle',
    title: plain(model.name),
    tag: plain(model.category),
    lines: [],
    icons: [
      { icon: SILHOUETTE[model.category], count: 1 },
      { icon: 'speed', count: model.speed },
      ...(isTraction(model.category) ? [{ icon: 'power', count: model.power }] : []),
      ...(model.sleeper ? [{ icon: 'moon', count: 1 }] : []),
    ],
    foot: [k(model.price / 1000)],
    back: kindOf(model),
  };
}
/** Face down: nobody at this table may know what it is. */
const backFace = (kind: string): Face => ({
  kind: 'card',
  form: 'back',
  title: phrase(`toe/back/${kind}`),
  tag: phrase(`toe/deck/${kind}`),
  band: DECK_COLOUR[kind] ?? DECK_COLOUR['contract']!,
  lines: [],
  back: kind,
});

/** Cities with the income of the section that follows; the last one has none. */
function stopsOf(
  { sections }: Contract,
  name: (city: string) => string,
  met: readonly boolean[],
): CardFace['lines'] {
  const last = sections.at(-1);
  return [
    ...sections.map((section, i) => ({
      text: plain(name(section.from)),
      value: `+${k(section.income)}`,
      done: met[i] ?? false,
    })),
    ...(last ? [{ text: plain(name(last.to)) }] : []),
  ];
}

function contractFace(table: ToeTable, card: Contract): Face {
  const seat = holderOf(table, card.id);
  const credit = seat === null ? undefined : booksOf(table, seat).get(card.id);
  return {
    kind: 'card',
    form: 'contract',
    title: plain(titleOf(card)),
    tag: phrase(card.type in TYPE_COLOUR ? `toe/type/${card.type}` : 'table/plain', { text: card.type }),
    band: TYPE_COLOUR[card.type] ?? TYPE_COLOUR['EF']!,
    lines: stopsOf(card, (city) => cityName(table, city), credit?.met ?? []),
    icons: card.needs.map(({ category, count }) => ({ icon: SILHOUETTE[category], count, label: category })),
    bonuses: [
      { icon: 'vehicle', count: 1, value: `+${k(card.vehicleIncome)}` },
      ...card.bonuses.map((bonus, i) => ({
        icon: bonus.kind === 'speed' ? 'speed' : 'moon',
        count: bonus.kind === 'speed' ? bonus.min : 1,
        value: `+${k(bonus.income)}`,
        done: credit?.bonuses[i] ?? false,
      })),
    ],
    foot: [phrase(card.tax === 0 ? 'toe/card/no-tax' : 'toe/card/tax', { tax: card.tax }), k(card.profit)],
    ...(isDone(table, card.id) ? { state: 'done' as const } : {}),
    back: card.deck === 'start' ? 'start' : 'contract',
  };
}

/** A phase card says what its caller gets, until somebody has called it. */
function phaseFace({ clock }: ToeTable, phase: string): Face {
  const call = clock.calls.find((c) => c.phase === phase);
  const running = clock.stage === phase;
  const text = call
    ? phrase(running ? 'toe/card/running' : 'toe/card/called', { seat: call.seat })
    : phrase(`toe/caller/${phase}`);
  return {
    kind: 'card',
    form: 'phase',
    title: phrase(`toe/stage/${phase}`),
    lines: [{ text, icon: isPhase(phase) ? PHASE_ICON[phase] : 'paper' }],
    ...(call || running ? { state: running ? ('running' as const) : ('done' as const) } : {}),
  };
}

function faceOf(table: ToeTable, piece: PieceId): Face {
  if (isStick(piece)) return { kind: 'stick', livery: ownerOfStick(piece) };
  if (isChip(piece)) return { kind: 'chip', amount: CHIP_VALUE, round: true };
  if (isVehicle(piece)) {
    const model = modelOf(table, piece);
    return model ? vehicleFace(model) : backFace(kindOfVehicle(piece));
  }
  if (isContract(piece)) {
    const place = placeOf(table, piece);
    if (place === PILE || place === STARTS) return backFace('contract');
    const card = box(table).contracts.get(tail(piece));
    if (card) return contractFace(table, card);
  }
  if (piece.startsWith('marker/')) return { kind: 'disc', livery: tail(piece), shape: 'pin' };
  if (piece === CHAIR_CARD) return { kind: 'card', form: 'office', title: phrase('toe/chair'), lines: [] };
  if (piece === BANK_CARD) return { kind: 'card', form: 'office', title: phrase('toe/bank'), lines: [] };
  return phaseFace(table, tail(piece));
}

export const faces = (table: ToeTable): Readonly<Record<PieceId, Face>> =>
  Object.fromEntries(pieceIds(table).map((piece) => [piece, faceOf(table, piece)]));

/** What a contract still needs, one entry a vehicle. */
export function missing(table: ToeTable, id: string): readonly string[] {
  const there = assigned(table, id).flatMap((piece) => modelOf(table, piece)?.category ?? []);
  const open: string[] = [];
  for (const { category, count } of box(table).contracts.get(id)?.needs ?? [])
    for (let i = there.filter((c) => c === category).length; i < count; i++) open.push(category);
  return open;
}
