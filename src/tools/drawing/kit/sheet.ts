import { grow, overlap, type Bounds } from '../../../service-map/geometry';
import type { Shape } from './path';
import { viewBounds, type View } from './projection';

/** Attributes of one `<path>`, in the order in which they are written. */
export type PathAttributes = Readonly<Record<string, string | number | undefined>>;

interface PathItem {
  attributes: string;
  data: string;
  /** the boxes of all outlines in this item, strokes included */
  boxes: Bounds[];
  /** only stroked, so outlines may share the item even where they cross */
  strokeOnly: boolean;
}

type Item = PathItem | { markup: string };

/**
 * The list of SVG elements of one drawing. Keeps it small: shapes outside the view are left out, and an outline is
 * merged into an earlier element with the same attributes if nothing in between overlaps it, so that the picture
 * stays the same.
 */
export class Sheet {
  readonly #items: Item[] = [];
  readonly #view: Bounds;
  readonly #defaults: PathAttributes;

  /** @param defaults attributes that every path inherits unless it has its own */
  constructor(view: View, defaults: PathAttributes) {
    this.#view = viewBounds(view);
    this.#defaults = defaults;
  }

  /** Adds an outline unless it, with half its stroke, lies outside the view. */
  addPath(shape: Shape, attributes: PathAttributes): void {
    const stroke = attributes.stroke === 'none' ? 0 : Number(attributes['stroke-width'] ?? 1);
    const box = grow(shape.bounds, stroke * 0.75 + 0.5);
    if (!overlap(box, this.#view)) return;
    const text = Object.entries(attributes)
      .filter(([name, value]) => value !== undefined && value !== this.#defaults[name])
      .map(([name, value]) => `${name}="${value}"`)
      .join(' ');
    const strokeOnly = attributes.fill === 'none' && attributes['stroke-opacity'] === undefined;
    const host = this.#earlierHost(text, box, strokeOnly);
    if (host) {
      host.data += shape.data;
      host.boxes.push(box);
    } else {
      this.#items.push({ attributes: text, data: shape.data, boxes: [box], strokeOnly });
    }
  }

  /** Adds markup as it is; nothing is merged across it. */
  addMarkup(markup: string): void {
    this.#items.push({ markup });
  }

  toString(): string {
    const items = this.#items.map((item) =>
      'markup' in item ? item.markup : `<path d="${item.data}" ${item.attributes}/>`,
    );
    const shared = Object.entries(this.#defaults).map(([name, value]) => `${name}="${value}"`);
    return `<g ${shared.join(' ')}>${items.join('')}</g>`;
  }

  /** An earlier element with these attributes, if nothing between it and the outline overlaps the outline. */
  #earlierHost(attributes: string, box: Bounds, strokeOnly: boolean): PathItem | undefined {
    for (let i = this.#items.length - 1; i >= 0; i--) {
      const item = this.#items[i]!;
      if ('markup' in item) return undefined;
      const crosses = item.boxes.some((other) => overlap(other, box));
      if (item.attributes === attributes && (strokeOnly || !crosses)) return item;
      if (crosses) return undefined;
    }
    return undefined;
  }
}
