import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startServer } from '@ponte/faults/server';

/** Where the back office of the store would be opened. */
export const staffOrigin = 'http://staff.localhost:4003';

/** The reference server with the demo shop, which calls may change as they like. */
export interface OpenStore {
  readonly origin: string;
  close(): Promise<void>;
}

export async function openStore(): Promise<OpenStore> {
  const folder = await mkdtemp(join(tmpdir(), 'ponte-conformance-'));
  const filling = await startServer(folder);
  await filling.stop();
  await writeTerms(folder);
  const settings = { RATE_LIMIT_FACTOR: '1000', STAFF_ORIGIN: staffOrigin };
  const server = await startServer(folder, settings);
  return {
    origin: server.origin,
    close: async () => {
      await server.stop();
      await rm(folder, { recursive: true });
    },
  };
}

/** The demo shop has none. */
async function writeTerms(folder: string): Promise<void> {
  const api = join(import.meta.dirname, '../../../apps/api');
  const env = { ...process.env, DATA_DIR: folder };
  const shop = (...words: readonly string[]) => {
    const command = [
      '--conditions=@ponte/source',
      join(api, 'src/operations/cli/shop.ts'),
      ...words,
    ];
    return promisify(execFile)(process.execPath, command, { cwd: api, env });
  };
  const settings: Readonly<Record<string, unknown>> = JSON.parse((await shop('show')).stdout);
  const terms = { pt: '<p>Trocas em 30 dias.</p>', es: '<p>Cambios en 30 días.</p>' };
  const file = join(folder, 'shop.json');
  await writeFile(file, JSON.stringify({ ...settings, texts: { terms } }));
  await shop('apply', file);
}
