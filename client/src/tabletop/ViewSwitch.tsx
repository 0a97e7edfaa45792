import { useEffect, useMemo, useRef, useState } from 'react';
import { camera } from '../camera/current.ts';
import { sightsOf } from '../layout/focus.ts';
import { planOf, stripIn } from '@stellwerk/engine/table/step-plan.ts';
import { actingCharter } from '../layout/surfaces-of.ts';
import type { IconName } from '../parts/Icon.tsx';
import { Icon } from '../parts/Icon.tsx';
import { useAfterFrame } from '../parts/after-frame.ts';
import { ruled } from '../table/settled.ts';
import { stageOf } from '../table/stage.ts';
import { useShown, useSpeech } from '../table/shown.ts';
import { useTable } from '../table/table.ts';
import { useText } from '../words/use-text.ts';
import type { OnTabletop } from './use-scene.ts';
import type { ViewName } from '../camera/views.ts';
import { ZoomButtons } from './ZoomButtons.tsx';
import { legibleScale, isIncome, showView, useViews, viewOfStep, VIEWS } from '../camera/views.ts';

const ICONS: Readonly<Record<ViewName, IconName>> = {
  table: 'fit',
  map: 'hex',
  companies: 'panel',
  market: 'market',
  hands: 'hand',
};

/** Whether the whole table is too small to be read here. */
function useIsSmall(onTabletop: OnTabletop): boolean {
  const [isSmall, setSmall] = useState(() => camera.whole().scale < legibleScale());
  useEffect(() => {
    const look = (): void => setSmall(camera.whole().scale < legibleScale());
    look();
    return camera.subscribe(look);
  }, [onTabletop]);
  return isSmall;
}

/** What the step is, and which view it asks for; asked only where it is shown. */
function useStepView(isSmall: boolean): {
  readonly step: string;
  readonly view: ViewName;
  readonly isMine: boolean;
  readonly words: string;
} | null {
  const present = useShown();
  const later = useAfterFrame(present);
  // Who leafs through history sees the table first; what could be done at a moment of it is worked out after the frame.
  const shown = present?.kind === 'past' ? later : present;
  const speech = useSpeech();
  const mine = useTable((s) => s.mine);
  return useMemo(() => {
    if (!isSmall || !shown || !speech) return null;
    const { game, table } = shown.play;
    const stage = stageOf(game, table);
    const view = ruled(table);
    const turn = game.turn(view);
    // Where nothing can be done in a step, all are at the next one already.
    const { at, stepOf, choices: ofTurn } = planOf(game, table);
    const strip = stripIn(stage);
    const now = strip?.steps.find(({ id }) => id === at);
    // Whoever waits is told where those play who do not.
    const seat = turn.find((one) => one === shown.seat) ?? turn[0] ?? null;
    const all = strip && seat === turn[0] ? ofTurn : game.prompt(view, seat).choices;
    const choices = all.filter((choice) => [null, at].includes(stepOf(choice)));
    const acting = actingCharter(stage)?.id ?? turn.join();
    const where = game.where(view).map((one) => speech.phrase(one));
    return {
      step: `${acting}/${at ?? ''}/${where.join()}`,
      view: viewOfStep(stage, choices, (choice) => isIncome(game, view, stage, choice)),
      isMine: shown.kind === 'what-if' || turn.some((one) => mine.includes(one)),
      words: now ? speech.phrase(now.label) : '',
    };
  }, [isSmall, shown, speech, mine]);
}

/** The views of the table, one press each; the step chooses, and a view chosen by hand stays until the step ends. */
export function ViewSwitch({
  onTabletop,
  size,
}: {
  readonly onTabletop: OnTabletop;
  readonly size: { readonly w: number; readonly h: number };
}) {
  const t = useText();
  const { at, step: chosenBy, isLed } = useViews();
  const isSmall = useIsSmall(onTabletop);
  const now = useStepView(isSmall);
  const sights = useMemo(() => sightsOf(onTabletop.scene.world), [onTabletop]);
  const last = useRef<{ readonly step: string; readonly view: ViewName } | null>(null);
  useEffect(() => {
    if (!isSmall || !now || isLed) return;
    const before = last.current;
    // The same view for the next step: whoever looks closer there is left alone.
    if (before?.step === now.step || (before?.view === now.view && useViews.getState().step !== null)) {
      last.current = { step: now.step, view: before.view };
      return;
    }
    if (!now.isMine) return;
    last.current = { step: now.step, view: now.view };
    showView(now.view, now.step);
  }, [isSmall, now, isLed]);
  // The window has become large enough for the whole table: what the step chose is let go.
  useEffect(() => {
    if (isSmall || useViews.getState().step === null) return;
    last.current = null;
    showView('table');
  }, [isSmall]);
  // Whoever pans or zooms has left the view, not the table.
  useEffect(
    () =>
      camera.onOwnMove(() => {
        if (useViews.getState().at !== null) useViews.setState({ at: null, step: null });
      }),
    [],
  );
  // The window or the table has another size: the view fills it again.
  const { width, height } = onTabletop.scene.world;
  useEffect(() => {
    const { at: view, step } = useViews.getState();
    if (view !== null && view !== 'table') showView(view, step, false);
  }, [width, height, size]);
  if (!isSmall) return null;
  const elsewhere = now && !now.isMine && now.view !== at && now.view !== 'table' ? now.view : null;
  return (
    <div className="view-switch" role="group" aria-label={t('views')}>
      {VIEWS.map((view, i) =>
        view === 'table' || sights.includes(view) ? (
          <button
            key={view}
            type="button"
            aria-pressed={view === at}
            className={view === at ? 'view on' : 'view'}
            title={`${t(`view.${view}`)} (${i})`}
            onClick={() => showView(view)}
          >
            <Icon name={ICONS[view]} size={14} /> <span>{t(`view.${view}`)}</span> <kbd>{i}</kbd>
          </button>
        ) : null,
      )}
      {elsewhere === null && at !== null && chosenBy !== null && now?.words ? (
        <small>{t('view.chosen', { step: now.words })}</small>
      ) : null}
      {elsewhere === null ? null : (
        <button type="button" className="view look" onClick={() => showView(elsewhere)}>
          <Icon name="eye" size={14} /> {t('view.look', { view: t(`view.${elsewhere}`) })}
        </button>
      )}
      <ZoomButtons />
    </div>
  );
}
