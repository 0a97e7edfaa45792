import type { Face, Stage } from '@stellwerk/engine/stage/stage.ts';
import { apply } from '@stellwerk/engine/table/apply.ts';
import type { Game } from '@stellwerk/engine/table/game.ts';
import type { Table } from '@stellwerk/engine/table/types.ts';
import { buildOf } from '../draw/card.ts';
import { atScale, type Look } from '../draw/look.ts';
import type { Pen } from '../draw/pen.ts';
import { within } from '../draw/pen.ts';
import { drawPiece, sizeOf } from '../draw/piece.ts';

/** All cards of a title face up, as far as a hand can turn them: everything lies before the first seat. */
export function openHand(game: Game, table: Table): Stage {
  const stage = game.stage(table);
  const hidden = Object.entries(stage.faces).filter(
    ([, face]) => face.kind === 'card' && face.form === 'back',
  );
  const seat = stage.surfaces.flatMap((surface) => (surface.kind === 'mat' ? [surface.place] : []))[0] ?? '';
  return game.stage(
    apply(
      table,
      hidden.map(([id]) => ({ put: id, at: seat })),
    ),
  );
}

const KINDS: readonly string[] = ['card', 'certificate', 'train', 'chip'];

/** Every different card, certificate and train once. */
export function cardsOf(stages: readonly Stage[]): readonly Face[] {
  const found = new Map<string, Face>();
  for (const { faces } of stages)
    for (const face of Object.values(faces))
      if (KINDS.includes(face.kind)) found.set(JSON.stringify(face), face);
  const rank = (face: Face): string => (face.kind === 'card' ? `card/${buildOf(face)}` : face.kind);
  return [...found.values()].toSorted((a, b) => rank(a).localeCompare(rank(b)));
}

/** Cards in rows at a given zoom, as they would be seen on the table. */
export function drawCardSheet(
  pen: Pen,
  look: Look,
  faces: readonly Face[],
  width: number,
  zoom: number,
): void {
  let [x, y, row] = [12, 12, 0];
  for (const face of faces) {
    const { w, h } = sizeOf(face);
    if (x + w * zoom > width - 8) [x, y, row] = [12, y + row + 12, 0];
    within(pen, x + (w * zoom) / 2, y + (h * zoom) / 2, zoom, () =>
      drawPiece(
        pen,
        atScale(look, zoom),
        null,
        face,
        { x: 0, y: 0, w, h },
        { count: face.kind === 'card' && face.form === 'back' ? 53 : 1 },
      ),
    );
    x += w * zoom + 10;
    row = Math.max(row, h * zoom);
  }
}
