/** A record with the same names, and for each value what `make` gives. */
export const mapValues = <Name extends string, Value, Result>(
  record: Readonly<Record<Name, Value>>,
  make: (value: Value, name: Name) => Result,
): Record<Name, Result> =>
  Object.fromEntries(
    Object.entries<Value>(record).map(([name, value]) => [name, make(value, name as Name)]),
  ) as Record<Name, Result>;
