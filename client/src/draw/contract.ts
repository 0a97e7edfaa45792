import type { CardFace } from '@stellwerk/engine/stage/stage.ts';
import { drawBand, drawCardSheet, drawFoot, FOLDED } from './card-parts.ts';
import { CONTRACT } from './card-sizes.ts';
import { drawIcon, drawPath, TICK } from './icons.ts';
import { label, sizeAt } from './label.ts';
import type { Look } from './look.ts';
import type { Pen } from './pen.ts';
import { disc, line, widthOf, within } from './pen.ts';
import { drawSpeed } from './vehicle.ts';

const EDGE = 16;
const NAME = 26;
/** Beside amounts, where many cities stand close: a whole name in narrow letters is read sooner than a part of it. */
const CLOSE_NAME = 22;
const NARROW = 0.72;
/** A folded card sets its letters closer still, before it cuts a name. */
const NARROWEST = 0.62;
const VALUE = 22;
const VALUE_GROWS = 1.5;
/** Height of capitals in parts of their size. */
const CAPITALS = 0.72;
/** Between a name and the amounts over and under it, so that neither is read with the other. */
const AIR = 0.44;
/** How much names may grow: between rows there is that much air. */
const growth = (pitch: number): number => Math.max(1.35, pitch / NAME);
const edgeOf = (w: number): number => (w < FOLDED ? 9 : EDGE);
/** Heights from the top of the card; a second row of bonuses pushes the vehicles up. */
const ROW = 29;
const AT = { stops: 58, vehicles: 262, letters: 322, bonuses: 344 } as const;
const perRow = ({ bonuses = [] }: CardFace): number => (bonuses.length > 2 ? 2 : 3);
const lift = (face: CardFace): number =>
  ROW * (Math.max(1, Math.ceil((face.bonuses?.length ?? 0) / perRow(face))) - 1);

/** Cities from top to bottom, joined by a line; sections that are done are thick and ticked. */
function drawStops(pen: Pen, look: Look, face: CardFace, left: number, top: number, w: number): void {
  const { theme } = look;
  const { lines } = face;
  const pitch = Math.min(59, (AT.vehicles - lift(face) - AT.stops) / Math.max(1, lines.length));
  const isFolded = w < FOLDED;
  // Names that have grown need the room between them.
  const isClose = pitch < Math.max(48, isFolded ? 2.1 * (sizeAt(look, NAME) ?? NAME) : 0);
  const [own, value] = [sizeAt(look, NAME, growth(pitch)) ?? NAME, sizeAt(look, VALUE, VALUE_GROWS) ?? VALUE];
  // From afar which cities it joins matters more: where both have grown, amounts give their room to the names.
  const isCrowded = own > NAME && (isClose || pitch < CAPITALS * (own + value) + AIR * own);
  const edge = edgeOf(w);
  const x = left + (isFolded ? 13 : 26);
  // Where a card is very narrow a letter more is worth the air before the name.
  const names = isFolded ? (w > 130 ? 30 : 25) : 48;
  const room = w - names - (isFolded ? 4 : edge);
  const narrow = isFolded ? NARROWEST : NARROW;
  const areNamesIn = (max: number, size: number): boolean =>
    lines.every(({ text }) => widthOf(pen, look.say(text), { size, weight: 700, fill: '' }) * narrow <= max);
  // Where rows are close, names and amounts must not meet: amounts stand there only beside whole names.
  const closeRoom = room - 2.45 * value;
  const isBeside = isClose && areNamesIn(closeRoom, sizeAt(look, CLOSE_NAME, growth(pitch)) ?? CLOSE_NAME);
  const hasValues = !isCrowded && (isFolded ? !isClose && w > 120 : !isClose || isBeside);
  const amount = isClose && hasValues ? value : null;
  const y = (i: number): number => top + AT.stops + pitch * (i + 0.5);
  lines.slice(0, -1).forEach(({ done, value = '' }, i) => {
    const middle = y(i) + pitch / 2;
    line(pen, x, y(i), x, y(i + 1), { stroke: done ? theme.go : theme.ink3, width: done ? 9 : 4 });
    const wide = label(pen, look, hasValues ? value : '', left + w - edge, middle, {
      size: VALUE,
      weight: done ? 800 : 600,
      fill: done ? theme.go : theme.ink3,
      align: 'right',
      middle: true,
      grow: VALUE_GROWS,
    });
    if (done && wide > 0) drawTick(pen, look, left + w - edge - wide - 15, middle);
  });
  lines.forEach(({ text }, i) => {
    disc(pen, x, y(i), 9, { fill: theme.slot, stroke: theme.ink, width: 3.2 });
    label(pen, look, look.say(text), left + names, y(i), {
      size: amount === null ? NAME : CLOSE_NAME,
      weight: 700,
      fill: theme.ink,
      middle: true,
      max: amount === null ? room + (isFolded ? 0 : 4) : closeRoom,
      cut: isFolded ? '.' : '…',
      least: 0.66,
      grow: growth(pitch) * (amount === null ? 1 : NAME / CLOSE_NAME),
      narrow,
    });
  });
}

function drawTick(pen: Pen, look: Look, x: number, y: number): void {
  within(pen, x, y, 1.6, () => {
    pen.lineCap = 'round';
    drawPath(pen, TICK, { stroke: look.theme.go, width: 2.4 });
    pen.lineCap = 'butt';
  });
}

/** One silhouette a vehicle, and under those of one category its letters. */
function drawVehicles(pen: Pen, look: Look, face: CardFace, left: number, top: number, w: number): void {
  const { theme } = look;
  const { icons = [] } = face;
  const low = lift(face);
  const total = icons.reduce((sum, { count }) => sum + Math.min(12, count), 0);
  const edge = edgeOf(w);
  const pitch = Math.min(58, (w - 2 * edge) / Math.max(1, total));
  const hasLetters = sizeAt(look, 21, 1.2) !== null;
  const y = top + (AT.vehicles + AT.letters) / 2 - (hasLetters ? 8 : 0) - low;
  let x = left + edge;
  for (const { icon, count, label: letters } of icons) {
    const width = Math.min(12, count) * pitch;
    for (let i = 0; i < Math.min(12, count); i++)
      within(pen, x + pitch * (i + 0.5), y, (pitch / 58) * 1.06, () =>
        drawIcon(pen, icon, theme.ink2, theme.paper),
      );
    if (letters)
      label(pen, look, count > 1 ? `${count} ${letters}` : letters, x + width / 2, top + AT.letters - low, {
        size: 21,
        weight: 700,
        fill: theme.ink3,
        align: 'center',
        max: width + 6,
        least: 0.7,
        grow: 1.2,
        whole: w < FOLDED,
      });
    x += width;
  }
}

const signWidth = (icon: string, count: number): number =>
  icon === 'speed' ? 10 + 12.5 * count : icon === 'moon' ? 25 : 33;
const APART = 12;
/** Before an amount is left out its letters come so close. */
const CLOSEST = 0.62;

/** A sign and an amount each: for a vehicle, for speed, for the night. */
function drawBonuses(pen: Pen, look: Look, face: CardFace, left: number, top: number, w: number): void {
  const { bonuses = [] } = face;
  const each = perRow(face);
  for (let first = 0; first < bonuses.length; first += each) {
    const row = bonuses.slice(first, first + each);
    const y = top + AT.bonuses - lift(face) + (ROW * first) / each;
    drawBonusRow(pen, look, row, left + edgeOf(w), y, w - 2 * edgeOf(w));
  }
}

function drawBonusRow(
  pen: Pen,
  look: Look,
  row: NonNullable<CardFace['bonuses']>,
  left: number,
  y: number,
  w: number,
): void {
  const { theme } = look;
  const signs = row.reduce((sum, { icon, count }) => sum + signWidth(icon, count) + APART, -APART);
  // What the signs leave; where that is too little for one amount, signs alone tell what is wanted.
  const each = (w - signs) / row.length;
  const size = sizeAt(look, 21, 1.25);
  const hasAmounts =
    size !== null &&
    row.every(({ value }) => widthOf(pen, value, { size, weight: 700, fill: '' }) * CLOSEST <= each);
  const scale = Math.min(1, w / signs);
  let x = left;
  for (const { icon, count, value, done } of row) {
    const sign = signWidth(icon, count) * scale;
    within(pen, x, y, scale, () => {
      if (icon === 'speed') drawSpeed(pen, look, 6, 0, count, count, 1);
      else if (icon === 'moon') within(pen, 9, 0, 1.7, () => drawIcon(pen, icon, theme.note, theme.paper));
      else within(pen, 14, -1, 0.56, () => drawIcon(pen, 'coach', theme.ink2, theme.paper));
    });
    const wide = label(pen, look, hasAmounts ? value : '', x + sign, y, {
      size: 21,
      weight: done ? 800 : 600,
      fill: done ? theme.go : theme.ink2,
      middle: true,
      max: each,
      grow: 1.25,
      narrow: CLOSEST,
      whole: true,
    });
    x += sign + wide + APART * scale;
  }
}

/** What is to be served, with what, and what it brings. Folded (`w`), it keeps what tells it from others. */
export function drawContract(pen: Pen, look: Look, face: CardFace, w: number = CONTRACT.w): void {
  const { h } = CONTRACT;
  const [left, top] = [-w / 2, -h / 2];
  drawCardSheet(pen, look, w, h);
  drawBand(pen, look, face, w, h);
  drawStops(pen, look, face, left, top, w);
  drawVehicles(pen, look, face, left, top, w);
  drawBonuses(pen, look, face, left, top, w);
  drawFoot(pen, look, face.foot ?? [], w, h / 2);
}
