import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';

/** Listens on a port for a moment. @returns whether no other program has it */
const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else reject(error);
    });
    probe.listen(port, () => probe.close(() => resolve(true)));
  });

/** Above the ports that Chromium refuses (10080 is the last), with room below those of outgoing connections. */
const LOWEST = 11_000;

/**
 * The first port that the system may give to an outgoing connection: such a connection, of a browser for example, keeps
 * it for a minute, and a server that stops on it could not start on it again.
 */
function firstOutgoing(): number {
  try {
    return Number.parseInt(readFileSync('/proc/sys/net/ipv4/ip_local_port_range', 'utf8'), 10);
  } catch {
    // Other systems keep to the range of IANA.
    return 49_152;
  }
}

/** A port of this machine that is free at this moment, and that no outgoing connection takes. */
export async function freePort(): Promise<number> {
  const room = Math.max(firstOutgoing() - LOWEST, 1_000);
  // By chance, because programs that ask at the same moment must not get the same one.
  return nextFreePort(LOWEST + Math.floor(Math.random() * room));
}

/** The first port that is free at this moment, counting up. @param from is tried first */
export async function nextFreePort(from: number): Promise<number> {
  let port = from;
  while (!(await isFree(port))) port += 1;
  return port;
}
