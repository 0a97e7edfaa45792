import { useText } from '../words/use-text.ts';

const WIDTH = 300;
const HEIGHT = 150;
/** Room for the figures at the left and the rounds below. */
const LEFT = 34;
const BELOW = 18;
const ABOVE = 8;
const RIGHT = 6;
/** Pixels that the name of a round needs. */
const NAME = 44;
const DASHES = ['', '6 3', '2 3', '8 3 2 3', '1 3', '10 4', '4 4'] as const;

/** One line of a chart: a person, a company. A gap in the values is a gap in the line. */
export interface Line {
  readonly id: string;
  readonly name: string;
  readonly colour: string | undefined;
  readonly values: readonly (number | null)[];
}

/** Lines without gaps, as `x,y` points. */
function pieces(points: readonly (string | null)[]): readonly string[] {
  const runs: string[][] = [[]];
  for (const point of points) {
    if (point === null) runs.push([]);
    else runs.at(-1)!.push(point);
  }
  return runs.filter(({ length }) => length > 0).map((run) => run.join(' '));
}

/** Round figures from the lowest to the highest value, four or five of them. */
export function ticks(low: number, top: number): readonly number[] {
  const rough = Math.max(1, (top - low) / 4);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough) ?? rough;
  const first = Math.ceil(low / step);
  const count = Math.floor(top / step) - first + 1;
  return Array.from({ length: Math.max(0, count) }, (_, i) => (first + i) * step);
}

/** Where rounds begin on the axis, as many as have room for their names. */
export function beginnings(
  moments: readonly string[],
  x: (i: number) => number,
): readonly { readonly at: number; readonly name: string }[] {
  let free = -Infinity;
  return moments.flatMap((name, i) => {
    const at = x(i);
    if (name === '' || name === moments[i - 1] || at < free || at > WIDTH - NAME / 2) return [];
    free = at + NAME;
    return [{ at, name }];
  });
}

/** Values over the game; each line has its own dash, so that colour is not needed. */
export function LineChart({
  title,
  lines,
  say,
  moments,
}: {
  readonly title: string;
  readonly lines: readonly Line[];
  readonly say: (value: number) => string;
  /** The round of each value. */
  readonly moments: readonly string[];
}) {
  const t = useText();
  const all = lines.flatMap(({ values }) => values.filter((value) => value !== null));
  const count = lines[0]?.values.length ?? 0;
  const top = Math.max(1, ...all);
  const low = Math.min(0, ...all);
  const x = (i: number): number => LEFT + (i / Math.max(1, count - 1)) * (WIDTH - LEFT - RIGHT);
  const y = (v: number): number => HEIGHT - BELOW - ((v - low) / (top - low)) * (HEIGHT - BELOW - ABOVE);
  const rounds = beginnings(moments, x);
  const latest = ({ values }: Line): string => {
    const value = values.findLast((one) => one !== null);
    return value === undefined || value === null ? '–' : say(value);
  };
  return (
    <figure className="worth">
      <figcaption>{title}</figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={t('ledger.worth-alt', {
          who: lines.map((line) => `${line.name} ${latest(line)}`).join(', '),
        })}
      >
        {ticks(low, top).map((value) => (
          <g key={value}>
            <line
              x1={LEFT}
              x2={WIDTH - RIGHT}
              y1={y(value)}
              y2={y(value)}
              className={value === 0 ? 'axis' : 'grid'}
            />
            <text x={LEFT - 4} y={y(value) + 3} textAnchor="end" className="axis-text">
              {value}
            </text>
          </g>
        ))}
        {rounds.map(({ at, name }) => (
          <g key={at}>
            <line x1={at} x2={at} y1={HEIGHT - BELOW} y2={HEIGHT - BELOW + 4} className="axis" />
            <text x={at} y={HEIGHT - 4} className="axis-text">
              {name}
            </text>
          </g>
        ))}
        {lines.map(({ id, colour, values }, i) =>
          pieces(values.map((value, k) => (value === null ? null : `${x(k)},${y(value)}`))).map((points) => (
            <polyline
              key={id + points}
              points={points}
              fill="none"
              stroke={colour}
              strokeWidth="2"
              strokeDasharray={DASHES[i % DASHES.length]}
            />
          )),
        )}
      </svg>
      <ul className="legend">
        {lines.map((line, i) => (
          <li key={line.id}>
            <svg width="22" height="8" aria-hidden="true">
              <line
                x1="0"
                x2="22"
                y1="4"
                y2="4"
                stroke={line.colour}
                strokeWidth="2"
                strokeDasharray={DASHES[i % DASHES.length]}
              />
            </svg>
            {line.name} {latest(line)}
          </li>
        ))}
      </ul>
    </figure>
  );
}
