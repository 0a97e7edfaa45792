/** Everything a title says in one language, by key. */
export type Sentences = Readonly<Record<string, string>>;

/**
 * The same for the wire, by the beginning of the keys: `{ '18te/6/': { turn: '…' } }`. Things that are called by their own
 * ids – hundreds of fields of a track – share a line: `{ 'name/payout/': { '10 20 30': 'payout track #' } }`.
 */
export type PackedWords = Readonly<Record<string, Readonly<Record<string, string>>>>;

const ID = '#';
const BLANK = ' ';

/** `name/payout/` and `10`. */
const parted = (key: string): readonly [string, string] => {
  const at = key.lastIndexOf('/') + 1;
  return [key.slice(0, at), key.slice(at)];
};

export function packWords(sentences: Sentences): PackedWords {
  const groups = new Map<string, Map<string, string[]>>();
  const packed: Record<string, Record<string, string>> = {};
  for (const [key, said] of Object.entries(sentences)) {
    const [start, id] = parted(key);
    const own = (packed[start] ??= {});
    // An id with a blank would be parted in two.
    if (id.includes(BLANK)) throw new Error(`no word may have a blank in its key: ${key}`);
    if (id === '' || !said.includes(id) || said.includes(ID)) {
      own[id] = said;
      continue;
    }
    const patterns = groups.get(start) ?? new Map<string, string[]>();
    groups.set(start, patterns);
    const pattern = said.replaceAll(id, ID);
    patterns.set(pattern, [...(patterns.get(pattern) ?? []), id]);
  }
  for (const [start, patterns] of groups)
    for (const [pattern, ids] of patterns) {
      const [only = ''] = ids;
      const own = packed[start]!;
      if (ids.length === 1) own[only] = pattern.replaceAll(ID, () => only);
      else own[ids.join(BLANK)] = pattern;
    }
  return packed;
}

export function unpackWords(packed: PackedWords): Sentences {
  const sentences: Record<string, string> = {};
  for (const [start, own] of Object.entries(packed))
    for (const [ids, said] of Object.entries(own)) {
      const all = ids.split(BLANK);
      if (all.length === 1) sentences[start + ids] = said;
      else for (const id of all) sentences[start + id] = said.replaceAll(ID, () => id);
    }
  return sentences;
}
