import type { Server } from 'node:http';
import type { AddressInfo, Server as NetServer } from 'node:net';

/** A server that runs. */
export interface Running {
  port: number;
  /** Stops it at once and closes open connections. */
  close: () => Promise<void>;
}

/**
 * Starts a server.
 * @param port 0 for a free one
 * @param host from which computers it can be reached; by default from all
 * @throws Error that says what to do if the port is in use
 */
export const listen = (server: Server | NetServer, port: number, host?: string): Promise<Running> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(
              `Port ${port} is in use, perhaps by another "npm start" or "npm run dev". End the program that uses it.`,
            )
          : error,
      );
    });
    server.listen(port, host, () =>
      resolve({
        port: (server.address() as AddressInfo).port,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            if ('closeAllConnections' in server) server.closeAllConnections();
          }),
      }),
    );
  });
