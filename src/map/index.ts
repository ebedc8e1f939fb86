/** The service-area map: one function, drawn at build time from county outlines and the cities' positions. */
export { serviceAreaMap, type ServiceAreaMap } from './service-area-map';
export type { MapCity, MapView } from './options';
