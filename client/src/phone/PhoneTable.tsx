import { openFlags } from '@stellwerk/engine/table/flags.ts';
import { useEffect, useRef, useState } from 'react';
import { useHistory } from '../table/history.ts';
import { Icon, Mark } from '../parts/Icon.tsx';
import type { IconName } from '../parts/Icon.tsx';
import { useKeptFocus } from '../parts/use-kept-focus.ts';
import { LogTab } from '../log/LogTab.tsx';
import { Toast } from '../panel/Notices.tsx';
import { useSigns } from '../panel/use-signs.ts';
import { Auction } from '../now/Auction.tsx';
import { Now } from '../now/Now.tsx';
import { useCoach } from '../coach/open-coach.ts';
import { TabBody } from '../panel/Panel.tsx';
import { Requests } from '../agreements/Requests.tsx';
import { People, TableName } from '../panel/TopBar.tsx';
import { Tabletop } from '../tabletop/Tabletop.tsx';
import { camera } from '../camera/current.ts';
import { useKeptScene } from '../tabletop/use-scene.ts';
import { isDemandFirst } from '../layout/surfaces-of.ts';
import { useStage } from '../table/stage.ts';
import { useHand } from '../hand/hand.ts';
import { useTable } from '../table/table.ts';
import { useUnread } from '../chat/unread.ts';
import type { Page, Tab } from '../table/view.ts';
import { PAGES, useView } from '../table/view.ts';
import '../words/at-table.ts';
import '../words/phone.ts';
import { useText } from '../words/use-text.ts';
import { HandBar } from './HeldBar.tsx';
import { MarketList } from './MarketList.tsx';
import { MyMat } from './MyMat.tsx';
import { PhoneMenu } from './PhoneMenu.tsx';
import { useLook } from './use-look.ts';
import { goTo, useSwipe } from './use-swipe.ts';
import '../styles/phone.css';

const ICONS: Readonly<Record<Page, IconName>> = {
  mine: 'money',
  board: 'hex',
  market: 'market',
  log: 'rules',
  chat: 'chat',
};

/** A page without a tabletop of its own. */
function Kept() {
  useKeptScene();
  return null;
}

export function PhoneTable() {
  const t = useText();
  const page = useView((s) => s.page);
  const [isMenu, setMenu] = useState(false);
  const asked = useCoach((state) => state.asked);
  const [tab, setTab] = useState<Tab>('coach');
  const answered = useRef(asked);
  useEffect(() => {
    if (answered.current === asked) return;
    answered.current = asked;
    setTab('coach');
    setMenu(true);
  }, [asked]);
  const flags = useTable((s) => (s.play ? openFlags(s.play).length : 0));
  const isWhatIf = useHistory((s) => s.whatIf !== null);
  const unread = useUnread();
  const swipe = useSwipe();
  const main = useRef<HTMLElement>(null);
  useKeptFocus(main);
  useLook(page);
  const isHolding = useHand((state) => state.held !== null);
  const hasBar = page !== 'mine' || isHolding;
  const [sign] = useSigns();
  // On a window that has become large the wide table begins anew, not where the page looked.
  useEffect(() => () => camera.fitAll(), []);
  return (
    <div className={['phone', isWhatIf ? 'what-if' : '', hasBar && !isMenu ? 'has-hand' : ''].join(' ')}>
      <header className="phone-head">
        <a className="home" href="#/" aria-label={t('home')}>
          <Mark />
        </a>
        <TableName />
        <People />
        <HeadSign onOpen={() => setMenu(true)} />
        <button
          type="button"
          className="icon-button"
          aria-label={t('menu')}
          aria-expanded={isMenu}
          onClick={() => setMenu(!isMenu)}
        >
          <Icon name={isMenu ? 'close' : 'menu'} />
        </button>
      </header>
      <main
        ref={main}
        className={`phone-page page-${isMenu ? 'menu' : page}`}
        aria-label={t(`page.${page}`)}
        {...(page === 'board' ? {} : swipe)}
      >
        {isMenu ? (
          <PhoneMenu tab={tab} onTab={setTab} onClose={() => setMenu(false)} />
        ) : (
          <PageBody page={page} flags={flags} />
        )}
      </main>
      {hasBar && !isMenu ? (
        <aside className="phone-hand" aria-label={t('now.hand')}>
          <HandBar isBoard={page === 'board'} />
        </aside>
      ) : null}
      <Toast />
      <nav className="phone-bar" aria-label={t('pages')}>
        {PAGES.map((name) => (
          <button
            key={name}
            type="button"
            className={name === page && !isMenu ? 'phone-tab on' : 'phone-tab'}
            aria-current={name === page ? 'page' : undefined}
            onClick={() => {
              setMenu(false);
              goTo(name);
            }}
          >
            <Icon name={ICONS[name]} size={20} />
            {t(`page.${name}`)}
            {(name === 'log' && flags > 0) || (name === 'chat' && unread > 0) ? (
              <i className="dot-flag" />
            ) : null}
          </button>
        ))}
        <button
          type="button"
          className={`phone-tab more${isMenu ? ' on' : sign ? ` sign ${sign.tone} ${sign.id}` : ''}`}
          aria-expanded={isMenu}
          onClick={() => setMenu(!isMenu)}
        >
          <Icon name={isMenu ? 'close' : (sign?.icon ?? 'menu')} size={20} />
          {isMenu || !sign ? t('phone.more') : sign.word}
        </button>
      </nav>
    </div>
  );
}

/**
 * What the viewer must know about where he is, in the place of the people: nothing under it moves. It is the way back from
 * there, or opens the menu, which says it in full.
 */
function HeadSign({ onOpen }: { readonly onOpen: () => void }) {
  const [sign] = useSigns();
  if (!sign) return null;
  const { id, tone, icon, word, text, leave } = sign;
  return (
    <>
      <button
        type="button"
        className={`head-sign sign ${tone} ${id}`}
        title={leave?.words ?? text}
        onClick={leave?.go ?? onOpen}
      >
        <Icon name={icon} /> {word}
        {leave ? <Icon name="close" size={14} /> : null}
      </button>
      <span className="sr-only" role="status">
        {text}
      </span>
    </>
  );
}

/** What the round is about, small: a way to the board. */
function Strip() {
  const t = useText();
  const stage = useStage();
  const isWhole = stage !== null && isDemandFirst(stage);
  return (
    <div className={`strip-stage${isWhole ? ' whole' : ''}`}>
      <Tabletop isScreen />
      <button
        type="button"
        className="strip-go"
        aria-label={t('phone.board')}
        onClick={() => goTo('board')}
      />
    </div>
  );
}

function PageBody({ page, flags }: { readonly page: Page; readonly flags: number }) {
  const t = useText();
  switch (page) {
    case 'mine':
      return (
        <>
          <Requests />
          <Auction />
          <div className="card now-card">
            <Now />
          </div>
          <MyMat />
          <div className="card strip">
            <Strip />
            <p>
              <Icon name="swipe" size={14} /> {t('phone.swipe')}
              {flags > 0 ? (
                <span className="tag flag">
                  <Icon name="flag" size={12} /> {flags}
                </span>
              ) : null}
            </p>
          </div>
          <p className="page-dots" aria-hidden="true">
            {PAGES.map((one) => (
              <i key={one} className={one === page ? 'on' : ''} />
            ))}
          </p>
        </>
      );
    case 'board':
      return <Tabletop views={false} />;
    case 'market':
      return (
        <>
          <Kept />
          <MarketList />
        </>
      );
    case 'log':
      return <LogTab />;
    case 'chat':
      return <TabBody tab="chat" />;
  }
}
