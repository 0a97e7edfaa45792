import type { CompanyId } from '../../../../rail/types.ts';
import type { PieceId, Seat } from '../../../../table/types.ts';
import type { EventCode } from './data.ts';

/** A marker asked for from another company: its head has to agree (§7.1, §7.1.3). */
export type KimAsked = {
  readonly kim: PieceId;
  readonly buyer: CompanyId;
  readonly seller: CompanyId;
  readonly price: number;
};
/** A unit that made beer for others (N), with the whole price of which it brings half. */
export type BrewedOut = { readonly card: PieceId; readonly price: number };
/** A brewery may use its event now or let it be: H before anybody acts, L after the order is set. */
export type Call = { readonly event: EventCode; readonly brewery: CompanyId };
/** The cube that lies on a card until its brewery acts (H), and where it came from. */
export type Reserved = {
  readonly brewery: CompanyId;
  readonly card: PieceId;
  readonly segment: number;
  readonly customers: 'regular' | 'new';
};

/** What the expert game knows for the turn of one brewery or railway only. */
export interface ExpertTurn {
  /** Small investments bought from the bank. */
  readonly kims: number;
  /** Thermo wagons that the railway has put onto a train. */
  readonly coupled: readonly PieceId[];
  readonly kimAsked: KimAsked | null;
  readonly kimRefused: readonly PieceId[];
  /** Bottling, by marker: the card that was named for it. */
  readonly bottled: Readonly<Record<PieceId, PieceId>>;
  readonly brewedOut: readonly BrewedOut[];
  /** The card that worked a second shift (O). */
  readonly extraShift: PieceId | null;
  /** The railway that has to carry the beer (P). */
  readonly contract: CompanyId | null;
  readonly eventTaken: boolean;
}
export const EXPERT_TURN: ExpertTurn = {
  kims: 0,
  coupled: [],
  kimAsked: null,
  kimRefused: [],
  bottled: {},
  brewedOut: [],
  extraShift: null,
  contract: null,
  eventTaken: false,
};
export interface ExpertClock extends ExpertTurn {
  /** Players who may still buy one after the start round, the next one first (§7.4). */
  readonly kimBuyers: readonly Seat[];
  readonly calling: Call | null;
  readonly reserved: Reserved | null;
  /** The event that each brewery has used in this brewery round. */
  readonly spent: Readonly<Record<CompanyId, EventCode>>;
}
export const EXPERT_START: ExpertClock = {
  ...EXPERT_TURN,
  kimBuyers: [],
  calling: null,
  reserved: null,
  spent: {},
};
