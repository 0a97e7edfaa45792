import { isHeld } from '@stellwerk/shared/documents.ts';
import { turnOf } from '../table/settled.ts';
import type { Stage } from '@stellwerk/engine/stage/stage.ts';
import type { StepStrip } from '@stellwerk/engine/table/step-plan.ts';
import { planOf, promptOfStep } from '@stellwerk/engine/table/step-plan.ts';
import { useMemo } from 'react';
import { actingCharter } from '../layout/surfaces-of.ts';
import { Avatar, Disc } from '../parts/Badge.tsx';
import { capital } from '../parts/capital.ts';
import { useIsEmpty } from '../parts/ForEmpty.tsx';
import { Icon } from '../parts/Icon.tsx';
import { useSeatLooks } from '../parts/seat-look.ts';
import { useStage } from '../table/stage.ts';
import { useShown, useSpeech } from '../table/shown.ts';
import type { Speech } from '../words/speech.ts';
import { useTable } from '../table/table.ts';
import { useView } from '../table/view.ts';
import { asHeadline, promptParts, smallerLine } from '../words/prompt.ts';
import { useText } from '../words/use-text.ts';
import { ByItself } from './ByItself.tsx';
import { AutoPass } from './AutoPass.tsx';
import { Choices } from './Choices.tsx';
import { Cite } from '../coach/Cite.tsx';
import { FirstTime } from '../coach/FirstTime.tsx';
import { Dues } from './Dues.tsx';
import { PlanCard } from '../history/PlanCard.tsx';
import { Standings } from './Standings.tsx';
import { TurnOrder } from './TurnOrder.tsx';
import { stepView } from './step-view.ts';
import { useOffered } from './use-offered.ts';

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

/** Where we are: the steps of the turn, the present one marked. One may go on, and back to what was left out. */
function Steps({
  strip,
  speech,
  at,
  open,
  onGo,
}: {
  readonly strip: StepStrip | null;
  readonly speech: Speech;
  readonly at: string | null;
  readonly open: readonly string[];
  readonly onGo: (step: string) => void;
}) {
  if (!strip) return null;
  return (
    <ol className="steps" aria-label={speech.phrase(strip.title)}>
      {strip.steps.map(({ id, label }) => (
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
  const { prompt, offered, draws } = useOffered();
  const mine = useTable((s) => s.mine);
  const isEmpty = useIsEmpty(shown?.seat ?? null);
  const isLive = shown?.kind === 'live';
  const plan = useMemo(() => (isLive ? planOf(shown.play.game, shown.play.table) : null), [isLive, shown]);
  const { strip, at, ahead, behind, choices, go } = stepView(
    stage,
    shown?.play ?? null,
    shown?.seat ?? null,
    offered,
    plan,
  );
  if (!shown || !speech || !stage || !prompt) return <NowLoading />;
  const { words } = shown.play.game;
  const isForMe = shown.kind === 'what-if' || prompt.seats.some((seat) => mine.includes(seat));
  const text = at === null || at === strip?.now ? prompt.text : promptOfStep(words, prompt.text, at);
  const { headline, more, section } = promptParts(words, text, isForMe);
  const charter = actingCharter(stage);
  const cash = charter ? shown.play.table.cash[charter.account] : undefined;
  const smaller = smallerLine(more, prompt.where[0], speech);
  const isOpening = cash === undefined && !words[smaller.key]?.[speech.language].startsWith('{');
  const where = isOpening ? capital(speech.phrase(smaller)) : speech.phrase(smaller);
  const [next] = ahead;
  const forWho = isEmpty && shown.seat !== null && choices.length > 0 ? speech.name(shown.seat) : null;
  const lastWord = where.lastIndexOf(' ') + 1;
  const skipKey = `${strip?.steps.find(({ id }) => id === at)?.label.key ?? ''}/skip`;
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
      <Steps strip={strip} speech={speech} at={at} open={[...behind, ...ahead]} onGo={go} />
      <Dues />
      {draws ? null : <ByItself shown={shown} speech={speech} />}
      <PlanCard />
      <Standings shown={shown} speech={speech} />
      {draws ? (
        <p className="now-draws">
          <Icon name="hand" size={15} /> {t('draws')}
        </p>
      ) : null}
      {forWho === null ? null : (
        <p className="now-for">
          <Icon name="hand" size={15} /> {t('now.for-empty', { who: forWho })}
        </p>
      )}
      <Choices
        choices={choices}
        speech={speech}
        skip={
          next === undefined || shown.seat === null
            ? null
            : {
                label: Object.hasOwn(words, skipKey) ? speech.phrase({ key: skipKey }) : null,
                seat: shown.seat,
                run: () => go(next),
              }
        }
      />
      {offered.length === 0 && !draws && shown.kind === 'live' && prompt.seats.length > 0 ? (
        <Waiting />
      ) : null}
      {shown.kind === 'live' ? <AutoPass /> : null}
      {/* Under what is done: whoever knows it already finds the buttons where they always are. */}
      <FirstTime />
    </section>
  );
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
  const hasSeat = useTable((s) => s.mine.some((seat) => isHeld(s.seats[seat])));
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
