const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** 128 bits of chance, in letters that a link can hold. */
export function newId(length = 22): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => LETTERS[byte & 63]).join('');
}

export const newSeed = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) >>> 1;

const plainLetters = (name: string): string =>
  name
    .toLowerCase()
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '');

/** Seat ids from names: readable in a file, each once. */
export function seatIds(names: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return names.map((name, i) => {
    const start = plainLetters(name).slice(0, 16) || `seat${i + 1}`;
    let id = start;
    for (let n = 2; taken.has(id); n++) id = `${start}${n}`;
    taken.add(id);
    return id;
  });
}
