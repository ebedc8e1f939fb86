import { escapeHtml } from '../lib/escape-html';
import { fill } from '../lib/fill';
import { colors } from '../theme/colors.mjs';
import { borderLines } from './geography/counties';
import { round, type Point2 } from './geometry';
import { lineHeight, placeNames, type LabelSpot } from './labels';
import { branchLine, endOf, pipeLayer, runPath, serviceLine, type ServiceLine } from './pipes';
import { edgeOf, flangeRadius, mapPlan, wayTo, type MapPlan, type ServiceAreaMapOptions } from './plan';
import type { TextStyle } from './text-width';

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
  const { frame, center, style, marked } = plan;
  const { width, height } = frame;
  const lines = routes(plan);
  // In full color: in the map of the area all, in that of a city only its own, in the close-up none.
  const isLive = ({ slug }: ServiceLine): boolean =>
    options.view === 'area' || (options.view === 'city' && slug === marked?.slug);
  const live = lines.filter(isLive);
  const quiet = lines.filter((line) => !isLive(line));
  const sheet = edgeOf(frame, 0);
  const texts = placeNames(plan, live, quiet);
  const ground = [
    countyGround(plan),
    ringLayer(plan),
    pipeLayer(quiet, 'quiet', sheet, style.valve),
    pipeLayer(live, 'live', sheet, style.valve, style.thinnestPipe),
    handwheel(center, style.valve),
    citySymbols(plan),
  ].join('');
  // `img` hides its contents from assistive technology; the map of the area contains links, so it is a `group`.
  const role = options.view === 'area' ? 'group' : 'img';
  return {
    ground: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${ground}</svg>`,
    // Not through svgo, which makes it shorter but compress worse.
    names:
      `<svg class="service-area-map" role="${role}" aria-label="${escapeHtml(inWords(plan))}"` +
      ` viewBox="0 0 ${width} ${height}">${quietNames(texts, plan)}${officePlate(plan)}${cityNames(plan, lines, texts)}</svg>`,
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

/** Background, served counties a shade lighter, and the borders as dash-dotted lines. */
function countyGround({ frame, served, around }: MapPlan): string {
  const lighter = served.map(({ outline }) => frame.outline(outline)).join('');
  const borders = frame.outline(borderLines([...served, ...around]));
  return (
    `<path fill="${colors.navy}" d="M0 0h${frame.width}v${frame.height}H0z"/>` +
    `<path fill="${colors.navy2}" d="${lighter}"/>` +
    `<path fill="none" stroke="${colors.steel}" stroke-opacity=".7" stroke-width="1.5" stroke-dasharray="14 4 3 4" d="${borders}"/>`
  );
}

/** The rings: at this size a circle on the earth is a circle on the map to a fraction of a unit. */
function ringLayer({ frame, center, style }: MapPlan): string {
  const rings = style.rings.map((miles) => circle(center, round(miles * frame.unitsPerMile)));
  return `<g fill="none" stroke="${colors.cold}" stroke-opacity=".55" stroke-width="1.5" stroke-dasharray="1 7" stroke-linecap="round">${rings.join('')}</g>`;
}

const circle = ([x, y]: Point2, radius: number, paint = ''): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${radius}"${paint && ` ${paint}`}/>`;

/** The office: the handwheel of the valve that every line starts from, seen from above. */
function handwheel([x, y]: Point2, radius: number): string {
  const rim = radius * 0.79;
  const weight = (share: number): number => round(radius * share);
  const spokes = [0, 60, 120].map((degrees) => {
    const [dx, dy] = [Math.cos((degrees * Math.PI) / 180) * rim, Math.sin((degrees * Math.PI) / 180) * rim];
    return `M${round(x - dx)} ${round(y - dy)}L${round(x + dx)} ${round(y + dy)}`;
  });
  const disc = (r: number, paint: string): string => circle([x, y], round(r), paint);
  return (
    disc(radius, `fill="${colors.ink}"`) +
    disc(rim, `fill="${colors.navy2}"`) +
    `<path fill="none" stroke="${colors.orange}" stroke-width="${weight(0.21)}" d="${spokes.join('')}"/>` +
    disc(rim, `fill="none" stroke="${colors.orange}" stroke-width="${weight(0.26)}"`) +
    disc(radius * 0.29, `fill="${colors.paper}" stroke="${colors.ink}" stroke-width="2"`)
  );
}

/**
 * The cities: a flange with four bolts at the end of a line; in the background of a map about another city a capped pipe
 * end. The marked city's is larger with an orange ring, so that color is not the only difference.
 */
function citySymbols({ shown, marked, named, frame }: MapPlan): string {
  const symbol = (at: Point2, radius: number, stroke: number, fill = colors.paper): string =>
    circle(at, radius, `fill="${fill}" stroke="${colors.ink}" stroke-width="${stroke}"`);
  const hub = (at: Point2, radius: number): string => circle(at, radius, `fill="${colors.ink}"`);
  const bolts = ([x, y]: Point2): string =>
    [
      [-4.4, 0],
      [4.4, 0],
      [0, -4.4],
      [0, 4.4],
    ]
      .map(([dx = 0, dy = 0]) => `M${round(x + dx)} ${round(y + dy)}h0`)
      .join('');
  return shown
    .map((city) => {
      const at = frame.place(city);
      if (city === marked)
        return (
          symbol(at, flangeRadius * 2, 3) +
          circle(at, flangeRadius * 1.3, `fill="none" stroke="${colors.orange}" stroke-width="4"`) +
          hub(at, 3)
        );
      if (!named.includes(city)) return symbol(at, 4.5, 2, colors.steel);
      return (
        symbol(at, flangeRadius, 2.5) +
        `<path stroke="${colors.steel}" stroke-width="1.8" stroke-linecap="round" d="${bolts(at)}"/>` +
        hub(at, 2.2)
      );
    })
    .join('');
}

/** The office's name plate on its stem. */
function officePlate({ center: [x, y], tag: { lines, box, isRight }, style }: MapPlan): string {
  const { size } = style.text.tag;
  const { valve } = style;
  const line = (words: string, baseline: number, weight: number): string =>
    `<text x="${round(box.left + size * 0.6)}" y="${round(baseline)}" font-weight="${weight}">${escapeHtml(words)}</text>`;
  return (
    `<path stroke="${colors.ink}" stroke-width="3" d="M${round(isRight ? x + valve : x - valve)} ${round(y)}H${round(isRight ? box.left : box.right)}"/>` +
    `<rect x="${round(box.left)}" y="${round(box.top)}" width="${round(box.right - box.left)}" height="${round(box.bottom - box.top)}" rx="5" fill="${colors.orange}" stroke="${colors.ink}" stroke-width="2.5"/>` +
    `<g fill="${colors.ink}" font-size="${size}">${line(lines[0], y - size * 0.15, 750)}${line(lines[1], y + size, 500)}</g>`
  );
}

/** County names and miles: part of the picture, not read out. */
function quietNames(texts: ReadonlyMap<string, LabelSpot>, { style }: MapPlan): string {
  const { county, ring } = style.text;
  const of = (kind: string, { size }: TextStyle): string =>
    [...texts].map(([id, spot]) => (id.startsWith(kind) ? mapText(spot, size) : '')).join('');
  const spacing = round(county.size * (county.tracking ?? 0));
  return (
    '<g aria-hidden="true">' +
    `<g fill="${colors.street}" font-size="${county.size}" font-weight="600" letter-spacing="${spacing}">${of('county-', county)}</g>` +
    `<g fill="${colors.mist}" font-size="${ring.size}" font-weight="500" stroke="${colors.navy}" stroke-width="4" paint-order="stroke">${of('ring-', ring)}</g>` +
    '</g>'
  );
}

/** Names of the cities. In the map of the area each is a link together with its line, which is animated on hover. */
function cityNames(
  { options, style, shown, marked, home, center, tag }: MapPlan,
  lines: readonly ServiceLine[],
  texts: ReadonlyMap<string, LabelSpot>,
): string {
  const { size } = style.text.city;
  const paint = `font-size="${size}" font-weight="650" fill="${colors.white}" stroke="${colors.ink}" stroke-width="5" paint-order="stroke" stroke-linejoin="round"`;
  const names = shown.map(({ slug }) => mapText(texts.get(slug), size));
  if (options.view !== 'area') return `<g ${paint}>${names.join('')}</g>`;
  const link = (city: typeof home & object, label: string, content: string): string =>
    `<a href="/service-area/${city.slug}" aria-label="${escapeHtml(label)}" class="map-city"${city === marked ? ' aria-current="page"' : ''}>${content}</a>`;
  const links = shown.map((city, i) => {
    const line = lines.find(({ slug }) => slug === city.slug)!;
    return link(
      city,
      fill(options.words.map.link, wayTo(city, options)),
      `<path class="map-run" fill="none" d="${runPath(line)}"/>` +
        `<g class="map-name" ${paint}>${names[i]}</g>${target(endOf(line), texts.get(city.slug))}`,
    );
  });
  // The name of the city in which the office is stands on the office's plate.
  const ofHome = home ? link(home, `${options.words.map.office}, ${home.name}`, target(center, tag)) : '';
  return links.join('') + ofHome;
}

/** The area that can be pressed: symbol and name together, at least 24 px high on a phone. */
function target([x, y]: Point2, spot: Pick<LabelSpot, 'box'> | undefined): string {
  const reach = 18;
  const box = spot?.box ?? { left: x, right: x, top: y, bottom: y };
  const left = Math.min(x - reach, box.left - 2);
  const right = Math.max(x + reach, box.right + 2);
  const top = Math.min(y - reach, box.top - 2);
  const bottom = Math.max(y + reach, box.bottom + 2);
  return `<rect class="map-target" x="${round(left)}" y="${round(top)}" width="${round(right - left)}" height="${round(bottom - top)}" rx="5" fill="none" pointer-events="all"/>`;
}

/** A placed label as SVG text, one element a line. */
function mapText(spot: LabelSpot | undefined, size: number): string {
  if (!spot) return '';
  const anchor = spot.anchor === 'start' ? '' : ` text-anchor="${spot.anchor}"`;
  return spot.lines
    .map((line, i) => {
      const y = spot.at[1] + i * size * lineHeight;
      return `<text x="${round(spot.at[0])}" y="${round(y)}"${anchor}>${escapeHtml(line)}</text>`;
    })
    .join('');
}
