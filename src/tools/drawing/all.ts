import { cropNames, cropSvg, heroCropSvg, heroStripSvg } from './crops';
import { keyPlanSvg } from './keyplan';
import { logoSvg } from './logo';
import { valveNames } from '../../content-model/vocabulary/valves';
import { heroPins, heroSvg } from './scenes/hero';
import { shutOffSvg, spotOf } from './scenes/shut-off';

/**
 * Every drawing that code makes for pages, by its file in `content/drawings/`. New crops are included automatically;
 * any other new drawing needs a line here.
 */
export const allDrawings = (): Map<string, string> =>
  new Map([
    ...cropNames.flatMap((name): [string, string][] => [
      [`cards/${name}.svg`, cropSvg(name)],
      [`heroes/${name}.svg`, heroCropSvg(name)],
      [`strips/${name}.svg`, heroStripSvg(name)],
    ]),
    ['house.svg', heroSvg()],
    ['house-pins.json', `${JSON.stringify(heroPins, null, 2)}\n`],
    ['shut-off.svg', shutOffSvg()],
    [
      'shut-off-spots.json',
      `${JSON.stringify(Object.fromEntries(valveNames.map((valve) => [valve, spotOf(valve)])), null, 2)}\n`,
    ],
    ['key-plan.svg', keyPlanSvg()],
    ['logo-ink.svg', logoSvg({ tone: 'ink' })],
    ['logo-white.svg', logoSvg({ tone: 'white' })],
  ]);
