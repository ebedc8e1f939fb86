/** us-atlas has no types, and inferring them from 800 KB of JSON is slow. Declared is only what this project uses. */
declare module 'us-atlas/counties-10m.json' {
  import type { MultiPolygon, Polygon, Topology } from 'topojson-specification';

  type County = Polygon<{ name: string }> | MultiPolygon<{ name: string }>;
  const topology: Topology<{
    counties: { type: 'GeometryCollection'; geometries: County[] };
    states: { type: 'GeometryCollection'; geometries: County[] };
  }>;
  export default topology;
}
