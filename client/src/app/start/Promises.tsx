import { useText } from '../../words/use-text.ts';

/** What happens at a table, in three small pictures. */
export function Promises() {
  const t = useText();
  return (
    <div className="promises">
      {(['hand', 'flag', 'check'] as const).map((promise) => {
        const Picture = PICTURES[promise];
        return (
          <section key={promise} className="card promise">
            <svg className="promise-picture" viewBox="0 0 88 72" aria-hidden="true" focusable="false">
              <Picture />
            </svg>
            <div>
              <h2>{t(`promise.${promise}`)}</h2>
              <p>{t(`promise.${promise}.text`)}</p>
            </div>
          </section>
        );
      })}
    </div>
  );
}

const HEX = 'M21 4h42l21 32-21 32H21L0 36z';

/** A tile in the air over the place where it fits. */
const Tile = () => (
  <>
    <path className="glow" d={HEX} transform="translate(2 12) scale(.82)" />
    <g transform="translate(14 0) rotate(9 36 30)">
      <path className="tile" d={HEX} transform="scale(.82)" />
      <path className="track casing" d="M9 14 60 45" />
      <path className="track" d="M9 14 60 45" />
      <circle className="stop" cx="34" cy="29" r="8" />
    </g>
  </>
);

/** A station with a flag on it. */
const Flagged = () => (
  <>
    <circle className="token" cx="38" cy="38" r="30" />
    <path className="stripes" d="M10 28h56M8 38h60M10 48h56" />
    <circle className="token-ring" cx="38" cy="38" r="30" />
    <text className="letters" x="38" y="44.5">
      SW
    </text>
    <circle className="badge flag" cx="66" cy="16" r="14" />
    <path className="badge-line flag" d="M61 24V8M61 9h11l-3.5 4 3.5 4H61" />
  </>
);

/** The people of the table, and what they agreed. */
const Agreed = () => (
  <>
    {['A', 'J', 'M'].map((initial, i) => (
      <g key={initial} transform={`translate(${18 + i * 24} 40)`}>
        <circle className={`person seat-${i + 1}`} r="17" />
        <text className="letters" y="5.5">
          {initial}
        </text>
      </g>
    ))}
    <circle className="badge go" cx="74" cy="18" r="12" />
    <path className="badge-line go" d="m69 18 4 4 7-8" />
  </>
);

const PICTURES = { hand: Tile, flag: Flagged, check: Agreed } as const;
