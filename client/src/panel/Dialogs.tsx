import { COMMANDS } from '../keys/commands.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { later } from '../parts/later.tsx';
import { leaveWhatIf } from '../table/history.ts';
import { useSettings } from '../settings/settings.ts';
import { useTable } from '../table/table.ts';
import { openDialog, useView } from '../table/view.ts';
import '../words/at-table.ts';
import '../words/help.ts';
import { useText } from '../words/use-text.ts';
import { PlayOnDialog } from '../history/PlayOnDialog.tsx';
import { ShareDialog } from '../people/ShareDialog.tsx';

const LedgerSheet = later(async () => (await import('../ledger/LedgerSheet.tsx')).LedgerSheet, null);

const PhaseSheet = later(async () => (await import('../answers/PhaseSheet.tsx')).PhaseSheet, null);

export function Dialogs() {
  const dialog = useView((s) => s.dialog);
  switch (dialog) {
    case 'share':
      return <ShareDialog />;
    case 'keys':
    case 'help':
      return <KeysDialog />;
    case 'about':
      return <AboutDialog />;
    case 'leave-what-if':
      return <LeaveDialog />;
    case 'ledger':
      return <LedgerSheet onClose={close} />;
    case 'phases':
      return <PhaseSheet onClose={close} />;
    case 'play-on':
      return <PlayOnDialog />;
    case null:
      return null;
  }
}

const close = (): void => openDialog(null);
/** What stands on the key: other keyboards than those of a Mac know no ⌥. */
const ALT = /Mac|iP(hone|ad)/.test(navigator.userAgent) ? '⌥ ' : 'Alt ';
const shown = (key: string): string =>
  key === ' '
    ? '␣'
    : key.length === 1 && key !== key.toLowerCase()
      ? `⇧ ${key}`
      : key.toUpperCase().replace('ENTER', '↵').replace('ESCAPE', 'ESC').replace('ALT+', ALT);

/** What hands do on the tabletop that no button says. */
const GESTURES = [
  ['drag', 'move'],
  ['shift', 'fan'],
  ['wheel', 'zoom'],
  ['track', 'run'],
  ['long', 'ping'],
  ['alt', 'arrow'],
  ['twice', 'near'],
] as const;

function KeysDialog() {
  const t = useText();
  return (
    <Dialog title={t('keys.help')} onClose={close} className="keys-dialog">
      <h3>{t('gestures.title')}</h3>
      <dl className="keys gestures">
        {GESTURES.map(([how, what]) => (
          <div key={how} className="pair">
            <dt>
              <kbd>{t(`gestures.${how}`)}</kbd>
            </dt>
            <dd>{t(`gestures.${what}`)}</dd>
          </div>
        ))}
      </dl>
      <h3>{t('gestures.keys')}</h3>
      <p>{t('keys.intro')}</p>
      <dl className="keys">
        <div className="pair">
          <dt>
            <kbd>Tab</kbd>
          </dt>
          <dd>{t('keys.regions')}</dd>
        </div>
        <div className="pair">
          <dt>
            <kbd>←↑→↓</kbd>
          </dt>
          <dd>{t('keys.arrows')}</dd>
        </div>
        {COMMANDS.map(({ id, keys, label }) => (
          <div key={id} className="pair">
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{shown(key)}</kbd>
              ))}
            </dt>
            <dd>{t(label)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

function AboutDialog() {
  const t = useText();
  const language = useSettings((s) => s.language);
  const game = useTable((s) => s.game);
  if (!game) return null;
  return (
    <Dialog title={t('about.title')} onClose={close}>
      <p>
        <b>{game.title}</b> – {game.subtitle[language]}
      </p>
      {game.reconstructed.length === 0 ? (
        <p>{t('about.complete')}</p>
      ) : (
        <>
          <p>{t('about.reconstructed')}</p>
          <ul>
            {game.reconstructed.map((words) => (
              <li key={words.en}>{words[language]}</li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

function LeaveDialog() {
  const t = useText();
  const leave = (keeps: boolean) => (): void => {
    leaveWhatIf(keeps);
    close();
  };
  return (
    <Dialog title={t('what-if.leave')} onClose={close}>
      <p>{t('what-if.question')}</p>
      <div className="row end">
        <button type="button" className="button" onClick={leave(false)}>
          {t('what-if.drop')}
        </button>
        <button type="button" className="button primary" onClick={leave(true)}>
          {t('what-if.keep')}
        </button>
      </div>
    </Dialog>
  );
}
