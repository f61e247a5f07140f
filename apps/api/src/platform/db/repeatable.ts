import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from './client.ts';

/** How often work is begun at most. */
const mostAttempts = 4;

/** In milliseconds: so long at most is the first pause, and each further one twice as long. */
const firstPauseMs = 20;

/** Postgres' codes of a transaction that met another one: serialisation failure, deadlock. */
const collisions = new Set(['40001', '40P01']);

/**
 * Runs a transaction, and again when it met another one and was undone by the database.
 *
 * `work` may run several times: it has no effect outside of its transaction except on variables
 * that each run sets again.
 * @param db not a transaction itself: a part of one can't be repeated alone
 */
export async function repeatable<Result>(
  db: Db,
  work: (tx: Db) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (attempt === mostAttempts || !isCollision(error)) throw error;
    }
    // Two that met would meet again after the same pause.
    await pause(Math.random() * firstPauseMs * 2 ** (attempt - 1));
  }
}

function isCollision(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isOne = 'code' in error && typeof error.code === 'string' && collisions.has(error.code);
  return isOne || isCollision(error.cause);
}
