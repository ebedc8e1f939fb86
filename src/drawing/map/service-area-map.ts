import { bearingWords } from '@/geography/coordinates';
import { optimise } from '../optimise';
import { cityLayer } from './city-layer';
import { clearRoutes } from './clear-routes';
import { countyGround } from './county-layer';
import type { Anchor } from './label-placement';
import { escapeXml } from './map-text';
import { cityLabels, placeNames, quietNames, surroundings, type MapLines } from './names';
import type { MapCity, ServiceAreaMapOptions } from './options';
import { pipeLayer, teeLayer } from './pipe-layer';
import { edgeOf, mapPlan, type MapPlan } from './plan';
import { ringLayer, wholeMiles } from './ring-layer';
import { serviceLine, type ServiceLine } from './service-lines';
import { handwheel, round } from './symbols';

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
  /** the cities that are on the picture */
  places: MapPlace[];
}

/**
 * Draws the service area from real positions: county outlines, the office as a valve, a line of pipe to a
 * flange in each city, and rings of straight-line miles. The lines show whom we serve, not roads.
 * @throws RangeError when `highlight` names no city, or all places are one
 */
export function serviceAreaMap(options: ServiceAreaMapOptions): ServiceAreaMap {
  const plan = mapPlan(options);
  const { frame, centre, style, shown } = plan;
  const lines = routes(plan);
  const { live, quiet } = liveAndQuiet(plan, lines);
  const sheet = edgeOf(frame, 0);
  const texts = placeNames(plan, { live, quiet });
  const drawing = [
    countyGround(frame, plan.counties),
    ringLayer(frame, options.office, style.rings),
    quietNames(texts, style.text),
    pipeLayer(quiet, 'quiet', sheet),
    teeLayer(quiet, 'quiet', sheet, style.valve),
    pipeLayer(live, 'live', sheet, style.thinnestPipe),
    teeLayer(live, 'live', sheet, style.valve),
    handwheel(centre, style.valve),
    plan.tag.markup,
  ].join('');
  return {
    svg: wrap(plan, drawing, cityLayer(plan, lines, texts)),
    places: shown.map((city) => {
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

/** A line to each city, out of the way of the names. */
function routes(plan: MapPlan): readonly ServiceLine[] {
  const { options, frame, centre } = plan;
  const plain = options.cities.map((city) => serviceLine(city.slug, centre, frame.place(city)));
  return clearRoutes(plain, {
    labels: cityLabels(plan),
    surroundings: (lines) => surroundings(plan, liveAndQuiet(plan, lines)),
  });
}

/** All lines are in service in the map of the area, in that of a city its own; in the close-up only the valve is. */
function liveAndQuiet({ options: { view }, marked }: MapPlan, lines: readonly ServiceLine[]): MapLines {
  const isLive = ({ slug }: ServiceLine): boolean =>
    view === 'area' || (view === 'city' && slug === marked?.slug);
  return { live: lines.filter(isLive), quiet: lines.filter((line) => !isLive(line)) };
}

/** The finished picture. Links are added last, as the optimiser does not know that an SVG link has an address. */
function wrap(plan: MapPlan, drawing: string, links: string): string {
  const { width, height } = plan.frame;
  const optimised = optimise(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${drawing}</svg>`,
  );
  // a picture hides what is in it from readers; the map of the area has links in it, so it is a group
  const role = plan.options.view === 'area' ? 'group' : 'img';
  return optimised
    .replace('<svg', `<svg class="service-area-map" role="${role}" aria-label="${escapeXml(inWords(plan))}"`)
    .replace('</svg>', `${links}</svg>`);
}

/** What the picture shows, for those who do not see it. */
function inWords({ options: { office, view }, marked, shown }: MapPlan): string {
  const way = (city: MapCity): string => `${wholeMiles(office, city)} miles ${bearingWords(office, city)}`;
  if (view === 'city' && marked)
    return `Map: ${marked.name} lies ${way(marked)} of our shop in ${office.town}, in a straight line`;
  if (view === 'shop') {
    const around = shown.map((city) => `${city.name} ${way(city)}`).join(', ');
    return `Map: our shop in ${office.town}${around && `; in a straight line from it, ${around}`}`;
  }
  return `Map of the cities around our shop in ${office.town}`;
}
