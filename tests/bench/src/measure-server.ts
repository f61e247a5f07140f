import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../scripts/run/free-port.ts';
import { Processes } from '../../../scripts/run/processes.ts';
import { untilReady } from '../../../scripts/run/ready.ts';
import { cpuTimeOf } from './cpu-time.ts';
import { askAgainAndAgain, askOnceEach, type Throughput } from './load.ts';
import type { OpenShop } from './open-shop.ts';

/** What pages of one kind take of the server. */
export interface ServerFigures {
  /** Pages a second that were never asked for before, uncompressed. */
  readonly uncached: number;
  /** Milliseconds of a processor for one of those, of the storefront's process and of the API's. */
  readonly cpu: number | null;
  readonly apiCpu: number | null;
  /** Pages a second that are in the cache, with brotli. */
  readonly cached: number;
  /** A second of the same bytes from a file, by a server that does nothing else. */
  readonly file: number;
  /** Bytes of a page: as it is, and with brotli as it travels. */
  readonly bytes: number;
  readonly brotliBytes: number;
}

/** Requests that bring a process up to speed and are not counted. */
const warmUp = 60;

/** Seconds for which one page is asked for again and again. */
const seconds = 5;

/**
 * Measures pages of one kind on a storefront of their own.
 *
 * @param paths different pages; the first ones are for warming up
 */
export async function measureServer(
  shop: OpenShop,
  paths: readonly string[],
): Promise<ServerFigures> {
  const storefront = await shop.freshStorefront();
  await askOnceEach(storefront.origin, paths.slice(0, warmUp), '');
  const before = await cpuTimes(storefront.pid, shop.api.pid);
  const uncached = await askOnceEach(storefront.origin, paths.slice(warmUp), '');
  const after = await cpuTimes(storefront.pid, shop.api.pid);

  const path = paths.at(-1) ?? '/';
  const plain = await fetch(`${storefront.origin}${path}`, { headers: { 'Accept-Encoding': '' } });
  const bytes = (await plain.arrayBuffer()).byteLength;
  const response = await fetch(`${storefront.origin}${path}`, {
    headers: { 'Accept-Encoding': 'br' },
  });
  const brotliBytes = Number(response.headers.get('Content-Length'));
  await response.arrayBuffer();
  await askAgainAndAgain(storefront.origin, path, 'br', 1);
  const cached = await askAgainAndAgain(storefront.origin, path, 'br', seconds);
  const file = await fileThroughput(brotliBytes);
  return {
    uncached: uncached.perSecond,
    cpu: perAnswer(before.storefront, after.storefront, uncached),
    apiCpu: perAnswer(before.api, after.api, uncached),
    cached: cached.perSecond,
    file: file.perSecond,
    bytes,
    brotliBytes,
  };
}

async function cpuTimes(storefront: number, api: number) {
  return { storefront: await cpuTimeOf(storefront), api: await cpuTimeOf(api) };
}

function perAnswer(
  before: number | undefined,
  after: number | undefined,
  { answers }: Throughput,
): number | null {
  return before === undefined || after === undefined ? null : (after - before) / answers;
}

/** How often a second a file of so many bytes is served by the same Node. */
async function fileThroughput(bytes: number): Promise<Throughput> {
  const folder = await mkdtemp(join(tmpdir(), 'ponte-file-'));
  const file = join(folder, 'page');
  await writeFile(file, Buffer.alloc(bytes, 'x'));
  const processes = new Processes();
  const port = await freePort();
  const args = [join(import.meta.dirname, 'serve-file.ts'), file, String(port)];
  processes.start({ name: 'file', file: process.execPath, args, output: 'prefix' });
  const origin = `http://127.0.0.1:${port}`;
  try {
    await untilReady(origin, AbortSignal.timeout(20_000));
    await askAgainAndAgain(origin, '/', '', 1);
    return await askAgainAndAgain(origin, '/', '', seconds);
  } finally {
    await processes.end();
    await rm(folder, { recursive: true, force: true });
  }
}
