import { certificate, companyPlace, ipoPlace, seatPlace } from '../../../../rail/ids.ts';
import type { CompanyId } from '../../../../rail/types.ts';
import type { Seat } from '../../../../table/types.ts';
import { BrewScene } from '../../brewery/brew-scene.ts';
import type { BrewStep } from '../../brewery/clock.ts';
import { INVESTOR } from '../../clock.ts';
import { BREWERY_CARD, MANAGER_CARD } from '../../pieces.ts';
import { charterOf } from '../../readers.ts';
import { acted, SEATS2 } from '../../testing.ts';

/** Scenes of Heat, Sweat & Beer for two; the Investor has the RhE, the small brewery B4 and later STI. */
export const RAILWAY = 'RhE';
export const SMALL = 'B4';
export const BREWERY = 'STI';

/** Anna manages his railway, Bert his brewery. No brewery has anything, and all cubes lie in the supply. */
export class TwoScene extends BrewScene {
  constructor() {
    super(SEATS2);
    this.do({ put: MANAGER_CARD, at: seatPlace('anna') }, { put: BREWERY_CARD, at: seatPlace('bert') });
  }
  /** A company in operation; that of the Investor no longer waits beside the round track. */
  override company(id: CompanyId, seat: Seat, price: number, ...types: readonly string[]): this {
    const all = charterOf(id).shares.map((_, i) => certificate(id, i));
    this.do(...all.map((put) => ({ put, at: ipoPlace(id) })));
    return super.company(id, seat, price, ...types);
  }
  /** His railway is founded, half of it is his, and it has operated; his purse is as it was. */
  invested(): this {
    const { round, set, turn } = this.table.clock;
    this.stock(INVESTOR, 1);
    this.table = acted(this.table, { type: 'invest', seat: INVESTOR });
    return this.clock({ round, set, turn, bought: null, lastTrader: null, veterans: [RAILWAY] });
  }
  /** The turn of his small brewery with cards of these types. */
  hisSmall(step: BrewStep, ...types: readonly string[]): this {
    return this.small(SMALL, INVESTOR, ...types).brews(SMALL, step);
  }
  /** The turn of his brewery company with cards of these types; its price is 60. */
  hisCompany(step: BrewStep, ...types: readonly string[]): this {
    return this.company(BREWERY, INVESTOR, 60, ...types).brews(BREWERY, step);
  }
  /** What a company or a purse has. */
  treasury(id: CompanyId, amount: number): this {
    return this.cash(companyPlace(id), amount);
  }
  purse(amount: number): this {
    return this.cash(seatPlace(INVESTOR), amount);
  }
}
/** A stock round in which it is his turn. */
export const hisStock = (set = 2): TwoScene => new TwoScene().invested().stock(INVESTOR, set);
