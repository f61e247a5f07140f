import type crypto from 'node:crypto';
import { vi } from 'vitest';

/**
 * Hashes of passwords that cost next to nothing: nearly every test signs in, and none but
 * `passwords.test.ts`, which has the real ones, is about what a hash costs.
 */
vi.mock('node:crypto', async (importOriginal) => {
  const original = await importOriginal<typeof crypto>();
  const argon2: typeof crypto.argon2 = (algorithm, parameters, callback) =>
    original.argon2(algorithm, { ...parameters, memory: 8, passes: 1 }, callback);
  return { ...original, default: { ...original, argon2 }, argon2 };
});
