/** Where something stands in a text, as editors count: from 1. */
export interface Spot {
  readonly line: number;
  readonly column: number;
}

/** Deeper than any file of ours; a file that is deeper is none. */
const DEEPEST = 60;
const SPACE = /[ \t\r\n]*/y;
// oxlint-disable-next-line no-control-regex -- JSON itself forbids them inside a text
const TEXT = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const ATOM = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/y;

class Broken extends Error {}

/** Reads JSON only to know where each value begins. */
class Surveyor {
  readonly starts = new Map<string, number>();
  at = 0;
  readonly #source: string;

  constructor(source: string) {
    this.#source = source;
  }

  #take(pattern: RegExp): string | null {
    pattern.lastIndex = this.at;
    const taken = pattern.exec(this.#source)?.[0] ?? null;
    if (taken !== null) this.at += taken.length;
    return taken;
  }
  #sign(sign: string): boolean {
    this.#take(SPACE);
    if (this.#source[this.at] !== sign) return false;
    this.at++;
    return true;
  }
  #need(sign: string): void {
    if (!this.#sign(sign)) throw new Broken();
  }

  whole(): void {
    this.#value('', 0);
    this.#take(SPACE);
    if (this.at < this.#source.length) throw new Broken();
  }

  #value(place: string, depth: number): void {
    this.#take(SPACE);
    this.starts.set(place, this.at);
    if (depth > DEEPEST) throw new Broken();
    if (this.#sign('{')) this.#members(place, depth);
    else if (this.#sign('[')) this.#items(place, depth);
    else if (this.#take(TEXT) === null && this.#take(ATOM) === null) throw new Broken();
  }

  #members(place: string, depth: number): void {
    if (this.#sign('}')) return;
    do {
      this.#take(SPACE);
      const key = this.#take(TEXT);
      if (key === null) throw new Broken();
      this.#need(':');
      this.#value(`${place}${place && '.'}${JSON.parse(key) as string}`, depth + 1);
    } while (this.#sign(','));
    this.#need('}');
  }

  #items(place: string, depth: number): void {
    if (this.#sign(']')) return;
    let i = 0;
    do this.#value(`${place}[${i++}]`, depth + 1);
    while (this.#sign(','));
    this.#need(']');
  }
}

function spotAt(source: string, offset: number): Spot {
  const before = source.slice(0, offset);
  const line = before.split('\n').length;
  return { line, column: offset - before.lastIndexOf('\n') };
}

function survey(source: string): { readonly surveyor: Surveyor; readonly isWhole: boolean } {
  const surveyor = new Surveyor(source);
  try {
    surveyor.whole();
    return { surveyor, isWhole: true };
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
    return { surveyor, isWhole: false };
  }
}

/** Where a text stops being JSON; null where it is JSON to its end. Every browser says this in words of its own. */
export function breakIn(source: string): Spot | null {
  const { surveyor, isWhole } = survey(source);
  return isWhole ? null : spotAt(source, Math.min(surveyor.at, source.length));
}

/** The line on which the value at a place begins (`moves[3].seat`), or on which the nearest thing around it does. */
export function lineOf(source: string, place: string): number | null {
  const { starts } = survey(source).surveyor;
  for (let near = place; ; near = near.replace(/(?:\.[^.[\]]*|\[\d+\]|^[^.[\]]+)$/, '')) {
    const start = starts.get(near);
    if (start !== undefined) return spotAt(source, start).line;
    if (near === '') return null;
  }
}
