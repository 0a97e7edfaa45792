import type { Luck } from '@stellwerk/engine/table/luck.ts';
import type { Play } from '@stellwerk/engine/table/play.ts';
import type { Json, Seat } from '@stellwerk/engine/table/types.ts';
import type { Answer, Reason } from '@stellwerk/shared/answers.ts';
import type { Desk } from '@stellwerk/shared/desk.ts';
import type { Board } from '@stellwerk/shared/documents.ts';
import type { ClientMessage } from '@stellwerk/shared/messages.ts';
import type { Holder } from '@stellwerk/shared/tokens.ts';
import type { RowKind } from './journal/journal.ts';

/**
 * Everything about a table, as plain data that is never mutated: a refused or unwritten change leaves no
 * trace.
 */
export interface TableState extends Board {
  readonly desk: Desk;
}

/** Who sends, as the connection knows it; never as the message claims it. */
export interface Sender {
  readonly who: string;
  readonly holder: Holder;
}

/** What a decision needs to know of the world outside: the time, and chance. */
export interface World {
  readonly now: number;
  readonly luck: (play: Play) => Luck;
}

/** What becomes of a message. */
export type Decision =
  | {
      readonly ok: true;
      readonly kind: RowKind;
      readonly next: TableState;
      readonly body: Json;
      readonly answer?: Partial<Answer>;
      /** The links to give to the sender, signed by whoever answers. */
      readonly links?: readonly Seat[] | 'all';
      /** What the sender holds from now on. */
      readonly holder?: Holder;
    }
  | { readonly ok: 'said'; readonly links: 'all' }
  | ({ readonly ok: false; readonly reason: Reason } & Pick<Answer, 'findings' | 'place' | 'expected'>);

export type Message<T extends ClientMessage['type']> = Extract<ClientMessage, { readonly type: T }>;

export const no = (reason: Reason): Decision => ({ ok: false, reason });
