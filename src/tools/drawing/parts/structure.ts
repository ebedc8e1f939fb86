import { palette, pipe, type Canvas } from '../kit';
import { level } from './datum';
import { soil } from './earth';

/** Solid ink where the cut goes through walls and floors, and the pipe chase between them. */
export function shell(canvas: Canvas): void {
  canvas.flat(
    'M0 0H16V274H388V0H432V274H804V0H836V274H1234V0H1250V290H836V300H820V572H0ZM16 300V556H388V300ZM432 300V556H804V300Z',
    { x: 0, y: 0 },
    palette.ink,
  );
  canvas.quad(391, 0, 429, 572, 0, palette.navy2);
  canvas.quad(583, 0, 593, level.groundCeiling, 0, palette.ink);
}

/** Cut rafters with the orange weather skin over house and garage, gutter and downspout. */
export function roof(canvas: Canvas): void {
  const at = { x: 0, y: 0 };
  const { ink, orange } = palette;
  canvas.flat('M820 412L1300 284L1296 270L820 396Z', at, ink);
  canvas.flat('M820 424L1303 294L1300 284L820 412Z', at, orange);
  canvas.flat('M-56 554L410 800L876 554L868 540L410 780L-48 540Z', at, ink);
  canvas.flat('M-62 556L410 812L882 556L876 545L410 800L-56 545Z', at, orange);
}

/** Gutter and downspout on the left outer wall. */
export function gutter(canvas: Canvas): void {
  canvas.flat('M-68 556H-46V544Q-57 534 -68 544Z', { x: 0, y: 0 }, { fill: palette.white, line: 1 });
  pipe(canvas, [[-56, 538], [-8, 510], [-8, 16], [-26, 5]], { diameter: 8, color: palette.white, bend: 12, matt: true }); // prettier-ignore
}

/** The attic: gable wall, trusses, blown insulation, stored things. */
export function attic(canvas: Canvas): void {
  const { wallDeep, wallShade, woodDark, amber } = palette;
  canvas.poly([[13, 572], [410, level.ridge - 10], [807, 572]], wallDeep); // prettier-ignore
  canvas.poly([[20, 572, 300], [410, level.ridge - 40, 300], [800, 572, 300]], wallShade); // prettier-ignore
  const truss = [[150, 572], [280, 706], [410, 572], [540, 706], [670, 572]] as const; // prettier-ignore
  if (canvas.detail > 1) {
    canvas.line(
      truss.map(([x, y]) => [x + 4, y, 150]),
      { line: 2.2, color: palette.wood },
    );
  }
  // blown insulation: a row of round puffs is one dashed line
  canvas.line([[14, 576], [806, 576]], { width: 10, color: amber }); // prettier-ignore
  canvas.line([[32, 580], [806, 580]], { width: 30, color: amber, cap: 'round', dash: '0 29' }); // prettier-ignore
  canvas.line(truss, { line: 3.2, color: woodDark });
}

/** The attic over the garage with its two webs. */
export function garageAttic(canvas: Canvas): void {
  canvas.poly([[820, 290], [820, 402], [1240, 290]], palette.wallDeep); // prettier-ignore
  canvas.line([[900, 290], [900, 376], [1010, 290], [1010, 346], [1120, 290]], { line: 2.2, color: palette.woodDark }); // prettier-ignore
}

const slabOutline = 'M-14 0H1264V-74H1222V-30H850V-74H806V-30H440L428 -62H384L372 -30H28V-74H-14Z';

/** The slab on grade with its footings: pale concrete, aggregate as triangles, a dashed post-tension strand. */
export function slab(canvas: Canvas): void {
  canvas.flat(slabOutline, { x: 0, y: 0 }, { fill: palette.concrete, line: 1 });
  let aggregate = '';
  const stone = (x: number, y: number): string => `M${x} ${y}L${x + 6} ${y + 1}L${x + 2} ${y - 5}Z`;
  for (let x = 8; x < 1250; x += canvas.detail > 1 ? 27 : 81) aggregate += stone(x, -8 - ((x * 7) % 15));
  if (canvas.detail > 1) {
    for (const x of [2, 14, 818, 836, 1236, 1250]) for (const y of [-42, -58]) aggregate += stone(x, y);
  }
  canvas.flat(aggregate, { x: 0, y: 0 }, palette.concreteDark);
  canvas.line([[-10, -20], [1260, -20]], { line: 0.9, color: palette.steel, dash: '22 6 4 6' }); // prettier-ignore
}

/** Earth, slab and outer walls in section: what every room on the ground floor stands in. */
export function foundation(canvas: Canvas): void {
  soil(canvas);
  slab(canvas);
  shell(canvas);
}
