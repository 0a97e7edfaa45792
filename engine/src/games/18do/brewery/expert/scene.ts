import { companyPlace } from '../../../../rail/ids.ts';
import { pieceOf, piecesAt } from '../../../../table/places.ts';
import type { PieceId } from '../../../../table/types.ts';
import { SEATS3 } from '../../testing.ts';
import { BrewScene } from '../brew-scene.ts';
import type { BreweryId } from '../clock.ts';
import { loadPlace } from '../pieces.ts';
import type { EventCode } from './data.ts';
import { boxPlace, codeOfKim, eventPiece, eventPlace, KIM_DISPLAY } from './pieces.ts';
import { kimsOf } from './readers.ts';

/** Scenes of the expert game: as in Heat, Sweat & Beer, with all markers on display. */
export class ExpertScene extends BrewScene {
  constructor(seats: readonly string[] = SEATS3) {
    super(seats, 'exp');
  }
  private onDisplay(code: string): PieceId {
    return piecesAt(this.table, KIM_DISPLAY).find((piece) => codeOfKim(piece) === code)!;
  }
  /** Small investments in the boxes of a brewery, from the first one on. */
  kims(brewery: BreweryId, ...codes: readonly string[]): this {
    for (const code of codes)
      this.do({ put: this.onDisplay(code), at: boxPlace(brewery, kimsOf(this.table, brewery).length) });
    return this;
  }
  event(brewery: BreweryId, event: EventCode): this {
    return this.do({ put: eventPiece(event), at: eventPlace(brewery) });
  }
  /** A thermo wagon on a train. */
  wagon(train: PieceId): this {
    return this.do({ put: this.onDisplay('C'), at: loadPlace(train) });
  }
  treasury(company: string, amount: number): this {
    return this.cash(companyPlace(company), amount);
  }
}
export const placeOf = (scene: { readonly table: ExpertScene['table'] }, piece: PieceId): string =>
  pieceOf(scene.table, piece)?.at ?? '';
