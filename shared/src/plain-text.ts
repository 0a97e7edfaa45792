/** Control characters, and those that turn the direction of everything after them. */
const TRICKS = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;
const KEPT = new Set(['\n', '\t']);

/** Text of a player as it is shown to others: markup stays what it is, text; tricks of the alphabet go. */
export const plainText = (text: string): string =>
  text.replace(TRICKS, (character) => (KEPT.has(character) ? character : '')).trim();
