import { phrase } from '../../load/mistake';
import type { Entry } from '../../load/read';
import { valueAt } from '../../load/schema-fields';
import { countyAt } from '../../../map/geography/counties';
import { isState, stateOf } from '../../../map/geography/states';
import { zipInfo } from '../../../map/geography/zip-codes';
import { mainPages } from '../../paths';
import { didYouMean, at, type FieldRef } from '../fields';
import type { Rule, Say } from './rule';

/** The values of a list, however it is written. */
const list = (entry: Entry, field: string): unknown[] => [valueAt(entry.raw, [field]) ?? []].flat();

function officePlace(entry: Entry, region: string, say: Say): void {
  const [latitude, longitude] = ['latitude', 'longitude'].map((name) => valueAt(entry.raw, ['geo', name]));
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return;
  const { code, name } = stateOf(region);
  if (!countyAt({ latitude, longitude })?.id.startsWith(code))
    say(
      at(entry, 'geo'),
      `is not in ${name}, the state of the address`,
      'Check both numbers; the longitude is negative.',
    );
}

/** ZIP codes exist in the office's state, and regions and cities do not contradict each other. */
export const places: Rule = ({ of }, say) => {
  const state = valueAt(of('site')[0]?.raw, ['address', 'region']);
  const checkZip = (field: FieldRef): void => {
    const code = valueAt(field.entry.raw, field.path);
    if (typeof code !== 'string' || !/^\d{5}$/.test(code) || !isState(state)) return;
    if (zipInfo(code)?.state !== state)
      say(field, `"${code}" is not a ZIP code in ${stateOf(state).name}`, 'Look it up at the post office.');
  };
  for (const entry of of('site')) {
    checkZip(at(entry, 'address', 'postalCode'));
    if (isState(state)) officePlace(entry, state, say);
    else say(at(entry, 'address', 'region'), 'is not a state', 'Write its two letters, as in "TX".');
  }
  const regions = of('regions');
  for (const entry of of('cities')) {
    for (const index of list(entry, 'zipCodes').keys()) checkZip(at(entry, 'zipCodes', index));
    const region = valueAt(entry.raw, ['region']);
    const other = regions.find((one) => one.id !== region && list(one, 'cities').includes(entry.id));
    if (other && regions.some(({ id }) => id === region))
      say(
        at(entry, 'region'),
        phrase`"${String(region)}" is not the region that lists this city in ${{ file: 'content/regions.json' }}`,
        `There it is listed under "${other.id}": change one of the two.`,
      );
  }
};

/** Names of files become addresses; a page of the main site needs a route in code. */
export const fileNames: Rule = ({ entries, of }, say) => {
  for (const entry of entries) {
    const { file, id, root } = entry;
    if (root.length === 0 && file.includes('/', 8) && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
      say(
        at(entry),
        `is in a file called "${id}", which no address can have`,
        'Name it with lower-case letters, digits and single hyphens: north-dallas.md.',
        'top',
      );
  }
  for (const entry of of('pages'))
    if (!mainPages.includes(entry.id))
      say(
        at(entry),
        'is shown at no address of the site',
        `A page of your own goes into content/landing. ${didYouMean(entry.id, mainPages)}`,
        'top',
      );
};
