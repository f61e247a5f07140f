import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../../scripts/run/free-port.ts';
import { untilReady } from '../../../../scripts/run/ready.ts';
import type { Carried } from './carry-out.ts';
import type { Image } from './image.ts';

const patienceMs = 300_000;

/** Starts each process in a folder that stands for an image's root until it is healthy. */
export async function tryFolder(
  { program, health, processes }: Image,
  make: (folder: string) => Carried,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'ponte-image-'));
  // The image's user has to get into it.
  chmodSync(folder, 0o755);
  const running: ChildProcess[] = [];
  try {
    const image = make(folder);
    const said = execFileSync('du', ['--summarize', '--bytes', image.root], { encoding: 'utf8' });
    console.log(
      `What is added to the base weighs ${(Number.parseInt(said, 10) / 1e6).toFixed(0)} MB.`,
    );
    const apiPort = await freePort();
    for (const [name, words] of Object.entries(processes)) {
      const port = name === 'api' ? apiPort : await freePort();
      const own = { PORT: String(port), API_ORIGIN: `http://127.0.0.1:${apiPort}` };
      running.push(run(image, [program, ...words], own));
      const address = `http://127.0.0.1:${port}/health/live`;
      await untilReady(address, AbortSignal.timeout(patienceMs));
      const [code] = await once(run(image, health, own), 'exit');
      if (code !== 0) throw new Error(`The health check of ${name} fails (exit ${code}).`);
      console.log(`${name} is healthy.`);
    }
  } finally {
    await Promise.all(running.map(end));
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Starts a program of the image as its user, who can write its volumes alone. */
function run(
  { root, workFolder, environment, user }: Carried,
  command: readonly string[],
  own: Readonly<Record<string, string>>,
): ChildProcess {
  const inRoot = (text: string) => (text.startsWith('/') ? join(root, text) : text);
  const [file = '', ...words] = command.map(inRoot);
  const variables = Object.entries({ ...environment, HOST: '127.0.0.1', ...own });
  const [uid, gid] = user.split(':').map(Number);
  return spawn(file, words, {
    cwd: join(root, workFolder),
    env: Object.fromEntries(variables.map(([name, value]) => [name, inRoot(value)])),
    stdio: ['ignore', 'ignore', 'inherit'],
    // Only root may be another user.
    ...(process.getuid?.() === 0 && uid !== undefined && gid !== undefined && { uid, gid }),
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
