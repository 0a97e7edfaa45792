import { useEffect, useRef } from 'react';
import { Icon } from '../parts/Icon.tsx';
import { session } from '../table/session.ts';
import { nameOfSeat } from '../words/seat-name.ts';
import { seatNow, useTable } from '../table/table.ts';
import { toast, useView } from '../table/view.ts';
import { useText } from '../words/use-text.ts';
import { callToFollow } from './calls.ts';

/** What one does for the others: raise a hand, lead them, wipe what one has drawn. */
export function SharedTools() {
  const t = useText();
  const kind = useTable((s) => s.kind);
  const rights = useTable((s) => s.rights);
  const me = useTable((s) => seatNow(s.mine, s.play));
  const mine = useTable((s) => s.mine);
  const marks = useTable((s) => s.desk.marks);
  const isUp = useTable((s) => me !== null && s.desk.hands[me] !== undefined);
  const others = useTable((s) => s.others.length);
  if (rights === 'watch') return null;
  const hasArrows = Object.values(marks).some(({ who, kind: mark }) => mark !== 'note' && mine.includes(who));
  return (
    <div className="shared-tools" role="group" aria-label={t('tools.together')}>
      {hasArrows ? (
        <button
          type="button"
          className="icon-button"
          aria-label={t('tools.wipe')}
          title={t('tools.wipe')}
          onClick={() => session()?.desk({ do: 'wipe' })}
        >
          <Icon name="wipe" />
        </button>
      ) : null}
      {kind === 'remote' && others > 0 ? (
        <button
          type="button"
          className="icon-button"
          aria-label={t('follow.me')}
          title={t('follow.me')}
          onClick={callToFollow}
        >
          <Icon name="eye" />
        </button>
      ) : null}
      {kind === 'remote' && me !== null ? (
        <button
          type="button"
          className={isUp ? 'icon-button on' : 'icon-button'}
          aria-pressed={isUp}
          aria-label={t('tools.hand')}
          title={t('tools.hand')}
          onClick={() => session()?.desk({ do: 'hand', up: !isUp, seat: me })}
        >
          <Icon name="hand" />
        </button>
      ) : null}
    </div>
  );
}

/** Somebody raises a hand: everybody hears of it once. */
function useRaisedHands(): void {
  const t = useText();
  const hands = useTable((s) => s.desk.hands);
  const before = useRef(hands);
  useEffect(() => {
    const { seats, mine } = useTable.getState();
    for (const who of Object.keys(hands))
      if (before.current[who] === undefined && !mine.includes(who))
        toast(t('hand.raised', { who: nameOfSeat(seats, who) }));
    before.current = hands;
  }, [hands, t]);
}

/** Whose view I see, and the way back to my own. */
export function Following() {
  const t = useText();
  const following = useView((s) => s.following);
  useRaisedHands();
  const leader = useTable((s) => s.others.find(({ client }) => client === following)?.user);
  if (following === null || !leader) return null;
  return (
    <p className="following" role="status">
      <Icon name="eye" /> {t('follow.following', { who: leader.name || leader.who })}
      <button type="button" className="button small" onClick={() => useView.setState({ following: null })}>
        {t('follow.stop')}
      </button>
    </p>
  );
}
