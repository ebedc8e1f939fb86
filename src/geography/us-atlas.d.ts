/**
 * us-atlas ships JSON without types, and letting the compiler infer them from a file of 800 KB is slow. Only
 * the parts that this project reads are described.
 */
declare module 'us-atlas/counties-10m.json' {
  import type { MultiPolygon, Polygon, Topology } from 'topojson-specification';

  type County = Polygon<{ name: string }> | MultiPolygon<{ name: string }>;
  const topology: Topology<{
    counties: { type: 'GeometryCollection'; geometries: County[] };
    states: { type: 'GeometryCollection'; geometries: County[] };
  }>;
  export default topology;
}
