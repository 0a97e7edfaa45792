// Maps with a print of their own: much on little room.
import { drawCorners } from './map-corners.ts';
import { drawFields, withFields } from './map-fields.ts';
import { drawMapNames } from './map-names.ts';
import { bringDrawings } from './special.ts';

bringDrawings({ withFields, fields: drawFields, names: drawMapNames, corners: drawCorners });
