import { getCities, getInterface, getSite } from '@/content/queries';
import { serviceAreaMap, type ServiceAreaMap } from '@/map/service-area-map';
import type { MapView } from '@/map/plan';
import { builtName } from '@/theme/pictures/drawings';

/** Each map once in a build: it is drawn for its file and for the pages that show it. */
const drawn = new Map<string, Promise<ServiceAreaMap>>();

/** A map of the site's cities, with its words in a language. */
export function areaMap(
  language: string | undefined,
  view: MapView,
  highlight?: string,
): Promise<ServiceAreaMap> {
  const key = [language, view, highlight].join();
  const map = drawn.get(key) ?? drawMap(language, view, highlight);
  drawn.set(key, map);
  return map;
}

async function drawMap(
  language: string | undefined,
  view: MapView,
  highlight?: string,
): Promise<ServiceAreaMap> {
  const [site, cities, words] = await Promise.all([
    getSite(language),
    getCities(language),
    getInterface(language),
  ]);
  return serviceAreaMap({
    office: { town: site.address.city, ...site.geo },
    cities: cities.map(({ id, data }) => ({ slug: id, name: data.name, ...data.geo, ...data.map })),
    highlight,
    view,
    words,
  });
}

/** Public path of a map's drawing. */
export const mapPath = (ground: string): string => `/drawings/${builtName('map', ground)}.svg`;

/** The drawing of every map, for the endpoint that writes them. */
export async function builtMaps(): Promise<{ file: string; svg: string }[]> {
  const cities = await getCities(undefined);
  const maps = await Promise.all([
    areaMap(undefined, 'area'),
    areaMap(undefined, 'shop'),
    ...cities.map(({ id }) => areaMap(undefined, 'city', id)),
  ]);
  return maps.map(({ ground }) => ({ file: builtName('map', ground), svg: ground }));
}
