import { isRecord } from './schema-fields';

/** A landing page's front matter before it is checked by the schema. */
export type RawLanding = Readonly<Record<string, unknown>>;

const ownOnly: readonly string[] = ['path', 'aliases'];

/**
 * Completes a second version of a landing page with the values of its page. Groups are merged field by field.
 * Sections are merged by type, the first of a type with the first. All other values, including lists, replace those
 * of the page. The version gets `noindex`, because search engines should index only one of the two.
 */
export function wholeVariant(own: RawLanding, base: RawLanding): RawLanding {
  const inherited = Object.fromEntries(Object.entries(base).filter(([name]) => !ownOnly.includes(name)));
  return { ...joined(own, inherited), noindex: true };
}

function joined(own: RawLanding, base: RawLanding): RawLanding {
  const result: Record<string, unknown> = { ...base };
  for (const [name, value] of Object.entries(own)) {
    const other = base[name];
    if (name === 'sections' && Array.isArray(value) && Array.isArray(other))
      result[name] = joinedSections(value, other);
    else result[name] = isRecord(value) && isRecord(other) ? joined(value, other) : value;
  }
  return result;
}

/** The page's sections with the version's changes. One that only the version has is a mistake, which the check reports. */
function joinedSections(own: readonly unknown[], base: readonly unknown[]): unknown[] {
  const changes = own.filter(isRecord);
  return base.map((section) => {
    const at = changes.findIndex(({ type }) => isRecord(section) && section.type === type);
    return at < 0 ? section : joined(changes.splice(at, 1)[0]!, section as RawLanding);
  });
}
