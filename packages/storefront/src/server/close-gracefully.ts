import type { ServerType } from '@hono/node-server';

/**
 * Takes no new connections, lets requests under way end, and breaks off those that take longer
 * than `patience` milliseconds. Resolves when no connection is left.
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
