import { describe, expect, it } from 'vitest';
import { Heartbeat, LOOK_MS } from './heartbeat.ts';

/** A line with a clock of its own; `answers`: whether the other end does. */
function line() {
  const said: [string, number][] = [];
  let now = 0;
  let answers = true;
  const beat: Heartbeat = new Heartbeat(
    {
      ask: () => {
        said.push(['ask', now]);
        if (answers) beat.heard(now + 20);
      },
      onSilent: () => said.push(['silent', now]),
      onHeard: () => said.push(['heard', now]),
    },
    0,
  );
  return {
    said,
    cut: () => (answers = false),
    mend: () => (answers = true),
    hear: () => beat.heard(now),
    wait: (ms: number, by = LOOK_MS) => {
      for (const end = now + ms; now < end;) beat.look((now += by));
    },
    words: () => said.map(([word]) => word),
  };
}

describe('the sign of life of a line', () => {
  it('is asked for where nothing else is heard, and says nothing while it comes', () => {
    const { wait, words } = line();
    wait(10_000);
    expect(new Set(words())).toEqual(new Set(['ask']));
  });
  it('is not asked for where others talk', () => {
    const { wait, hear, words } = line();
    for (let i = 0; i < 20; i++) {
      wait(500);
      hear();
    }
    expect(words()).toEqual([]);
  });
  it('is missed within three seconds of the cut, once', () => {
    const { wait, cut, said } = line();
    wait(5000);
    cut();
    wait(3000);
    const silent = said.filter(([word]) => word === 'silent');
    expect(silent).toHaveLength(1);
    expect(silent[0]![1] - 5000).toBeLessThanOrEqual(3000);
    wait(20_000);
    expect(said.filter(([word]) => word === 'silent')).toHaveLength(1);
  });
  it('is heard again as soon as the line is back', () => {
    const { wait, cut, mend, words } = line();
    cut();
    wait(6000);
    mend();
    wait(3000);
    expect(words().filter((word) => word !== 'ask')).toEqual(['silent', 'heard']);
  });
  it('is not missed by a page that was asleep itself', () => {
    const { wait, words } = line();
    wait(300_000, 60_000);
    expect(words()).not.toContain('silent');
  });
});
