import type { Hono } from 'hono';

interface Health {
  /** Rejects when a dependency does not answer. */
  ping(): Promise<void>;
  /** Aborted when the process is to stop. */
  readonly draining: AbortSignal;
}

/** `/health/live`: the process runs. `/health/ready`: its dependencies answer, and it goes on. */
export function healthRoutes(app: Hono, { ping, draining }: Health): void {
  app.get('/health/live', (context) => context.json({ status: 'ok' }));
  app.get('/health/ready', async (context) => {
    context.header('Cache-Control', 'no-store');
    if (draining.aborted) return context.json({ status: 'stopping' }, 503);
    try {
      await ping();
      return context.json({ status: 'ok' });
    } catch {
      return context.json({ status: 'unavailable' }, 503);
    }
  });
}
