import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { getHeapStatistics } from 'node:v8';
import type { Durability } from './journal/sqlite.ts';
import { LOG_LEVELS } from './log.ts';
import type { LogLevel } from './log.ts';

export interface Limits {
  /** Bytes of one frame on a socket. */
  readonly frame: number;
  /** Frames a second on one socket; three times as many at once. */
  readonly frames: number;
  /** Messages to the referee a second from one socket; three times as many at once. */
  readonly messages: number;
  /** Presence updates a second from one socket. */
  readonly presence: number;
  readonly sockets: number;
  /** Sockets of one address. */
  readonly address: number;
  /** Milliseconds of work a second that one socket may cause by opening and reading documents. */
  readonly work: number;
  /** People at one table, with those who watch. */
  readonly guests: number;
  /** New tables a minute from one address. */
  readonly creations: number;
  /** …and of all addresses together. */
  readonly creationsInAll: number;
  /** Files, and tables looked up in lists, a minute from one address. */
  readonly reads: number;
  /** Megabytes that tables in memory may take; then the house is full for tables that are not, and growing is slower. */
  readonly memory: number;
  /** Rows of one table: moves, lines of the chat and whatever else is written. */
  readonly rows: number;
  /** Bytes of a request body: a table file is the largest. */
  readonly body: number;
}

export interface ServerConfig {
  readonly host: string;
  readonly port: number;
  readonly data: string;
  /** `sqlite:<path>` or `postgres://…`. */
  readonly store: string;
  readonly redis: string | null;
  readonly secret: string;
  readonly durability: Durability;
  /** 0: never. */
  readonly archiveDays: number;
  readonly logLevel: LogLevel;
  readonly metricsToken: string | null;
  /** A reverse proxy in front says who is asking. */
  readonly trustProxy: boolean;
  /** Pages of other origins than this server's own that may open tables and sockets: `https://example.org`. */
  readonly origins: readonly string[];
  readonly limits: Limits;
}

/** What is wrong with the environment, in a sentence for whoever starts the server. */
export class ConfigError extends Error {}

type Env = Readonly<Record<string, string | undefined>>;

/** Reads the environment. Everything has a default that is safe on a private machine. */
export function readConfig(env: Env): ServerConfig {
  const data = resolve(word(env, 'DATA', 'data'));
  const store = word(env, 'STORE', `sqlite:${join(data, 'stellwerk.db')}`);
  const isPostgres = /^postgres(ql)?:\/\//.test(store);
  if (!isPostgres && !store.startsWith('sqlite:'))
    throw new ConfigError('STORE must begin with sqlite: or postgres://.');
  const redis = word(env, 'REDIS', '') || null;
  if (redis && !/^rediss?:\/\//.test(redis))
    throw new ConfigError('REDIS must begin with redis:// or rediss://.');
  if (redis && !isPostgres)
    throw new ConfigError('REDIS is for several servers, which need STORE=postgres://….');
  const secret = word(env, 'SECRET', '');
  if (isPostgres && !secret)
    throw new ConfigError('STORE=postgres://… needs SECRET, the same on all servers: it signs the links.');
  if (secret && secret.length < 16) throw new ConfigError('SECRET must have at least 16 characters.');
  return {
    host: word(env, 'HOST', '127.0.0.1'),
    port: whole(env, 'PORT', 3000, 0, 65_535),
    data,
    store,
    redis,
    secret: secret || keptSecret(data),
    durability: oneOf(env, 'DURABILITY', ['process', 'fsync'] as const),
    archiveDays: whole(env, 'ARCHIVE_DAYS', 90, 0, 36_500),
    logLevel: oneOf(env, 'LOG', ['info', ...LOG_LEVELS.filter((level) => level !== 'info')] as const),
    metricsToken: word(env, 'METRICS_TOKEN', '') || null,
    trustProxy: oneOf(env, 'TRUST_PROXY', ['no', 'yes'] as const) === 'yes',
    origins: origins(env),
    limits: {
      frame: whole(env, 'LIMIT_FRAME', 65_536, 1024, 16_777_216),
      frames: whole(env, 'LIMIT_FRAMES', 100, 1, 1_000_000),
      messages: whole(env, 'LIMIT_MESSAGES', 20, 1, 1_000_000),
      presence: whole(env, 'LIMIT_PRESENCE', 20, 1, 1000),
      sockets: whole(env, 'LIMIT_SOCKETS', 5000, 1, 1_000_000),
      address: whole(env, 'LIMIT_ADDRESS', 100, 1, 1_000_000),
      work: whole(env, 'LIMIT_WORK', 50, 1, 1_000_000),
      guests: whole(env, 'LIMIT_GUESTS', 100, 1, 10_000),
      creations: whole(env, 'LIMIT_CREATIONS', 20, 1, 1_000_000),
      creationsInAll: whole(env, 'LIMIT_CREATIONS_IN_ALL', 300, 1, 1_000_000),
      reads: whole(env, 'LIMIT_READS', 300, 1, 1_000_000),
      memory: whole(env, 'LIMIT_MEMORY', roomInHeap(), 16, 1_000_000),
      rows: whole(env, 'LIMIT_ROWS', 30_000, 50, 10_000_000),
      body: whole(env, 'LIMIT_BODY', 2_097_152, 1024, 67_108_864),
    },
  };
}

/** Half of what this process may use: the rest is for what everybody needs. */
const roomInHeap = (): number => Math.floor(getHeapStatistics().heap_size_limit / 2 / 1_048_576);

const word = (env: Env, key: string, otherwise: string): string => env[key]?.trim() || otherwise;

function whole(env: Env, key: string, otherwise: number, min: number, max: number): number {
  const value = Number(word(env, key, String(otherwise)));
  if (Number.isInteger(value) && value >= min && value <= max) return value;
  throw new ConfigError(`${key} must be a number from ${min} to ${max}, not "${env[key]}".`);
}

/** One of the words; the first is the default. */
function oneOf<const T extends readonly [string, ...string[]]>(env: Env, key: string, words: T): T[number] {
  const value = word(env, key, words[0]);
  if (words.includes(value)) return value;
  throw new ConfigError(`${key} must be one of ${words.join(', ')}, not "${value}".`);
}

function origins(env: Env): readonly string[] {
  const given = word(env, 'ORIGINS', '')
    .split(/[\s,]+/)
    .filter((origin) => origin !== '');
  for (const origin of given)
    if (!URL.canParse(origin) || new URL(origin).origin !== origin)
      throw new ConfigError(`ORIGINS must be like https://example.org, not "${origin}".`);
  return given;
}

/** The secret that signs the links, made once and kept beside the tables, for the owner's eyes only. */
function keptSecret(data: string): string {
  const file = join(data, 'secret');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  mkdirSync(data, { recursive: true });
  try {
    writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    // Two servers may start at the same moment over the same folder: the first one's secret counts.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
