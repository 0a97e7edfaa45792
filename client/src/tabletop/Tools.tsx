import type { RefObject } from 'react';
import { CardView } from '../closeup/CardView.tsx';
import { HandMenu } from '../hand/HandMenu.tsx';
import { HandNote } from '../hand/HandNote.tsx';
import { beginWith } from '../keys/pick-up.ts';
import type { Pointers } from '../pointer/pointers.ts';
import { Following, SharedTools } from '../together/SharedTools.tsx';
import '../words/at-table.ts';
import { AuctionVeil } from './AuctionVeil.tsx';
import { CornerZoom } from './CornerZoom.tsx';
import { Loupe } from './Loupe.tsx';
import { Minimap } from './Minimap.tsx';
import { Regions } from './Regions.tsx';
import type { OnTabletop } from './use-scene.ts';

/** What lies over the tabletop. It comes after it: a piece is taken and put down without. */
export function Tools({
  onTabletop,
  pointers,
  canvases,
  zooms,
}: {
  readonly onTabletop: OnTabletop;
  readonly pointers: RefObject<Pointers | null>;
  readonly canvases: RefObject<HTMLDivElement | null>;
  /** Whether no bar of views has the buttons that zoom. */
  readonly zooms: boolean;
}) {
  return (
    <>
      {zooms ? <CornerZoom /> : null}
      <AuctionVeil />
      <Regions scene={onTabletop.scene} />
      <SharedTools />
      <Following />
      <Minimap onTabletop={onTabletop} />
      <Loupe pointers={pointers} canvases={canvases} />
      <HandMenu />
      <HandNote />
      <CardView onTake={beginWith} />
    </>
  );
}
