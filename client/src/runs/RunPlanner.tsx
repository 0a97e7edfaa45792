import { ruled } from '../table/settled.ts';
import type { Choice } from '@stellwerk/engine/table/game.ts';
import { judge } from '@stellwerk/engine/table/judge.ts';
import type { Play } from '@stellwerk/engine/table/play.ts';
import type { Finding, Json, Move, PieceId } from '@stellwerk/engine/table/types.ts';
import type { ReactNode } from 'react';
import { useEffect, useMemo } from 'react';
import { actingCharter } from '../layout/surfaces-of.ts';
import { Icon } from '../parts/Icon.tsx';
import { useStage } from '../table/stage.ts';
import { play } from '../table/act.ts';
import type { Route } from './routes.ts';
import {
  clearRoute,
  drawFor,
  finished,
  offerTrains,
  resetRoutes,
  routesIn,
  searchBest,
  stopSearch,
  taskOf,
  useRoutes,
} from './routes.ts';
import './tracing.ts';
import { useShown } from '../table/shown.ts';
import type { Speech } from '../words/speech.ts';
import { useTable } from '../table/table.ts';
import { useText } from '../words/use-text.ts';
import { capital } from '../parts/capital.ts';
import { everyPiece, pieceOf } from '@stellwerk/engine/table/places.ts';

/** Trains that lie where the acting company's things lie. */
function useTrains(): readonly PieceId[] {
  const stage = useStage();
  const shown = useShown();
  return useMemo(() => {
    const charter = stage && actingCharter(stage);
    if (!charter || !shown) return [];
    return everyPiece(shown.play.table)
      .filter(([id, piece]) => piece.at === charter.place && stage.faces[id]?.kind === 'train')
      .map(([id]) => id);
  }, [stage, shown]);
}

function nameOfTrain(stage: ReturnType<typeof useStage>, id: PieceId, side: string | undefined): string {
  const face = stage?.faces[id];
  if (face?.kind !== 'train') return id;
  return (
    (side && face.sides[side]?.range) ||
    Object.values(face.sides)
      .map(({ range }) => range)
      .join('/')
  );
}

/** The run as it is drawn by now. Judging it takes longer than showing it: it is done once for each change. */
interface Drawn {
  readonly move: Move;
  /** There is a route to be judged. */
  readonly isDrawn: boolean;
  readonly wrong: Finding | undefined;
  /** What it brings, where that is told apart. */
  readonly earned: number | null;
}

function useDrawn(
  play: Play | null,
  first: Move | null,
  field: string,
  routes: readonly Route[],
  hasBest: boolean,
): Drawn | null {
  const [game, table] = [play?.game, play?.table];
  // Offers are made anew in every render; those that say the same are the same.
  const offered = JSON.stringify(first);
  return useMemo(() => {
    if (!game || !table || !first) return null;
    const made = finished(routes);
    const isDrawn = made.length > 0;
    const move: Move = { ...first, [field]: made as unknown as Json };
    const findings = isDrawn ? judge(game, ruled(table), move) : [];
    const wrong = findings.find(({ weight }) => weight === 'breach');
    // A sentence that holds says the sum already; it is told apart where the run breaks a rule or could be better.
    const earned = isDrawn && (wrong || hasBest) ? (game.runs?.earns(ruled(table), move) ?? null) : null;
    return { move, isDrawn, wrong, earned };
    // oxlint-disable-next-line react/exhaustive-deps
  }, [game, table, offered, field, routes, hasBest]);
}

/** Running trains: the best run on request, a run of one's own, or none. */
export function RunPlanner({
  choices,
  speech,
  aside,
}: {
  readonly choices: readonly Choice[];
  readonly speech: Speech;
  /** Stands beside the main button. */
  readonly aside: ReactNode;
}) {
  const t = useText();
  const shown = useShown();
  const stage = useStage();
  const { routes, drawing, search, best } = useRoutes();
  const hints = useTable((s) => s.room.hints);
  const trains = useTrains();
  const first = choices[0];
  const field = first?.drawn ?? 'routes';
  const none = choices.find(
    ({ move }) => Array.isArray(move?.[field]) && (move[field] as readonly Json[]).length === 0,
  );
  const drawn = useDrawn(shown?.play ?? null, first?.move ?? null, field, routes, best !== null);
  useEffect(() => resetRoutes, []);
  useEffect(() => offerTrains(trains), [trains]);
  if (!shown || !first?.move || !drawn) return null;
  const { game, table } = shown.play;
  const { move, isDrawn, wrong, earned } = drawn;
  // Without hints nobody is told the best run, and nobody makes it by pressing a button.
  const isReady = isDrawn || hints || routesIn(first.move[field]).length === 0;
  const label = capital(speech.phrase(first.label));
  return (
    <div className="runs" role="group" aria-label={label}>
      <div className="row">
        {hints && game.runs && trains.length > 0 ? (
          <button
            type="button"
            className="button"
            disabled={search === 'searching'}
            onClick={() => searchBest(taskOf(game.id, table, null))}
          >
            <Icon name="route" /> {t('run.best')}
          </button>
        ) : null}
        {trains.map((train, i) => {
          const name = nameOfTrain(stage, train, pieceOf(table, train)?.side);
          return (
            <span key={train} className="run-train">
              <button
                type="button"
                className={drawing === train ? 'button on' : 'button'}
                aria-pressed={drawing === train}
                onClick={() => drawFor(drawing === train ? null : train)}
              >
                <i className={`run-line run-${i % 4}`} aria-hidden="true" />
                {t('run.draw', { train: name })}
              </button>
              {routes.some((route) => route.train === train) ? (
                <button
                  type="button"
                  className="icon-button"
                  aria-label={t('run.clear', { train: name })}
                  title={t('run.clear', { train: name })}
                  onClick={() => clearRoute(train)}
                >
                  <Icon name="close" size={14} />
                </button>
              ) : null}
            </span>
          );
        })}
      </div>
      {drawing ? (
        <p className="hint">{t('run.tap')}</p>
      ) : isReady ? null : (
        <p className="hint">{t('run.draw-first')}</p>
      )}
      {search === 'searching' ? (
        <p className="hint" role="status">
          {best
            ? t('run.so-far', { sum: speech.money(best.revenue), bound: speech.money(best.bound) })
            : t('run.searching')}
          <button type="button" className="button small" onClick={stopSearch}>
            {best ? t('run.use', { sum: speech.money(best.revenue) }) : t('stop')}
          </button>
        </p>
      ) : null}
      {search === 'done' && best ? (
        <p className="hint">
          {best.proved
            ? t('run.proved', { sum: speech.money(best.revenue) })
            : t('run.not-proved', { sum: speech.money(best.revenue), bound: speech.money(best.bound) })}
        </p>
      ) : null}
      {isDrawn ? (
        <p className={wrong ? 'hint stop' : 'hint go'}>
          {wrong ? `${speech.finding(wrong)} ${speech.section(wrong)}` : speech.move(table, move)}
          {earned === null ? '' : ` ${t('run.sum', { sum: speech.money(earned) })}`}
          {earned !== null && hints && best
            ? ` ${t('run.of-best', { best: speech.money(best.revenue) })}`
            : ''}
        </p>
      ) : null}
      <div className="choice-ends">
        <button
          type="button"
          className="button primary"
          disabled={!isReady}
          onClick={() => {
            const made = routesIn(move[field]).length > 0 ? move : first.move;
            resetRoutes();
            if (made) play(made);
          }}
        >
          {isDrawn || !isReady ? label : t('run.with-best', { run: speech.move(table, first.move) })}{' '}
          <Icon name="arrow" />
        </button>
        {none?.move && none !== first ? (
          <button type="button" className="button" onClick={() => none.move && play(none.move)}>
            {t('run.none')}
          </button>
        ) : null}
        {aside}
      </div>
    </div>
  );
}
