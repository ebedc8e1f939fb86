/** A landing page as its file's front matter has it, before any schema. */
export type RawLanding = Readonly<Record<string, unknown>>;

/** What a second version never takes from the page that it is a version of: addresses of its own. */
const ownOnly: readonly string[] = ['path', 'aliases'];

const isRecord = (value: unknown): value is RawLanding =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/**
 * A second version of a landing page, whole: what it does not say itself, the other page says. Groups of fields are
 * joined field by field and sections by their type, the first of a type with the first; any other value, lists among
 * them, stands in place of the other page's. Search engines are to know one of the two.
 * @param own the version's front matter
 * @param base the front matter of the page that `variantOf` names
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

/** The other page's sections, each with what the version says of it; a section that it lacks comes last. */
function joinedSections(own: readonly unknown[], base: readonly unknown[]): unknown[] {
  const result = [...base];
  const taken = new Set<number>();
  for (const section of own) {
    const at = base.findIndex(
      (other, index) =>
        !taken.has(index) && isRecord(other) && isRecord(section) && other.type === section.type,
    );
    if (at < 0) {
      result.push(section);
      continue;
    }
    taken.add(at);
    result[at] = joined(section as RawLanding, base[at] as RawLanding);
  }
  return result;
}
