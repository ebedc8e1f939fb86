/** The drawing kit: what parts, scenes and crops are made of. */
export { Canvas, type BoxExtent, type CanvasOptions, type CylinderExtent, type Paint } from './canvas';
export { cropInk, heroInk, lineWidth } from './ink';
export type { Placement } from './local-path';
export { palette, tones, type Tones } from './palette';
export { collar, pipe, type Collar, type PipeOptions } from './pipe';
export { behindX, behindY, project, roomDepth, scaleAt, vanishingPoint } from './projection';
export type { Point3, View } from './projection';
export type { Point2 } from '../../../service-map/geometry';
