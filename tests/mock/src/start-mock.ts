import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startProcess } from '@ponte/faults/server-process';
import { freePort } from '../../../scripts/run/free-port.ts';

const contract = new URL('../../../packages/contract/', import.meta.url);
const prism = createRequire(import.meta.url).resolve('@stoplight/prism-cli');
const ofContract = fileURLToPath(new URL('openapi.json', contract));

/** A server that answers with the examples of the OpenAPI document. */
export interface Mock {
  readonly origin: string;
  stop(): Promise<void>;
}

/** Starts what `pnpm -C tests/mock run mock` does, and waits until it serves. */
export async function startMock(document = ofContract): Promise<Mock> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const started = startProcess(prism, {}, undefined, process.execPath, [
    'mock',
    document,
    '--host=127.0.0.1',
    `--port=${port}`,
  ]);
  const over = new AbortController();
  void started.ended.then(() => over.abort());
  while (!(await serves(origin))) {
    if (over.signal.aborted) throw new Error(`The mock ended: ${started.written()}`);
    await pause(100);
  }
  return { origin, stop: () => started.stop() };
}

const serves = (origin: string): Promise<boolean> =>
  fetch(`${origin}/api/public/team`).then(
    ({ ok }) => ok,
    () => false,
  );
