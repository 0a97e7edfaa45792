import type { Pen } from './pen.ts';
import type { Look } from './look.ts';
import { DRAW_WORDS } from './look.ts';
import { LIGHT } from './theme.ts';

/** One call of a pen. */
export interface Call {
  readonly name: string;
  readonly args: readonly unknown[];
  readonly fill: string;
  readonly stroke: string;
}

export interface Recorder {
  readonly pen: Pen & Pick<CanvasRenderingContext2D, 'drawImage'>;
  readonly calls: readonly Call[];
  readonly count: (name: string) => number;
  readonly texts: () => readonly string[];
}

/** A pen that writes down what it is asked to do; text is measured as if all letters were equally wide. */
export function recorder(): Recorder {
  const calls: Call[] = [];
  const state: Record<string, unknown> = {
    fillStyle: '',
    strokeStyle: '',
    globalAlpha: 1,
    font: '400 10px x',
    lineWidth: 1,
  };
  let depth = 0;
  const pen = new Proxy(state, {
    get(target, key) {
      if (typeof key !== 'string') return undefined;
      if (key === 'measureText') {
        const size = Number(/([\d.]+)px/.exec(String(target['font']))?.[1] ?? 10);
        return (text: string) => ({ width: text.length * size * 0.55 });
      }
      if (key in target) return target[key];
      return (...args: unknown[]) => {
        if (key === 'save') depth += 1;
        if (key === 'restore') depth -= 1;
        if (depth < 0) throw new Error('restore without save');
        for (const arg of args)
          if (typeof arg === 'number' && !Number.isFinite(arg)) throw new Error(`${key} of ${String(arg)}`);
        calls.push({
          name: key,
          args,
          fill: String(target['fillStyle']),
          stroke: String(target['strokeStyle']),
        });
      };
    },
    set(target, key, value) {
      target[String(key)] = value;
      return true;
    },
  });
  return {
    pen: pen as unknown as Recorder['pen'],
    calls,
    count: (name) => calls.filter((call) => call.name === name).length,
    texts: () => calls.flatMap(({ name, args }) => (name === 'fillText' ? [String(args[0])] : [])),
  };
}

/** A look for tests: keys instead of words. */
export const plainLook = (more: Partial<Look> = {}): Look => ({
  tag: 'plain',
  theme: LIGHT,
  scale: 1,
  liveries: {},
  currency: 'M',
  words: DRAW_WORDS.en,
  say: ({ key }) => key,
  amount: String,
  seat: (seat) => ({ name: seat, colour: '#000000', ink: '#FFFFFF', you: false }),
  ...more,
});
