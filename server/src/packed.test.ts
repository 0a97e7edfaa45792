import { mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { Packing, readyMade } from './packed.ts';

const page = Buffer.from('railway '.repeat(1000));

describe('files on their way to the browser', () => {
  it('travel packed as the browser can take them, and come out the same', async () => {
    const packing = new Packing();
    const br = await packing.pack('a', 'text/javascript', page, 'gzip, deflate, br');
    expect([br.encoding, brotliDecompressSync(br.body).equals(page)]).toEqual(['br', true]);
    const gz = await packing.pack('a', 'text/javascript', page, 'gzip');
    expect([gz.encoding, gunzipSync(gz.body).equals(page)]).toEqual(['gzip', true]);
  });

  it('travel as they are where the browser takes nothing, and where it is not worth it', async () => {
    const packing = new Packing();
    expect(await packing.pack('a', 'text/css', page, '')).toEqual({ body: page, encoding: null });
    expect((await packing.pack('b', 'image/png', page, 'br')).encoding).toBeNull();
    expect((await packing.pack('c', 'text/css', Buffer.from('a{}'), 'br')).encoding).toBeNull();
  });

  it('are packed anew after a new build', async () => {
    const packing = new Packing();
    await packing.pack('app.js 1', 'text/javascript', page, 'br');
    const next = Buffer.from('signal '.repeat(1000));
    expect(
      brotliDecompressSync((await packing.pack('app.js 2', 'text/javascript', next, 'br')).body).equals(next),
    ).toBe(true);
  });
});

describe('what the build has packed already', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'stellwerk-packed-')), 'table.js');
  writeFileSync(file, page);

  it('is sent as it lies there', async () => {
    expect(await readyMade(file, 'br')).toBeNull();
    writeFileSync(`${file}.br`, 'as small as it goes');
    expect((await readyMade(file, 'gzip, br'))?.body.toString()).toBe('as small as it goes');
  });
  it('is left alone where the browser cannot take it, or the file is newer', async () => {
    expect(await readyMade(file, 'gzip')).toBeNull();
    utimesSync(`${file}.br`, 0, 0);
    expect(await readyMade(file, 'gzip, br')).toBeNull();
  });
});
