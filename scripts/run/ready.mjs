import { setTimeout as delay } from 'node:timers/promises';

/** Asks an address until it answers 2xx or 3xx, or until a time limit or the server's death. */
/** @type {(url: string, signal: AbortSignal) => Promise<void>} */
export async function untilReady(url, signal) {
  while (!signal.aborted) {
    const status = await fetch(url, { redirect: 'manual', signal }).then(
      async (response) => {
        await response.body?.cancel();
        return response.status;
      },
      () => 0,
    );
    if (status > 0 && status < 400) return;
    await delay(100, undefined, { signal }).catch(() => {});
  }
  throw new Error(`${url} did not answer`);
}
