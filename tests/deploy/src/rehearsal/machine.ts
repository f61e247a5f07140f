import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { repository } from '../repository.ts';

/**
 * A machine that begins as a copy of this one, has its own network, and is gone when it is closed. The
 * repository is where it is here.
 */
export interface Machine {
  /** Runs shell commands as root, one after another, and throws with what they said when one fails. */
  run(commands: string, options?: { readonly cwd?: string; readonly shows?: boolean }): string;
  /** Starts a program that runs beside them. */
  start(command: readonly string[]): ReturnType<typeof spawn>;
  close(): Promise<void>;
}

/** In milliseconds. */
const patience = 120_000;

/** What keeps this machine from starting one, in a sentence. */
export function obstacle(): string | undefined {
  if (process.getuid?.() !== 0) return 'Run this as root: it starts a machine in a container.';
  if (/^\/(?:tmp|run)\//.test(repository) || statSync(repository).dev !== statSync('/').dev) {
    return `Run this in a clone on the disk of / and not in /tmp or /run: ${repository} is not where the machine finds it.`;
  }
  const shop = shopHere();
  if (shop.length > 0) {
    return `Run this on a machine that never had the shop: its copy would have ${shop.join(', ')} before deploy.md makes them.`;
  }
  const missing = Object.entries({
    'systemd-container': '/usr/bin/systemd-nspawn',
    nginx: '/usr/sbin/nginx',
    postgresql: '/usr/bin/pg_ctlcluster',
    curl: '/usr/bin/curl',
    jq: '/usr/bin/jq',
    'python3-aiosmtpd': '/usr/lib/python3/dist-packages/aiosmtpd',
  }).filter(([, path]) => !existsSync(path));
  if (missing.length === 0) return undefined;
  return `The rehearsal needs Debian's packages: apt-get install ${missing.map(([name]) => name).join(' ')}`;
}

/** What docs/deploy.md makes and is here already. */
function shopHere(): readonly string[] {
  const folders = [
    '/etc/ponte',
    '/opt/ponte',
    '/var/lib/ponte',
    '/var/backups/ponte',
    '/srv/goods',
  ];
  const hasUser = spawnSync('getent', ['passwd', 'ponte']).status === 0;
  return [...(hasUser ? ['the user ponte'] : []), ...folders.filter((path) => existsSync(path))];
}

/** This machine's files below a layer that takes all changes, in memory. It is shut down when what started it dies. */
const script = `
mount -t tmpfs tmpfs "$1"
mkdir "$1/upper" "$1/work" "$1/root"
mount -t overlay overlay -o lowerdir=/,upperdir="$1/upper",workdir="$1/work" "$1/root"
exec setpriv --pdeathsig TERM systemd-nspawn --quiet --directory="$1/root" --private-network --register=no --keep-unit \\
  --machine=ponte-rehearsal --console=pipe --boot
`;

/** Boots it, with systemd, and waits until that takes commands. */
export async function bootMachine(): Promise<Machine> {
  const folder = await mkdtemp(join(tmpdir(), 'ponte-machine-'));
  const container = spawn(
    'unshare',
    ['--mount', '--propagation', 'private', '/bin/sh', '-e', '-c', script, 'sh', folder],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const ended = once(container, 'exit');
  const leader = await childOf(container.pid ?? 0).catch(async (error: unknown) => {
    container.kill();
    await ended;
    await rm(folder, { recursive: true });
    throw error;
  });
  const enter = ['--target', String(leader), '--all', '--'];
  const run: Machine['run'] = (commands, { cwd = '/root', shows = false } = {}) => {
    const all = `cd '${cwd}'\n${shows ? 'set -x\n' : ''}${commands}`;
    const { status, stdout, stderr } = spawnSync(
      'nsenter',
      [...enter, '/bin/sh', '-e', '-c', all],
      { encoding: 'utf8', maxBuffer: 2 ** 26 },
    );
    if (shows) process.stdout.write(`${stderr}${stdout}`);
    if (status !== 0) {
      const journal = spawnSync(
        'nsenter',
        [...enter, 'journalctl', '--no-pager', '--lines=20', '--unit=ponte-*'],
        { encoding: 'utf8' },
      );
      throw new Error(`It failed (exit ${status}):\n${commands}\n${stderr}${journal.stdout}`);
    }
    return stdout;
  };
  const close = async () => {
    process.kill(leader, 'SIGKILL');
    await ended;
    await rm(folder, { recursive: true });
  };
  const deadline = Date.now() + patience;
  while (!/running|degraded/.test(tried(() => run('systemctl is-system-running || true')))) {
    if (Date.now() > deadline) {
      await close();
      throw new Error('systemd did not come up in the container.');
    }
    await pause(200);
  }
  return { run, start: (command) => spawn('nsenter', [...enter, ...command]), close };
}

function tried(work: () => string): string {
  try {
    return work();
  } catch {
    return '';
  }
}

/** The container's first process. */
async function childOf(parent: number): Promise<number> {
  const path = `/proc/${parent}/task/${parent}/children`;
  for (let tries = 0; tries < 100; tries += 1) {
    // What is started before the container itself is gone at once.
    const child = tried(() => readFileSync(path, 'utf8').trim().split(' ')[0] ?? '');
    const name = tried(() => readFileSync(`/proc/${child}/comm`, 'utf8').trim());
    if (name === 'systemd') return Number(child);
    await pause(100);
  }
  throw new Error('The container did not start.');
}
