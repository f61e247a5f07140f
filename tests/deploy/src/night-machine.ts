import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What a command came to. */
export interface Ran {
  readonly status: number | null;
  readonly said: string;
}

/** This machine's files under a writable layer without a shop, and only the processes that are started there. */
export interface NightMachine {
  /** Runs shell commands there as root, and throws when one fails. */
  prepare(commands: string): string;
  /** Runs shell commands there as root. */
  run(commands: string): Ran;
  /** Starts cron there, which runs the `@reboot` lines of its files, and stops on request. */
  startCron(): { stop(): Promise<void> };
  close(): Promise<void>;
}

const cron = '/usr/sbin/cron';

/** What keeps this machine from holding one, in a sentence. */
export function obstacle(): string | undefined {
  if (process.getuid?.() !== 0)
    return 'Only root may try the files of deploy/ in a place of its own.';
  if (!existsSync(cron)) return 'There is no cron here: install it (Debian: apt-get install cron).';
  const mount = ['mount', '-t', 'tmpfs', 'tmpfs', tmpdir()];
  const tried = spawnSync('unshare', ['--mount', '--pid', '--fork', ...mount]);
  return tried.status === 0 ? undefined : 'Nothing can be mounted here, as in a container.';
}

/**
 * A machine whose changes are kept in memory. The shell is the first process of its namespace: when it ends, all others
 * do, and its files are gone. It reports ready itself, after chroot: a command that entered earlier would change the
 * files of the host.
 */
const script = `
mount -t tmpfs tmpfs "$1"
mkdir "$1/upper" "$1/work" "$1/root"
mount -t overlay overlay -o lowerdir=/,upperdir="$1/upper",workdir="$1/work" "$1/root"
mount --rbind /dev "$1/root/dev"
mount -t proc proc "$1/root/proc"
mount -t tmpfs -o mode=1777 tmpfs "$1/root/tmp"
rm -rf "$1/root/opt/ponte" "$1/root/etc/ponte" "$1/root/var/lib/ponte" "$1/root/var/backups/ponte"
mkdir -p "$1/root/opt/ponte/1" "$1/root/var/lib/ponte"
mount --bind "$2" "$1/root/opt/ponte/1"
mount --bind "$3" "$1/root/var/lib/ponte"
exec chroot "$1/root" /bin/sh -c 'echo ready; read -r _'
`;

/**
 * Makes one.
 *
 * @param artefact the folder that `npm run artefact` made
 * @param data the API's data folder; the machine's user owns its files from then on
 */
export async function openNightMachine(artefact: string, data: string): Promise<NightMachine> {
  const folder = await mkdtemp(join(tmpdir(), 'ponte-night-'));
  const apart = ['--mount', '--propagation', 'private', '--pid', '--fork'];
  const shell = spawn(
    'unshare',
    [...apart, '/bin/sh', '-ec', script, 'sh', folder, artefact, data],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const ended = once(shell, 'exit');
  const started = await Promise.race([
    once(shell.stdout, 'data').then(() => true),
    ended.then(() => false),
  ]);
  if (!started) {
    await rm(folder, { recursive: true });
    throw new Error('The machine for the night could not be made.');
  }
  const first = readFileSync(`/proc/${shell.pid}/task/${shell.pid}/children`, 'utf8').trim();
  const enter = ['--target', first, '--mount', '--pid', '--root', '--wd', '--'];
  const run: NightMachine['run'] = (commands) => {
    const { status, stdout, stderr } = spawnSync(
      'nsenter',
      [...enter, '/bin/sh', '-e', '-c', commands],
      { encoding: 'utf8', env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' } },
    );
    return { status, said: `${stdout}${stderr}` };
  };
  return {
    run,
    prepare: (commands) => {
      const { status, said } = run(commands);
      if (status !== 0) throw new Error(`It failed (exit ${status}):\n${commands}\n${said}`);
      return said;
    },
    startCron: () => {
      const daemon = spawn('nsenter', [...enter, cron, '-f'], { stdio: 'ignore' });
      const gone = once(daemon, 'exit');
      return {
        stop: async () => {
          run('kill $(cat /run/crond.pid)');
          await gone;
        },
      };
    },
    close: async () => {
      shell.stdin.end();
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}
