import type { Stage, Surface } from '@stellwerk/engine/stage/stage.ts';
import { CHARTER, type CharterSurface, SPINE } from '../draw/charter.ts';
import type { Box } from '../draw/geometry.ts';
import { type Side, type SideBlock } from './bank.ts';
import { type Kind, surfacesOf } from './surfaces-of.ts';

export const CHARTER_GAP = 18;
const ROW = CHARTER.h + 15;
const SPINE_ROW = SPINE.h + 12;
const MANY = 7;

export const charterColumns = (stage: Stage): number => (surfacesOf(stage, 'charter').length >= MANY ? 3 : 2);
export const gridWidth = (columns: number): number => columns * (CHARTER.w + CHARTER_GAP) - CHARTER_GAP;
export const hasCharters = (stage: Stage): boolean =>
  surfacesOf(stage, 'charter').length + surfacesOf(stage, 'bars').length > 0;

/** Spines that lie in a cell of the grid. */
const IN_CELL = 3;
const freeCells = (full: number, columns: number): number => (columns - (full % columns)) % columns;
const spineRows = (spines: number, full: number, columns: number): number =>
  rowsOf(Math.max(0, spines - IN_CELL * freeCells(full, columns)), columns);

const rowsOf = (count: number, columns: number): number => Math.ceil(count / columns);

/** Companies that are not founded, those first whose shares are sold now, then those that may be started now. */
const WAITING = ['founded', 'offered', undefined, 'locked'] as const;
const waitingIn = (charters: readonly Kind<'charter'>[]): readonly Kind<'charter'>[] =>
  WAITING.flatMap((how) => charters.filter(({ state, waits }) => state === 'closed' && waits === how));
/** Whether the round has to do with companies that wait: then they have more room than else. */
export const areOffered = (stage: Stage): boolean =>
  surfacesOf(stage, 'charter').some(({ waits }) => waits === 'offered' || waits === 'founded');

/**
 * Of many companies those not yet founded are spines under the founded ones; those whose shares are sold lie open with
 * them, and as far as there is room the next ones do too.
 */
function openOnes(stage: Stage, columns: number, room: number): readonly Kind<'charter'>[] {
  const charters = surfacesOf(stage, 'charter');
  if (charters.length < MANY) return charters;
  const bars = surfacesOf(stage, 'bars').length;
  const open = charters.filter(({ state }) => state === 'open');
  const waiting = waitingIn(charters);
  const height = (shown: number): number =>
    rowsOf(shown + bars, columns) * ROW +
    spineRows(charters.length - shown, shown + bars, columns) * SPINE_ROW;
  let more = waiting.filter(({ waits }) => waits === 'founded').length;
  while (more < waiting.length && height(open.length + more + 1) <= room) more += 1;
  return [...open, ...waiting.slice(0, more)];
}

/** Charters in operating order, what else shows companies, then spines. */
export function placeCharters(stage: Stage, x: number, y: number, columns: number, room = 0): Side {
  const shown = openOnes(stage, columns, room);
  const full: readonly Surface[] = [...shown, ...surfacesOf(stage, 'bars')];
  const blocks: SideBlock[] = [];
  const pitch = CHARTER.w + CHARTER_GAP;
  full.forEach((surface, i) => {
    const tall =
      surface.kind === 'bars' && surface.bars.length > 4 ? 62 + surface.bars.length * 44 : CHARTER.h;
    blocks.push({
      id: surface.id,
      surface,
      box: { x: x + (i % columns) * pitch, y: y + Math.floor(i / columns) * ROW, w: CHARTER.w, h: tall },
      inner: false,
    });
  });
  const end = blocks.reduce((most, { box }) => Math.max(most, box.y + box.h), y - 15);
  const spines = surfacesOf(stage, 'charter').filter((charter) => !shown.includes(charter));
  const cells = full.some(({ kind }) => kind === 'bars') ? 0 : freeCells(full.length, columns);
  const lastRow = y + Math.floor(full.length / columns) * ROW;
  spines.forEach((surface, i) => {
    const below = i - cells * IN_CELL;
    const box =
      below < 0
        ? {
            x: x + ((full.length % columns) + (i % cells)) * pitch,
            y: lastRow + Math.floor(i / cells) * ((CHARTER.h - SPINE.h) / (IN_CELL - 1)),
            ...SPINE,
          }
        : {
            x: x + (below % columns) * pitch,
            y: end + 15 + Math.floor(below / columns) * SPINE_ROW,
            ...SPINE,
          };
    blocks.push({ id: surface.id, surface, box, inner: false });
  });
  const h = blocks.reduce((most, { box }) => Math.max(most, box.y + box.h), y) - y;
  return { w: gridWidth(columns), h, blocks };
}

const NOTES = 2;
const LOWER = 18;

/** Cards and certificates begin lower on an open charter with a third line of notes. */
export const belowNotes = ({ state, notes }: CharterSurface, box: Box): Box =>
  state === 'open' && notes.length > NOTES
    ? { ...box, y: box.y + LOWER, h: Math.max(24, box.h - LOWER) }
    : box;
