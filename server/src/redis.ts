import { Redis } from '@hocuspocus/extension-redis';
import type { Log } from './log.ts';
import { causeOf } from './log.ts';

/** Carries documents and presence between servers. Order is not its business: the journal decides that. */
export function openRedis(address: string, log: Log): Redis {
  const url = new URL(address);
  const redis = new Redis({
    host: url.hostname,
    port: Number(url.port || 6379),
    prefix: 'stellwerk',
    // Our documents come from the journal, complete; there is no last change to wait for.
    disconnectDelay: 200,
    options: {
      ...(url.username ? { username: decodeURIComponent(url.username) } : {}),
      ...(url.password ? { password: decodeURIComponent(url.password) } : {}),
      ...(url.pathname.length > 1 ? { db: Number(url.pathname.slice(1)) } : {}),
      ...(url.protocol === 'rediss:' ? { tls: {} } : {}),
    },
  });
  for (const client of [redis.pub, redis.sub])
    client.on('error', (error: unknown) => log.warn('redis', { cause: causeOf(error) }));
  return redis;
}
