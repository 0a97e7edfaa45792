import type { FileFault } from '../table/faults.ts';
import { faultAt, inBoth } from '../table/faults.ts';
import { fail, ok } from '../table/types.ts';
import type { Params, Result } from '../table/types.ts';
import { phrase } from '../table/words.ts';
import type { ImportFault } from './words.ts';
import { IMPORT_WORDS } from './words.ts';

/** Something in the file cannot be read; caught where reading began. */
export class Misread extends Error {
  readonly fault: FileFault;
  constructor(fault: FileFault) {
    super(fault.message);
    this.fault = fault;
  }
}

export const importFault = (place: string, why: ImportFault, params?: Params): FileFault =>
  faultAt(place, inBoth(IMPORT_WORDS, phrase(why, params)));

/** Ends the reading. */
export function misread(place: string, why: ImportFault, params?: Params): never {
  throw new Misread(importFault(place, why, params));
}

/** Runs a reader and turns what it stumbles over into a fault. */
export function reading<T>(read: () => T): Result<T, FileFault> {
  try {
    return ok(read());
  } catch (error) {
    if (!(error instanceof Misread)) throw error;
    return fail(error.fault);
  }
}
