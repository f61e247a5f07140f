import type { ServerType } from '@hono/node-server';

/**
 * Stops accepting connections, lets requests finish, and aborts those that exceed `patience`
 * milliseconds. Resolves when all connections are closed.
 */
export async function closeGracefully(server: ServerType, patience: number): Promise<void> {
  const limit = setTimeout(() => {
    if ('closeAllConnections' in server) server.closeAllConnections();
  }, patience);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  });
  clearTimeout(limit);
}
