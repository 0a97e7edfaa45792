/** Of things that are alike one is enough: the first of each kind, in their order. */
export function oneOfEach<T>(things: Iterable<T>, kindOf: (thing: T) => string): readonly T[] {
  const kinds = new Map<string, T>();
  for (const thing of things) {
    const kind = kindOf(thing);
    if (!kinds.has(kind)) kinds.set(kind, thing);
  }
  return [...kinds.values()];
}
