const letters = (name: string): readonly string[] => Array.from(name.trim());
const upper = (text: string): string => text.toLocaleUpperCase();

export const initialOf = (name: string): string => upper(letters(name)[0] ?? '?');

/** What can stand beside the first letter: a number at the end, the second word, then the letters of the name itself. */
function* seconds(name: string): Iterable<string> {
  const [, number] = /(\p{N})\P{L}*$/u.exec(name) ?? [];
  if (number !== undefined) yield number;
  const [, word] = name.trim().split(/\s+/);
  if (word) yield upper(letters(word)[0] ?? '');
  yield* letters(name).slice(1);
}

/** A sign for each person, no two alike: one letter where that will do, else two ("Player 1": P1). */
export function initialsOf(names: readonly string[]): readonly string[] {
  const firsts = names.map(initialOf);
  const taken = new Set(firsts.filter((first) => firsts.indexOf(first) === firsts.lastIndexOf(first)));
  return names.map((name, i) => {
    const first = firsts[i]!;
    if (taken.has(first)) return first;
    const signs = [...seconds(name)].map((second) => first + second);
    const sign = signs.find((one) => !taken.has(one)) ?? `${first}${i + 1}`;
    taken.add(sign);
    return sign;
  });
}
