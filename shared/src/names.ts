/** Upper and lower case and spaces make no other name. */
const plain = (name: string): string => name.trim().toLocaleLowerCase();

/** A name that nobody else at the table has: the second Anna is "Anna 2". */
export function distinctName(name: string, others: readonly string[]): string {
  const taken = new Set(others.map(plain));
  if (name.trim() === '' || !taken.has(plain(name))) return name;
  for (let n = 2; ; n++) if (!taken.has(plain(`${name} ${n}`))) return `${name} ${n}`;
}

/** Names one after the other, no two alike. */
export const distinctNames = (names: readonly string[]): readonly string[] =>
  names.reduce<readonly string[]>((all, name) => [...all, distinctName(name, all)], []);
