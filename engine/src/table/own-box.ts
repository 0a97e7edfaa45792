import type { Setup } from './game.ts';
import type { Problem } from './misfits.ts';
import { misfits } from './misfits.ts';
import type { Fields } from './shape.ts';
import { parseField, record, recordSchema } from './shape.ts';
import type { Json, Result } from './types.ts';
import { fail, ok } from './types.ts';

/** Boards and decks that a table brings along in a file: how the file is described, read, and kept. */

/** JSON Schema (2020-12) of such a file. */
export const fileSchema = (title: string, fields: Fields): Json => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title,
  ...(recordSchema(fields) as { readonly [key: string]: Json }),
});

/** The file if it has its shape; else everything that does not fit. `T`: what the fields come to. */
export function parseFile<T>(fields: Fields, value: unknown): Result<T, readonly Problem[]> {
  const shape = record(fields);
  const parsed = parseField(shape, value, '');
  return parsed.ok ? ok(parsed.value as unknown as T) : fail(misfits(shape, value));
}

/** The box a table plays with: what it brought along, if that can be read, else the built-in one. Each file is read once. */
export function boxesOf<B>(
  option: string,
  builtIn: B,
  read: (file: object) => B | null,
): (options: Setup['options']) => B {
  const known = new WeakMap<object, B>();
  return (options) => {
    const file = options[option];
    if (typeof file !== 'object' || file === null) return builtIn;
    let box = known.get(file);
    if (box === undefined) known.set(file, (box = read(file) ?? builtIn));
    return box;
  };
}
