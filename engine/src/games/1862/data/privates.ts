import type { CompanyId } from '../../../rail/types.ts';

/** The eight private companies (chapter 4), in the order of their prices. */
export const PRIVATE_IDS = ['BOM', 'ERIE', 'B&O', 'RMC', 'PSC', 'FNY', 'SOC', 'NHSC'] as const;
export type PrivateId = (typeof PRIVATE_IDS)[number];

export interface PrivateSpec {
  readonly id: PrivateId;
  readonly no: number;
  readonly name: string;
  readonly price: number;
  readonly income: number;
  /** What it pays once one of its two companies is open. */
  readonly reduced?: number;
  /** Certificates that come with it, by company; of NYH it is the director's. */
  readonly shares?: Readonly<Record<CompanyId, number>>;
}

export const PRIVATES: readonly PrivateSpec[] = [
  { id: 'BOM', no: 1, name: 'Butterfield Overland Mail', price: 20, income: 5 },
  { id: 'ERIE', no: 2, name: 'Erie Steamship Company', price: 40, income: 10 },
  { id: 'B&O', no: 3, name: 'Baltimore & Ohio Railroad', price: 70, income: 15 },
  { id: 'RMC', no: 4, name: 'Rocky Mountain Company', price: 100, income: 20 },
  { id: 'PSC', no: 5, name: 'Pacific Steamship Company', price: 150, income: 25, shares: { WP: 1 } },
  { id: 'FNY', no: 6, name: 'First New York Steamship Co.', price: 180, income: 30, shares: { NYC: 2 } },
  {
    id: 'SOC',
    no: 7,
    name: 'Sacramento-Omaha Company',
    price: 220,
    income: 35,
    shares: { CPR: 1, UP: 1 },
    reduced: 15,
  },
  { id: 'NHSC', no: 8, name: 'New Haven Steamship Company', price: 280, income: 40, shares: { NYH: 1 } },
];
export const privateSpec = (id: string): PrivateSpec => PRIVATES.find((one) => one.id === id) ?? PRIVATES[0]!;
export const isPrivate = (id: string): id is PrivateId => (PRIVATE_IDS as readonly string[]).includes(id);

/** What private 4 takes off the terrain of its tile. */
export const RMC_DISCOUNT = 160;
