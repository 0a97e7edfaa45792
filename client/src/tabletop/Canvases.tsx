import type { Layer as KonvaLayer } from 'konva/lib/Layer';
import { Layer, Shape, Stage } from 'react-konva/lib/ReactKonvaCore';
import type { Canvas2D } from '../camera/painter.ts';

/** The canvases of the tabletop, one over the other. In a file of its own: what stands around it need not wait for Konva. */
export function Canvases<Name extends string>({
  size,
  ratio,
  paint,
  onLayer,
}: {
  readonly size: { readonly w: number; readonly h: number };
  readonly ratio: number;
  /** From the bottom up. */
  readonly paint: Readonly<Record<Name, (pen: Canvas2D) => void>>;
  readonly onLayer: (name: Name, layer: KonvaLayer | null) => void;
}) {
  return (
    <Stage width={size.w} height={size.h} listening={false}>
      {(Object.keys(paint) as Name[]).map((name) => (
        <Layer
          key={name}
          listening={false}
          ref={(layer) => {
            onLayer(name, layer as KonvaLayer | null);
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
