import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Outbox } from './outbox.ts';

const store = new Map<string, string>();
beforeEach(() => {
  store.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
    removeItem: (key: string) => store.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const pass = { type: 'propose', base: 1, act: { do: 'move', move: { type: 'pass', seat: 'anna' } } } as const;

describe('the outbox', () => {
  it('keeps a proposal until its id stands in the log', () => {
    const sent: string[] = [];
    const outbox = new Outbox('t', (text) => sent.push(text));
    const id = outbox.put(pass)!;
    expect(sent).toHaveLength(1);
    expect(outbox.confirm(new Set(['another']))).toBe(false);
    expect(outbox.waiting).toHaveLength(1);
    expect(outbox.confirm(new Set([id]))).toBe(true);
    expect(outbox.waiting).toEqual([]);
  });
  it('outlives a reload with its proposals, but not with chat', () => {
    const first = new Outbox('t', () => undefined);
    first.put(pass);
    first.put({ type: 'desk', work: { do: 'say', text: 'hello' } });
    const sent: string[] = [];
    const second = new Outbox('t', (text) => sent.push(text));
    expect(second.waiting.map(({ type }) => type)).toEqual(['propose']);
    second.resend();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toContain(first.waiting[0]!.id);
  });
  it('sends again in order with the same ids', () => {
    const sent: string[] = [];
    const outbox = new Outbox('t', (text) => sent.push(text));
    outbox.put(pass);
    outbox.put(pass);
    outbox.resend();
    expect(sent.slice(2)).toEqual(sent.slice(0, 2));
  });
  it('never takes what could not arrive', () => {
    const outbox = new Outbox('t', () => undefined);
    expect(outbox.put({ type: 'desk', work: { do: 'say', text: 'x'.repeat(20_000) } })).toBeNull();
    expect(outbox.waiting).toEqual([]);
  });
});
