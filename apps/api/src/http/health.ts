import type { Hono } from 'hono';
import type { Database } from '../db/client.ts';

/** `/health/live`: the process runs. `/health/ready`: it can serve, because the database answers. */
export function healthRoutes(app: Hono, database: Pick<Database, 'ping'>): void {
  app.get('/health/live', (context) => context.json({ status: 'ok' }));
  app.get('/health/ready', async (context) => {
    context.header('Cache-Control', 'no-store');
    try {
      await database.ping();
      return context.json({ status: 'ok' });
    } catch {
      return context.json({ status: 'unavailable' }, 503);
    }
  });
}
