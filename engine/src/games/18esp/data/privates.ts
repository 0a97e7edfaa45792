/** The seven private companies (§3.1), in the order of the auction. */
export interface PrivateSpec {
  readonly id: PrivateId;
  readonly name: string;
  /** Where CRB is out of the game the card of P6 lies with its back up (§2.2). */
  readonly backName?: string;
  readonly price: number;
  readonly income: number;
}
export const PRIVATE_IDS = ['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7'] as const;
export type PrivateId = (typeof PRIVATE_IDS)[number];

export const PRIVATES: readonly PrivateSpec[] = [
  { id: 'P1', name: 'Ferrocarril de La Habana a Güines', price: 20, income: 5 },
  { id: 'P2', name: 'Ferrocarril de Barcelona a Mataró', price: 60, income: 10 },
  { id: 'P3', name: 'Ferrocarril de Madrid a Aranjuez', price: 70, income: 15 },
  { id: 'P4', name: 'Ferrocarril de Alar del Rey a Santander', price: 100, income: 20 },
  { id: 'P5', name: 'La Maquinista Terrestre y Marítima', price: 130, income: 10 },
  {
    id: 'P6',
    name: 'Ferrocarril de Zafra a Huelva',
    backName: 'Ferrocarril Vasco-Navarro',
    price: 160,
    income: 20,
  },
  { id: 'P7', name: 'Ferrocarril de Carreño', price: 170, income: 30 },
];
export const privateSpec = (id: string): PrivateSpec => PRIVATES.find((p) => p.id === id) ?? PRIVATES[0]!;

/** What a company pays at most, in percent of the face value, by phase (§5.8); none from phase 5. */
export const PRICE_PERCENT: Readonly<Record<string, number>> = { 1: 100, 2: 100, 3: 150, 4: 200 };
/** P1 takes this off one mine tile (§3.1), P4 this off a pass other than its own. */
export const MINE_DISCOUNT = 30;
export const PASS_DISCOUNT = 40;
export const FREE_PASS = 'H12';
