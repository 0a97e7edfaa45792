import type { Bonus, Link, Network, Range, Stop, Train } from './network.ts';

export type ParsedNetwork =
  | { readonly ok: true; readonly network: Network }
  | { readonly ok: false; readonly at: string; readonly error: string };

/** One position of a fixture file: a network and, if recorded, the agreed best total. */
export interface Position {
  readonly id: string;
  readonly best?: number;
  readonly network: Network;
}

export type ParsedPositions =
  | { readonly ok: true; readonly positions: readonly Position[] }
  | { readonly ok: false; readonly at: string; readonly error: string };

/** Thrown inside this file only, to leave from deep down; never seen outside. */
class Misfit extends Error {
  readonly at: string;

  constructor(at: string, error: string) {
    super(error);
    this.at = at;
  }
}

type Fields = Readonly<Record<string, unknown>>;

function fields(x: unknown, at: string): Fields {
  if (typeof x !== 'object' || x === null || Array.isArray(x)) throw new Misfit(at, 'expected an object');
  return x as Fields;
}

function list<T>(x: unknown, at: string, each: (item: unknown, at: string) => T): T[] {
  if (!Array.isArray(x)) throw new Misfit(at, 'expected a list');
  return x.map((item: unknown, i) => each(item, `${at}[${i}]`));
}

function number(x: unknown, at: string): number {
  if (typeof x !== 'number' || !Number.isFinite(x)) throw new Misfit(at, 'expected a number');
  return x;
}

function notNegative(x: unknown, at: string): number {
  const n = number(x, at);
  if (n < 0) throw new Misfit(at, 'expected a number of at least 0');
  return n;
}

function count(x: unknown, at: string): number {
  const n = notNegative(x, at);
  if (!Number.isInteger(n)) throw new Misfit(at, 'expected a whole number');
  return n;
}

function flag(x: unknown, at: string): boolean {
  if (typeof x !== 'boolean') throw new Misfit(at, 'expected true or false');
  return x;
}

/** A reader of indices below n. */
function index(n: number, what: string): (x: unknown, at: string) => number {
  return (x, at) => {
    const i = count(x, at);
    if (i >= n) throw new Misfit(at, `no such ${what}: ${i}`);
    return i;
  };
}

function perTrain<T>(x: unknown, at: string, trains: number, each: (item: unknown, at: string) => T): T[] {
  const values = list(x, at, each);
  if (values.length !== trains) throw new Misfit(at, `expected one entry for each of the ${trains} trains`);
  return values;
}

function range(x: unknown, at: string): Range {
  if (x === 'any') return x;
  if (typeof x === 'number') return count(x, at);
  const f = fields(x, at);
  return { any: count(f['any'], `${at}.any`), small: count(f['small'], `${at}.small`) };
}

function train(x: unknown, at: string, stops: number): Train {
  if (x === 'any' || typeof x === 'number') return { range: range(x, at) };
  const f = fields(x, at);
  if (f['range'] === undefined) return { range: range(x, at) };
  const stop = index(stops, 'stop');
  return {
    range: range(f['range'], `${at}.range`),
    ...(f['skips'] === undefined ? {} : { skips: flag(f['skips'], `${at}.skips`) }),
    ...(f['needs'] === undefined
      ? {}
      : { needs: list(f['needs'], `${at}.needs`, (set, where) => list(set, where, stop)) }),
  };
}

function stop(x: unknown, at: string, trains: number): Stop {
  const f = fields(x, at);
  const { terminal } = f;
  return {
    value: perTrain(f['value'], `${at}.value`, trains, (v, where) => (v === null ? null : number(v, where))),
    terminal: Array.isArray(terminal)
      ? perTrain(terminal, `${at}.terminal`, trains, flag)
      : flag(terminal, `${at}.terminal`),
    token: flag(f['token'], `${at}.token`),
    ...(f['small'] === undefined ? {} : { small: flag(f['small'], `${at}.small`) }),
  };
}

function link(x: unknown, at: string, stops: number, links: number, trains: number): Link {
  const f = fields(x, at);
  const toStop = index(stops, 'stop');
  const toLink = index(links, 'link');
  return {
    a: toStop(f['a'], `${at}.a`),
    b: toStop(f['b'], `${at}.b`),
    excludes: list(f['excludes'], `${at}.excludes`, toLink),
    ...(f['trains'] === undefined
      ? {}
      : { trains: list(f['trains'], `${at}.trains`, index(trains, 'train')) }),
    ...(f['apart'] === undefined ? {} : { apart: list(f['apart'], `${at}.apart`, toLink) }),
    ...(f['avoids'] === undefined ? {} : { avoids: list(f['avoids'], `${at}.avoids`, toStop) }),
    ...(f['length'] === undefined ? {} : { length: notNegative(f['length'], `${at}.length`) }),
  };
}

function bonus(x: unknown, at: string, stops: number, trains: number): Bonus {
  const f = fields(x, at);
  const toStop = index(stops, 'stop');
  return {
    sets: list(f['sets'], `${at}.sets`, (set, where) => list(set, where, toStop)),
    value: perTrain(f['value'], `${at}.value`, trains, notNegative),
    ...(f['fromEnd'] === undefined ? {} : { fromEnd: toStop(f['fromEnd'], `${at}.fromEnd`) }),
    ...(f['perLength'] === undefined ? {} : { perLength: notNegative(f['perLength'], `${at}.perLength`) }),
    ...(f['base'] === undefined ? {} : { base: notNegative(f['base'], `${at}.base`) }),
  };
}

function pair(x: unknown, at: string, stops: number): [number, number] {
  const both = list(x, at, index(stops, 'stop'));
  const [a, b] = both;
  if (a === undefined || b === undefined || both.length !== 2) throw new Misfit(at, 'expected two stops');
  return [a, b];
}

function network(x: unknown, at: string): Network {
  const f = fields(x, at);
  const sub = (name: string): string => (at === '' ? name : `${at}.${name}`);
  const size = (name: string): number => {
    const all = f[name];
    if (!Array.isArray(all)) throw new Misfit(sub(name), 'expected a list');
    return all.length;
  };
  const stops = size('stops');
  const links = size('links');
  const trains = size('trains');
  return {
    stops: list(f['stops'], sub('stops'), (s, where) => stop(s, where, trains)),
    links: list(f['links'], sub('links'), (l, where) => link(l, where, stops, links, trains)),
    trains: list(f['trains'], sub('trains'), (t, where) => train(t, where, stops)),
    ...(f['apart'] === undefined
      ? {}
      : { apart: list(f['apart'], sub('apart'), (p, where) => pair(p, where, stops)) }),
    ...(f['bonuses'] === undefined
      ? {}
      : { bonuses: list(f['bonuses'], sub('bonuses'), (b, where) => bonus(b, where, stops, trains)) }),
  };
}

function position(x: unknown, at: string): Position {
  const f = fields(x, at);
  const { id, best } = f;
  if (typeof id !== 'string') throw new Misfit(`${at}.id`, 'expected a text');
  return { id, ...(best === undefined ? {} : { best: number(best, `${at}.best`) }), network: network(x, at) };
}

function guarded<T>(parse: () => T): T | { readonly ok: false; readonly at: string; readonly error: string } {
  try {
    return parse();
  } catch (e) {
    if (e instanceof Misfit) return { ok: false, at: e.at, error: e.message };
    throw e;
  }
}

/** Reads one network: trains, stops and links; the place of the first error is named, as in `links[3].a`. */
export function parseNetwork(json: unknown): ParsedNetwork {
  return guarded((): ParsedNetwork => ({ ok: true, network: network(json, '') }));
}

/** Reads a file of positions: `{ positions: [{ id, best, trains, stops, links }] }`. */
export function parsePositions(json: unknown): ParsedPositions {
  return guarded((): ParsedPositions => {
    const f = fields(json, '');
    return { ok: true, positions: list(f['positions'], 'positions', position) };
  });
}
