/** The part of js-yaml that this project uses; the package brings no types of its own. */
declare module 'js-yaml' {
  /** Reads a YAML document. */
  export function load(text: string): unknown;
}
