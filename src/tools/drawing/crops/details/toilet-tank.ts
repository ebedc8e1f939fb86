import { palette, type Canvas, type Placement } from '../../kit';

/** How an open tank is shown. */
export interface TankLook {
  /** color of the water: a plumber's dye changes it */
  water?: string;
  /** height of the water, in local cm; 70 is the mark of a tank at rest */
  level?: number;
  /** float and flapper, what wears out first, and their shaded side */
  parts?: string;
  shade?: string;
  /** left out where somebody has lifted it off */
  lid?: boolean;
}

/**
 * The tank of a toilet cut open: water, overflow tube, fill valve, float, flapper, lever. Local units are cm,
 * the origin is the foot of the wall behind it.
 */
export function openTank(
  canvas: Canvas,
  at: Placement,
  {
    water = palette.cold,
    parts = palette.orange,
    shade = palette.deep,
    lid = true,
    level = 70,
  }: TankLook = {},
): void {
  const { white, ice, mist, navy2, steel, amber, ink } = palette;
  canvas.flat('M-1 45.5Q-1 44 1 44H23Q25 44 25 45.5L26.6 80H-2.6Z', at, { fill: white, line: 1.2 });
  canvas.flat('M1.8 47.2H22.2L23.6 80H0.4Z', at, { fill: navy2, line: 1 });
  const right = 22 + (level - 47.8) / 22.2;
  canvas.flat(`M2 47.8H22L${right} ${level}H${24.2 - right}Z`, at, water);
  canvas.flat(`M2.6 ${level - 2.6}H5.4M18 ${level - 2.6}H21.6`, at, {
    width: 1.2,
    color: white,
    cap: 'round',
  });
  // flush valve: seat, overflow tube, spud through both pieces of china
  canvas.flat('M9 39H17.4V47.6H9Z', at, { fill: steel, line: 0.9 });
  canvas.flat('M15.8 47.6V72.6H18.6V47.6Z', at, { fill: white, line: 0.8 });
  canvas.flat('M8 47.6H19V49.6H8Z', at, { fill: mist, line: 0.8 });
  // fill valve on its shank, refill tube over to the overflow
  canvas.flat('M3.6 41H6.6V76.6H3.6Z', at, { fill: mist, line: 0.8 });
  canvas.flat('M2 39.8H8.2V43.6H2Z', at, { fill: steel, line: 0.8 });
  canvas.flat('M5 77Q5 79 8 78.4C13 77 16.6 77.4 17.2 72', at, { width: 1.5, color: ink });
  canvas.flat('M1.9 64H8.3V71.4H1.9Z', at, { fill: parts, line: 0.9 });
  canvas.flat('M6.4 64.4H8V71H6.4Z', at, shade);
  canvas.flat('M2.6 76H7.6V79H2.6Z', at, { fill: steel, line: 0.7 });
  // lever, chain, flapper
  canvas.flat('M12 50.4L12.6 75', at, { width: 0.9, color: ink, dash: '2.4 1' });
  canvas.flat('M11.6 75.6L27 73.4', at, { width: 3, color: ink, cap: 'round' });
  canvas.flat('M11.6 75.6L27 73.4', at, { width: 1.5, color: amber, cap: 'round' });
  canvas.flat('M8.4 49.6Q9 53.4 12.4 53.4Q15.4 53.4 15.8 49.6Z', at, { fill: parts, line: 0.9 });
  canvas.flat('M26 71.4H30.4Q32 71.4 32 73.2Q32 75 30.4 75H26Z', at, { fill: steel, line: 0.8 });
  if (!lid) return;
  canvas.flat('M-4.6 80H28.6V83.4Q28.6 87 25 87H-1Q-4.6 87 -4.6 83.4Z', at, { fill: ice, line: 1.1 });
  canvas.flat('M-1 84.4H14', at, { width: 1.4, color: white, cap: 'round' });
}
