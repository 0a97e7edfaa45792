import type { Links } from '@stellwerk/shared/answers.ts';
import type { Presence } from '@stellwerk/shared/desk.ts';
import type { Asked, ProposedAct } from '@stellwerk/shared/acts.ts';
import type { DeskWork, HostWork, SeatWork } from '@stellwerk/shared/messages.ts';

/** What of mine the others see: never stored, at most twenty times a second. */
export type OwnPresence = Omit<Presence, 'user'>;

/** Where the new table is, and the links to it, where others can come too. */
export type Copied =
  | { readonly ok: true; readonly id: string; readonly address: string; readonly links: Links | null }
  | { readonly ok: false; readonly why: 'no-server' | 'failed' };

/**
 * A table from this browser's point of view: the same whether a server keeps it or this browser alone. What comes
 * of a call is seen in the table store, not in an answer.
 */
export interface Session {
  readonly kind: 'remote' | 'solo';
  propose(act: ProposedAct): void;
  ask(question: Asked): void;
  vote(request: string, yes: boolean): void;
  seat(work: SeatWork): void;
  host(work: HostWork): Promise<Links | null>;
  desk(work: DeskWork): void;
  show(presence: OwnPresence): void;
  /** A table of its own that begins with this game up to an entry. */
  copy(entry: number, name: string): Promise<Copied>;
  /** The game as a file. */
  file(): Promise<string>;
  close(): void;
}

let current: Session | null = null;

export const session = (): Session | null => current;

/** One table is open at a time; the one before is left. */
export function enter(next: Session | null): void {
  if (current !== next) current?.close();
  current = next;
}
