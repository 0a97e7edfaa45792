import { openFlags } from '@stellwerk/engine/table/flags.ts';
import { cancel, countHeld, holdsFan, turnHeld, useHand } from '../hand/hand.ts';
import type { TextKey } from '../words/texts.ts';
import { takeBack, propose } from '../table/act.ts';
import { endWhatIf, lookAt, startWhatIf, stepOn, useHistory } from '../table/history.ts';
import { drawFor, useRoutes } from '../runs/routes.ts';
import { useTable } from '../table/table.ts';
import { openDialog, openTab, useView } from '../table/view.ts';
import { camera } from '../camera/current.ts';
import { zoomAt } from '../camera/camera.ts';
import { magnify } from '../closeup/card-view.ts';
import { useCursor } from './cursor-at.ts';
import { nextTarget, pickOrDrop, pieceUnderKeys, sayHeld } from './cursor.ts';
import { reach } from './reach.ts';
import { showView } from '../camera/views.ts';
import { hammerNow, putAside } from '../table/auction-aside.ts';

/** Something that can be done, whoever asks: a key, a button, the command line or a test. */
export interface Command {
  readonly id: string;
  readonly keys: readonly string[];
  readonly label: TextKey;
  /** Whether it means anything now; a key that does not falls through. */
  readonly when?: () => boolean;
  readonly run: () => void;
}

const isHolding = (): boolean => useHand.getState().held !== null;
const isOnTabletop = (): boolean => useCursor.getState().region !== null;

const zoom = (factor: number): void =>
  camera.go(zoomAt(camera.now, { x: camera.size.w / 2, y: camera.size.h / 2 }, factor));

function takeMore(by: 1 | -1): void {
  countHeld(by);
  sayHeld();
}

function nextFlag(): void {
  const play = useTable.getState().play;
  openTab('log');
  if (!play || openFlags(play).length === 0) return;
  reach('.flag-open button');
}

/** What to do now stands in the panel, which may be folded away. */
function toNow(): void {
  useView.setState({ isPanelOpen: true });
  reach('.now [data-home]');
}

function talk(): void {
  openTab('chat');
  useView.setState({ page: 'chat' });
  reach('.chat-form input');
}

export const COMMANDS: readonly Command[] = [
  { id: 'pick', keys: ['Enter', ' '], label: 'keys.pick', when: isOnTabletop, run: pickOrDrop },
  {
    id: 'cancel',
    keys: ['Escape'],
    label: 'keys.cancel',
    run: () => {
      if (isHolding()) cancel();
      else if (useRoutes.getState().drawing !== null) drawFor(null);
      else if (useHistory.getState().at !== null) lookAt(null);
      else useTable.setState({ refusal: null });
    },
  },
  { id: 'turn', keys: ['r'], label: 'keys.turn', when: isHolding, run: () => turnHeld(1) },
  { id: 'turn-back', keys: ['R'], label: 'keys.turn-back', when: isHolding, run: () => turnHeld(-1) },
  { id: 'turn-any', keys: ['Alt+r'], label: 'keys.turn-any', when: isHolding, run: () => turnHeld(1, true) },
  { id: 'next-place', keys: ['n'], label: 'keys.next', when: isHolding, run: () => void nextTarget(1) },
  {
    id: 'previous-place',
    keys: ['N'],
    label: 'keys.previous',
    when: isHolding,
    run: () => void nextTarget(-1),
  },
  { id: 'more', keys: ['+', '='], label: 'keys.more', when: holdsFan, run: () => takeMore(1) },
  { id: 'fewer', keys: ['-'], label: 'keys.fewer', when: holdsFan, run: () => takeMore(-1) },
  {
    id: 'look',
    keys: ['v'],
    label: 'keys.look',
    when: isOnTabletop,
    run: () => void magnify(pieceUnderKeys()),
  },
  { id: 'take-back', keys: ['z'], label: 'keys.undo', run: () => takeBack() },
  { id: 'redo', keys: ['Z'], label: 'keys.redo', run: () => propose({ do: 'redo' }) },
  { id: 'flags', keys: ['f'], label: 'keys.flags', run: nextFlag },
  { id: 'help', keys: ['?'], label: 'keys.help', run: () => openDialog('keys') },
  { id: 'line', keys: ['/'], label: 'keys.line', run: () => useView.setState({ isCommandLineOpen: true }) },
  { id: 'now', keys: ['j'], label: 'keys.now', run: toNow },
  {
    id: 'auction',
    keys: ['a'],
    label: 'keys.auction',
    when: () => hammerNow() !== undefined,
    run: () => putAside(hammerNow()!),
  },
  { id: 'chat', keys: ['t'], label: 'keys.chat', run: talk },
  { id: 'fit', keys: ['0'], label: 'keys.fit', run: () => void showView('table') },
  { id: 'map', keys: ['1'], label: 'keys.map', run: () => void showView('map') },
  { id: 'companies', keys: ['2'], label: 'keys.charters', run: () => void showView('companies') },
  { id: 'market', keys: ['3'], label: 'keys.market', run: () => void showView('market') },
  { id: 'hands', keys: ['4'], label: 'keys.hands', run: () => void showView('hands') },
  { id: 'zoom-in', keys: ['+', '='], label: 'keys.zoom-in', run: () => zoom(1.3) },
  { id: 'zoom-out', keys: ['-'], label: 'keys.zoom-out', run: () => zoom(1 / 1.3) },
  { id: 'coach', keys: ['c'], label: 'keys.coach', run: () => openTab('coach') },
  { id: 'log', keys: ['l'], label: 'keys.log', run: () => openTab('log') },
  { id: 'ledger', keys: ['b'], label: 'keys.ledger', run: () => openTab('ledger') },
  {
    id: 'earlier',
    keys: [','],
    label: 'keys.earlier',
    run: () => lookAt((useHistory.getState().at ?? (useTable.getState().play?.log.length ?? 1) - 1) - 1),
  },
  { id: 'later', keys: ['.'], label: 'keys.later', run: () => void stepOn() },
  {
    id: 'what-if',
    keys: ['w'],
    label: 'keys.what-if',
    run: () => (useHistory.getState().whatIf ? endWhatIf() : startWhatIf()),
  },
];

export const keyOf = (event: { readonly key: string; readonly altKey: boolean }): string =>
  event.altKey ? `Alt+${event.key.toLowerCase()}` : event.key;

/** The command of a key, if it means anything now. */
export const commandFor = (key: string): Command | undefined =>
  COMMANDS.find((command) => command.keys.includes(key) && (command.when?.() ?? true));
