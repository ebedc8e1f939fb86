/**
 * Makes a function that keeps its result for each object that it was called with, for as long as the object is in use, and
 * for each text.
 * @param make must return the same whenever it is called with the same
 */
export function memoize<Of extends object | string, Result>(make: (of: Of) => Result): (of: Of) => Result {
  const texts = new Map<string, { result: Result }>();
  const objects = new WeakMap<object, { result: Result }>();
  return (of) => {
    const results = (typeof of === 'string' ? texts : objects) as Map<Of, { result: Result }>;
    const cached = results.get(of) ?? { result: make(of) };
    results.set(of, cached);
    return cached.result;
  };
}
