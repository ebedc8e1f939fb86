import { optimize } from 'svgo/browser';
import { memoize } from '../../lib/memoize';

/**
 * Draws each line icon of a page as one path. Lucide draws them with up to eight shapes, which look the same in one:
 * their lines have one color and width. On the home page that is 71 elements less of 1,654.
 */
export const withIconsOfOnePath = (html: string): string =>
  html.replace(
    /(<svg[^>]*\sclass="lucide [^>]*>)([^]*?)(<\/svg>)/g,
    // No style and no script knows an icon by its name.
    (_, start: string, shapes: string, end: string) =>
      start.replace(/ lucide-[\w-]+/g, '') + asOnePath(shapes) + end,
  );

/**
 * The shapes as one path; as more than one if they differ in their attributes. Once for each icon: all pages have the same
 * few dozen.
 */
const asOnePath = memoize((shapes: string): string => {
  const { data } = optimize(`<svg>${shapes.replace(/<rect([^>]*?)(?:\/>|><\/rect>)/g, roundedRect)}</svg>`, {
    plugins: [
      { name: 'convertShapeToPath', params: { convertArcs: true } },
      { name: 'mergePaths', params: { force: true } },
      'convertPathData',
    ],
  });
  return data.slice('<svg>'.length, -'</svg>'.length);
});

/** A rectangle with round corners as a path, which svgo leaves as it is. */
function roundedRect(rect: string, attributes: string): string {
  const numbers = new Map(
    Array.from(attributes.matchAll(/\s([a-z]+)="([\d.]+)"/g), ([, name, value]) => [name, Number(value)]),
  );
  const { x = 0, y = 0, width = 0, height = 0, rx, ry = rx, ...others } = Object.fromEntries(numbers);
  if (rx === undefined || rx !== ry || Object.keys(others).length > 0) return rect;
  const [across, down] = [width - 2 * rx, height - 2 * rx];
  const corner = (toX: number, toY: number): string => `a${rx} ${rx} 0 0 1 ${toX} ${toY}`;
  return (
    `<path d="M${x + rx} ${y}h${across}${corner(rx, rx)}v${down}${corner(-rx, rx)}` +
    `h${-across}${corner(-rx, -rx)}v${-down}${corner(rx, -rx)}z"/>`
  );
}
