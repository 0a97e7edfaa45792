import { distinctName } from '@stellwerk/shared/names.ts';
import type { Seat } from '@stellwerk/engine/table/types.ts';
import { useTable } from '../table/table.ts';
import { useText } from '../words/use-text.ts';

/** Two people of one name could not be told apart: whoever comes second reads what they will be called. */
export function NameTaken({ name, seat }: { readonly name: string; readonly seat: Seat | undefined }) {
  const t = useText();
  const seats = useTable((s) => s.seats);
  const order = useTable((s) => s.play?.config.seats) ?? [];
  const others = order.filter((one) => one !== seat).map((one) => seats[one]?.name || one);
  const called = distinctName(name.trim(), others);
  return (
    <output className="hint name-taken">
      {called === name.trim() ? null : t('join.taken', { name: name.trim(), called })}
    </output>
  );
}
