import type { Seat } from '@stellwerk/engine/table/types.ts';
import { useShown } from '../table/shown.ts';
import { useTable } from '../table/table.ts';
import type { Speech } from '../words/speech.ts';
import { useText } from '../words/use-text.ts';

/** Nobody sits there, and what is done goes to the table: who does it does it for somebody else. */
export function useIsEmpty(seat: Seat | null): boolean {
  const isLive = useShown()?.kind === 'live';
  return useTable((s) => s.kind === 'remote' && s.seats[seat ?? '']?.taken === false) && isLive;
}

/** "for Mirel", on the button itself: nobody presses it for somebody else unawares. */
export function ForEmpty({ seat, speech }: { readonly seat: Seat; readonly speech: Speech }) {
  const t = useText();
  return useIsEmpty(seat) ? (
    <small className="for-empty">{t('now.for', { who: speech.name(seat) })}</small>
  ) : null;
}
