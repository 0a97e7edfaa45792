import { actIn } from '@stellwerk/engine/table/automaton.ts';
import { useMemo } from 'react';
import { Cite } from '../coach/Cite.tsx';
import { Icon } from '../parts/Icon.tsx';
import { play } from '../table/act.ts';
import { ruled } from '../table/settled.ts';
import type { Shown } from '../table/shown.ts';
import { useTable } from '../table/table.ts';
import type { Speech } from '../words/speech.ts';
import { useText } from '../words/use-text.ts';

/** Where people play a seat that nobody holds: what the rulebook has it do, to be done by hand or by this button. */
export function ByItself({ shown, speech }: { readonly shown: Shown; readonly speech: Speech }) {
  const t = useText();
  const mine = useTable((s) => s.mine);
  const { game, table } = shown.play;
  const act = useMemo(() => (shown.kind === 'past' ? null : actIn(game, table)), [shown.kind, game, table]);
  if (!act) return null;
  const { move, section } = act;
  const who = speech.name(move.seat);
  return (
    <div className="now-by-itself">
      <p>
        <Icon name="hand" size={15} /> {t('now.by-itself', { what: speech.deed(ruled(table), move, who) })}{' '}
        {section === '' ? null : <Cite section={section} />}
      </p>
      {mine.includes(move.seat) || shown.kind === 'what-if' ? (
        <button type="button" className="button primary" onClick={() => play(move)}>
          {t('now.carry-out')}
        </button>
      ) : null}
    </div>
  );
}
