import { ruled, turnOf } from '../table/settled.ts';
import { MODES } from '@stellwerk/engine/table/types.ts';
import { Avatar } from '../parts/Badge.tsx';
import { capital } from '../parts/capital.ts';
import { Icon, Mark } from '../parts/Icon.tsx';
import { LanguageSwitch } from '../parts/LanguageSwitch.tsx';
import { Segments } from '../parts/Segments.tsx';
import { useSeatLooks } from '../parts/seat-look.ts';
import { matOf } from '../layout/surfaces-of.ts';
import { useStage } from '../table/stage.ts';
import { propose } from '../table/act.ts';
import { useHistory } from '../table/history.ts';
import { useShown, useSpeech } from '../table/shown.ts';
import { isHost, useTable } from '../table/table.ts';
import { openDialog, openTab, useView } from '../table/view.ts';
import { useText } from '../words/use-text.ts';
import { playsSeat } from '../together/other-hands.ts';
import { SharedTools } from '../together/SharedTools.tsx';
import { HistoryBar } from '../history/HistoryBar.tsx';
import { ZoomButtons } from '../tabletop/ZoomButtons.tsx';

export function TableName() {
  const shown = useShown();
  const speech = useSpeech();
  const name = useTable((s) => s.room.name);
  if (!shown || !speech) return null;
  const { game, table } = shown.play;
  const where = game
    .where(ruled(table))
    .slice(0, 2)
    .map((phrase, i) => (i === 0 ? capital(speech.phrase(phrase)) : speech.phrase(phrase)));
  return (
    <div className="table-name">
      <b>{name || game.title}</b>
      <small>
        {name ? <span className="of-game">{game.title} · </span> : null}
        {where.map((part, i) => (
          <span key={i}>
            {part}
            {i < where.length - 1 ? <i> · </i> : null}
          </span>
        ))}
      </small>
    </div>
  );
}

export function ModeSwitch() {
  const t = useText();
  const mode = useTable((s) => s.play?.settings.mode ?? 'free');
  const host = useTable(isHost);
  return (
    <Segments
      label={t('set.mode')}
      value={mode}
      isOff={!host}
      onChange={(value) => propose({ do: 'mode', mode: value })}
      options={MODES.map((value) => ({ value, label: t(`mode.${value}`), title: t(`mode.${value}.text`) }))}
    />
  );
}

/** Who is at the table, and who of them is here. */
export function People() {
  const t = useText();
  const stage = useStage();
  const looks = useSeatLooks(stage);
  const others = useTable((s) => s.others);
  const mine = useTable((s) => s.mine);
  const kind = useTable((s) => s.kind);
  const seats = useTable((s) => s.seats);
  const hands = useTable((s) => s.desk.hands);
  const following = useView((s) => s.following);
  const play = useTable((s) => s.play);
  const speech = useSpeech();
  const turn = play ? turnOf(play) : [];
  /** What everybody has: said where the whole table with its mats is too small to be read. */
  const purse = (seat: string): string => {
    const account = stage?.currency ? matOf(stage, seat)?.account : undefined;
    const money = account === undefined ? undefined : play?.table.cash[account];
    return money === undefined ? '' : (speech?.figure(money) ?? '');
  };
  const whoIs = (seat: string) => others.find((other) => playsSeat(other, seat));
  const watchers = others.filter(({ user }) => user?.kind === 'watch' || user?.kind === 'join').length;
  return (
    <ul className="people" aria-label={t('people')}>
      {Object.values(looks).map((look) => {
        const other = whoIs(look.seat);
        const isFree = kind === 'remote' && !seats[look.seat]?.taken;
        const isItself = seats[look.seat]?.automaton !== undefined;
        const isHere =
          !isFree && (kind === 'solo' || mine.includes(look.seat) || other !== undefined || isItself);
        const how = isItself ? 'by-itself' : isFree ? 'free' : isHere ? 'here' : 'away';
        const label = t(`people.${how}`, { who: look.name });
        const client = isFree ? null : (other?.client ?? null);
        return (
          <li key={look.seat}>
            <button
              type="button"
              className={[
                'person',
                following !== null && following === client ? 'followed' : '',
                turn.includes(look.seat) ? 'acts' : '',
              ].join(' ')}
              aria-label={client === null ? label : t('people.follow', { who: look.name })}
              title={client === null ? label : t('people.follow', { who: look.name })}
              disabled={client === null}
              onClick={() => useView.setState({ following: following === client ? null : client })}
            >
              <Avatar look={look} size={28} isHere={isHere} />
              {hands[look.seat] === undefined ? null : (
                <span className="raised" title={t('people.hand', { who: look.name })}>
                  <Icon name="hand" size={12} />
                </span>
              )}
            </button>
            <small className="purse">{purse(look.seat)}</small>
            {turn.includes(look.seat) ? <span className="sr-only">{t('screen.on')}</span> : null}
          </li>
        );
      })}
      {watchers > 0 ? (
        <li className="watchers" title={t('people.watch', { n: watchers })}>
          <Icon name="eye" size={14} /> {watchers}
        </li>
      ) : null}
    </ul>
  );
}

export function TopBar() {
  const t = useText();
  const isPast = useHistory((s) => s.at !== null);
  const kind = useTable((s) => s.kind);
  return (
    <header className={isPast ? 'topbar past' : 'topbar'}>
      <a className="home" href="#/" aria-label={t('home')}>
        <Mark />
      </a>
      <TableName />
      <ModeSwitch />
      <HistoryBar />
      <People />
      <SharedTools />
      <ZoomButtons />
      <div className="top-language">
        <LanguageSwitch />
      </div>
      {kind === 'remote' ? (
        <button
          type="button"
          className="icon-button"
          aria-label={t('share')}
          title={t('share')}
          onClick={() => openDialog('share')}
        >
          <Icon name="share" />
        </button>
      ) : null}
      <button
        type="button"
        className="icon-button key-help"
        aria-label={t('keys.help')}
        title={t('keys.help')}
        onClick={() => openDialog('keys')}
      >
        <Icon name="key" />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={t('tab.settings')}
        title={t('tab.settings')}
        onClick={() => openTab('settings')}
      >
        <Icon name="gear" />
      </button>
    </header>
  );
}
