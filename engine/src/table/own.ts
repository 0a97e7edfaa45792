/**
 * What a record holds under a name of its own. Names come from outside, and every object inherits a few
 * (`constructor`, `toString`): those are not on the table.
 */
export const own = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/** The one name under which nothing can be kept: assigning to it changes the prototype instead. */
export const isHolder = (key: string): boolean => key !== '__proto__';
