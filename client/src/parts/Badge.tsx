import type { Livery } from '@stellwerk/engine/stage/stage.ts';
import type { SeatLook } from './seat-look.ts';

/** A person: colour and initial. */
export function Avatar({
  look,
  size = 26,
  isHere,
}: {
  readonly look: SeatLook;
  readonly size?: number;
  readonly isHere?: boolean;
}) {
  const style = {
    background: look.colour,
    color: look.ink,
    width: size,
    height: size,
    fontSize: size * 0.42,
  };
  return (
    <span className="avatar" style={style} aria-hidden="true">
      {look.initial}
      {isHere === undefined ? null : <i className={isHere ? 'dot here' : 'dot'} />}
    </span>
  );
}

/** The smallest type that is read, in pixels. */
const LEAST = 9;
/** How wide bold capitals are, in type sizes. */
const BOLD = 0.76;

/** A company: letters first, colour third. */
export function Disc({ livery, size = 26 }: { readonly livery: Livery; readonly size?: number }) {
  const wanted = size * (livery.letters.length > 3 ? 0.3 : livery.letters.length > 2 ? 0.36 : 0.44);
  // Letters are read before colours: where the disc is small they fill it.
  const fontSize = Math.max(LEAST, wanted);
  // … narrow enough to stay inside.
  const wide = livery.letters.length * fontSize * BOLD;
  const transform = wide > size ? `scaleX(${(size / wide).toFixed(2)})` : undefined;
  const style = {
    background: livery.fill,
    color: livery.ink,
    width: size,
    height: size,
    fontSize,
  };
  return (
    <span className={`disc pattern-${livery.pattern}`} style={style} aria-hidden="true">
      <b style={{ transform }}>{livery.letters}</b>
    </span>
  );
}
