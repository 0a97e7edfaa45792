import type { Stage } from '@stellwerk/engine/stage/stage.ts';
import { pieceIds, pieceOf, piecesAt } from '@stellwerk/engine/table/places.ts';
import type { Place, Table } from '@stellwerk/engine/table/types.ts';
import type { Held } from '../hand/machine.ts';
import type { Drawable } from '../layout/pieces.ts';
import { nameOfFace, nameOfPiece, nameOfPlace } from '../words/piece-name.ts';
import type { Speech } from '../words/speech.ts';
import { text } from '../words/texts.ts';
import { sayHex } from './describe-hex.ts';

export function describeDrawable(drawable: Drawable, stage: Stage, speech: Speech): string {
  const name = nameOfFace(drawable.face, stage, speech, drawable.side);
  const where = drawable.account
    ? speech.place(drawable.account)
    : nameOfPlace(drawable.place, stage, speech);
  const count = drawable.count > 1 ? `${drawable.count} × ` : '';
  return `${count}${name}, ${where}`;
}

/** A place, what lies and is printed there, and whether what is held fits: "E3, empty, number 8 fits in one way". */
export function describePlace(
  place: Place,
  stage: Stage,
  table: Table,
  speech: Speech,
  held: Held | null,
): string {
  const { language } = speech;
  const on = [...piecesAt(table, place)];
  if (/^hex\/[^/]+$/.test(place))
    for (const id of pieceIds(table)) if (pieceOf(table, id)!.at.startsWith(`${place}/`)) on.push(id);
  const kinds = [...new Set(on.slice(0, 6).map((id) => nameOfPiece(id, stage, table, speech)))];
  const name = nameOfPlace(place, stage, speech);
  const seen = [...kinds, ...sayHex(place, stage, table, language)];
  const parts = [name, seen.length > 0 ? seen.join(', ') : text(language, 'place.empty')];
  if (held?.kind === 'piece') {
    const turns = held.targets.get(place);
    parts.push(
      turns === undefined
        ? text(language, 'place.no-fit')
        : turns.size > 0
          ? text(language, 'place.fits-ways', { n: turns.size })
          : text(language, 'place.fits'),
    );
  }
  return parts.join(', ');
}
