import { Hono } from 'hono';

/** In milliseconds: how long an answer of the API's health is used, and waited for. */
const freshMs = 1000;
const patienceMs = 1000;

interface HealthOptions {
  /** The store's API as seen from this server. */
  readonly apiOrigin: string;
  /** Milliseconds. */
  readonly now: () => number;
  /** Aborted when the process is to stop. */
  readonly draining?: AbortSignal | undefined;
}

/**
 * `/health` and `/health/live`: the process runs. `/health/ready`: it goes on, and its API is ready too,
 * asked once a second however often it is called.
 */
export function health({ apiOrigin, now, draining }: HealthOptions): Hono {
  const app = new Hono();
  const isApiReady = rememberedFor(freshMs, now, () => isReady(`${apiOrigin}/health/ready`));
  for (const path of ['/health', '/health/live']) {
    app.get(path, (context) => context.json({ status: 'ok' }));
  }
  app.get('/health/ready', async (context) => {
    context.header('Cache-Control', 'no-store');
    if (draining?.aborted) return context.json({ status: 'stopping' }, 503);
    return (await isApiReady())
      ? context.json({ status: 'ok' })
      : context.json({ status: 'unavailable' }, 503);
  });
  return app;
}

async function isReady(address: string): Promise<boolean> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(patienceMs) });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}

/** Callers share an answer, and a question that is under way. */
function rememberedFor<Answer>(
  ms: number,
  now: () => number,
  ask: () => Promise<Answer>,
): () => Promise<Answer> {
  let kept: Promise<Answer> | undefined;
  let usableUntil = -Infinity;
  return () => {
    if (!kept || now() >= usableUntil) {
      usableUntil = Infinity;
      kept = ask().finally(() => (usableUntil = now() + ms));
    }
    return kept;
  };
}
