import { apply } from '@stellwerk/engine/table/apply.ts';
import type { Game } from '@stellwerk/engine/table/game.ts';
import type { PieceId, Table } from '@stellwerk/engine/table/types.ts';
import { pieceIds } from '@stellwerk/engine/table/places.ts';

/**
 * Cards dealt to every mat that has room for them: so many contracts, so many vehicles under each, so many
 * beside them. `?deal=3,2,5` shows how full mats look.
 */
export function deal(
  game: Game,
  start: Table,
  [contracts = 0, under = 0, loose = 0]: readonly number[],
): Table {
  let table = start;
  const held = new Set<PieceId>();
  const take = (form: string): PieceId | undefined => {
    const { faces } = game.stage(table);
    const id = pieceIds(table).find((piece) => {
      const face = faces[piece];
      return (
        !held.has(piece) &&
        face?.kind === 'card' &&
        (face.form === form || (form === 'contract' && face.back === 'contract' && face.form === 'back'))
      );
    });
    if (id !== undefined) held.add(id);
    return id;
  };
  const put = (id: PieceId | undefined, at: string): void => {
    if (id !== undefined) table = apply(table, [{ put: id, at }]);
  };
  const mats = () =>
    game.stage(table).surfaces.flatMap((surface) => (surface.kind === 'mat' ? [surface] : []));
  for (const { place } of mats()) for (let i = 0; i < contracts; i++) put(take('contract'), place);
  for (const { place, folders = [] } of mats()) {
    for (const folder of folders) for (let i = 0; i < under; i++) put(take('vehicle'), folder.under);
    for (let i = 0; i < loose; i++) put(take('vehicle'), place);
  }
  return table;
}
