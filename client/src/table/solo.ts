import { playOn, seatsByHand } from '@stellwerk/engine/table/automaton.ts';
import { openFile } from '@stellwerk/engine/table/file-play.ts';
import { formatTableFile, parseTableFile } from '@stellwerk/engine/table/file.ts';
import type { Game } from '@stellwerk/engine/table/game.ts';
import type { Act, Config, Entry, Play } from '@stellwerk/engine/table/play.ts';
import { commit, openPlay } from '@stellwerk/engine/table/play.ts';
import { rememberAll } from '@stellwerk/engine/table/positions.ts';
import type { Seat } from '@stellwerk/engine/table/types.ts';
import type { Asked, ProposedAct } from '@stellwerk/shared/acts.ts';
import { actOf, grantedAct, seatOf } from '@stellwerk/shared/acts.ts';
import type { Links } from '@stellwerk/shared/answers.ts';
import { EMPTY_DESK } from '@stellwerk/shared/desk.ts';
import { deskAfter, workAt } from '@stellwerk/shared/desk-work.ts';
import type { SeatCard } from '@stellwerk/shared/documents.ts';
import { distinctName, distinctNames } from '@stellwerk/shared/names.ts';
import { nameOfSeat } from '../words/seat-name.ts';
import { automatonCards, freshRoom } from '@stellwerk/shared/opening.ts';
import type { DeskWork, HostWork, SeatWork } from '@stellwerk/shared/messages.ts';
import { newId, newSeed } from './ids.ts';
import { rememberTable } from './my-tables.ts';
import { readKept, writeKept } from '../settings/keep.ts';
import { foldLog } from './predict.ts';
import type { Copied, Session } from './session.ts';
import { resetTable, timed, useTable } from './table.ts';

/** A table that lives in this browser alone: hot-seat, no network. */
interface KeptSolo {
  /** What was agreed, and what happened: a release with other rules finds the table as it was left. */
  readonly config?: Config;
  readonly log?: readonly Entry[];
  /** The moves alone, played by the rules when the table is opened: where there is no room for more, and from before. */
  readonly file?: string;
  readonly name: string;
  readonly cards: Readonly<Record<Seat, { readonly name: string; readonly colour: string }>>;
}

const keyOf = (id: string): string => `solo/${id}`;

function cardsOf(seats: readonly Seat[], cards: KeptSolo['cards']): Readonly<Record<Seat, SeatCard>> {
  const names = distinctNames(seats.map((seat) => cards[seat]?.name ?? seat));
  return Object.fromEntries(
    seats.map((seat, i) => [
      seat,
      { name: names[i] ?? seat, colour: cards[seat]?.colour ?? '', taken: true, link: 0 },
    ]),
  );
}

export interface SoloOpening {
  readonly config: Config;
  readonly name: string;
  readonly cards: KeptSolo['cards'];
}

/** Lays a new table and returns its id. */
export function foundSolo(game: Game, opening: SoloOpening, play = openPlay(game, opening.config)): string {
  const id = newId(10);
  keep(id, play, opening.name, opening.cards);
  return id;
}

const keep = (id: string, play: Play, name: string, cards: KeptSolo['cards']): void =>
  keepSolo(id, { config: play.config, log: play.log, name, cards }, () => formatTableFile(play));

/** Keeps a game as it was played; `file`: its moves alone, which take a fifth of the room, where the browser's store is full. */
export function keepSolo(
  id: string,
  { config, log, name, cards }: SoloOpening & { readonly log: readonly Entry[] },
  file: () => string,
): void {
  if (writeKept(keyOf(id), { config, log, name, cards } satisfies KeptSolo)) return;
  writeKept(keyOf(id), { file: file(), name, cards } satisfies KeptSolo);
}

/** The game id of a kept table, so that its title can be loaded before it is read. */
export function soloFile(id: string): { readonly game: string; readonly kept: KeptSolo } | null {
  const kept = readKept<KeptSolo | null>(keyOf(id), null);
  const game = kept?.config?.game ?? gameIn(kept?.file ?? '');
  return kept && game !== null ? { game, kept } : null;
}

function gameIn(source: string): string | null {
  const file = parseTableFile(source);
  return file.ok ? file.value.config.game : null;
}

/** The game as it was left; null where it does not come out as written. */
function playIn(game: Game, { config, log, file = '' }: KeptSolo): Play | null {
  if (config && log) return foldLog(game, config, log, null);
  const parsed = parseTableFile(file);
  const opened = parsed.ok ? openFile(game, parsed.value, 'through') : parsed;
  return opened.ok ? opened.value.play : null;
}

/** Whoever is alone plays everybody; those seats that nobody holds only where they do not play themselves. */
const seatsOfMine = (play: Play): readonly Seat[] => [...play.config.seats, ...seatsByHand(play)];

class SoloSession implements Session {
  readonly kind = 'solo';
  readonly #id: string;

  constructor(id: string) {
    this.#id = id;
  }

  get #seats(): readonly Seat[] {
    return useTable.getState().play?.config.seats ?? [];
  }

  #commit(play: Play, act: Act): void {
    const { times } = useTable.getState();
    const id = newId();
    const outcome = commit(play, { id, seat: seatOf(act), at: Date.now(), act });
    if (!outcome.ok) {
      const move = act.do === 'move' ? act.move : null;
      useTable.setState({ refusal: { id, move, findings: outcome.findings, reason: 'rules' } });
      return;
    }
    const next = playOn(outcome.play, { mark: id, at: Date.now() }).play;
    rememberAll(next);
    useTable.setState({
      play: next,
      ahead: next,
      mine: seatsOfMine(next),
      desk: deskAfter(useTable.getState().desk, play, next),
      times: timed(times, next.log.length, Date.now(), false),
      ...(act.do === 'move' ? { refusal: null } : {}),
    });
    this.#keep();
  }

  #keep(): void {
    const { play, room, seats } = useTable.getState();
    if (play) keep(this.#id, play, room.name, seats);
  }

  propose(proposed: ProposedAct): void {
    const { play } = useTable.getState();
    const act = play && actOf(play, proposed, this.#seats);
    if (act) this.#commit(play, act);
    else if (proposed.do === 'move') this.#misread();
  }

  /** Nobody else is here: whoever asks may. */
  ask(question: Asked): void {
    if (question.do !== 'overrule') {
      this.propose(question);
      return;
    }
    const { play } = useTable.getState();
    const act = play && grantedAct(play, question, this.#seats);
    if (act) this.#commit(play, act);
    else this.#misread();
  }

  /** A move that names what is not there: said as a server says it. */
  #misread(): void {
    useTable.setState({ refusal: { id: newId(), move: null, findings: [], reason: 'malformed-move' } });
  }

  vote(): void {
    // There is never an open question at a table of one.
  }

  seat(work: SeatWork): void {
    const { seats } = useTable.getState();
    const card = seats[work.seat];
    if (!card || (work.do !== 'card' && work.do !== 'claim')) return;
    const others = this.#seats.filter((seat) => seat !== work.seat);
    const name = distinctName(
      work.name ?? card.name,
      others.map((seat) => nameOfSeat(seats, seat)),
    );
    const changed = { ...card, name, colour: work.colour ?? card.colour };
    useTable.setState({ seats: { ...seats, [work.seat]: changed } });
    this.#keep();
  }

  host(work: HostWork): Promise<Links | null> {
    const { room } = useTable.getState();
    if (work.do === 'name') useTable.setState({ room: { ...room, name: work.name } });
    if (work.do === 'evening') useTable.setState({ room: { ...room, evening: work.evening } });
    if (work.do === 'hints') useTable.setState({ room: { ...room, hints: work.hints } });
    this.#keep();
    return Promise.resolve(null);
  }

  desk(work: DeskWork): void {
    const { desk, mine, seats, play } = useTable.getState();
    const who = ('seat' in work ? work.seat : undefined) ?? mine[0] ?? '';
    const name = seats[who]?.name ?? '';
    const pieces = play?.table.pieces ?? new Set<string>();
    const done = workAt(desk, work, { who, name, id: newId(), now: Date.now(), pieces });
    if (done.ok) useTable.setState({ desk: done.desk });
  }

  show(): void {
    // Nobody to show anything to.
  }

  copy(entry: number, name: string): Promise<Copied> {
    const { play, seats } = useTable.getState();
    const upTo = play && foldLog(play.game, play.config, play.log.slice(0, entry + 1), null);
    if (!upTo) return Promise.resolve({ ok: false, why: 'failed' });
    const config = { ...upTo.config, seed: newSeed() };
    const id = foundSolo(upTo.game, { config, name, cards: seats }, { ...upTo, config });
    const known = { id, kind: 'solo', token: '', name, game: upTo.game.title } as const;
    rememberTable({ ...known, where: '', myTurn: true, flags: 0, at: Date.now() });
    return Promise.resolve({ ok: true, id, address: `#/solo/${id}`, links: null });
  }

  file(): Promise<string> {
    const { play, room, seats } = useTable.getState();
    const people = this.#seats.map((seat) => seats[seat]?.name ?? '');
    return Promise.resolve(play ? formatTableFile(play, { name: room.name, people }) : '');
  }

  close(): void {
    this.#keep();
  }
}

/** Takes a kept table up again; null where it cannot be read. */
export function openSolo(game: Game, id: string, kept: KeptSolo): Session | null {
  const left = playIn(game, kept);
  if (!left) return null;
  const { play } = playOn(left, { mark: newId(), at: Date.now() });
  const { config, log } = play;
  resetTable({
    status: 'ready',
    kind: 'solo',
    id,
    game: play.game,
    play,
    ahead: play,
    seats: { ...cardsOf(config.seats, kept.cards), ...automatonCards(play.game, config) },
    room: freshRoom(kept.name),
    mine: seatsOfMine(play),
    rights: 'host',
    link: 'online',
    desk: EMPTY_DESK,
    times: timed(new Map(), log.length, 0, true),
  });
  return new SoloSession(id);
}
