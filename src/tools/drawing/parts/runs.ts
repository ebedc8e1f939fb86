import { palette, pipe, type Canvas, type Collar, type Point3 } from '../kit';
import {
  cleanoutX,
  kitchenStackX,
  laundryStackX,
  meterX,
  roofY,
  sewerFall,
  sewerY,
  stackX,
  underSlab,
} from './datum';

/** The systems of the house, each with its own color. A page can highlight one and mute the others. */
export type System = 'hot' | 'cold' | 'drain' | 'vent' | 'gas';

/** All systems in drawing order: waste behind, pressure pipes and gas before it. */
export const systems: readonly System[] = ['vent', 'drain', 'cold', 'hot', 'gas'];

/** One pipe of the house on the cut plane, its points from upstream to downstream, lengths in cm. */
export interface Run {
  name: string;
  points: readonly Point3[];
  diameter: number;
  /** bend radius where the usual 1.3 diameters does not fit */
  bend?: number;
  collars?: readonly Collar[];
  /** index of the point where the water seal of a trap ends: only before it may waste rise */
  weir?: number;
}

const across = [1, sewerFall] as const;
const upright = [0, 1] as const;
const collarsAt = (heights: readonly number[], x: number): Collar[] =>
  heights.map((y) => ({ at: [x, y, 0], along: upright }));

/**
 * Every run of the house by system. Branches come before the pipe that they join, so that the larger pipe covers the
 * joint.
 */
export const runs: Readonly<Record<System, readonly Run[]>> = {
  vent: [
    { name: 'main vent through the roof', points: [[stackX, 286], [stackX, roofY(stackX) + 40]], diameter: 12, collars: collarsAt([556], stackX) }, // prettier-ignore
    { name: 'kitchen vent through the roof', points: [[kitchenStackX, 326], [kitchenStackX, roofY(kitchenStackX) + 44]], diameter: 9 }, // prettier-ignore
    { name: 'laundry vent through the roof', points: [[laundryStackX, 46], [laundryStackX, roofY(laundryStackX) + 44]], diameter: 9 }, // prettier-ignore
  ],
  drain: [
    { name: 'laundry standpipe', points: [[828, 104], [828, 30], [laundryStackX, 30], [laundryStackX, 46]], diameter: 7, bend: 7, weir: 3 }, // prettier-ignore
    {
      name: 'toilet bend',
      points: [
        [494, 6],
        [494, -66],
        [464, -89],
        [436, -91.5],
      ],
      diameter: 12,
      bend: 16,
    },
    { name: 'laundry stack and branch', points: [[laundryStackX, 46], [laundryStackX, -62], [404, -94]], diameter: 12, bend: 16, collars: collarsAt([46], laundryStackX) }, // prettier-ignore
    { name: 'lavatory trap and arm', points: [[94, 353], [94, 318], [68, 318], [68, 332], [kitchenStackX, 328]], diameter: 7, bend: 12, weir: 3 }, // prettier-ignore
    {
      name: 'disposal discharge',
      points: [
        [132, 60],
        [92, 57],
      ],
      diameter: 7,
    },
    { name: 'kitchen trap and arm', points: [[92, 88], [92, 22], [62, 22], [62, 48], [kitchenStackX, 45]], diameter: 9, bend: 15, weir: 3, collars: collarsAt([70], 92) }, // prettier-ignore
    { name: 'kitchen stack', points: [[kitchenStackX, 328], [kitchenStackX, sewerY(kitchenStackX)]], diameter: 9, collars: collarsAt([328, 45], kitchenStackX) }, // prettier-ignore
    { name: 'tub trap and arm', points: [[338, 317], [338, 281], [358, 281], [358, 291], [stackX, 287]], diameter: 7, bend: 10, weir: 3 }, // prettier-ignore
    {
      name: 'yard cleanout',
      points: [
        [cleanoutX, 14],
        [cleanoutX, sewerY(cleanoutX)],
      ],
      diameter: 12,
    },
    { name: 'stack and building sewer', points: [[stackX, 286], [stackX, sewerY(stackX)], [-1020, sewerY(-1020)]], diameter: 17, bend: 26, collars: [...collarsAt([286, 130, 4], stackX), ...[-900, -740, -580, -420, -260, 160].map((x): Collar => ({ at: [x, sewerY(x), 0], along: across }))] }, // prettier-ignore
  ],
  cold: [
    {
      name: 'cold riser',
      points: [
        [395.5, underSlab.cold],
        [395.5, 412],
        [380, 412],
      ],
      diameter: 7,
      bend: 8,
    },
    {
      name: 'city service',
      points: [
        [-1300, -46],
        [meterX - 34, -46],
      ],
      diameter: 8,
    },
    { name: 'house service to the water heater', points: [[meterX + 34, -46], [-392, -46], [-366, underSlab.cold], [876, underSlab.cold], [876, 238], [927, 238], [927, 214]], diameter: 8, bend: 13 }, // prettier-ignore
  ],
  hot: [
    { name: 'hot main from the water heater', points: [[968, 214], [968, 257], [856, 257], [856, underSlab.hot], [424.5, underSlab.hot], [424.5, 431], [380, 431]], diameter: 8, bend: 13 }, // prettier-ignore
  ],
  gas: [
    {
      name: 'gas control connection',
      points: [
        [1034, 74],
        [986, 74],
      ],
      diameter: 6,
    },
    { name: 'gas line to the water heater', points: [[1280, 62], [1280, 262], [1034, 262], [1034, 48]], diameter: 6, bend: 9 }, // prettier-ignore
  ],
};

/** Color of a system's pipes. */
const systemColor: Readonly<Record<System, string>> = {
  vent: palette.drain,
  drain: palette.drain,
  cold: palette.cold,
  hot: palette.hot,
  gas: palette.gas,
};

/** Draws one run in its system's color. */
export function drawRun(canvas: Canvas, system: System, { points, diameter, bend, collars }: Run): void {
  pipe(canvas, points, {
    diameter,
    color: systemColor[system],
    bend,
    collars,
  });
}

/** What `drawRuns` shows. */
export interface RunsOptions {
  /** systems in full color; all when left out, the others are drawn muted */
  lit?: readonly System[];
  /** runs by name that a crop redraws itself */
  without?: readonly string[];
}

/**
 * Draws the pipes of the house, one system after the other. In a drawing with classes each system is a group, so that
 * a page can highlight it; its white strokes are animated as running water.
 */
export function drawRuns(canvas: Canvas, { lit = systems, without = [] }: RunsOptions = {}): void {
  for (const system of systems) {
    const draw = (): void => {
      for (const run of runs[system]) if (!without.includes(run.name)) drawRun(canvas, system, run);
    };
    if (!lit.includes(system)) canvas.muted(draw);
    else if (canvas.classes) canvas.group(system, draw);
    else draw();
  }
}

/** Name of a run. Typed, so that a crop cannot misspell a run that it leaves out. */
export function runByName(name: string): Run {
  for (const system of systems) for (const run of runs[system]) if (run.name === name) return run;
  throw new RangeError(`The house has no run named "${name}".`);
}

/** Runs of the house that carry water to and from the heater, and gas to its burner. */
export const heaterRuns = {
  water: ['house service to the water heater', 'hot main from the water heater'],
  gas: ['gas control connection', 'gas line to the water heater'],
} as const;
