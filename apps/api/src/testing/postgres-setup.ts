import { postgresVariable } from './filled-database.ts';
import { startPostgres } from './real-postgres.ts';

/** Starts a real Postgres before all test files, and stops it after them. */
export async function setup(): Promise<() => Promise<void>> {
  const { origin, stop } = await startPostgres();
  process.env[postgresVariable] = origin;
  return stop;
}
