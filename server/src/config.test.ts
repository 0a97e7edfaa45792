import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const DATA = mkdtempSync(join(tmpdir(), 'stellwerk-config-'));
afterAll(() => rmSync(DATA, { recursive: true }));

describe('the configuration', () => {
  it('R28 has safe defaults: this machine only, one file, a secret of its own that stays', () => {
    const config = readConfig({ DATA });
    expect(config).toMatchObject({ host: '127.0.0.1', port: 3000, redis: null, durability: 'process' });
    expect(config.store).toBe(`sqlite:${join(DATA, 'stellwerk.db')}`);
    expect(config.secret.length).toBeGreaterThan(30);
    expect(readConfig({ DATA }).secret).toBe(config.secret);
    expect(statSync(join(DATA, 'secret')).mode & 0o077).toBe(0);
  });

  it.each([
    [{ PORT: 'x' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ DURABILITY: 'never' }, 'DURABILITY'],
    [{ STORE: 'mysql://x' }, 'STORE'],
    [{ STORE: 'postgres://x/y' }, 'SECRET'],
    [{ SECRET: 'short' }, 'SECRET'],
    [{ REDIS: 'redis://x' }, 'REDIS'],
    [{ REDIS: 'http://x' }, 'REDIS'],
    [{ LIMIT_FRAME: '1' }, 'LIMIT_FRAME'],
  ])('R28 says which variable is wrong: %o', (env, name) => {
    expect(() => readConfig({ DATA, ...env })).toThrow(ConfigError);
    expect(() => readConfig({ DATA, ...env })).toThrow(name);
  });
});
