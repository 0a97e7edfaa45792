import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { Bucket } from './limits.ts';
import { Purse, Treasury } from './prices.ts';

describe('what work costs', () => {
  it('R35 is paid by all who have to, or by nobody', () => {
    let now = 0;
    const [rich, poor] = [new Bucket(1, 100, () => now), new Bucket(1, 2, () => now)];
    const purse = new Purse(() => [rich, poor]);
    expect([purse.take(), purse.take(), purse.take()]).toEqual([true, true, false]);
    expect(rich.has(98)).toBe(true);
    now = 1000;
    expect(purse.take()).toBe(true);
  });

  it('R35 may be owed, and nothing is given until it is paid', () => {
    let now = 0;
    const purse = new Purse(() => [new Bucket(1, 1, () => now)]);
    expect(purse.wait).toBe(0);
    const bucket = new Bucket(10, 10, () => now);
    const owing = new Purse(() => [bucket]);
    owing.spend(110);
    expect(owing.wait).toBe(10_000);
    expect(owing.take()).toBe(false);
    now = 10_100;
    expect(owing.wait).toBe(0);
    expect(owing.take()).toBe(true);
  });

  it('R8 what is somebody’s own pays for a long word too', () => {
    let now = 0;
    const [own, shared] = [new Bucket(20, 60, () => now), new Bucket(0, 0, () => now)];
    const purse = new Purse(() => [own, shared], new Bucket(1, 5, () => now, 0));
    expect(purse.take(9)).toBe(false);
    now = 5000;
    expect([purse.take(9), purse.take(9)]).toEqual([true, false]);
    now = 10_000;
    expect(purse.take(9)).toBe(true);
  });

  it('R35 counts for the socket, for all sockets of an address, and for the table', () => {
    const { limits } = readConfig({ LIMIT_WORK: '10', LIMIT_MESSAGES: '1', SECRET: 'sixteen letters!' });
    const treasury = new Treasury(limits);
    const socket = treasury.socket('192.0.2.1');
    const beside = treasury.socket('192.0.2.1');
    const elsewhere = treasury.socket('192.0.2.2');
    socket.spend(900);
    expect([socket.wait > 0, beside.wait > 0, elsewhere.wait > 0]).toEqual([true, true, false]);
    const said = Array.from({ length: 40 }, (_, i) => treasury.messages(`192.0.2.${i}`, 'a table').take());
    expect(said.filter((isHeard) => isHeard)).toHaveLength(30);
  });
});
