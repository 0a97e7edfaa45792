// In place of `konva/lib/Core.js`: what react-konva needs of it for a stage with layers and shapes.
import { Konva as global } from 'konva/lib/Global.js';
import { Group } from 'konva/lib/Group.js';
import { Layer } from 'konva/lib/Layer.js';
import { Node } from 'konva/lib/Node.js';
import { Shape } from 'konva/lib/Shape.js';
import { Stage } from 'konva/lib/Stage.js';

const konva = Object.assign(global, {
  Node,
  Stage,
  Layer,
  Group,
  Shape,
  beginUpdateBatch: () => Node._beginUpdateBatch(),
});
// oxlint-disable-next-line import/no-default-export -- the door has one
export default konva;
