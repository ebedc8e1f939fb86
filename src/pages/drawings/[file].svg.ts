import type { APIRoute, GetStaticPaths } from 'astro';
import { builtDrawings } from '@/content-model/drawings';

/** One address a drawing, with the hash of its content in the name. */
export const getStaticPaths = (() =>
  builtDrawings().map(({ file, svg }) => ({ params: { file }, props: { svg } }))) satisfies GetStaticPaths;

/** Writes a drawing as a file, for pictures that load when they come near. */
export const GET: APIRoute<{ svg: string }> = ({ props }) =>
  new Response(props.svg, { headers: { 'Content-Type': 'image/svg+xml' } });
