import { both, type Term } from '../../../table/rulebook.ts';

/** Every form that stands in a sentence, the heading first, parted by `|`. */
export const term = (
  id: string,
  section: string,
  de: string,
  en: string,
  textDe: string,
  textEn: string,
): Term => ({
  id,
  words: { de: de.split('|'), en: en.split('|') },
  text: both(textDe, textEn),
  section,
});
