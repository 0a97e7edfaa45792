import type { Livery } from '@stellwerk/engine/stage/stage.ts';

/** A company where it is read from afar: its letters are as large as all else that is written there. */
export function Plate({ livery }: { readonly livery: Livery }) {
  return (
    <b className="plate" style={{ background: livery.fill, color: livery.ink }} aria-hidden="true">
      {livery.letters}
    </b>
  );
}
