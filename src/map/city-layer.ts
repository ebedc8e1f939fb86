import { fill } from '../lib/fill';
import { colors } from '../theme/colors.mjs';
import type { Point2 } from './geometry';
import type { LabelSpot } from './labels';
import { escapeXml, mapText } from './map-text';
import { runPath } from './pipe-layer';
import type { MapPlan } from './plan';
import { endOf, type ServiceLine } from './service-lines';
import { flange, markedFlange, quietFlange, round } from './symbols';
import { wayTo } from './way';

/** The cities' symbols. */
export const citySymbols = ({ shown, marked, named, frame }: MapPlan): string =>
  shown
    .map((city) => {
      const at = frame.place(city);
      if (city === marked) return markedFlange(at);
      return named.includes(city) ? flange(at) : quietFlange(at);
    })
    .join('');

/** Names of the cities. In the map of the area each is a link together with its line, which is animated on hover. */
export function cityNames(
  plan: MapPlan,
  lines: readonly ServiceLine[],
  texts: ReadonlyMap<string, LabelSpot>,
): string {
  const { options, style, shown, marked } = plan;
  const { size } = style.text.city;
  const paint = `font-size="${size}" font-weight="650" fill="${colors.white}" stroke="${colors.ink}" stroke-width="5" paint-order="stroke" stroke-linejoin="round"`;
  const names = shown.map(({ slug }) => mapText(texts.get(slug), size));
  if (options.view !== 'area') return `<g ${paint}>${names.join('')}</g>`;
  const links = shown.map((city, i) => {
    const line = lines.find(({ slug }) => slug === city.slug)!;
    const label = fill(options.words.map.link, wayTo(city, options));
    return (
      `<a href="/service-area/${city.slug}" aria-label="${escapeXml(label)}" class="map-city"${city === marked ? ' aria-current="page"' : ''}>` +
      `<path class="map-run" fill="none" d="${runPath(line)}"/>` +
      `<g class="map-name" ${paint}>${names[i]}</g>${target(endOf(line), texts.get(city.slug))}</a>`
    );
  });
  return links.join('') + homeLink(plan);
}

/** The link of the city in which the office is: its name is on the office's plate. */
function homeLink({ options, home, marked, center, tag: { box } }: MapPlan): string {
  if (!home) return '';
  const current = home === marked ? ' aria-current="page"' : '';
  return `<a href="/service-area/${home.slug}" aria-label="${escapeXml(`${options.words.map.office}, ${home.name}`)}" class="map-city"${current}>${target(center, { box })}</a>`;
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
