import type { Layer as KonvaLayer } from 'konva/lib/Layer';
import type { ReactElement } from 'react';
import { Layer, Shape, Stage } from 'react-konva/lib/ReactKonvaCore';
import type { Sheet, SheetsProps } from './sheet.ts';

const sheetOf = (layer: KonvaLayer): Sheet => ({
  canvas: layer.getCanvas()._canvas,
  draw: () => void layer.batchDraw(),
});

/** The canvases of the tabletop, kept by Konva. In a file of its own: nobody waits for it (`FirstCanvases.tsx`). */
export function keptByKonva<Name extends string>({
  size,
  ratio,
  paint,
  onSheet,
}: SheetsProps<Name>): ReactElement {
  return (
    <Stage width={size.w} height={size.h} listening={false}>
      {(Object.keys(paint) as Name[]).map((name) => (
        <Layer
          key={name}
          listening={false}
          ref={(layer: KonvaLayer | null) => {
            onSheet(name, layer && sheetOf(layer));
            layer?.getCanvas().setPixelRatio(ratio);
          }}
        >
          <Shape
            listening={false}
            perfectDrawEnabled={false}
            sceneFunc={(context) => {
              const pen = context._context;
              pen.save();
              paint[name](pen);
              pen.restore();
            }}
          />
        </Layer>
      ))}
    </Stage>
  );
}
