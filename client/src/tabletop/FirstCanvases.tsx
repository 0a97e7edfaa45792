import { useLayoutEffect, useRef } from 'react';
import type { Canvas2D } from '../camera/painter.ts';
import type { Sheet, SheetsProps } from './sheet.ts';

/** A canvas that is painted at most once a frame. */
function plainSheet(
  canvas: HTMLCanvasElement,
  paint: (pen: Canvas2D) => void,
): Sheet & { readonly drop: () => void } {
  let frame: number | null = null;
  const paintNow = (): void => {
    frame = null;
    const pen = canvas.getContext('2d');
    if (!pen) return;
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.clearRect(0, 0, canvas.width, canvas.height);
    pen.save();
    paint(pen);
    pen.restore();
  };
  return {
    canvas,
    draw: () => {
      frame ??= requestAnimationFrame(paintNow);
    },
    drop: () => {
      if (frame !== null) cancelAnimationFrame(frame);
    },
  };
}

function FirstCanvas<Name extends string>({
  name,
  size,
  ratio,
  paint,
  onSheet,
}: SheetsProps<Name> & { readonly name: Name }) {
  const ref = useRef<HTMLCanvasElement>(null);
  const now = useRef({ paint, onSheet });
  useLayoutEffect(() => {
    now.current = { paint, onSheet };
  });
  useLayoutEffect(() => {
    if (!ref.current) return;
    const sheet = plainSheet(ref.current, (pen) => now.current.paint[name](pen));
    now.current.onSheet(name, sheet);
    sheet.draw();
    return () => {
      sheet.drop();
      now.current.onSheet(name, null);
    };
    // A canvas that is given another size is empty again.
  }, [name, size.w, size.h, ratio]);
  return (
    <canvas
      ref={ref}
      className="first-canvas"
      width={size.w * ratio}
      height={size.h * ratio}
      style={{ width: size.w, height: size.h }}
    />
  );
}

/** The canvases of the tabletop until Konva has come to keep them: the table is seen and played at before that. */
export function FirstCanvases<Name extends string>(props: SheetsProps<Name>) {
  return (
    <>
      {(Object.keys(props.paint) as Name[]).map((name) => (
        <FirstCanvas key={name} name={name} {...props} />
      ))}
    </>
  );
}
