import { useText } from '../words/use-text.ts';

const WIDTH = 300;
const HEIGHT = 120;
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

/** Values over the game; each line has its own dash, so that colour is not needed. */
export function LineChart({
  title,
  lines,
  say,
}: {
  readonly title: string;
  readonly lines: readonly Line[];
  readonly say: (value: number) => string;
}) {
  const t = useText();
  const all = lines.flatMap(({ values }) => values.filter((value) => value !== null));
  const count = lines[0]?.values.length ?? 0;
  const top = Math.max(1, ...all);
  const low = Math.min(0, ...all);
  const x = (i: number): number => 4 + (i / Math.max(1, count - 1)) * (WIDTH - 8);
  const y = (v: number): number => HEIGHT - 6 - ((v - low) / (top - low)) * (HEIGHT - 26);
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
        <line x1="4" x2={WIDTH - 4} y1={y(0)} y2={y(0)} className="axis" />
        <text x="4" y="12" className="axis-text">
          {say(top)}
        </text>
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
