import type { Stage } from '@stellwerk/engine/stage/stage.ts';
import { isPut } from '@stellwerk/engine/table/apply.ts';
import type { Game } from '@stellwerk/engine/table/game.ts';
import { specOf } from '@stellwerk/engine/table/judge.ts';
import { pieceOf } from '@stellwerk/engine/table/places.ts';
import type { Move, PieceId, Place, Table } from '@stellwerk/engine/table/types.ts';
import { surfacesOf } from '../layout/surfaces-of.ts';
import { unforeseen } from '../table/predict.ts';
import { nameOfPiece } from '../words/piece-name.ts';
import type { Speech } from '../words/speech.ts';
import { text } from '../words/texts.ts';
import '../words/hand.ts';

/** Something that comes to somebody by what another does: the 20 % card of whoever sells too much. */
interface Handed {
  readonly to: Place;
  readonly piece: PieceId;
}

const OWNED: ReadonlySet<string> = new Set(['certificate', 'train']);

/** What others would get by a move, before it is made; nothing where it needs luck. */
export function handedBy(game: Game, stage: Stage, table: Table, move: Move): readonly Handed[] {
  const mats = new Map(surfacesOf(stage, 'mat').map(({ place, seat }) => [place, seat]));
  try {
    const effects = specOf(game, move.type)?.effects(table, move, unforeseen) ?? [];
    return effects.flatMap((effect) => {
      if (!isPut(effect) || !OWNED.has(stage.faces[effect.put]?.kind ?? '')) return [];
      const owner = mats.get(effect.at);
      const comes =
        owner !== undefined && owner !== move.seat && pieceOf(table, effect.put)?.at !== effect.at;
      return comes ? [{ to: effect.at, piece: effect.put }] : [];
    });
  } catch {
    return [];
  }
}

/** "Bert gets CFLG 20 %" */
export const sayHanded = (
  game: Game,
  stage: Stage,
  table: Table,
  move: Move,
  speech: Speech,
): readonly string[] =>
  handedBy(game, stage, table, move).map(({ to, piece }) =>
    text(speech.language, 'deed.gets', {
      who: speech.place(to),
      what: nameOfPiece(piece, stage, table, speech),
    }),
  );
