import topology from 'us-atlas/counties-10m.json' with { type: 'json' };
import zipcodes from 'zipcodes';

/** A state of the United States. */
export interface State {
  /** Its two-digit federal code, the start of the codes of its counties. */
  code: string;
  /** Its name. */
  name: string;
}

/** The state of a postal abbreviation. */
export function stateOf(abbreviation: string): State {
  const capitals = zipcodes.states.abbr[abbreviation];
  const geometry = topology.objects.states.geometries.find(
    ({ properties }) => properties?.name.toUpperCase() === capitals,
  );
  if (!geometry?.properties) throw new RangeError(`There is no state ${abbreviation}.`);
  return { code: String(geometry.id), name: geometry.properties.name };
}

/** Whether a value is the postal abbreviation of a state. */
export const isState = (value: unknown): value is string =>
  typeof value === 'string' && Object.hasOwn(zipcodes.states.abbr, value);
