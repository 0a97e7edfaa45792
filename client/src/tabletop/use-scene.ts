import type { Stage } from '@stellwerk/engine/stage/stage.ts';
import type { Play } from '@stellwerk/engine/table/play.ts';
import type { Table } from '@stellwerk/engine/table/types.ts';
import type { Phrase } from '@stellwerk/engine/table/words.ts';
import { say } from '@stellwerk/engine/table/words.ts';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { painter } from '../camera/current.ts';
import { type Box, centreOf, overlaps, type Point } from '../draw/geometry.ts';
import { makeLook } from '../draw/look.ts';
import type { Look } from '../draw/look.ts';
import { heartBox } from '../layout/focus.ts';
import { isMap, kindsFor } from '../layout/kinds/list.ts';
import type { Scene } from '../layout/scene.ts';
import { sceneOf } from '../layout/scene.ts';
import { coloursOf, useTheme } from '../parts/seat-look.ts';
import { withRuns } from '../table/earned.ts';
import { withPlacesOfTurn } from '../table/turn-places.ts';
import { stageOf } from '../table/stage.ts';
import { useSettings } from '../settings/settings.ts';
import { useShown } from '../table/shown.ts';
import { namesOfSeats } from '../words/seat-name.ts';
import { failTable, useTable } from '../table/table.ts';

export interface OnTabletop {
  readonly play: Play;
  readonly table: Table;
  readonly scene: Scene;
  readonly look: Look;
}

const inBox = (box: Box, { x, y }: Point): boolean =>
  x >= box.x && x <= box.x + box.w && y >= box.y && y <= box.y + box.h;

/** A scene of what the round is about, most often the map, for where the rest is told otherwise. */
export function heartOnly(scene: Scene): Scene {
  const heart = heartBox(scene.world);
  if (!heart) return mapOnly(scene);
  const blocks = scene.world.blocks.filter(({ box }) => inBox(heart, centreOf(box)));
  const ids = new Set(blocks.map(({ id }) => id));
  return {
    ...scene,
    board: null,
    world: { ...scene.world, blocks },
    drawables: scene.drawables.filter(({ group }) => ids.has(group)),
    captions: scene.captions.filter((caption) => inBox(heart, caption)),
  };
}

function mapOnly(scene: Scene): Scene {
  const map = scene.world.blocks.find(({ surface }) => isMap(surface));
  if (!map) return scene;
  const isOn = ({ box, inner, surface }: (typeof scene.world.blocks)[number]): boolean =>
    inner && surface.kind === 'steps' && overlaps(box, map.box);
  const blocks = scene.world.blocks.filter((block) => block === map || isOn(block));
  const ids = new Set(blocks.map(({ id }) => id));
  return {
    ...scene,
    world: { ...scene.world, blocks },
    drawables: scene.drawables.filter(({ group }) => ids.has(group)),
    captions: [],
  };
}

/** Whether everything is here that the surfaces of a table take to be drawn; what is not comes. */
function useKinds(stage: Stage | null): boolean {
  const [, setCome] = useState(0);
  const fetch = stage && kindsFor(stage);
  const isHere = fetch === null;
  useEffect(() => {
    let isGone = false;
    fetch?.().then(
      () => isGone || setCome((n) => n + 1),
      () => isGone || failTable('outdated'),
    );
    return () => {
      isGone = true;
    };
    // Asked for once, whatever happens on the table meanwhile.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isHere]);
  return isHere;
}

/** The shape of a window in steps, so that a table is not laid anew with every pixel: 1.3, 1.35, 1.4 … */
const STEP = 0.05;
const SHAPES = { least: 1.25, most: 1.65 } as const;
export const shapeOf = ({ w, h }: { readonly w: number; readonly h: number }): number | undefined =>
  w === 0 || h === 0
    ? undefined
    : Math.round(Math.max(SHAPES.least, Math.min(SHAPES.most, w / h)) / STEP) * STEP;

/**
 * The scene of what is shown, for a window of some shape; the same position gives the same scene. `type`: the smallest
 * of a crowded table, in pixels.
 */
export function useScene(shape?: number, type?: number): OnTabletop | null {
  const shown = useShown();
  const theme = useTheme();
  const language = useSettings((s) => s.language);
  const seats = useTable((s) => s.seats);
  // Mats keep their places while people take turns at one screen.
  const viewer = useTable((s) => s.mine[0] ?? null);
  // Whoever plays for an empty seat is not the one who sits there.
  const isOwn = useTable((s) => s.kind !== 'remote' || s.seats[viewer ?? '']?.taken !== false);
  const hasHistory = useTable((s) => s.hasHistory);
  const play = shown?.play ?? null;
  const table = play?.table ?? null;
  const names = useMemo(() => namesOfSeats(seats, language), [seats, language]);
  const look = useMemo(() => {
    if (!play) return null;
    const stage = stageOf(play.game, play.table);
    const seatColours = coloursOf(theme, seats, play.table.clock.seats);
    const own = { viewer: isOwn ? viewer : null, seatNames: names, seatColours };
    const made = makeLook({
      theme,
      stage,
      words: play.game.words,
      language,
      ...own,
      ...(type === undefined ? {} : { type }),
    });
    return {
      ...made,
      say: (said: Phrase) => say(play.game.words, language, said, names),
    };
    // Liveries, words and currency belong to the title: another position does not change them.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [play?.game, theme, language, viewer, isOwn, names, type]);
  const isDrawable = useKinds(play && stageOf(play.game, play.table));
  const scene = useMemo(() => {
    if (!play || !table || !look || !isDrawable) return null;
    const stage = stageOf(play.game, table);
    const told = hasHistory ? withRuns(withPlacesOfTurn(stage, play), play) : stage;
    return sceneOf(told, table, viewer, look.amount, shape);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [table, play?.game, viewer, look, isDrawable, hasHistory, shape]);
  return useMemo(
    () => (play && table && scene && look ? { play, table, scene, look } : null),
    [play, table, scene, look],
  );
}

/** Keeps hands and keys in the picture where no tabletop is drawn: a list takes up the same pieces. */
export function useKeptScene(): void {
  const onTabletop = useScene();
  useLayoutEffect(() => {
    if (!onTabletop) return;
    painter.scene = onTabletop.scene;
    painter.part = null;
    painter.look = onTabletop.look;
  }, [onTabletop]);
}
