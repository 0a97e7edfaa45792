import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** On every response. Scripts, styles and sockets come from here only; no page of ours may be framed. */
const HEADERS = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;

export interface Reply {
  readonly status: number;
  readonly type: string;
  readonly body: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

export const TEXT = 'text/plain; charset=utf-8';
export const text = (status: number, body: string): Reply => ({ status, type: TEXT, body: `${body}\n` });
export const json = (status: number, value: unknown, headers?: Reply['headers']): Reply => ({
  status,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(value),
  ...(headers ? { headers } : {}),
});
/** `reason` is for programs, `place` and `message` say what to change. */
export const fault = (
  status: number,
  reason: string,
  more: { readonly place?: string; readonly message?: string } = {},
): Reply => json(status, { reason, ...more });

export function send(request: IncomingMessage, response: ServerResponse, reply: Reply): void {
  response.writeHead(reply.status, {
    ...HEADERS,
    'cache-control': 'no-store',
    ...reply.headers,
    'content-type': reply.type,
    'content-length': Buffer.byteLength(reply.body),
  });
  response.end(request.method === 'HEAD' ? undefined : reply.body);
}

/** The token of `Authorization: Bearer …`. */
export const bearerOf = ({ headers }: IncomingMessage): string | null =>
  /^Bearer (\S{1,200})$/i.exec(headers.authorization ?? '')?.[1] ?? null;

const digest = (word: string): Buffer => createHash('sha256').update(word).digest();
/** Whether somebody knows a secret. How long the answer takes says nothing about it. */
export const isSecret = (given: string | null, secret: string): boolean =>
  timingSafeEqual(digest(given ?? ''), digest(secret)) && given !== null;

/** Whether a browser asks for a page that is not ours. Programs that are no browsers say nothing about it. */
export function isForeign(
  { headers }: IncomingMessage,
  { trustProxy, origins }: { readonly trustProxy: boolean; readonly origins: readonly string[] },
): boolean {
  const { origin } = headers;
  if (origin === undefined) return headers['sec-fetch-site'] === 'cross-site';
  if (origins.includes(origin)) return false;
  const forwarded = trustProxy ? headers['x-forwarded-host'] : undefined;
  const own = [headers.host, ...(forwarded === undefined ? [] : [forwarded].flat())];
  return !URL.canParse(origin) || !own.includes(new URL(origin).host);
}

/** Who asks: behind a trusted proxy the last address that it added, else the socket's. */
export function addressOf(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy
    ? String(request.headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : '';
  return forwarded || (request.socket.remoteAddress ?? '');
}

/** The body, or null where it is larger than allowed: then the rest is not read. */
export function readBody(request: IncomingMessage, most: number): Promise<string | null> {
  return new Promise((done, failed) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > most) {
        request.pause();
        request.removeAllListeners('data');
        done(null);
      } else chunks.push(chunk);
    });
    request.on('end', () => done(Buffer.concat(chunks).toString('utf8')));
    request.on('error', failed);
    request.on('aborted', () => failed(new Error('aborted')));
  });
}

export function parseJson(source: string): unknown {
  try {
    return JSON.parse(source) as unknown;
  } catch {
    return undefined;
  }
}
