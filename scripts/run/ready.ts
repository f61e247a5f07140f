import { setTimeout as delay } from 'node:timers/promises';

/**
 * Requests an address until it answers 2xx or 3xx.
 *
 * @throws once the signal is aborted: after a time limit, or at the server's death
 */
export async function untilReady(url: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      const { status, body } = await fetch(url, { redirect: 'manual', signal });
      await body?.cancel();
      if (status < 400) return;
    } catch {
      // It does not listen yet.
    }
    await delay(100, undefined, { signal }).catch(() => {});
  }
  throw new Error(`${url} did not answer`);
}
