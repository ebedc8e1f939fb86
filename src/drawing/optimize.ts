import { optimize, type PluginConfig } from 'svgo';

/**
 * The two plugins of svgo that still find something in what a `Canvas` writes. The whole preset takes twenty
 * times as long and gains nothing here. Its `removeOffCanvasPaths` must never come in: it deletes straight
 * pipes that cross the view. Path commands stay relative, because they repeat more often, which brotli rewards.
 */
const plugins: PluginConfig[] = [
  'convertColors',
  { name: 'convertPathData', params: { utilizeAbsolute: false } },
];

/** Whole numbers would deform small circles. */
const floatPrecision = 1;

/** The drawing in its shortest form that looks the same. Runs at build time only. */
export function optimizeSvg(svg: string): string {
  return optimize(svg, { floatPrecision, plugins }).data;
}
