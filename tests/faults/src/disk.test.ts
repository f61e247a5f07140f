import { execFileSync, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type Server } from './server.ts';
import { call, cartOf } from './shopper.ts';

/** A small disk needs the rights to make one. */
let disk: string;
let server: Server | undefined;
const mounted = () => spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', disk]);
let possible: boolean;
beforeAll(async () => {
  disk = await mkdtemp(join(tmpdir(), 'ponte-disk-'));
  possible = mounted().status === 0;
});
afterAll(async () => {
  await server?.stop('SIGKILL');
  if (possible) execFileSync('umount', ['-l', disk]);
  await rm(disk, { recursive: true });
});

const settings = { RATE_LIMIT_FACTOR: '1000000' };
const makeCart = ({ origin }: Server) =>
  call(origin, 'POST', '/ecom/venda/carrinho', { body: cartOf(1) });

/** Leaves nothing of the disk, of which the server may take something meanwhile. */
async function fill(): Promise<void> {
  const { bavail, bsize } = await statfs(disk);
  const isFull = (error: unknown) => Reflect.get(Object(error), 'code') === 'ENOSPC';
  await writeFile(join(disk, 'filler'), Buffer.alloc(bavail * bsize)).catch((error: unknown) => {
    if (!isFull(error)) throw error;
  });
}

test('a full disk is told, loses nothing, and is over once there is room', async ({ skip }) => {
  skip(!possible, 'This user may not mount a small disk.');
  const data = join(disk, 'data');
  await mkdir(data);
  server = await startServer(data, settings);
  const before = cartOf(1);
  expect((await call(server.origin, 'POST', '/ecom/venda/carrinho', { body: before })).status).toBe(
    200,
  );

  await fill();
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

  await fill();
  await expect(startServer(data, settings)).rejects.toThrow(/disk of the data folder .* is full/);
  await rm(join(disk, 'filler'));
});
