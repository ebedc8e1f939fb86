import { fill } from '../lib/fill';
import { cityNames, citySymbols, placeNames, quietNames, type MapLines } from './names';
import { countyGround } from './county-layer';
import { escapeXml } from './labels';
import { type ServiceAreaMapOptions, wayTo } from './options';
import { pipeLayer, teeLayer, branchLine, serviceLine, type ServiceLine } from './pipes';
import { edgeOf, mapPlan, type MapPlan } from './plan';
import { ringLayer, handwheel } from './symbols';

/**
 * A map in two layers of one size. What is drawn is a file of its own, so that it is no element of the page, and the same
 * in every language; words and links are in the page, where the browser finds and translates them, in the page's font.
 */
export interface ServiceAreaMap {
  /** The layer below, an SVG file without words. */
  ground: string;
  /** The layer above, an `<svg>` for a page. */
  names: string;
  width: number;
  height: number;
  /** slugs of the cities whose name found no room */
  unnamed: string[];
}

/**
 * Draws the service area from real positions: county outlines, the office as a valve, a line of pipe to a
 * flange in each city, and rings of straight-line miles. The lines show which cities we serve, not roads.
 * @throws RangeError if `highlight` names no city, or all places are the same
 */
export function serviceAreaMap(options: ServiceAreaMapOptions): ServiceAreaMap {
  const plan = mapPlan(options);
  const { frame, center, style } = plan;
  const lines = routes(plan);
  const { live, quiet } = liveAndQuiet(plan, lines);
  const sheet = edgeOf(frame, 0);
  const texts = placeNames(plan, { live, quiet });
  const { width, height } = frame;
  const ground = [
    countyGround(frame, plan.counties),
    ringLayer(frame, options.office, style.rings),
    pipeLayer(quiet, 'quiet', sheet),
    teeLayer(quiet, 'quiet', sheet, style.valve),
    pipeLayer(live, 'live', sheet, style.thinnestPipe),
    teeLayer(live, 'live', sheet, style.valve),
    handwheel(center, style.valve),
    citySymbols(plan),
  ].join('');
  return {
    ground: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${ground}</svg>`,
    names: wrap(plan, quietNames(texts, style.text) + plan.tag.markup + cityNames(plan, lines, texts)),
    width,
    height,
    unnamed: plan.named.map(({ slug }) => slug).filter((slug) => !texts.has(slug)),
  };
}

/** A line to each city. */
function routes({ options, home, frame, center }: MapPlan): readonly ServiceLine[] {
  const cities = options.cities.filter((city) => city !== home);
  const plain = new Map(cities.map((city) => [city.slug, serviceLine(city.slug, center, frame.place(city))]));
  return cities.map((city) => {
    const trunk = city.branchOf === undefined ? undefined : plain.get(city.branchOf);
    return (trunk && branchLine(city.slug, trunk, frame.place(city))) ?? plain.get(city.slug)!;
  });
}

/** Lines in full color: in the map of the area all, in that of a city only its own, in the close-up none. */
function liveAndQuiet({ options: { view }, marked }: MapPlan, lines: readonly ServiceLine[]): MapLines {
  const isLive = ({ slug }: ServiceLine): boolean =>
    view === 'area' || (view === 'city' && slug === marked?.slug);
  return { live: lines.filter(isLive), quiet: lines.filter((line) => !isLive(line)) };
}

/** The layer above. Not through svgo, which makes it shorter but compress worse. */
function wrap(plan: MapPlan, content: string): string {
  const { width, height } = plan.frame;
  // `img` hides its contents from assistive technology; the map of the area contains links, so it is a `group`.
  const role = plan.options.view === 'area' ? 'group' : 'img';
  return (
    `<svg class="service-area-map" role="${role}" aria-label="${escapeXml(inWords(plan))}"` +
    ` viewBox="0 0 ${width} ${height}">${content}</svg>`
  );
}

/** The picture in words, as its accessible name. */
function inWords({ options, home, marked, shown }: MapPlan): string {
  const {
    view,
    office: { town },
    words: { map },
  } = options;
  if (view === 'city' && marked && marked !== home)
    return fill(map.city, { ...wayTo(marked, options), town });
  if (view === 'shop') {
    const cities = shown.map((city) => fill(map.way, wayTo(city, options))).join(', ');
    return fill(map.shop, { town }) + (cities && fill(map.around, { cities }));
  }
  return fill(map.area, { town });
}
