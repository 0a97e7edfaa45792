import type { Choice } from '@stellwerk/engine/table/game.ts';
import { planSteps, stripIn } from '@stellwerk/engine/table/step-plan.ts';
import type { Move } from '@stellwerk/engine/table/types.ts';
import { useMemo } from 'react';
import { capital } from '../parts/capital.ts';
import { play } from '../table/act.ts';
import { ruled } from '../table/settled.ts';
import { useShown, useSpeech } from '../table/shown.ts';
import { useStage } from '../table/stage.ts';
import { NextWords } from './NextWords.tsx';

type Ending = Choice & { readonly move: Move };

/** The one press that ends what is being done; none where something is still to be done or decided first. */
function endingOf(choices: readonly Choice[], isInSteps: boolean): Ending | null {
  const ends = choices.filter(
    (choice): choice is Ending =>
      choice.move !== null &&
      choice.blanks === undefined &&
      choice.hands === undefined &&
      choice.drawn === undefined &&
      choice.tone !== 'plain',
  );
  const [only] = ends;
  return only && ends.length === 1 && !isInSteps ? only : null;
}

/** What is next, and the obvious way on, where the card that says it all is out of sight. */
export function NowBar({ title, onGo }: { readonly title: string; readonly onGo: () => void }) {
  const shown = useShown();
  const speech = useSpeech();
  const stage = useStage();
  const ending = useMemo(() => {
    if (!shown?.seat || shown.kind === 'past' || !stage) return null;
    const { choices } = shown.play.game.prompt(ruled(shown.play.table), shown.seat);
    return endingOf(choices, planSteps(stripIn(stage), choices).open.length > 1);
  }, [shown, stage]);
  if (!speech) return null;
  return (
    <div className="now-bar">
      <NextWords title={title} onGo={onGo} />
      {ending ? (
        <button
          type="button"
          className={ending.tone === 'main' ? 'button primary' : 'button'}
          onClick={() => play(ending.move)}
        >
          {capital(speech.phrase(ending.label))}
        </button>
      ) : null}
    </div>
  );
}
