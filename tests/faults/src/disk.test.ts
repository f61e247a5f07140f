import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type Server } from './server.ts';
import { call, cartOf } from './shopper.ts';

let folder: string;
/** Mounts a small disk on the folder, visible to this process alone and gone with it. */
let holder: ReturnType<typeof holdDisk>;
/** The disk for everybody, through its holder; undefined for who has no rights to make one. */
let disk: string | undefined;
let server: Server | undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ponte-disk-'));
  holder = holdDisk();
  const mounted = once(holder.stdout, 'data').then(() => true);
  const refused = once(holder, 'exit').catch(() => undefined);
  const isPossible = await Promise.race([mounted, refused.then(() => false)]);
  disk = isPossible ? `/proc/${holder.pid}/root${folder}` : undefined;
});
afterAll(async () => {
  await server?.stop('SIGKILL');
  holder.stdin.end();
  await rm(folder, { recursive: true });
});

function holdDisk() {
  const script = 'mount -t tmpfs -o size=160m tmpfs "$1" && echo mounted && read -r _';
  const args = ['--mount', '--propagation', 'private', '/bin/sh', '-c', script, 'sh', folder];
  return spawn('unshare', args, { stdio: ['pipe', 'pipe', 'ignore'] });
}

const settings = { RATE_LIMIT_FACTOR: '1000000' };
const makeCart = ({ origin }: Server) =>
  call(origin, 'POST', '/ecom/venda/carrinho', { body: cartOf(1) });

/** Leaves nothing of the disk, of which the server may take something meanwhile. */
async function fill(disk: string): Promise<void> {
  const { bavail, bsize } = await statfs(disk);
  const isFull = (error: unknown) => Reflect.get(Object(error), 'code') === 'ENOSPC';
  await writeFile(join(disk, 'filler'), Buffer.alloc(bavail * bsize)).catch((error: unknown) => {
    if (!isFull(error)) throw error;
  });
}

test('a full disk is reported, loses nothing, and the shop works again once there is room', async ({
  skip,
}) => {
  if (disk === undefined) return skip('This user may not mount a small disk.');
  const data = join(disk, 'data');
  await mkdir(data);
  server = await startServer(data, settings);
  const before = cartOf(1);
  expect((await call(server.origin, 'POST', '/ecom/venda/carrinho', { body: before })).status).toBe(
    200,
  );

  await fill(disk);
  const answers: number[] = [];
  for (let made = 0; made < 400; made += 1) answers.push((await makeCart(server)).status);

  expect(new Set(answers)).toEqual(new Set([200, 503]));
  await expect.poll(server.written).toContain('"event":"the disk is full"');
  expect((await fetch(`${server.origin}/health/live`)).status).toBe(200);
  await rm(join(disk, 'filler'));
  expect((await makeCart(server)).status).toBe(200);
  const path = `/ecom/venda/carrinho/${before.external_id}`;
  expect((await call(server.origin, 'GET', path)).status).toBe(200);
  await server.stop();

  await fill(disk);
  await expect(startServer(data, settings)).rejects.toThrow(/disk of the data folder .* is full/);
  await rm(join(disk, 'filler'));
});
