import { ruled, turnOf } from '../table/settled.ts';
import type { Stage } from '@stellwerk/engine/stage/stage.ts';
import { useMemo } from 'react';
import { actingCharter } from '../layout/surfaces-of.ts';
import { Avatar, Disc } from '../parts/Badge.tsx';
import { useSeatLooks } from '../parts/seat-look.ts';
import { useStage } from '../table/stage.ts';
import type { Shown } from '../table/shown.ts';
import { useShown, useSpeech } from '../table/shown.ts';
import type { Speech } from '../words/speech.ts';
import { useTable } from '../table/table.ts';
import { useView } from '../table/view.ts';
import { asHeadline, promptOfStep, promptParts } from '../words/prompt.ts';
import { useText } from '../words/use-text.ts';
import { AutoPass } from './AutoPass.tsx';
import { Choices } from './Choices.tsx';
import { Cite } from '../coach/Cite.tsx';
import { Dues } from './Dues.tsx';
import { PlanCard } from '../history/PlanCard.tsx';
import { isWonByMoney, sayTotal } from '../ledger/totals.ts';
import { TurnOrder } from './TurnOrder.tsx';
import { stepsOf, useStep } from './use-step.ts';

/** Whoever acts: the company that operates, else the person. */
function Acting({ stage }: { readonly stage: Stage }) {
  const looks = useSeatLooks(stage);
  const shown = useShown();
  const charter = actingCharter(stage);
  const livery = charter && stage.liveries[charter.livery];
  if (livery) return <Disc livery={livery} size={44} />;
  const seat = shown ? turnOf(shown.play)[0] : undefined;
  const look = seat === undefined ? undefined : looks[seat];
  return look ? <Avatar look={look} size={44} /> : null;
}

/** Where we are: the steps of the turn, the present one marked. What was left out can be gone back to. */
function Steps({
  stage,
  speech,
  at,
  open,
  onGo,
}: {
  readonly stage: Stage;
  readonly speech: Speech;
  readonly at: string | null;
  /** The steps in which something can be done now. */
  readonly open: readonly string[];
  readonly onGo: (step: string) => void;
}) {
  const steps = stepsOf(stage);
  if (!steps) return null;
  return (
    <ol className="steps" aria-label={speech.phrase(steps.title)}>
      {steps.steps.map(({ id, label }) => (
        <li
          key={id}
          className={id === at ? 'now' : ''}
          aria-current={id === at ? 'step' : undefined}
          title={speech.phrase(label)}
        >
          {id !== at && open.includes(id) ? (
            <button type="button" onClick={() => onGo(id)}>
              {speech.phrase(label)}
            </button>
          ) : (
            speech.phrase(label)
          )}
        </li>
      ))}
    </ol>
  );
}

/** What to do now: who, what, and every way to do it. */
export function Now() {
  const t = useText();
  const shown = useShown();
  const speech = useSpeech();
  const stage = useStage();
  const prompt = useMemo(() => shown && shown.play.game.prompt(ruled(shown.play.table), shown.seat), [shown]);
  const mine = useTable((s) => s.mine);
  const offered = shown?.kind === 'past' ? [] : (prompt?.choices ?? []);
  const { at, open, choices, go, skip } = useStep(stage, shown?.play ?? null, offered);
  if (!shown || !speech || !stage || !prompt) return <NowLoading />;
  const { words } = shown.play.game;
  const steps = stepsOf(stage);
  const isForMe = shown.kind === 'what-if' || prompt.seats.some((seat) => mine.includes(seat));
  const text = at === null || at === steps?.now ? prompt.text : promptOfStep(words, prompt.text, at);
  const { headline, more, section } = promptParts(words, text, isForMe);
  const charter = actingCharter(stage);
  const cash = charter ? shown.play.table.cash[charter.account] : undefined;
  const where = speech.phrase(more ?? prompt.where[0] ?? { key: '' });
  const lastWord = where.lastIndexOf(' ') + 1;
  const skipKey = `${steps?.steps.find(({ id }) => id === at)?.label.key ?? ''}/skip`;
  return (
    <section className="now" aria-labelledby="now-title">
      <header className="now-head">
        <Acting stage={stage} />
        <div>
          <h2 id="now-title" data-home tabIndex={-1}>
            {asHeadline(speech.phrase(headline))}
          </h2>
          <p className="now-where">
            {cash === undefined ? null : `${t('now.treasury', { amount: speech.money(cash) })} · `}
            {where.slice(0, lastWord)}
            <span>
              {where.slice(lastWord)} {section === null ? null : <Cite section={section} />}
            </span>
          </p>
        </div>
      </header>
      <TurnOrder shown={shown} stage={stage} />
      <Steps stage={stage} speech={speech} at={at} open={open} onGo={go} />
      <Dues />
      <PlanCard />
      <Standings shown={shown} speech={speech} />
      <Choices
        choices={choices}
        speech={speech}
        skip={
          skip && {
            label: Object.hasOwn(words, skipKey) ? speech.phrase({ key: skipKey }) : null,
            run: skip,
          }
        }
      />
      {offered.length === 0 && shown.kind === 'live' && prompt.seats.length > 0 ? <Waiting /> : null}
      {shown.kind === 'live' ? <AutoPass /> : null}
    </section>
  );
}

/** Who won, when it is over. */
function Standings({ shown, speech }: { readonly shown: Shown; readonly speech: Speech }) {
  const { game, table } = shown.play;
  const standings = useMemo(() => (game.ended(table) ? game.score(table) : null), [game, table]);
  const isMoney = standings !== null && isWonByMoney(shown.play);
  return standings ? (
    <ol className="standings">
      {standings.map(({ seat, total, place }) => (
        <li key={seat}>
          <b>{place}.</b> {speech.name(seat)} <span>{sayTotal(speech, total, isMoney)}</span>
        </li>
      ))}
    </ol>
  ) : null;
}

/** The headline says what the others do; this says what that means for me. */
function Waiting() {
  const t = useText();
  const mine = useTable((s) => s.mine);
  return (
    <div className="now-wait">
      <p>{mine.length === 0 ? t('now.watching') : t('now.not-you')}</p>
      <SitDown />
    </div>
  );
}

/** Whoever preferred to look on can sit down later. */
function SitDown() {
  const t = useText();
  const isStanding = useView((s) => s.standsAt) === useTable((s) => s.id);
  const hasSeat = useTable((s) => s.mine.some((seat) => s.seats[seat]?.taken));
  const isFull = useTable((s) => Object.values(s.seats).every(({ taken }) => taken));
  return isStanding && !hasSeat && !isFull ? (
    <button type="button" className="button" onClick={() => useView.setState({ standsAt: null })}>
      {t('now.sit')}
    </button>
  ) : null;
}

function NowLoading() {
  const t = useText();
  return (
    <section className="now" aria-busy="true" aria-label={t('loading')}>
      <div className="skeleton" />
      <div className="skeleton short" />
    </section>
  );
}
