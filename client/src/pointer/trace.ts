import type { Point } from '../draw/geometry.ts';
import type { Done, Spot, Trace } from './gesture.ts';
import { done, IDLE } from './gesture.ts';

/** A run is drawn along the track: the map stays where it is. */
export const beginTrace = (from: Point, { world }: Spot): Done =>
  done(
    { kind: 'trace', last: world },
    { do: 'trace', from: null, to: from },
    { do: 'trace', from, to: world },
  );

export const moveTrace = ({ last }: Trace, { world }: Spot): Done =>
  done({ kind: 'trace', last: world }, { do: 'trace', from: last, to: world });

export const endTrace = (trace: Trace, spot: Spot): Done => done(IDLE, ...moveTrace(trace, spot).wishes);
