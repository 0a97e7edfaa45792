import type { afterLoadDocumentPayload } from '@hocuspocus/server';
import { Redis } from '@hocuspocus/extension-redis';
import type { Log } from './log.ts';
import { causeOf } from './log.ts';

/** How long a document waits for word from the other servers. Moves come through the journal in any case. */
const PATIENCE_MS = 2000;

/** Carries documents between servers while Redis answers; while it does not, documents open without it. */
class PatientRedis extends Redis {
  /** Documents that opened while Redis was gone. */
  readonly #apart = new Map<string, afterLoadDocumentPayload>();
  onFault: (error: unknown) => void = () => undefined;

  override async afterLoadDocument(payload: afterLoadDocumentPayload): Promise<void> {
    const { documentName } = payload;
    this.#apart.set(documentName, payload);
    const joined = super.afterLoadDocument(payload).then(
      () => {
        this.#apart.delete(documentName);
      },
      (error: unknown) => this.onFault(error),
    );
    let timer: NodeJS.Timeout | undefined;
    const enough = new Promise<void>((done) => {
      timer = setTimeout(done, PATIENCE_MS);
    });
    await Promise.race([joined, enough]);
    clearTimeout(timer);
  }

  /** Redis is back: what opened without it joins in. */
  rejoin(): void {
    for (const [name, payload] of this.#apart) {
      this.#apart.delete(name);
      if (!payload.document.isDestroyed) void this.afterLoadDocument(payload);
    }
  }
}

/** Carries documents and presence between servers. Order is not its business: the journal decides that. */
export function openRedis(address: string, log: Log): Redis {
  const url = new URL(address);
  const redis = new PatientRedis({
    host: url.hostname,
    port: Number(url.port || 6379),
    prefix: 'stellwerk',
    // Our documents come from the journal, complete; there is no last change to wait for.
    disconnectDelay: 200,
    options: {
      connectTimeout: PATIENCE_MS,
      ...(url.username ? { username: decodeURIComponent(url.username) } : {}),
      ...(url.password ? { password: decodeURIComponent(url.password) } : {}),
      ...(url.pathname.length > 1 ? { db: Number(url.pathname.slice(1)) } : {}),
      ...(url.protocol === 'rediss:' ? { tls: {} } : {}),
    },
  });
  redis.onFault = (error) => log.warn('redis', { cause: causeOf(error) });
  redis.sub.on('ready', () => redis.rejoin());
  for (const client of [redis.pub, redis.sub])
    client.on('error', (error: unknown) => log.warn('redis', { cause: causeOf(error) }));
  return redis;
}
