import type { Hono } from 'hono';

/** `/health/live`: the process runs. `/health/ready`: its dependencies answer. */
export function healthRoutes(app: Hono, needed: { ping(): Promise<void> }): void {
  app.get('/health/live', (context) => context.json({ status: 'ok' }));
  app.get('/health/ready', async (context) => {
    context.header('Cache-Control', 'no-store');
    try {
      await needed.ping();
      return context.json({ status: 'ok' });
    } catch {
      return context.json({ status: 'unavailable' }, 503);
    }
  });
}
