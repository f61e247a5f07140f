import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFolder, type FolderLock } from './folder-lock.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ponte-lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Takes the lock, which must be free. */
async function take(path = folder): Promise<FolderLock> {
  const lock = await lockFolder(path, { waitMs: 0 });
  if (lock === 'taken') throw new Error('The lock is taken.');
  return lock;
}

test('a folder is held by one at a time', async () => {
  const first = await take();
  expect(await lockFolder(folder, { waitMs: 0 })).toBe('taken');

  await first.release();
  const second = await take();

  expect(await lockFolder(folder, { waitMs: 0 })).toBe('taken');
  await second.release();
});

test('who comes while the holder is about to let go waits for it', async () => {
  const first = await take();
  const refused = Promise.withResolvers<void>();
  const tried = lockFolder(folder, { waiting: refused.resolve });
  await refused.promise;

  await first.release();
  const second = await tried;

  expect(second).not.toBe('taken');
  if (second !== 'taken') await second.release();
});

test('a killed process leaves a lock behind that the next one takes over, and clears away', async () => {
  const child = spawnHolder();
  await new Promise((done) => child.stdout?.once('data', done));
  expect(await lockFolder(folder, { waitMs: 0 })).toBe('taken');
  child.kill('SIGKILL');
  await new Promise((done) => child.once('exit', done));

  const lock = await take();

  // The socket and its name.
  expect(await readdir(folder)).toHaveLength(2);
  await lock.release();
});

function spawnHolder(): ChildProcess {
  const module = new URL('./folder-lock.ts', import.meta.url).href;
  const script = `const { lockFolder } = await import('${module}');
    await lockFolder(${JSON.stringify(folder)}); console.log('held'); setInterval(() => {}, 1000);`;
  return spawn(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

test('of many who come at once to a lock left behind, one gets it', async () => {
  for (let round = 1; round <= 20; round += 1) {
    await rm(folder, { recursive: true });
    folder = await mkdtemp(join(tmpdir(), 'ponte-lock-'));
    await symlink('gone.sock', join(folder, `lock.${round}`));

    const tries = await Promise.all(
      Array.from({ length: 12 }, () => lockFolder(folder, { waitMs: 0 })),
    );

    const won = tries.filter((one) => one !== 'taken');
    expect(won.length).toBeLessThanOrEqual(1);
    await Promise.all(won.map((one) => one.release()));
    await (await take()).release();
  }
});

test('a folder whose path is too long for a socket is locked elsewhere', async () => {
  const deep = join(folder, 'x'.repeat(120));
  const first = await take(deep);

  expect(await lockFolder(deep, { waitMs: 0 })).toBe('taken');
  await first.release();
  await (await take(deep)).release();
});
