import { fileURLToPath } from 'node:url';
import { startProcess, type ServerProcess } from './server-process.ts';

const door = fileURLToPath(new URL('../../../apps/api/server.mjs', import.meta.url));

/** An API in its own process. */
export interface Server extends ServerProcess {
  readonly origin: string;
}

/** A build of the API, and the Node that runs it. */
export interface Installation {
  readonly door: string;
  readonly node: string;
}

const sources: Installation = { door, node: process.execPath };

/** Starts an API on a data folder, by default from its sources, and waits until it serves. */
export async function startServer(
  dataFolder: string,
  settings: Readonly<Record<string, string>> = {},
  installation: Installation = sources,
): Promise<Server> {
  const listening = Promise.withResolvers<string>();
  const env = {
    PORT: '0',
    DRAIN_SECONDS: '0',
    DATA_DIR: dataFolder,
    SEED: 'demo',
    SANDBOX_PAYMENTS: 'on',
    MAILBOX_PAGE: 'on',
    ...settings,
  };
  const heard = (written: string) => {
    const url = /"url":"([^"]+)"/.exec(written)?.[1];
    if (url) listening.resolve(url);
  };
  const api = startProcess(installation.door, env, heard, installation.node);
  void api.ended.then((code) =>
    listening.reject(new Error(`The API ended with ${code}: ${api.written()}`)),
  );
  const origin = await listening.promise;
  // It is ready when it has the catalogue in memory.
  await (await fetch(`${origin}/health/ready`)).text();
  return { ...api, origin };
}
