import { setTimeout as delay } from 'node:timers/promises';

/**
 * Asks an address until it answers 2xx or 3xx.
 * @param {string} url
 * @param {AbortSignal} signal ends the asking: a time limit, or the server's death
 */
export async function untilReady(url, signal) {
  while (!signal.aborted) {
    if (await answers(url, signal)) return;
    await delay(100, undefined, { signal }).catch(() => {});
  }
  throw new Error(`${url} did not answer`);
}

/**
 * @param {string} url
 * @param {AbortSignal} signal
 */
async function answers(url, signal) {
  try {
    const response = await fetch(url, { redirect: 'manual', signal });
    await response.body?.cancel();
    return response.status < 400;
  } catch {
    return false;
  }
}
