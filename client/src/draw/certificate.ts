import type { Face } from '@stellwerk/engine/stage/stage.ts';
import { drawPath, STAR } from './icons.ts';
import { FIGURE, label, SIGN, sizeAt } from './label.ts';
import { liveryOf, type Look } from './look.ts';
import type { Pen } from './pen.ts';
import { faded, panel, within } from './pen.ts';
import { drawPattern } from './token.ts';

export type CertificateFace = Extract<Face, { readonly kind: 'certificate' }>;
export const CERTIFICATE = { w: 92, h: 127 } as const;
export const PRESIDENT = { w: 114, h: 127 } as const;

export interface CertificateState {
  /** Lies in a zone where it does not count for the limit. */
  readonly countsZero?: boolean;
  /** Was sold this round and may not be bought again. */
  readonly notAgain?: boolean;
}

/** A certificate with its middle at the origin. */
export function drawCertificate(
  pen: Pen,
  look: Look,
  face: CertificateFace,
  state: CertificateState = {},
): void {
  const { theme } = look;
  const livery = liveryOf(look, face.livery);
  const { w, h } = face.president ? PRESIDENT : CERTIFICATE;
  const [x, y] = [-w / 2, -h / 2];
  const band = h * 0.4;
  const radius = 10;
  const draw = (): void => {
    panel(pen, { x, y: y + 3, w, h }, radius, { fill: theme.shadow, alpha: 0.14 });
    panel(pen, { x, y, w, h }, radius, { fill: theme.paper, stroke: theme.line2, width: 2 });
    pen.save();
    pen.beginPath();
    pen.roundRect(x + 1, y + 1, w - 2, band, [radius - 1, radius - 1, 0, 0]);
    pen.clip();
    panel(pen, { x, y, w, h: band + 1 }, 0, { fill: livery.fill });
    within(pen, 0, y + band / 2, 1, () => {
      pen.save();
      // Twice as wide as high: the marks must show above and below the letters.
      pen.scale(2, 1);
      faded(pen, 0.8, () => drawPattern(pen, livery.pattern, band * 0.52, theme.pattern));
      pen.restore();
      const half = Math.min(w / 2 - 4, 7 + livery.letters.length * 11.2);
      panel(pen, { x: -half, y: -15, w: 2 * half, h: 30 }, 9, { fill: livery.fill });
    });
    pen.restore();
    const letters = {
      size: 28.5,
      middle: true,
      grow: 1.7,
      whole: true,
      weight: 800,
      fill: livery.ink,
      align: 'center',
    } as const;
    // Narrower before smaller: letters tell a company before its colour does.
    if (label(pen, look, livery.letters, 0, y + band / 2, { ...letters, max: w - 6, narrow: 0.5 }) === 0)
      label(pen, look, livery.letters, 0, y + band / 2, {
        ...letters,
        grow: 1.4,
        floor: SIGN,
        max: w - 4,
        narrow: 0.6,
      });
    // From afar how much it is has the room of the star.
    if (sizeAt(look, 31, 1.35, FIGURE) === null) {
      label(pen, look, `${face.percent}`, 0, y + h * 0.69, {
        size: 44,
        middle: true,
        grow: 1.7,
        floor: FIGURE,
        whole: true,
        narrow: 0.6,
        weight: 800,
        fill: theme.ink,
        align: 'center',
        max: w - 4,
      });
      return;
    }
    if (face.president) within(pen, 0, y + band + 18, 1.9, () => drawPath(pen, STAR, { fill: theme.star }));
    const percent = {
      middle: true,
      grow: 1.35,
      whole: true,
      size: face.president ? 33 : 31,
      weight: 800,
      fill: theme.ink,
      align: 'center',
      max: w - 8,
    } as const;
    const low = y + h * (face.president ? 0.8 : 0.75);
    if (label(pen, look, `${face.percent}%`, 0, low, percent) === 0)
      label(pen, look, `${face.percent}%`, 0, low, { ...percent, max: w - 2, floor: FIGURE });
    if (state.countsZero)
      panel(pen, { x: x - 3, y: y - 3, w: w + 6, h: h + 6 }, radius + 3, {
        stroke: theme.zone['yellow']?.corner ?? theme.star,
        width: 4,
        dash: [9, 6],
      });
  };
  if (state.notAgain) faded(pen, 0.5, draw);
  else draw();
  const word = state.countsZero ? look.words.countsZero : state.notAgain ? look.words.notAgain : null;
  if (word)
    label(pen, look, word, 0, y + h + 24, {
      size: 20,
      weight: 700,
      fill: theme.ink2,
      align: 'center',
      max: w + 20,
    });
}
