import { vi } from 'vitest';

/**
 * Waits for a condition as long as `expect.poll` does; for hooks, where `expect` is not available.
 */
export async function until(holds: () => unknown): Promise<void> {
  await vi.waitUntil(holds, { timeout: 15_000 });
}
