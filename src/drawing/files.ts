import { createHash } from 'node:crypto';
import { cropNames, cropSvg, type CropName } from './crops';

/** A drawing as the build writes it: name in `/drawings/` and content. */
export interface DrawingFile {
  /** file name with the hash of the content, without `.svg` */
  file: string;
  svg: string;
}

const named = (name: string, svg: string): DrawingFile => ({
  file: `${name}.${createHash('sha256').update(svg).digest('hex').slice(0, 8)}`,
  svg,
});

const path = ({ file }: DrawingFile): string => `/drawings/${file}.svg`;

/** Public path of a crop; it changes with the picture, so servers may let it be cached for good. */
export function drawingFile(name: CropName): string {
  return path(named(name, cropSvg(name)));
}

/** Every drawing file, for the endpoint that writes them. Heroes are not files: pages inline them. */
export function allDrawingFiles(): DrawingFile[] {
  return cropNames.map((name) => named(name, cropSvg(name)));
}
