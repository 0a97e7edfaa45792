import { parseMove } from '@stellwerk/engine/table/judge.ts';
import { turnOf } from '@stellwerk/engine/table/ask.ts';
import { hidesHands } from '@stellwerk/engine/table/hidden.ts';
import { loadTitle } from '../words/title-words.ts';
import type { Game } from '@stellwerk/engine/table/game.ts';
import type { Play } from '@stellwerk/engine/table/play.ts';
import type { Table } from '@stellwerk/engine/table/types.ts';
import type { Asked, ProposedAct } from '@stellwerk/shared/acts.ts';
import { questionOf } from '@stellwerk/shared/acts.ts';
import type { Answer, CloseReason, Links } from '@stellwerk/shared/answers.ts';
import { isAllLinks, parseServerMessage } from '@stellwerk/shared/answers.ts';
import type { BoardView } from '@stellwerk/shared/board-view.ts';
import { viewBoard } from '@stellwerk/shared/board-view.ts';
import { readDesk } from '@stellwerk/shared/desk.ts';
import { readHand } from '@stellwerk/shared/documents.ts';
import type {
  ClientMessage,
  ClientMessageBody,
  DeskWork,
  HostWork,
  SeatWork,
} from '@stellwerk/shared/messages.ts';
import type * as Y from 'yjs';
import { newId } from '../table/ids.ts';
import { noteRefusal } from '../table/judged.ts';
import type { Foreseen } from '../table/predict.ts';
import { foldLog, predict, presentOnly } from '../table/predict.ts';
import { declined, sayDeclined } from '../agreements/questions.ts';
import type { Copied, OwnPresence, Session } from '../table/session.ts';
import type { Failure, Waiting } from '../table/table.ts';
import { failTable, resetTable, timed, useTable } from '../table/table.ts';
import { copyTable, exportTable } from './api.ts';
import { isOutdated } from './build.ts';
import type { Documents } from './connection.ts';
import { Connection } from './connection.ts';
import { Outbox } from './outbox.ts';
import { PresenceSender } from './presence.ts';
import { othersIn, rightsIn, withByHand } from './rights.ts';

const FAILURE: Readonly<Record<CloseReason | 'too-large', Failure>> = {
  'link-void': 'link-void',
  'hand-void': 'link-void',
  'no-such-table': 'no-such-table',
  'no-token': 'link-void',
  'too-fast': 'full',
  full: 'full',
  'table-damaged': 'damaged',
  'too-large': 'too-large',
};
const RETRY_MS = 1200;
const headNow = (): { readonly head?: number } => {
  const { play } = useTable.getState();
  return play ? { head: play.head } : {};
};

/** A table that a server keeps. */
export class RemoteSession implements Session {
  readonly kind = 'remote';
  readonly #id: string;
  #token: string;
  readonly #outbox: Outbox;
  readonly #connection: Connection;
  readonly #presence: PresenceSender;
  readonly #onToken: (token: string) => void;
  readonly #replies = new Map<string, (links: Links | null) => void>();
  #board: BoardView | null = null;
  #boardDoc: Y.Doc | null = null;
  #documents: Documents | null = null;
  #game: Game | null = null;
  #isOver = false;

  constructor(id: string, token: string, onToken: (token: string) => void) {
    this.#id = id;
    this.#token = token;
    this.#onToken = onToken;
    resetTable({ status: 'opening', kind: 'remote', id });
    this.#outbox = new Outbox(id, (text) => this.#connection?.send(text));
    this.#presence = new PresenceSender((presence) => {
      const { awareness } = this.#documents ?? {};
      // In one: each change of a field alone would be an update of its own, and the server counts them.
      awareness?.setLocalState({ ...awareness.getLocalState(), ...presence });
    });
    this.#connection = new Connection(id, token, {
      onOnline: () => {
        useTable.setState({ link: 'online' });
        this.#outbox.resend();
        this.#read();
      },
      // Before the first word of the server one is not offline yet, only not there.
      onOffline: () =>
        useTable.setState(({ status }) => ({ link: status === 'ready' ? 'offline' : 'connecting' })),
      onMessage: (text) => this.#hear(text),
      onDenied: (reason) => failTable(FAILURE[reason]),
      onDocuments: (documents) => this.#take(documents),
    });
    // Whoever only reads is here too.
    this.show({ pointer: null });
  }

  get token(): string {
    return this.#token;
  }

  #take(documents: Documents): void {
    const { board, desk, awareness } = documents;
    const isNewDesk = this.#documents?.desk !== desk;
    this.#documents = documents;
    if (this.#boardDoc !== board) {
      this.#boardDoc = board;
      this.#board = viewBoard(board);
      this.#board.subscribe(() => this.#read());
    }
    if (isNewDesk) {
      desk.on('afterTransaction', () => useTable.setState({ desk: readDesk(desk) }));
      awareness?.on('change', () =>
        useTable.setState({ others: othersIn(awareness, useTable.getState().others) }),
      );
    }
    this.#read();
  }

  /** Brings the store up to the documents. */
  #read(): void {
    const board = this.#board;
    if (!board?.isThere() || this.#isOver) return;
    const config = { ...board.settings().config, seed: 0 };
    if (!this.#game) {
      this.#load(config.game);
      return;
    }
    const before = useTable.getState();
    const log = board.log();
    const { play, hasHistory } = this.#fold(this.#game, config, board, before.play);
    this.#outbox.confirm(new Set(log.slice(before.play?.log.length ?? 0).map(({ id }) => id)));
    const waiting = this.#waiting();
    const seats = board.seats();
    const { mine: held, rights } = rightsIn(this.#token, config.seats, seats);
    const mine = withByHand(held, rights, play);
    const settings = board.settings();
    const requests = board.requests();
    sayDeclined(declined(before.requests, requests, log, board.answered()), seats, mine);
    useTable.setState({
      status: 'ready',
      game: play.game,
      play,
      ...this.#ahead(play, waiting),
      hasHistory,
      waiting,
      seats,
      mine,
      rights,
      room: {
        name: settings.name,
        closed: settings.closed,
        hints: settings.hints,
        links: settings.links,
        evening: settings.evening ?? false,
      },
      requests,
      times: timed(before.times, log.length, Date.now(), before.play === null),
    });
    // Several seats at one screen: the hand of whoever has to decide lies open, as if the others looked away.
    const holder = turnOf(play.game, play.table).find((seat) => mine.includes(seat)) ?? mine[0] ?? null;
    if (hidesHands(this.#game, settings.config.options)) this.#connection.openHand(holder);
  }

  #fold(
    game: Game,
    config: Play['config'],
    board: BoardView,
    before: Play | null,
  ): { play: Play; hasHistory: boolean } {
    const log = board.log();
    const folded = hidesHands(game, config.options) ? null : foldLog(game, config, log, before);
    if (folded) return { play: folded, hasHistory: true };
    const { mode, bookkeeping, houseRules, head } = board.settings();
    const hand = this.#documents?.hand;
    const open: Table = board.table();
    const table = hand ? readHand(open, hand) : open;
    const known = { table, log, settings: { mode, bookkeeping, houseRules }, head, flags: board.flags() };
    return { play: presentOnly(game, config, known), hasHistory: false };
  }

  #load(id: string): void {
    loadTitle(id).then(
      (game) => {
        this.#game = game;
        if (!game) failTable('unknown-game');
        else this.#read();
      },
      // Parts of a page that was given out before an update are no longer there.
      () => failTable('outdated'),
    );
  }

  #waiting(): readonly Waiting[] {
    return this.#outbox.waiting.flatMap((m) => (m.type === 'propose' ? [{ id: m.id, act: m.act }] : []));
  }

  #refresh(): void {
    const { play } = useTable.getState();
    const waiting = this.#waiting();
    useTable.setState({ waiting, ...(play ? this.#ahead(play, waiting) : { ahead: null, draws: null }) });
  }

  /** Rules of an older release would show a table that will never be. */
  #ahead(play: Play, waiting: readonly Waiting[]): Foreseen {
    return useTable.getState().isOutdated ? { ahead: play, draws: null } : predict(play, waiting);
  }

  #hear(text: string): void {
    const message = parseServerMessage(text);
    if (message?.type === 'notice' && message.what === 'table-damaged')
      useTable.setState({ refusal: { id: 'damaged', move: null, findings: [], reason: 'table-damaged' } });
    if (message?.type === 'hello' && isOutdated(message.build) !== useTable.getState().isOutdated) {
      useTable.setState({ isOutdated: isOutdated(message.build) });
      this.#refresh();
    }
    if (message?.type === 'answer' && message.id !== null) this.#answer(message.id, message);
  }

  #answer(id: string, answer: Answer): void {
    if (answer.token !== undefined) this.#newToken(answer.token);
    this.#replies.get(id)?.(isAllLinks(answer.links) ? answer.links : null);
    this.#replies.delete(id);
    const isDone = answer.verdict === 'committed' || answer.verdict === 'flagged';
    const sent = this.#outbox.waiting.find((message) => message.id === id);
    if (!sent) return;
    if (answer.reason === 'too-fast' || answer.reason === 'store') {
      // It waits here until the server can take it; why it waits is said.
      if (answer.reason === 'store') this.#refused(id, sent, answer);
      setTimeout(() => this.#outbox.resend(), RETRY_MS);
      return;
    }
    if (sent.type === 'propose' && isDone && answer.n !== undefined) return; // The log confirms it.
    this.#outbox.take(id);
    this.#refresh();
    if (!isDone) this.#refused(id, sent, answer);
  }

  #refused(id: string, sent: ClientMessage, { findings = [], reason = 'rules' }: Answer): void {
    // What needs the others' consent is asked of them.
    const question = sent.type === 'propose' && reason === 'needs-consent' ? questionOf(sent.act) : null;
    if (question) {
      this.ask(question);
      return;
    }
    const { play } = useTable.getState();
    const isMove = sent.type === 'propose' && sent.act.do === 'move';
    const read = play && isMove ? parseMove(play.game, play.table, sent.act.move) : null;
    const move = read?.ok ? read.value : null;
    const refusal = { id, move, findings, reason, ...headNow() };
    noteRefusal(refusal);
    useTable.setState({ refusal });
  }

  #newToken(token: string): void {
    this.#token = token;
    this.#connection.token = token;
    this.#onToken(token);
    this.#read();
    // Who I am for the others is told with the next sign of life: give one, or I am away until the mouse moves.
    const { awareness } = this.#documents ?? {};
    awareness?.setLocalState({ ...awareness.getLocalState() });
  }

  get #base(): number {
    return useTable.getState().play?.log.length ?? 0;
  }

  #put(body: ClientMessageBody): string | null {
    const id = this.#outbox.put(body);
    if (id === null)
      useTable.setState({ refusal: { id: newId(), move: null, findings: [], reason: 'too-large' } });
    return id;
  }

  propose(act: ProposedAct): void {
    this.#put({ type: 'propose', base: this.#base, act });
    useTable.setState({ refusal: null });
    this.#refresh();
  }
  ask(question: Asked): void {
    this.#put({ type: 'ask', base: this.#base, question });
    useTable.setState({ refusal: null });
  }
  vote(request: string, yes: boolean): void {
    this.#put({ type: 'vote', request, yes });
  }
  seat(work: SeatWork): void {
    this.#put({ type: 'seat', work });
  }
  host(work: HostWork): Promise<Links | null> {
    const id = this.#put({ type: 'host', work });
    if (id === null) return Promise.resolve(null);
    return new Promise((resolve) => this.#replies.set(id, resolve));
  }
  desk(work: DeskWork): void {
    this.#put({ type: 'desk', work });
  }
  show(presence: OwnPresence): void {
    this.#presence.show(presence);
  }
  async copy(entry: number, name: string): Promise<Copied> {
    const made = await copyTable(this.#id, this.#token, entry, name);
    if (!made.ok) return { ok: false, why: made.error.status === 0 ? 'no-server' : 'failed' };
    const { id, links } = made.value;
    return { ok: true, id, address: `#/t/${id}/${links.host ?? links.join}`, links };
  }
  async file(): Promise<string> {
    const answer = await exportTable(this.#id, this.#token);
    return answer.ok ? answer.value : '';
  }
  close(): void {
    this.#isOver = true;
    this.#presence.stop();
    this.#connection.close();
  }
}
