import { readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { palette, type Canvas, type Placement } from '../kit';

const file = 'content/drawings/skyline.json';

/** Towers in centimeters around the skyline's middle, y upward from the ground; none is flat country. */
const towers = z
  .strictObject({
    outlines: z.array(z.string()),
    discs: z.array(z.strictObject({ x: z.number(), y: z.number(), radius: z.number().positive() })),
  })
  .parse(JSON.parse(readFileSync(file, 'utf8')));

/** The towers of the company's own city far off, 260 cm high at scale 1, as `content/drawings/skyline.json` has them. */
export function skyline(canvas: Canvas, { x, y, z: depth = 0, scale = 1 }: Placement): void {
  for (const outline of towers.outlines) canvas.flat(outline, { x, y, z: depth, scale }, palette.haze);
  for (const disc of towers.discs)
    canvas.disc(x + disc.x * scale, y + disc.y * scale, disc.radius * scale, depth, palette.haze);
}
