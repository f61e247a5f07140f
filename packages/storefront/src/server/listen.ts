import { serve } from '@hono/node-server';
import type { Hono } from 'hono';

/**
 * Serves `app` on `PORT` until the process is told to end; requests under way are finished.
 * A taken port is one plain sentence and exit code 1.
 */
export function listen(app: Hono): void {
  const port = Number(process.env['PORT'] ?? 4001);
  const hostname = process.env['HOST'] ?? '127.0.0.1';
  const server = serve({ fetch: app.fetch, port, hostname });
  server.on('error', (error: NodeJS.ErrnoException) => {
    const reason = error.code === 'EADDRINUSE' ? 'is taken; set PORT to a free one' : error.message;
    process.stderr.write(`The storefront cannot listen: port ${port} ${reason}.\n`);
    process.exit(1);
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      server.close(() => process.exit(0));
      if ('closeIdleConnections' in server) server.closeIdleConnections();
    });
  }
}
