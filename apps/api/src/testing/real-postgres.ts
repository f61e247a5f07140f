import { startPostgres as start, type PostgresServer } from './postgres-server.ts';

/** Starts a server to measure on. @throws with the sentence that says why there is none */
export async function startPostgres(): Promise<PostgresServer> {
  const started = await start();
  if (!started.ok) throw new Error(started.problem);
  return started.server;
}
