import type { BoardSpec, CompanyId, HexId } from '../../rail/types.ts';

/** The city where a company begins. Boards say it, so that an own board may say it otherwise. */
export interface Home {
  readonly hex: HexId;
  readonly node: number;
}

export function homesOn(board: BoardSpec): Readonly<Record<CompanyId, Home>> {
  const homes: Record<CompanyId, Home> = {};
  for (const { id, nodes } of Object.values(board.hexes))
    nodes.forEach(({ home = [] }, node) => {
      for (const company of home) homes[company] ??= { hex: id, node };
    });
  return homes;
}
