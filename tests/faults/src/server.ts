import { fileURLToPath } from 'node:url';
import { startProcess, type ServerProcess } from './server-process.ts';

const door = fileURLToPath(new URL('../../../apps/api/server.mjs', import.meta.url));

/** An API in a process of its own. */
export interface Server extends ServerProcess {
  readonly origin: string;
}

/** Starts an API on a data folder and waits until it serves. */
export async function startServer(
  dataFolder: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Server> {
  const listening = Promise.withResolvers<string>();
  const env = {
    PORT: '0',
    DATA_DIR: dataFolder,
    SEED: 'demo',
    SANDBOX_PAYMENTS: 'on',
    MAILBOX_PAGE: 'on',
    ...settings,
  };
  const api = startProcess(door, env, (written) => {
    const url = /"url":"([^"]+)"/.exec(written)?.[1];
    if (url) listening.resolve(url);
  });
  void api.ended.then((code) =>
    listening.reject(new Error(`The API ended with ${code}: ${api.written()}`)),
  );
  const origin = await listening.promise;
  // It is ready when it has the catalogue in memory.
  await (await fetch(`${origin}/health/ready`)).text();
  return { ...api, origin };
}
