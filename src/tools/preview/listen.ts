import type { Server } from 'node:http';

/**
 * Starts a server.
 * @param port 0 for a free one
 * @param host from which computers it can be reached; by default from all
 * @throws Error that says what to do if the port is in use
 */
export const listen = (server: Server, port: number, host?: string): Promise<void> =>
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
    server.listen(port, host, resolve);
  });
