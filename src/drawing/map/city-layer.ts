import { bearingWords } from '@/geography/coordinates';
import { palette, type Point2 } from '../kit';
import type { LabelSpot } from './label-placement';
import { escapeXml, mapText } from './map-text';
import type { MapCity, ServiceAreaMapOptions } from './options';
import { runPath } from './pipe-layer';
import { wholeMiles } from './ring-layer';
import type { ServiceLine } from './service-lines';
import { textStyles } from './text-styles';
import { flange, markedFlange, quietFlange, round } from './symbols';

/** Flanges and names; in the full map each is a link with the line to it, which the page lets run on hover. */
export function cityLayer(
  { office, cities, size }: ServiceAreaMapOptions,
  lines: readonly ServiceLine[],
  texts: ReadonlyMap<string, LabelSpot>,
  marked: MapCity | undefined,
): string {
  const style = `font-size="${textStyles[size].city.size}" font-weight="650" fill="${palette.white}" stroke="${palette.ink}" stroke-width="5" paint-order="stroke" stroke-linejoin="round"`;
  const drawn = cities.map((city, i) => {
    const line = lines[i]!;
    const spot = texts.get(city.slug);
    const background = size === 'small' ? quietFlange(line.city) : flange(line.city);
    const symbol = city === marked ? markedFlange(line.city) : background;
    const name = mapText(spot, textStyles[size].city.size);
    if (size === 'small') return symbol + (name && `<g ${style}>${name}</g>`);
    const label = `${city.name}, ${wholeMiles(office, city)} miles ${bearingWords(office, city)} of our shop in a straight line`;
    return (
      `<a href="/service-area/${city.slug}" aria-label="${escapeXml(label)}" class="map-city"${city === marked ? ' aria-current="page"' : ''}>` +
      `<path class="map-run" fill="none" d="${runPath(line)}"/>${symbol}` +
      `<g class="map-name" ${style}>${name}</g>${target(line.city, spot)}</a>`
    );
  });
  return drawn.join('');
}

/** What a finger or pointer may hit: flange and name together, at least 24 px high on a phone. */
function target([x, y]: Point2, spot: LabelSpot | undefined): string {
  const reach = 18;
  const box = spot?.box ?? { left: x, right: x, top: y, bottom: y };
  const left = Math.min(x - reach, box.left - 2);
  const right = Math.max(x + reach, box.right + 2);
  const top = Math.min(y - reach, box.top - 2);
  const bottom = Math.max(y + reach, box.bottom + 2);
  return `<rect class="map-target" x="${round(left)}" y="${round(top)}" width="${round(right - left)}" height="${round(bottom - top)}" rx="5" fill="none" pointer-events="all"/>`;
}
