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

/** Text as it came out, in the units of the pen that was handed over. */
export interface Written {
  readonly text: string;
  readonly size: number;
  readonly left: number;
  readonly right: number;
  /** The middle of its capitals. */
  readonly y: number;
}

export interface Recorder {
  readonly written: () => readonly Written[];
  readonly pen: Pen & Pick<CanvasRenderingContext2D, 'drawImage'>;
  readonly calls: readonly Call[];
  readonly count: (name: string) => number;
  readonly texts: () => readonly string[];
}

/** Width of a letter in parts of its size: as wide as the bold letters of the usual fonts. */
const LETTER = 0.55;

/** The same in a wide font, which some browsers have for all others. */
export const WIDE_LETTER = 0.69;

/** A pen that writes down what it is asked to do; text is measured as if all letters were equally wide. */
export function recorder(letter = LETTER): Recorder {
  const calls: Call[] = [];
  const written: Written[] = [];
  // Turns are left out: what is turned keeps its size and its middle.
  let at = { x: 0, y: 0, scale: 1, wide: 1 };
  const stack: (typeof at)[] = [];
  const move = (name: string, args: readonly unknown[]): void => {
    const [a = 0, b = 0] = args.map(Number);
    if (name === 'save') stack.push(at);
    else if (name === 'restore') at = stack.pop() ?? at;
    else if (name === 'translate') at = { ...at, x: at.x + a * at.scale * at.wide, y: at.y + b * at.scale };
    else if (name === 'scale')
      at = { ...at, scale: at.scale * b, wide: b === 0 ? at.wide : (at.wide * a) / b };
  };
  const note = (args: readonly unknown[]): void => {
    const size = Number(/([\d.]+)px/.exec(String(state['font']))?.[1] ?? 10) * at.scale;
    const width = String(args[0]).length * size * letter * at.wide;
    const x = at.x + Number(args[1]) * at.scale * at.wide;
    const align = state['textAlign'];
    const left = align === 'center' ? x - width / 2 : align === 'right' ? x - width : x;
    const y = at.y + Number(args[2]) * at.scale - size * 0.36;
    written.push({ text: String(args[0]), size, left, right: left + width, y });
  };
  const state: Record<string, unknown> = {
    fillStyle: '',
    strokeStyle: '',
    globalAlpha: 1,
    font: '400 10px x',
    lineWidth: 1,
    textAlign: 'left',
  };
  let depth = 0;
  const pen = new Proxy(state, {
    get(target, key) {
      if (typeof key !== 'string') return undefined;
      if (key === 'measureText') {
        const size = Number(/([\d.]+)px/.exec(String(target['font']))?.[1] ?? 10);
        return (text: string) => ({ width: text.length * size * letter });
      }
      if (key in target) return target[key];
      return (...args: unknown[]) => {
        if (key === 'save') depth += 1;
        if (key === 'restore') depth -= 1;
        if (depth < 0) throw new Error('restore without save');
        for (const arg of args)
          if (typeof arg === 'number' && !Number.isFinite(arg)) throw new Error(`${key} of ${String(arg)}`);
        move(key, args);
        if (key === 'fillText') note(args);
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
    written: () => written,
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
  seat: (seat) => ({ name: seat, initial: seat.slice(0, 1), colour: '#000000', ink: '#FFFFFF', you: false }),
  ...more,
});
