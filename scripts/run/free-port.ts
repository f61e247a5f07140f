import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { codeOf } from './refusal.ts';

/**
 * A free port below the ephemeral range, so that no outgoing connection can take it, and above
 * those that browsers refuse (10080).
 */
export async function freePort(): Promise<number> {
  const port = randomInt(11_000, 32_768);
  return (await tryListening(port, '127.0.0.1')) === '' ? port : freePort();
}

/** The code of the error on listening there, or an empty text when the port is free. */
export async function tryListening(port: number, host: string): Promise<string> {
  const server = createServer().listen({ port, host, exclusive: true });
  try {
    await once(server, 'listening');
    return '';
  } catch (error) {
    return codeOf(error);
  } finally {
    server.close();
  }
}
