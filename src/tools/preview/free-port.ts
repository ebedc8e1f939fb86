import { createServer } from 'node:net';

/** Listens on a port for a moment. @returns the port; undefined if another program has it */
const tryPort = (wanted: number): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(undefined);
      else reject(error);
    });
    probe.listen(wanted, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : wanted));
    });
  });

/** A port of this machine that is free at this moment. */
export async function freePort(): Promise<number> {
  return (await tryPort(0)) ?? 0;
}

/** The first port that is free at this moment, counting up. @param from is tried first */
export async function nextFreePort(from: number): Promise<number> {
  let port = from;
  while ((await tryPort(port)) === undefined) port += 1;
  return port;
}
