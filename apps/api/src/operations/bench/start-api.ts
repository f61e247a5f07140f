import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

export interface RunningApi {
  readonly origin: string;
  /** Undefined where the system doesn't report it. */
  megabytes(): Promise<number | undefined>;
  stop(): Promise<void>;
}

async function isReady(origin: string): Promise<boolean> {
  const answer = await fetch(`${origin}/health/ready`).catch(() => undefined);
  await answer?.text();
  return answer?.ok ?? false;
}

export const benchStaffOrigin = 'http://staff.localhost:4003';

export async function startApi(
  url: string,
  dataFolder: string,
  searchIndex: 'memory' | 'postgres',
): Promise<RunningApi> {
  const door = new URL('../../../server.mjs', import.meta.url).pathname;
  const child = spawn(process.execPath, [door], {
    env: {
      ...process.env,
      PORT: '0',
      DRAIN_SECONDS: '0',
      DATA_DIR: dataFolder,
      DATABASE_URL: url,
      SEARCH_INDEX: searchIndex,
      RATE_LIMIT_FACTOR: '1000000',
      STAFF_ORIGIN: benchStaffOrigin,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const origin = await new Promise<string>((done, fail) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const found = /"url":"([^"]+)"/.exec(chunk.toString())?.[1];
      if (found) done(found);
    });
    void ended.then(() => fail(new Error('The API did not start.')));
  });
  // Ready means that the index is made, which may take longer than a request waits.
  while (!(await isReady(origin))) await pause(1_000);
  return {
    origin,
    megabytes: async () => {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
      const kilobytes = /VmRSS:\s*(\d+)/.exec(status)?.[1];
      return kilobytes === undefined ? undefined : Math.round(Number(kilobytes) / 1024);
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
