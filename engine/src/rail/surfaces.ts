import type { Steps } from '../table/course.ts';
import type { Slot, Surface } from '../stage/stage.ts';
import { piecesAt } from '../table/places.ts';
import type { Clock, Place, Seat, Table } from '../table/types.ts';
import type { Phrase } from '../table/words.ts';
import { phrase } from '../table/words.ts';
import type { TileKind } from './box.ts';
import type { RailClock } from './clock.ts';
import { companyPlace, DEPOT, ipoPlace, OUT, POOL, seatPlace, SUPPLY } from './ids.ts';
import type { CompanyId, PhaseSpec, TileColour, TileId, TileSpec, TrainSpec } from './types.ts';
import { TILE_COLOURS } from './types.ts';

/**
 * The parts of the table that look alike in every title. `title` is its id: what a part is called stands
 * under `18te/depot` in its words, and the family has words for most of it (`words/table.ts`).
 */

export const plain = (text: string): Phrase => phrase('table/plain', { text });

/** How many pieces of every kind lie at a place, counted in one go: `tile/8/2` is a `tile/8`, and a `tile`. */
function countsAt<C extends Clock>(table: Table<C>, place: Place): (kind: string) => number {
  const counts = new Map<string, number>();
  for (const piece of piecesAt(table, place))
    for (let end = piece.indexOf('/'); end >= 0; end = piece.indexOf('/', end + 1)) {
      const kind = piece.slice(0, end);
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
  return (kind) => counts.get(kind) ?? 0;
}

type Rack = Extract<Surface, { readonly kind: 'rack' }>;

/** Tiles by colour. Both sides of a piece are in one slot: whoever takes it up chooses. */
export function tileTray<C extends RailClock>(
  table: Table<C>,
  title: string,
  kinds: readonly TileKind[],
  tiles: Readonly<Record<TileId, TileSpec>>,
  phases: readonly PhaseSpec[],
): Rack {
  const present = phases.find(({ id }) => id === table.clock.phase) ?? phases[0]!;
  const countOf = countsAt(table, SUPPLY);
  const slot = ({ front, back }: TileKind, dim: boolean): Slot => ({
    place: SUPPLY,
    kinds: [`tile/${front}`],
    label: plain(back === undefined ? front : `${front}/${back}`),
    dim,
    count: tiles[front]?.count === 'unlimited' ? -1 : countOf(`tile/${front}`),
  });
  const groups = TILE_COLOURS.flatMap((colour) => {
    const ofColour = kinds.filter(({ front }) => tiles[front]?.colour === colour);
    if (ofColour.length === 0) return [];
    const allowed = present.colours.includes(colour);
    const from = phases.find(({ colours }) => colours.includes(colour))?.id ?? '';
    const label = allowed
      ? phrase(`name/${colour}`)
      : phrase(`${title}/colour/from`, { colour, phase: from });
    return [{ label, slots: ofColour.map((kind) => slot(kind, !allowed)) }];
  });
  return { kind: 'rack', id: 'tray', title: phrase(`${title}/tray`), role: 'tray', groups };
}

/** The stack of new trains: which comes next, and what each will scrap. `endless`: of this kind there are always more. */
export function trainRack<C extends Clock>(
  table: Table<C>,
  title: string,
  trains: readonly TrainSpec[],
  endless: string | null = null,
): Rack {
  const countOf = countsAt(table, DEPOT);
  const left = (id: string): number => countOf(`train/${id}`);
  const next = trains.find(({ id }) => left(id) > 0)?.id;
  const note = (id: string): Phrase | null => {
    if (left(id) === 0) return phrase(`${title}/train/soldout`);
    if (id === next) return phrase(`${title}/train/next`);
    const rusts = trains.find(({ rustedBy }) => rustedBy === id)?.id;
    return rusts === undefined ? null : phrase(`${title}/train/rusts`, { train: rusts });
  };
  const slots = trains.map(({ id, sides }): Slot => {
    const said = note(id);
    return {
      place: DEPOT,
      kinds: [`train/${id}`],
      label: plain(sides.map(({ name }) => name).join('/')),
      count: id === endless ? -1 : left(id),
      ...(said ? { note: said } : {}),
    };
  });
  const groups = [{ label: null, slots }];
  return { kind: 'rack', id: 'depot', title: phrase(`${title}/depot`), role: 'depot', groups };
}

/** The bank with its pool, and what is out of the game. */
export function bankAndPools(title: string): readonly Surface[] {
  const rack = (role: 'pool' | 'out', place: Place): Surface => ({
    kind: 'rack',
    id: role,
    title: phrase(`${title}/${role}`),
    role,
    groups: [{ label: null, slots: [{ place }] }],
  });
  return [
    { kind: 'bank', id: 'bank', title: phrase(`${title}/bank`), place: 'bank', account: 'bank' },
    rack('pool', POOL),
    rack('out', OUT),
  ];
}

export const phaseSteps = (
  title: string,
  phases: readonly PhaseSpec[],
  now: string,
  colourOf: (phase: PhaseSpec) => TileColour = ({ values }) => values,
): Surface => ({
  kind: 'steps',
  id: 'phase',
  role: 'phase',
  title: phrase(`${title}/phase/title`),
  steps: phases.map((phase) => ({ id: phase.id, label: plain(phase.id), colour: colourOf(phase) })),
  now,
});
export const roundSteps = (title: string, rounds: readonly string[], now: string): Surface => ({
  kind: 'steps',
  id: 'round',
  role: 'round',
  title: phrase(`${title}/round/title`),
  steps: rounds.map((id) => ({ id, label: phrase(`${title}/marker/${id}`) })),
  now,
});
/** The steps of a company's turn; nothing outside of operating rounds. */
export const turnSteps = (title: string, steps: Steps, clock: RailClock): readonly Surface[] =>
  clock.round === 'OR'
    ? [
        {
          kind: 'steps',
          id: 'step',
          role: 'step',
          title: phrase(`${title}/step/title`),
          steps: steps.map(({ id }) => ({ id, label: phrase(`${title}/step/${id}`) })),
          now: clock.step,
        },
      ]
    : [];

/** Where the game is: phase, round and step. `rounds`: those of this set, as their markers are called (`OR2`). */
export function whereSteps(
  title: string,
  phases: readonly PhaseSpec[],
  rounds: readonly string[],
  steps: Steps,
  clock: RailClock,
): readonly Surface[] {
  const { round, or } = clock;
  const now = round === 'OR' ? `OR${Math.max(1, or)}` : round;
  return [
    phaseSteps(title, phases, clock.phase),
    roundSteps(title, rounds, round === 'end' ? '' : now),
    ...turnSteps(title, steps, clock),
  ];
}

/** A charter as far as all have it: before the company opens its pieces lie on the stack of unsold shares. */
export function charterOutline(
  { clock }: Table<RailClock>,
  company: CompanyId,
  state: 'closed' | 'open' | 'gone',
) {
  return {
    kind: 'charter',
    id: company,
    livery: company,
    place: state === 'closed' ? ipoPlace(company) : companyPlace(company),
    state,
    acting: clock.round === 'OR' && clock.operating === company,
  } as const;
}

/** What a mat says of its player, besides the badges of the title. */
export interface Holder {
  readonly seat: Seat;
  readonly acting: boolean;
  readonly badges: readonly Phrase[];
  readonly count: number;
  readonly limit: number;
  readonly worth: number;
  readonly groups: readonly CompanyId[];
  /** What the player owes somebody. */
  readonly owes?: number;
}
export const playerMat = (
  title: string,
  { seat, acting, badges, count, limit, worth, groups, owes = 0 }: Holder,
): Extract<Surface, { readonly kind: 'mat' }> => ({
  kind: 'mat',
  id: `mat/${seat}`,
  seat,
  place: seatPlace(seat),
  account: seatPlace(seat),
  acting,
  badges,
  notes: [phrase(`${title}/mat/certificates`, { count, limit }), phrase(`${title}/mat/worth`, { worth })],
  groups,
  ...(owes > 0 ? { owes: { words: phrase(`${title}/mat/debt`, { debt: owes }), amount: owes } } : {}),
});
