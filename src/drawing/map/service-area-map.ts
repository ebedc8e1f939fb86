import { bearingWords } from '@/geography/coordinates';
import { optimise } from '../optimise';
import { cityLayer } from './city-layer';
import { countyGround, mapCounties } from './county-layer';
import { mapFrame, type MapFrame } from './frame';
import type { Anchor } from './label-placement';
import { escapeXml } from './map-text';
import { placeNames, quietNames } from './names';
import { officeTag } from './office-tag';
import type { MapCity, ServiceAreaMapOptions } from './options';
import { pipeLayer, teeLayer } from './pipe-layer';
import { ringLayer, wholeMiles } from './ring-layer';
import { serviceLine } from './service-lines';
import { handwheel, round } from './symbols';
import { textStyles } from './text-styles';

/** Where a city stands on the picture, for labels or markers in HTML. */
export interface MapPlace {
  slug: string;
  /** percent of the picture's width and height, from the upper left */
  x: number;
  y: number;
  /** which side of the place its label stands on; absent where the label found no room */
  anchor?: Anchor;
}

/** The picture and where its cities are. */
export interface ServiceAreaMap {
  svg: string;
  places: MapPlace[];
}

/** Width of the sheet in map units: at 350 px on a phone, city names are 12 px high. */
const sheetWidth = 520;

/**
 * Draws the service area from real positions: county outlines, the office as a valve, a line of pipe to a
 * flange in each city, and rings of straight-line miles. The lines show whom we serve, not roads.
 * @throws RangeError when `highlight` names no city, or all places are one
 */
export function serviceAreaMap(options: ServiceAreaMapOptions): ServiceAreaMap {
  const { office, cities, highlight, size } = options;
  const marked = cities.find(({ slug }) => slug === highlight);
  if (highlight !== undefined && !marked) throw new RangeError(`The map has no city '${highlight}'.`);
  const frame = mapFrame(office, cities, sheetWidth);
  const centre = frame.place(office);
  const styles = textStyles[size];
  const lines = cities.map((city) => serviceLine(city.slug, centre, frame.place(city)));
  const tag = officeTag(centre, office.town, styles.tag);
  const named = size === 'full' ? cities : cities.filter((city) => city === marked);
  const live = marked && size === 'small' ? lines.filter(({ slug }) => slug === marked.slug) : lines;
  const quiet = lines.filter((line) => !live.includes(line));
  const texts = placeNames(frame, options, { named, live, quiet, tag: tag.box, marked });
  const counties = mapCounties(frame, [office, ...cities]);
  const drawing = [
    countyGround(frame, counties),
    ringLayer(frame, office),
    quietNames(texts, styles),
    pipeLayer(quiet, 'quiet'),
    teeLayer(quiet, 'quiet'),
    pipeLayer(live, 'live', size === 'small' ? 6 : 0),
    teeLayer(live, 'live'),
    handwheel(centre),
    tag.markup,
  ].join('');
  const links = cityLayer(options, lines, texts, marked);
  return {
    svg: wrap(frame, options, marked, { drawing, links }),
    places: cities.map((city) => {
      const [x, y] = frame.place(city);
      return {
        slug: city.slug,
        x: round((x / frame.width) * 100),
        y: round((y / frame.height) * 100),
        anchor: texts.get(city.slug)?.anchor,
      };
    }),
  };
}

/** The finished picture. Links are added last, as the optimiser does not know that an SVG link has an address. */
function wrap(
  frame: MapFrame,
  { office, size }: ServiceAreaMapOptions,
  marked: MapCity | undefined,
  { drawing, links }: { drawing: string; links: string },
): string {
  const optimised = optimise(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${frame.width} ${frame.height}">${drawing}</svg>`,
  );
  const words =
    size === 'small' && marked
      ? `Map: ${marked.name} lies ${wholeMiles(office, marked)} miles ${bearingWords(office, marked)} of our shop in ${office.town}, in a straight line`
      : `Map of the cities around our shop in ${office.town}`;
  // a picture hides what is in it from readers; the full map has links in it, so it is a group
  const role = size === 'small' ? 'img' : 'group';
  return optimised
    .replace('<svg', `<svg class="service-area-map" role="${role}" aria-label="${escapeXml(words)}"`)
    .replace('</svg>', `${links}</svg>`);
}
