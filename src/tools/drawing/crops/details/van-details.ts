import { palette, type Canvas, type Placement } from '../../kit';

/**
 * What a near view of the van adds to `van`: handles, mirror, lamps, bumpers, and the elbow of the company's mark
 * on its side.
 * @param at the van's own place and scale
 */
export function vanDetails(canvas: Canvas, at: Placement): void {
  const { orange, deep, amber, white, ink, mist, steel } = palette;
  canvas.flat('M214 132V176H246V168', at, { width: 20, color: ink });
  canvas.flat('M214 133V176H245', at, { width: 15, color: orange });
  canvas.flat('M200 128H228V138H200ZM240 162H250V190H240Z', at, { fill: deep, line: 0.8 });
  canvas.flat('M196 116H210M298 116H312', at, { width: 5, color: mist, cap: 'round' });
  canvas.flat('M380 138Q392 138 392 148V162H380Z', at, { fill: ink, line: 0.6 });
  canvas.flat('M436 92H458V76H442Z', at, { fill: amber, line: 0.8 });
  canvas.flat('M2 112H12V134H2Z', at, { fill: deep, line: 0.8 });
  canvas.flat('M452 46H464V58H452ZM-4 42H8V56H-4Z', at, { fill: steel, line: 0.8 });
  canvas.flat('M28 196H120', at, { width: 4, color: white, cap: 'round' });
}
