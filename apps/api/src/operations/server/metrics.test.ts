import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { silentLog } from '@ponte/telemetry';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../../../../scripts/run/free-port.ts';
import type { Db } from '../../platform/db/client.ts';
import { openEmbedded } from '../../platform/db/embedded.ts';
import { pictures } from '../../platform/db/schema/index.ts';
import { copyEmptyTo } from '../../testing/filled-database.ts';
import { readConfig } from './config.ts';
import { startServer } from './server.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ponte-metrics-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function start(
  name: string,
  environment: Record<string, string>,
  fill: (db: Db) => Promise<unknown> = async () => undefined,
) {
  const dataDir = join(folder, name);
  await copyEmptyTo(join(dataDir, 'database'));
  const filling = await openEmbedded({ folder: join(dataDir, 'database') });
  await fill(filling.db);
  await filling.close();
  const read = readConfig({ PORT: '0', DATA_DIR: dataDir, ...environment });
  if (!read.ok) throw new Error(read.problem);
  return startServer(read.config, silentLog);
}

test('metrics are served on their own port, and not to shoppers', async () => {
  const port = await freePort();
  const started = await start('one', { METRICS_PORT: String(port) });
  if (!started.ok) throw new Error(started.problem);
  await fetch(`${started.server.url}/api/public/team`);

  const scrape = await fetch(`http://127.0.0.1:${port}/metrics`);

  expect(await scrape.text()).toMatch(
    /_count\{method="GET",route="\/api\/public\/team",status="200"\} 1/,
  );
  expect((await fetch(`${started.server.url}/metrics`)).status).toBe(404);
  const taken = await start('other', { METRICS_PORT: String(port) });
  expect(taken).toEqual({
    ok: false,
    problem: `Port ${port} for the metrics is taken: set METRICS_PORT to another one.`,
  });
  await started.server.stop();
  await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow('fetch failed');
});

test('a server that finds files missing says so and counts them', async () => {
  const port = await freePort();
  const started = await start('lost', { METRICS_PORT: String(port) }, (db) =>
    db
      .insert(pictures)
      .values([
        { key: 'picture.a', content: 'a', width: 1 },
        { key: 'picture.b', content: 'b', width: 1 },
        { key: 'picture.to-come' },
      ]),
  );
  if (!started.ok) throw new Error(started.problem);

  const scrape = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();

  await expect.poll(scrape).toContain('ponte_missing_files{kind="picture"} 2\n');
  expect(await scrape()).toContain('ponte_missing_files{kind="document"} 0\n');
  expect(await scrape()).toContain('event="files are missing"} 1\n');
  await started.server.stop();
});
