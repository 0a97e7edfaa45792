import type { CompanyId, HexId } from '../../../rail/types.ts';

/** A line of the bonus table (chapter 21): from home to one of the targets. `early`: yellow and green, `late`: brown and grey. */
export interface BonusRoute {
  readonly company: CompanyId;
  readonly targets: readonly HexId[];
  /** Hexes of the shortest way. */
  readonly shortest: number;
  readonly early: number;
  readonly late: number;
}

const route = (
  company: CompanyId,
  targets: string,
  shortest: number,
  early: number,
  late: number,
): BonusRoute => ({ company, targets: targets.split(' '), shortest, early, late });

/** The most that each route brings, as printed. 80/140 and 60/100 fit no single distance; the map has 7 and 5. */
export const BONUSES: readonly BonusRoute[] = [
  route('CP', 'B22', 7, 70, 140),
  route('CP', 'B8', 14, 140, 280),
  route('NYH', 'K25', 7, 80, 140),
  route('NYH', 'D6 B8', 16, 160, 320),
  route('NYC', 'F26', 5, 60, 100),
  route('NYC', 'I5 G3 J6', 16, 160, 320),
  route('SP', 'J16', 5, 50, 100),
  route('SP', 'I5', 11, 110, 220),
  route('CPR', 'F20', 8, 80, 160),
  route('UP', 'G5', 8, 80, 160),
  route('ATS', 'H14', 7, 70, 140),
  route('ATS', 'J6', 12, 120, 240),
  route('NP', 'D6', 8, 80, 160),
  route('CN', 'B8', 7, 70, 140),
  route('WP', 'J16', 8, 80, 160),
  route('ORN', 'G5', 4, 40, 80),
  route('TP', 'I11', 6, 60, 120),
  route('GMO', 'E29', 6, 60, 120),
];

/** What each hex beyond the shortest way takes off (chapter 5). */
export const DETOUR = 10;
/** Salt Lake City counts more for these two, once both can run there. */
export const GOLDEN_SPIKE = { name: 'Salt Lake City', companies: ['CPR', 'UP'], extra: 20 } as const;
