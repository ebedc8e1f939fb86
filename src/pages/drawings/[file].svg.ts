import type { APIRoute, GetStaticPaths } from 'astro';
import { builtMaps } from '@/components/area-map';
import { builtDrawings } from '@/theme/pictures/drawings';

/** One address per drawing, with the hash of its content in the name. */
export const getStaticPaths = (async () =>
  [...builtDrawings(), ...(await builtMaps())].map(({ file, svg }) => ({
    params: { file },
    props: { svg },
  }))) satisfies GetStaticPaths;

/** Writes a drawing as a file, for pictures that are loaded lazily. */
export const GET: APIRoute<{ svg: string }> = ({ props }) =>
  new Response(props.svg, { headers: { 'Content-Type': 'image/svg+xml' } });
