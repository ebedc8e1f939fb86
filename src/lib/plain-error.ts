/** An error for people who did not write the code: its message says what to do, so it is shown without a stack trace. */
export class PlainError extends Error {
  constructor(message: string) {
    super(message);
    // Empty and not the message: Astro prints a heading 'Stack trace:' over any text here.
    this.stack = '';
  }
}
