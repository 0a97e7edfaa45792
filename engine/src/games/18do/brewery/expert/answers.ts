import type { Answer, Asked } from '../../../../table/guide.ts';
import { pieceOf, piecesAt } from '../../../../table/places.ts';
import type { PieceId, Place } from '../../../../table/types.ts';
import { phrase } from '../../../../table/words.ts';
import { answerCard as card } from '../../answer-card.ts';
import type { DoTable } from '../../clock.ts';
import { isExpert } from '../../readers.ts';
import { colourOfEvent } from './data.ts';
import { breweryOfBox, codeOfKim, EVENT_DISPLAY, eventOfPiece, KIM_DISPLAY, kimSpec } from './pieces.ts';
import { eventWorks, kimWorks, ownerOfKim } from './readers.ts';

const SECTIONS = { pubs: '7.1.1', bottles: '7.1.2', wagon: '7.1.3' } as const;

/** Who has the marker, and that it does not work yet. */
function withOwner(
  usual: Answer,
  {
    owner,
    works,
    colour,
  }: { readonly owner: string | null; readonly works: boolean; readonly colour: string },
): Answer {
  const more = [
    ...(owner === null ? [] : [phrase('18do/ask/kim-owner', { company: owner })]),
    ...(works ? [] : [phrase('18do/ask/works-later', { colour })]),
  ];
  return { ...usual, lines: [...usual.lines, ...more] };
}
function kimAnswer(table: DoTable, piece: PieceId): Answer | null {
  const spec = kimSpec(piece);
  if (!spec) return null;
  const { kind, code, price, value, colour } = spec;
  const usual = card('marker', `kim-${kind}`, SECTIONS[kind], { kim: code, price, value });
  return withOwner(usual, { owner: ownerOfKim(table, piece), works: kimWorks(table, piece), colour });
}
function eventAnswer(table: DoTable, piece: PieceId): Answer | null {
  const event = eventOfPiece(piece);
  if (event === null) return null;
  const owner = breweryOfBox(pieceOf(table, piece)?.at ?? '');
  const how = { owner, works: eventWorks(table, event), colour: colourOfEvent(event) };
  return withOwner(card('marker', `event-${event}`, '7.2'), how);
}
function placeAnswer(table: DoTable, place: Place): Answer | null {
  const count = piecesAt(table, place).length;
  if (place === KIM_DISPLAY) return card('part', 'kims', '7.1', { count });
  if (place === EVENT_DISPLAY) return card('part', 'events', '7.2', { count });
  const brewery = breweryOfBox(place);
  if (brewery === null) return null;
  return place.startsWith('box/')
    ? card('part', 'kim-box', '7.1', { brewery })
    : card('part', 'event-box', '7.2', { brewery });
}
/** What there is to say about markers, boxes and displays of the expert game; null: something else was asked about. */
export function expertAnswers(table: DoTable, about: Asked): Answer | null {
  if (!isExpert(table)) return null;
  if ('piece' in about)
    return codeOfKim(about.piece) === '' ? eventAnswer(table, about.piece) : kimAnswer(table, about.piece);
  return 'place' in about ? placeAnswer(table, about.place) : null;
}
