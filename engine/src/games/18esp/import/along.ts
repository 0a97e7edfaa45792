import type { Action } from '../../../import/exported.ts';
import { Misread, misread } from '../../../import/misread.ts';
import type { ImportFault } from '../../../import/words.ts';
import { companyOf, companyPlace } from '../../../rail/ids.ts';
import type { CompanyId, HexId } from '../../../rail/types.ts';
import { misshapen } from '../../../table/faults.ts';
import { parseMove } from '../../../table/judge.ts';
import { commit, commitUnjudged } from '../../../table/play.ts';
import type { Play } from '../../../table/play.ts';
import type { Json, Params, PieceId, Seat } from '../../../table/types.ts';
import type { EspTable } from '../clock.ts';
import { MATARO, STRAWBERRY } from '../data/trains.ts';
import { askedSeat, director, placeOf, trainsOf, turn } from '../readers.ts';

/** What the site calls the trains that come with P2 and P3. */
export const MATARO_THERE = '2-0';
const STRAWBERRY_THERE = '2P-0';
/** No round passes without an action: whoever is not found in the next two is somewhere else. */
const PATIENCE = 2;

type Said = Readonly<Record<string, Json | undefined>>;

/**
 * The table while an export is played on it, and the site's names for what lies there. The site leaves out what
 * nobody could decide (passes of players who cannot act, runs without trains, the end of a company's turn), so
 * each action first brings the table to where it belongs.
 */
export class Along {
  play: Play;
  /** The action that is being read, for faults. */
  action: Action | null = null;
  readonly seats: ReadonlyMap<string, Seat>;
  /** Trains by their names there. */
  readonly trains = new Map<string, PieceId>([
    [MATARO_THERE, MATARO],
    [STRAWBERRY_THERE, STRAWBERRY],
  ]);
  /** Tiles by their names there, with the hex they lie on. */
  readonly tiles = new Map<string, HexId>();
  /** Shares by their names there that lie in the market. */
  readonly market = new Set<string>();
  /** The number of the train that gets the tender in the next run. */
  tender: number | null = null;
  /** The choice about the train of P2 was read together with its purchase. */
  isSideRead = false;
  /** Trains in the order in which companies got them: the site numbers them like that. */
  #got: readonly string[] = [];

  readonly #isUnjudged: boolean;

  constructor(play: Play, seats: ReadonlyMap<string, Seat>, isUnjudged = false) {
    this.play = play;
    this.seats = seats;
    this.#isUnjudged = isUnjudged;
  }
  get table(): EspTable {
    return this.play.table as unknown as EspTable;
  }
  get operating(): CompanyId {
    return this.table.clock.operating ?? '';
  }
  #at(field: string): string {
    return `${this.action?.place ?? 'actions'}${field && `.${field}`}`;
  }
  fault(why: ImportFault, field = '', params?: Params): never {
    misread(this.#at(field), why, params);
  }

  // —— Moves ——
  make(type: string, seat: Seat, said: Said = {}): void {
    const fields = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
    const move = parseMove(this.play.game, this.play.table, { type, seat, ...fields });
    if (!move.ok) throw new Misread(misshapen(move.error, this.#at('')));
    const id = `import/${this.play.log.length}`;
    const proposal = { id, seat, act: { do: 'move', move: move.value } } as const;
    const outcome = this.#isUnjudged ? commitUnjudged(this.play, proposal) : commit(this.play, proposal);
    if (!outcome.ok) this.fault('import/impossible');
    this.play = outcome.play;
  }
  /** The operating company does something. */
  act(type: string, said: Said = {}): void {
    this.make(type, director(this.table, this.operating), said);
  }
  /** …and whoever has to agree does: on the site that was settled before. */
  deal(type: string, said: Said): void {
    this.act(type, said);
    const { offer } = this.table.clock;
    if (offer) this.make('accept', askedSeat(this.table, offer));
  }

  // —— What the site does not say ——
  /** The least that whoever is to move can do, so that the game goes on. */
  #goOn(): void {
    const { clock } = this.table;
    if (clock.round === 'auction')
      return this.make('pass', clock.parDue?.seat ?? clock.lot?.turn ?? clock.turn);
    if (clock.round === 'SR') return this.make('pass', clock.turn);
    if (clock.vacancy)
      return this.make('replace', director(this.table, clock.vacancy.company), { place: false });
    if (clock.step === 'build' || clock.step === 'run') return this.act('run', { routes: [] });
    if (clock.step === 'income') return this.act('dividend', { kind: 'withhold' });
    return this.act('done');
  }
  until(isThere: (table: EspTable) => boolean): void {
    let rounds = 0;
    while (!isThere(this.table)) {
      const { round, set, or, parDue } = this.table.clock;
      if (rounds > PATIENCE || round === 'end' || parDue) this.fault('import/elsewhere');
      this.#goOn();
      const { clock } = this.table;
      if (clock.round !== round || clock.set !== set || clock.or !== or) rounds++;
    }
  }
  untilPlayer(seat: Seat): void {
    this.until(({ clock }) =>
      clock.round === 'auction'
        ? (clock.parDue?.seat ?? clock.lot?.turn) === seat
        : clock.round === 'SR' && clock.turn === seat,
    );
  }
  untilCompany(company: CompanyId): void {
    this.until(({ clock }) => clock.round === 'OR' && clock.operating === company);
  }
  /** The trains of the operating company have run: what comes now belongs to the later steps. */
  untilTrains(): void {
    this.until(({ clock }) => clock.step === 'takeover' || clock.step === 'trains');
  }
  /** A game that goes on: the last turn may be over already, if somebody else is to act. Otherwise it stays as it is. */
  untilActing(ids: readonly string[]): void {
    const acting = ids.flatMap((id) => this.seats.get(id) ?? []);
    const before = this.play;
    const isTheirs = (): boolean => turn(this.table).some((seat) => acting.includes(seat));
    for (let i = 0; acting.length > 0 && !isTheirs(); i++) {
      const { round, step, vacancy } = this.table.clock;
      const isOver = round === 'SR' || (round === 'OR' && (step === 'takeover' || step === 'trains'));
      if (i >= this.seats.size || !isOver || vacancy) {
        this.play = before;
        return;
      }
      this.#goOn();
    }
  }

  // —— Trains ——
  trainNamed(id: string, field: string): PieceId {
    return this.trains.get(id) ?? this.fault('import/bought-train', field, { train: id });
  }
  /** Some company has got the train of this name. */
  gets(id: string): void {
    this.#got = [...this.#got.filter((other) => other !== id), id];
    // The strawberry train comes by itself with phase 5.
    const isWithCompany = companyOf(placeOf(this.table, STRAWBERRY)) !== null;
    if (isWithCompany && !this.#got.includes(STRAWBERRY_THERE)) this.#got = [...this.#got, STRAWBERRY_THERE];
  }
  /** The trains of a company that can run, in the order in which it got them. */
  roster(company: CompanyId): readonly PieceId[] {
    const { pieces, clock } = this.table;
    const got = this.#got.flatMap((id) => this.trains.get(id) ?? []);
    const all = [...got, ...trainsOf(this.table, company).filter((train) => !got.includes(train))];
    return all.filter((t) => pieces.get(t)?.at === companyPlace(company) && !clock.fresh.includes(t));
  }
}
