import type { Livery, Surface } from '@stellwerk/engine/stage/stage.ts';
import { drawActing } from './block.ts';
import type { Box, Point } from './geometry.ts';
import { label, readableOf, sizeAt } from './label.ts';
import { detailOf, liveryOf, type Look } from './look.ts';
import type { Pen } from './pen.ts';
import { disc, faded, panel, widthOf, wrap } from './pen.ts';

export type CharterSurface = Extract<Surface, { readonly kind: 'charter' }>;
export const CHARTER = { w: 557, h: 250 } as const;
export const SPINE = { w: 557, h: 62 } as const;
const BAND = 61;
const GONE = 0.55;
const RADIUS = 17;
export const STATION_R = 26;
const STATION_PITCH = 72;
const MOST_IN_ROW = 4;
const TWOFOLD = { r: 22, pitch: 48, rows: [166, 213] } as const;
/** What the purse takes of the row beside it, and what a pile of certificates with its price takes after that. */
const PURSE = 240;
export const SHELF = { x: 196, w: 41, words: 122 } as const;

/** Where the parts of a charter lie, in world units. */
export interface CharterPlan {
  readonly chip: Point;
  readonly chipHeight: number;
  readonly stations: readonly Point[];
  readonly stationR: number;
  readonly pitch: number;
  /** Trains and other cards. */
  readonly cards: Box;
  /** Certificates that nobody holds. */
  readonly shares: Box;
  /** Those that are not its own either: beside the purse, where they take nothing from the trains. */
  readonly shelf: Box;
  /** The seal of a company that is not founded: whatever waits for its founding. */
  readonly seal: Point;
  readonly spine: boolean;
}

export function planCharter(surface: CharterSurface, box: Box): CharterPlan {
  const spine = box.h < 100;
  const count = surface.stations.length;
  const right = box.x + box.w;
  const closed = surface.state !== 'open';
  // More than four stand in two rows: in one their letters would be too small.
  const isTwofold = count > MOST_IN_ROW;
  const perRow = isTwofold ? Math.ceil(count / 2) : count;
  const pitch = isTwofold ? Math.min(TWOFOLD.pitch, 240 / perRow) : STATION_PITCH;
  const stationR = Math.min(isTwofold ? TWOFOLD.r : STATION_R, pitch / 2 - 1.5);
  const first = right - (isTwofold ? 20 + stationR : 49) - (perRow - 1) * pitch;
  const rows = isTwofold ? TWOFOLD.rows : [175];
  const station = (i: number): Point => ({
    x: first + (i % perRow) * pitch,
    y: box.y + (rows[Math.floor(i / perRow)] ?? 175),
  });
  const sharesWidth = isTwofold && !closed ? 58 : 76;
  const sharesX = Math.max(box.x + 170, first - (isTwofold ? stationR + 10 : 38) - sharesWidth);
  return {
    // Two rows of words lie beside and under it.
    chip: { x: box.x + 20, y: box.y + 97 },
    chipHeight: 52,
    stations: surface.stations.map((_, i) => station(i)),
    stationR,
    pitch,
    // Below the notes of a closed charter stands its purse, if there is money on it.
    cards: closed
      ? { x: box.x + 150, y: box.y + 143, w: Math.max(24, sharesX - box.x - 200), h: 94 }
      : { x: box.x + 20, y: box.y + 143, w: Math.max(60, sharesX - box.x - 34), h: 94 },
    shares: closed
      ? { x: sharesX - 42, y: box.y + 142, w: sharesWidth + 40, h: 70 }
      : { x: sharesX, y: box.y + 132, w: sharesWidth, h: 80 },
    shelf: { x: box.x + SHELF.x, y: box.y + 68, w: SHELF.w, h: 55 },
    seal: spine ? { x: box.x + 84, y: box.y + 31 } : { x: box.x + 61, y: box.y + 136 },
    spine,
  };
}

function drawSpine(pen: Pen, look: Look, surface: CharterSurface, box: Box): void {
  const { theme } = look;
  const livery = liveryOf(look, surface.livery);
  panel(pen, { ...box, y: box.y + 4 }, RADIUS, { fill: theme.shadow, alpha: 0.08 });
  panel(pen, box, RADIUS, { fill: theme.paper, stroke: theme.line, width: 2 });
  panel(pen, { x: box.x + 1, y: box.y + 1, w: 12, h: box.h - 2 }, [RADIUS, 0, 0, RADIUS], {
    fill: livery.fill,
  });
  const state = surface.notes[0];
  const name = {
    size: 22,
    middle: true,
    weight: 600,
    serif: true,
    fill: theme.ink,
    max: box.w - 180,
    whole: true,
  } as const;
  if (label(pen, look, livery.name, box.x + 160, box.y + 20, name) === 0) {
    drawFarSpine(pen, look, livery.letters, state ? look.say(state) : '', box);
    return;
  }
  if (state)
    label(pen, look, look.say(state), box.x + 160, box.y + 44, {
      size: 19,
      fill: theme.ink3,
      middle: true,
      max: box.w - 180,
    });
}

/** From afar the letters, and its state where that finds room beside them. */
function drawFarSpine(pen: Pen, look: Look, letters: string, state: string, box: Box): void {
  const { theme } = look;
  const [left, y] = [box.x + 164, box.y + box.h / 2];
  const wide = label(pen, look, letters, left, y, {
    size: 29,
    weight: 800,
    fill: theme.ink2,
    middle: true,
    grow: 1.6,
    max: box.w - 180,
  });
  label(pen, look, state, box.x + box.w - 18, y, {
    size: 24,
    fill: theme.ink3,
    align: 'right',
    middle: true,
    grow: 1.4,
    max: box.w - 164 - wide - 40,
    whole: true,
  });
}

function drawStations(
  pen: Pen,
  look: Look,
  surface: CharterSurface,
  plan: CharterPlan,
  used: ReadonlySet<string>,
): void {
  const { theme } = look;
  surface.stations.forEach(({ label: words, piece }, i) => {
    const p = plan.stations[i];
    if (!p) return;
    disc(pen, p.x, p.y, plan.stationR, { stroke: theme.line2, width: 2.2, dash: [7, 6.5] });
    // Between two rows there is no room for words.
    if (used.has(piece) || surface.stations.length > MOST_IN_ROW) return;
    label(pen, look, words, p.x, p.y + plan.stationR + 19, {
      size: 20,
      middle: true,
      grow: 1.2,
      weight: 600,
      fill: theme.ink2,
      align: 'center',
      max: plan.pitch - 2,
      // A name that is set narrower is read; one that is cut is guessed.
      narrow: 0.6,
      cut: '.',
    });
  });
}

/** What the last run brought; the sign of the ledger where it was withheld. */
const ranWords = (look: Look, { ran }: CharterSurface): string =>
  ran ? `${look.words.ran} ${look.amount(ran.amount)}${ran.withheld ? ' ▾' : ''}` : '';

/** What it holds and what it ran in one row; where that is too long, the run goes before what it has reached. */
function leaderRows(
  holds: readonly string[],
  ran: string,
  goals: readonly string[],
  fits: (row: string) => boolean,
): readonly string[] {
  const joined = (words: readonly string[]): string => words.filter(Boolean).join(' · ');
  const together = joined([...holds, ran]);
  const rows = fits(together) ? [together, joined(goals)] : [joined(holds), joined([ran, ...goals])];
  return rows.filter(Boolean);
}

/** Beside the purse: who leads it, with what share and price; under both what it has reached. */
function drawLeader(pen: Pen, look: Look, surface: CharterSurface, box: Box, hasShelf: boolean): void {
  const { theme } = look;
  const [who = '', par = '', ...goals] = surface.notes.map(look.say);
  const [name = '', ...share] = who.split(' · ');
  const small = { size: 20, fill: theme.ink3, grow: 1.15, least: 0.75 } as const;
  const size = sizeAt(look, small.size, small.grow);
  const isRead = size !== null;
  const taken = hasShelf ? SHELF.x + SHELF.w + SHELF.words + 8 : PURSE - 20;
  const right = { align: 'right', middle: true, max: box.w - 20 - taken } as const;
  const fits = (row: string): boolean =>
    size === null ||
    widthOf(pen, row, { ...small, size }) * Math.max(small.least, readableOf(look) / (look.scale * size)) <=
      right.max;
  const rows = leaderRows([...share, par], ranWords(look, surface), goals, fits);
  // Two rows lie between the purse and the stations.
  const [x, y] = [box.x + box.w - 20, box.y + (!isRead ? 103 : rows.length > 1 ? 77 : 90)];
  label(pen, look, name, x, y, { ...right, size: 24, weight: 700, fill: theme.ink2, grow: 1.9, narrow: 0.6 });
  rows.forEach((row, i) =>
    label(pen, look, row, x, y + 27 + i * 27, { ...right, ...small, max: i === 0 ? right.max : box.w - 40 }),
  );
}

function drawNotes(pen: Pen, look: Look, surface: CharterSurface, box: Box, hasShelf: boolean): void {
  const { theme } = look;
  if (surface.state === 'open') {
    drawLeader(pen, look, surface, box, hasShelf);
    return;
  }
  const notes = surface.notes.map(look.say);
  const max = box.w - 148;
  label(pen, look, notes[0] ?? '', box.x + 118, box.y + 92, {
    size: 26,
    weight: 700,
    fill: theme.ink,
    middle: true,
    max,
    grow: 1.8,
    // Half of "not yet" would say the opposite.
    narrow: 0.6,
    whole: true,
  });
  const style = { size: 21, fill: theme.ink3, max } as const;
  wrap(pen, notes.slice(1).join(' · '), style, max, 1).forEach((text, i) =>
    label(pen, look, text, box.x + 118, box.y + 119 + 26 * i, {
      ...style,
      middle: true,
      grow: 1.15,
      // Its last word is a sum.
      narrow: 0.7,
      whole: true,
    }),
  );
}

/** A name that is too long for one line of the band takes two; false where it cannot be read whole. */
function drawName(pen: Pen, look: Look, name: string, ink: string, box: Box, max: number): boolean {
  const style = { weight: 600, serif: true, fill: ink, max, least: 0.8, middle: true, whole: true } as const;
  const x = box.x + 22;
  if (label(pen, look, name, x, box.y + BAND / 2, { ...style, size: 27, grow: 1.2 }) > 0) return true;
  const size = sizeAt(look, 21, 1.1);
  if (size === null) return false;
  const small = { ...style, size };
  const lines = wrap(pen, name, small, max, 2);
  if (lines.some((text) => widthOf(pen, text, small) * style.least > max)) return false;
  const first = box.y + BAND / 2 - (lines.length > 1 ? 12 : 0);
  lines.forEach((text, i) => label(pen, look, text, x, first + i * 24, { ...small, whole: false }));
  return true;
}

/** The name in full, or from afar the letters by which everybody knows the company. */
function drawBandName(pen: Pen, look: Look, { name, letters, ink }: Livery, box: Box, max: number): void {
  if (drawName(pen, look, name, ink, box, max)) return;
  label(pen, look, letters, box.x + 22, box.y + BAND / 2, {
    size: 31,
    weight: 800,
    fill: ink,
    middle: true,
    max,
    grow: 1.5,
  });
}

/**
 * A charter without the pieces on it. `used`: stations that stand elsewhere need no label; `hasShelf`: something lies
 * beside the purse.
 */
export function drawCharter(
  pen: Pen,
  look: Look,
  surface: CharterSurface,
  box: Box,
  used: ReadonlySet<string> = new Set(),
  hasShelf = surface.shelf !== undefined,
): void {
  const { theme } = look;
  const livery = liveryOf(look, surface.livery);
  const plan = planCharter(surface, box);
  if (plan.spine) {
    faded(pen, surface.state === 'gone' ? GONE : 1, () => drawSpine(pen, look, surface, box));
    return;
  }
  const draw = (): void => {
    panel(pen, { ...box, y: box.y + 4 }, RADIUS, { fill: theme.shadow, alpha: 0.08 });
    panel(pen, box, RADIUS, {
      fill: surface.state === 'open' ? theme.paper : theme.paper2,
      stroke: theme.line,
      width: 2,
    });
    faded(pen, surface.state === 'open' ? 1 : 0.82, () =>
      panel(pen, { x: box.x, y: box.y, w: box.w, h: BAND }, [RADIUS, RADIUS, 0, 0], { fill: livery.fill }),
    );
    const right = surface.headline === '' ? 0 : 90;
    drawBandName(pen, look, livery, box, box.w - 44 - right);
    label(pen, look, surface.headline, box.x + box.w - 20, box.y + BAND / 2, {
      size: 31,
      middle: true,
      grow: 1.5,
      weight: 800,
      fill: livery.ink,
      align: 'right',
      max: 96,
    });
    if (!detailOf(look.scale).text) return;
    drawNotes(pen, look, surface, box, hasShelf);
    if (surface.state !== 'gone') drawStations(pen, look, surface, plan, used);
  };
  if (surface.state === 'gone') faded(pen, GONE, draw);
  else draw();
  if (surface.acting) drawActing(pen, look, box, RADIUS);
}
