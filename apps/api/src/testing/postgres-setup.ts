import type { TestProject } from 'vitest/node';
import { postgresVariable } from './postgres-programs.ts';
import { startPostgres } from './postgres-server.ts';

/** Vitest's global set-up: one Postgres for all test files of a project. */
export async function setup({ config }: TestProject): Promise<() => Promise<void>> {
  const started = await startPostgres();
  if (!started.ok) {
    // An exception would print a useless stack.
    process.stderr.write(`${started.problem}\n`);
    process.exit(1);
  }
  config.env = { ...config.env, [postgresVariable]: started.server.origin };
  return started.server.stop;
}
