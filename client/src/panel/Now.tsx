import { ruled, turnOf } from '../state/settled.ts';
import type { Stage, Surface } from '@stellwerk/engine/stage/stage.ts';
import type { Blank, Choice } from '@stellwerk/engine/table/game.ts';
import type { Move } from '@stellwerk/engine/table/types.ts';
import { useMemo } from 'react';
import { useHand } from '../hand/hand.ts';
import { Avatar, Disc } from '../parts/Badge.tsx';
import { Icon } from '../parts/Icon.tsx';
import { useSeatLooks } from '../parts/seat-look.ts';
import { useStage } from '../parts/use-stage.ts';
import { play } from '../state/act.ts';
import { beginHands } from '../keys/hands.ts';
import { useShown, useSpeech } from '../state/shown.ts';
import type { Speech } from '../state/speech.ts';
import { useTable } from '../state/table.ts';
import { openTab } from '../state/view.ts';
import { useText } from '../words/use-text.ts';
import { capital, ChoiceForm } from '../parts/ChoiceForm.tsx';
import { Dues } from './Dues.tsx';
import { PlanCard } from './PlanCard.tsx';
import { RunPlanner } from './RunPlanner.tsx';

type Charter = Extract<Surface, { readonly kind: 'charter' }>;

const isCharter = (surface: Surface): surface is Charter => surface.kind === 'charter';

/** Whoever acts: the company that operates, else the person. */
function Acting({ stage }: { readonly stage: Stage }) {
  const looks = useSeatLooks(stage);
  const shown = useShown();
  const charter = stage.surfaces.filter(isCharter).find(({ acting }) => acting);
  const livery = charter && stage.liveries[charter.livery];
  if (livery) return <Disc livery={livery} size={44} />;
  const seat = shown ? turnOf(shown.play)[0] : undefined;
  const look = seat === undefined ? undefined : looks[seat];
  return look ? <Avatar look={look} size={44} /> : null;
}

/** Where we are: the steps of the turn, the present one marked. */
function Steps({ stage, speech }: { readonly stage: Stage; readonly speech: Speech }) {
  const steps = stage.surfaces.find((s) => s.kind === 'steps' && s.role === 'step');
  if (steps?.kind !== 'steps') return null;
  return (
    <ol className="steps" aria-label={speech.phrase(steps.title)}>
      {steps.steps.map(({ id, label }) => (
        <li
          key={id}
          className={id === steps.now ? 'now' : ''}
          aria-current={id === steps.now ? 'step' : undefined}
        >
          {speech.phrase(label)}
        </li>
      ))}
    </ol>
  );
}

type Complete = Choice & { readonly move: Move };
type Open = Complete & { readonly blanks: readonly Blank[] };
const isComplete = (choice: Choice): choice is Complete =>
  choice.move !== null && choice.blanks === undefined;
const isOpen = (choice: Choice): choice is Open => choice.move !== null && choice.blanks !== undefined;

/** What to do now: who, what, and every way to do it. */
export function Now() {
  const t = useText();
  const shown = useShown();
  const speech = useSpeech();
  const stage = useStage();
  const prompt = useMemo(() => shown && shown.play.game.prompt(ruled(shown.play.table), shown.seat), [shown]);
  const standings = useMemo(
    () => (shown && shown.play.game.ended(shown.play.table) ? shown.play.game.score(shown.play.table) : null),
    [shown],
  );
  if (!shown || !speech || !stage || !prompt) return <NowLoading />;
  const choices = shown.kind === 'past' ? [] : prompt.choices;
  const money = stage.surfaces.filter(isCharter).find(({ acting }) => acting);
  return (
    <section className="now" aria-labelledby="now-title">
      <header className="now-head">
        <Acting stage={stage} />
        <div>
          <h2 id="now-title">{speech.phrase(prompt.text)}</h2>
          <p className="now-where">
            {money
              ? `${speech.name(money.account)} ${speech.money(shown.play.table.cash[money.account] ?? 0)} · `
              : ''}
            {(money ? prompt.where.slice(0, 1) : prompt.where)
              .map((phrase) => speech.phrase(phrase))
              .join(' · ')}
          </p>
        </div>
      </header>
      <Steps stage={stage} speech={speech} />
      <Dues />
      <PlanCard />
      {standings ? (
        <ol className="standings">
          {standings.map(({ seat, total, place }) => (
            <li key={seat}>
              <b>{place}.</b> {speech.name(seat)} <span>{speech.money(total)}</span>
            </li>
          ))}
        </ol>
      ) : null}
      <Choices choices={choices} speech={speech} />
      {choices.length === 0 && shown.kind === 'live' && !standings ? <Waiting seats={prompt.seats} /> : null}
      {choices.length > 0 ? (
        <button type="button" className="button quiet" onClick={() => openTab('coach')}>
          <Icon name="question" /> {t('now.why')}
        </button>
      ) : null}
    </section>
  );
}

function Waiting({ seats }: { readonly seats: readonly string[] }) {
  const t = useText();
  const speech = useSpeech();
  const mine = useTable((s) => s.mine);
  const names = seats.map((seat) => speech?.name(seat) ?? seat).join(', ');
  return <p className="now-wait">{mine.length === 0 ? t('now.watching') : t('now.wait', { who: names })}</p>;
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

function Choices({ choices, speech }: { readonly choices: readonly Choice[]; readonly speech: Speech }) {
  const t = useText();
  const held = useHand((s) => (s.held?.kind === 'piece' ? s.held : null));
  const hands = choices.filter(({ hands: kinds }) => kinds !== undefined);
  const runs = choices.filter((choice) => choice.routes !== undefined && choice.move !== null);
  const rest = choices.filter((choice) => choice.hands === undefined && choice.routes === undefined);
  const plain = rest.filter(isComplete).filter(({ tone }) => tone === 'plain');
  const ends = rest.filter(isComplete).filter(({ tone }) => tone !== 'plain');
  const firstRun = runs[0];
  return (
    <div className="choices">
      {held ? (
        <p className="choice held">
          <Icon name="hand" />
          <span>{t('now.held')}</span>
          <b>{sayFits(t, held.targets.size)}</b>
        </p>
      ) : null}
      {hands.map((choice) => (
        <button
          key={choice.hands}
          type="button"
          className={held && choice.hands && held.piece.startsWith(choice.hands) ? 'choice on' : 'choice'}
          onClick={() => beginHands(choice.hands ?? '')}
        >
          <Icon name="hex" />
          <SplitLabel text={capital(speech.phrase(choice.label))} />
        </button>
      ))}
      {firstRun ? <RunPlanner choices={runs} speech={speech} /> : null}
      {rest.filter(isOpen).map((choice) => (
        <ChoiceForm key={JSON.stringify(choice.move)} choice={choice} speech={speech} onPlay={play} />
      ))}
      {plain.map((choice) => (
        <button
          key={JSON.stringify(choice.move)}
          type="button"
          className="choice"
          onClick={() => play(choice.move)}
        >
          <Icon name="arrow" />
          <SplitLabel text={capital(speech.phrase(choice.label))} />
        </button>
      ))}
      {ends.length > 0 ? (
        <div className="choice-ends">
          {ends.map((choice) => (
            <button
              key={JSON.stringify(choice.move)}
              type="button"
              className={choice.tone === 'main' ? 'button primary' : 'button'}
              onClick={() => play(choice.move)}
            >
              {capital(speech.phrase(choice.label))} <Icon name="arrow" />
            </button>
          ))}
        </div>
      ) : null}
    </div>
  );
}

/** How many places there are, in words that fit the number. */
export const sayFits = (t: ReturnType<typeof useText>, n: number): string =>
  n === 0 ? t('now.fits-none') : n === 1 ? t('now.fits-one') : t('now.fits', { n });

/** "Lay a tile · 5 places": the figure stands at the right. */
function SplitLabel({ text }: { readonly text: string }) {
  const at = text.indexOf(' · ');
  if (at < 0) return <span>{text}</span>;
  return (
    <>
      <span>{text.slice(0, at)}</span>
      <small>{text.slice(at + 3)}</small>
    </>
  );
}
