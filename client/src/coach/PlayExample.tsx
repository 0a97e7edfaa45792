import type { Game } from '@stellwerk/engine/table/game.ts';
import type { Example } from '@stellwerk/engine/table/rulebook.ts';
import { Icon } from '../parts/Icon.tsx';
import { usePlayable } from '../rules/play-example.ts';
import { leaveWhatIf, useHistory } from '../table/history.ts';
import { useSpeech } from '../table/shown.ts';
import '../words/rules.ts';
import { useText } from '../words/use-text.ts';

/** "Play it": the example lies on the table as a branch of one's own, and its deed can be done there, or another. */
export function PlayExample({ game, example }: { readonly game: Game; readonly example: Example }) {
  const t = useText();
  const speech = useSpeech();
  const table = useHistory((s) => s.whatIf?.table ?? null);
  const playable = usePlayable(game, example);
  if (!playable) return null;
  const { isOpen, next, start, goOn } = playable;
  return (
    <p className="example-play">
      {isOpen ? (
        <>
          {next && table && speech ? (
            <button type="button" className="button small primary" onClick={goOn}>
              {speech.move(table, next)} <Icon name="arrow" size={13} />
            </button>
          ) : null}
          <button type="button" className="button small" onClick={() => leaveWhatIf(false)}>
            {t('what-if.leave')}
          </button>
        </>
      ) : (
        <button type="button" className="button small" onClick={start}>
          <Icon name="branch" size={13} /> {t('rules.play-it')}
        </button>
      )}
    </p>
  );
}
