import { sentenceNow } from '@stellwerk/engine/table/step-plan.ts';
import { useMemo } from 'react';
import { Icon } from '../parts/Icon.tsx';
import { turnOf } from '../table/settled.ts';
import { useShown, useSpeech } from '../table/shown.ts';
import { useTable } from '../table/table.ts';
import { asHeadline, promptParts } from '../words/prompt.ts';

/** What is next, where the card that says more is out of sight; a press leads to it. */
export function NextWords({ title, onGo }: { readonly title: string; readonly onGo: () => void }) {
  const shown = useShown();
  const speech = useSpeech();
  const mine = useTable((s) => s.mine);
  const { words, isForMe } = useMemo(() => {
    if (!shown || !speech) return { words: '', isForMe: false };
    const { game, table } = shown.play;
    const isMine = turnOf(shown.play).some((seat) => mine.includes(seat));
    const { headline } = promptParts(game.words, sentenceNow(game, table), isMine);
    return { words: asHeadline(speech.phrase(headline)), isForMe: isMine };
  }, [shown, speech, mine]);
  if (words === '') return null;
  return (
    <button
      type="button"
      data-home
      className={isForMe ? 'next-words mine' : 'next-words'}
      title={title}
      onClick={onGo}
    >
      <span>{words}</span> <Icon name="arrow" size={16} />
    </button>
  );
}
