/**
 * A script that a Node process loads first: its clock shows another time and goes on from there, also in the contexts
 * in which it runs the code of others.
 * @param now what the clock is to show now
 */
export function clockScript(now: Date): string {
  const shifted = `(() => {
  const Real = globalThis.Date;
  const now = () => Real.now() + ${now.getTime() - Date.now()};
  function Date(...values) {
    return new.target
      ? Reflect.construct(Real, values.length ? values : [now()], new.target)
      : new Date().toString();
  }
  // Libraries tell a date from other objects by its constructor.
  Date.prototype = Real.prototype;
  Real.prototype.constructor = Date;
  globalThis.Date = Object.assign(Date, { now, parse: Real.parse, UTC: Real.UTC });
})();`;
  return `const source = ${JSON.stringify(shifted)};
const vm = require('node:vm');
vm.runInThisContext(source);
const { createContext } = vm;
vm.createContext = (...values) => {
  const context = createContext(...values);
  vm.runInContext(source, context);
  return context;
};
`;
}
