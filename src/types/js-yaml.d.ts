/** The part of js-yaml that this project uses; the package brings no types of its own. */
declare module 'js-yaml' {
  /**
   * Reads a YAML document.
   * @throws YAMLException with `reason` and `mark.position`
   */
  export function load(text: string): unknown;
}
