/** Answers that are kept because the same is asked again at once. Costs memory only for as long as the asked things live. */

/** What is kept under a key; made where it is not there yet. */
export function keptIn<K, V>(known: Map<K, V>, key: K, make: () => V): V {
  if (known.has(key)) return known.get(key) as V;
  const made = make();
  known.set(key, made);
  return made;
}

/**
 * All rules of one move ask the same about the same table, forty in a row: the last answer lies at hand. No more than
 * that one is kept, so that a list of a hundred candidates leaves nothing behind.
 */
export function perMove<T extends object, M extends object, A extends readonly unknown[], R>(
  answer: (table: T, move: M, ...more: A) => R,
): (table: T, move: M, ...more: A) => R {
  let last: { readonly table: T; readonly move: M; readonly more: A; readonly given: R } | null = null;
  return (table, move, ...more) => {
    if (last?.move === move && last.table === table && more.every((one, i) => one === last!.more[i]))
      return last.given;
    const given = answer(table, move, ...more);
    last = { table, move, more, given };
    return given;
  };
}

/** Faces are few and live long: what follows from two of them is worked out once. */
export function perPair<A extends object, B extends object, R>(work: (a: A, b: B) => R): (a: A, b: B) => R {
  const known = new WeakMap<A, WeakMap<B, { readonly value: R }>>();
  return (a, b) => {
    let row = known.get(a);
    if (!row) known.set(a, (row = new WeakMap()));
    let found = row.get(b);
    if (!found) row.set(b, (found = { value: work(a, b) }));
    return found.value;
  };
}

/** A table has some hundreds of names; beyond so many (tables come and go in a server) one begins anew. */
const MOST_NAMES = 4096;

/**
 * What a name comes to, worked out once. Pieces and places are few and are spelled and taken apart thousands of times a
 * move; a name that is the very same text as the one before is also found without being read letter by letter.
 */
export function perName<V extends string | object | null>(work: (name: string) => V): (name: string) => V {
  let known = new Map<string, V>();
  return (name) => {
    let found = known.get(name);
    if (found === undefined) {
      if (known.size >= MOST_NAMES) known = new Map();
      known.set(name, (found = work(name)));
    }
    return found;
  };
}
