import { postgresVariable } from './postgres-programs.ts';
import { startPostgres } from './postgres-server.ts';

/** Starts a real Postgres before all test files, and stops it after them. */
export async function setup(): Promise<() => Promise<void>> {
  const started = await startPostgres();
  if (!started.ok) {
    // Thrown, it would come with a stack that leads nobody anywhere.
    process.stderr.write(`${started.problem}\n`);
    process.exit(1);
  }
  process.env[postgresVariable] = started.server.origin;
  return started.server.stop;
}
