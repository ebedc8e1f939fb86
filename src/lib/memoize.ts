/**
 * Makes a function that keeps its result for each object that it was called with, for as long as the object is in use.
 * @param make must return the same whenever it is called with the same object
 */
export function memoize<Of extends object, Result>(make: (of: Of) => Result): (of: Of) => Result {
  const results = new WeakMap<Of, { result: Result }>();
  return (of) => {
    const cached = results.get(of) ?? { result: make(of) };
    results.set(of, cached);
    return cached.result;
  };
}
