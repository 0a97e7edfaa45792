import type { Face } from '@stellwerk/engine/stage/stage.ts';
import type { Speech } from '../words/speech.ts';

/** What a card or a train says about itself in a list: beside its name, below it, and what it costs. */
export interface OfferWords {
  readonly tag: string;
  readonly lines: readonly string[];
  readonly price: string;
}

/** A sum with a sign is what something brings, and no price. */
const isIncome = (sum: string): boolean => sum.startsWith('+');

export function wordsOfOffer(face: Face, speech: Speech): OfferWords {
  if (face.kind === 'train') {
    const prices = Object.values(face.sides).map(({ price }) => price);
    return { tag: '', lines: [], price: prices.join(' | ') };
  }
  if (face.kind !== 'card') return { tag: '', lines: [], price: '' };
  const foot = (face.foot ?? []).map((one) => (typeof one === 'string' ? one : speech.phrase(one)));
  const isContract = face.form === 'contract';
  // What a contract brings stands at its end, after its tax.
  const price = isContract ? undefined : foot.findLast((sum) => !isIncome(sum));
  const brings = isContract
    ? [...foot.slice(0, -1), ...foot.slice(-1).map((sum) => `+${sum}`)]
    : foot.filter(isIncome);
  // What a private company can do stands on it short and in full: one of them is enough here.
  const lines = face.form === 'private' ? face.lines.slice(-1) : face.lines;
  const own = face.form === 'private' ? (face.lines[0]?.value ?? '') : '';
  const parts = [
    own,
    lines.map(({ text }) => speech.phrase(text)).join(' – '),
    ...(isContract ? [] : brings),
  ];
  const said = [parts.filter((part) => part !== '').join(' · '), isContract ? brings.join(' · ') : ''];
  return {
    tag: face.tag ? speech.phrase(face.tag) : '',
    lines: said.filter((line) => line !== ''),
    price: price ?? '',
  };
}
