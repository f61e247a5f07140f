import { vi } from 'vitest';

/** For hooks, in which nothing is expected: waits until something holds, as long as `expect.poll` does. */
export async function until(holds: () => unknown): Promise<void> {
  await vi.waitUntil(holds, { timeout: 15_000 });
}
