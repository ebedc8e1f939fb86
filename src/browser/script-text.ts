/**
 * The text of a script that is inlined into pages, from a function that is checked and linted like any other. It must use
 * nothing from outside of itself: only its text gets into the page. The build makes it small (`build/pages/postprocess.ts`).
 * @param script without `given` its body becomes a block, which is shorter than a call and cannot return
 * @param given what the build knows and the script needs; JSON
 */
export function scriptText<Given extends unknown[]>(
  script: (...given: Given) => void,
  ...given: Given
): string {
  const text = String(script);
  if (!given.length) return text.slice(text.indexOf('{'));
  return `(${text})(${given.map((one) => JSON.stringify(one)).join()});`;
}
