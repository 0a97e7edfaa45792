import type { Stage, Surface } from '@stellwerk/engine/stage/stage.ts';
import type { Language, PieceId, Place } from '@stellwerk/engine/table/types.ts';
import type { Phrase } from '@stellwerk/engine/table/words.ts';
import './at-hand.ts';
import { text } from './texts.ts';

/** What is needed to say a name. */
export interface Namer {
  readonly language: Language;
  phrase(phrase: Phrase): string;
  money(amount: number): string;
  name(id: string): string;
  place(id: string): string;
}

/** What a card is called. */
type NameOfCard = (card: PieceId) => string;
type Kind<K extends Surface['kind']> = Extract<Surface, { readonly kind: K }>;

function ofBid({ lots }: Kind<'bids'>, place: Place, speech: Namer, nameOf: NameOfCard): string | null {
  for (const { card, fields } of lots) {
    const field = fields.find((one) => one.place === place);
    if (field)
      return text(speech.language, 'place.bid', {
        amount: field.amount,
        lot: nameOf(card),
      });
  }
  return null;
}

function ofMap({ print }: Kind<'hexmap'>, place: Place, speech: Namer): string | null {
  const field = print?.fields?.find((one) => one.place === place);
  if (!field || field.kind === 'site') return null;
  const hex = speech.place(`hex/${field.hex}`);
  return text(speech.language, 'place.goods', { hex, value: field.value });
}

function ofDemand(
  { columns, segments, away }: Kind<'demand'>,
  place: Place,
  stage: Stage,
  speech: Namer,
): string | null {
  const { language } = speech;
  for (const { label: segment, regular, fresh } of segments)
    for (const [customers, column] of [
      [regular, columns.regular],
      [fresh, columns.fresh],
    ] as const) {
      if (customers.place === place)
        return text(language, 'place.demand', {
          segment,
          column: speech.phrase(column),
          price: customers.price,
        });
      if (customers.delivered === place)
        return text(language, 'place.delivered', {
          segment,
          column: `${speech.phrase(column)}, ${speech.phrase(columns.delivered)}`,
        });
    }
  const train = away?.trains.find((one) => one.place === place);
  if (train)
    return text(language, 'place.export', {
      train: train.name,
      who: stage.liveries[train.livery]?.letters ?? train.livery,
    });
  const store = [away?.supply, away?.box].find((one) => one?.place === place);
  return store ? speech.phrase(store.label) : null;
}

/** The end of a place after the name of its surface; null: it belongs elsewhere. */
const after = (place: Place, beginning: string): string | null =>
  place.startsWith(`${beginning}/`) ? place.slice(beginning.length + 1) : null;

function onSurface(
  surface: Surface,
  place: Place,
  stage: Stage,
  speech: Namer,
  nameOf: NameOfCard,
): string | null {
  const { language } = speech;
  switch (surface.kind) {
    case 'bids':
      return ofBid(surface, place, speech, nameOf);
    case 'hexmap':
      return ofMap(surface, place, speech);
    case 'demand':
      return ofDemand(surface, place, stage, speech);
    case 'order': {
      const n = after(place, surface.place);
      return n === null
        ? null
        : text(language, 'place.order', { title: speech.phrase(surface.title), n: Number(n) + 1 });
    }
    case 'rounds': {
      const round = surface.rounds.find(({ id }) => id === after(place, surface.id)?.split('/')[0]);
      return round ? speech.phrase(round.label) : null;
    }
    case 'charter': {
      const box = surface.sheet?.boxes.find((one) => one.place === place);
      const who = stage.liveries[surface.livery]?.letters ?? surface.livery;
      return box ? text(language, 'place.box', { letters: box.letters, who }) : null;
    }
    default:
      return null;
  }
}

/** What a field of a surface is called, where that is no word of the title's; null: it is one. */
export function nameOfField(place: Place, stage: Stage, speech: Namer, nameOf: NameOfCard): string | null {
  for (const surface of stage.surfaces) {
    const name = onSurface(surface, place, stage, speech, nameOf);
    if (name !== null) return name;
  }
  return null;
}
