/** After this time the page goes on without a script that a press waits for, in milliseconds. */
const PATIENCE_MS = 6000;

/** Fails when the page should no longer wait for a script; for a race with it. */
export const late = (): Promise<never> => new Promise((_resolve, reject) => setTimeout(reject, PATIENCE_MS));
