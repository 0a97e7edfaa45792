import type { Face, Surface } from '@stellwerk/engine/stage/stage.ts';
import type { PieceId, Table } from '@stellwerk/engine/table/types.ts';
import type { Box } from '../../draw/geometry.ts';
import type { Look } from '../../draw/look.ts';
import type { Pen } from '../../draw/pen.ts';
import type { Drawable, Laid, Source } from '../flow.ts';
import type { Add, Spot } from '../spots.ts';
import type { Block, BlockForm } from '../world.ts';
import type { Purse } from './kind.ts';

export type Charter = Extract<Surface, { readonly kind: 'charter' }>;

/** How a company lies where it is not the usual charter: what a kind of surface knows, for this form of it. */
export interface CharterForm {
  /** `used`: stations that stand on the map. */
  draw(pen: Pen, look: Look, surface: Charter, block: Block, used: ReadonlySet<string>): void;
  /** Names its places but for the sheet itself. */
  places(surface: Charter, block: Block, add: Add): void;
  layAt?(source: Source, spot: Spot, ids: readonly PieceId[]): Laid | null;
  layAll(
    source: Source,
    surface: Charter,
    block: Block,
    here: readonly PieceId[],
    shelf: readonly PieceId[],
  ): Laid;
  seats?(source: Source, surface: Charter, block: Block): readonly (readonly [PieceId, Drawable])[];
  partFor(surface: Charter, block: Block, face: Face): Box | null;
  purse(surface: Charter, block: Block, table: Table): Purse | null;
}

const forms: Partial<Record<BlockForm, CharterForm>> = {};

/** Tables on which companies lie in other forms bring these along. */
export const bringForms = (come: Partial<Record<BlockForm, CharterForm>>): void =>
  void Object.assign(forms, come);

/** The form of a charter; undefined: the usual one. */
export const formOf = ({ form }: Pick<Block, 'form'>): CharterForm | undefined => form && forms[form];
