import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../scripts/run/free-port.ts';
import { Processes } from '../../../scripts/run/processes.ts';
import { untilReady } from '../../../scripts/run/ready.ts';
import { root } from '../../../scripts/run/workspace.ts';

/** A build that serves its pages. */
export interface Build {
  readonly name: string;
  /** Addresses of its storefronts, as a browser types them. */
  readonly br: string;
  readonly py: string;
  /** Port of its API. */
  readonly api: number;
  close(): Promise<void>;
}

/** Installing, building, and filling the database, in milliseconds. */
const patience = 900_000;

/**
 * Builds what is here, or a commit in a worktree in the temporary folder, with its own `npm start`, on free
 * ports and with empty data. The worktree is kept for the next run: `git worktree list` shows it.
 */
export async function openBuild(commit?: string): Promise<Build> {
  const folder = commit ? worktreeOf(commit) : root;
  const data = await mkdtemp(join(tmpdir(), 'ponte-bench-data-'));
  const ports = {
    API_PORT: String(await freePort()),
    BR_PORT: String(await freePort()),
    PY_PORT: String(await freePort()),
    STAFF_PORT: String(await freePort()),
  };
  const processes = new Processes();
  process.once('exit', () => processes.kill());
  const { ended } = processes.start({
    name: 'shop',
    file: process.execPath,
    args: ['scripts/run.mjs', 'start'],
    cwd: folder,
    env: { ...ports, DATA_DIR: data },
    output: 'keep',
  });
  const gone = new AbortController();
  void ended.then(() => gone.abort());
  const signal = AbortSignal.any([gone.signal, AbortSignal.timeout(patience)]);
  const close = async () => {
    await processes.end();
    await rm(data, { recursive: true, force: true });
  };
  const [br, py] = [`http://br.localhost:${ports.BR_PORT}`, `http://py.localhost:${ports.PY_PORT}`];
  try {
    await untilReady(`http://127.0.0.1:${ports.API_PORT}/health/ready`, signal);
    for (const port of [ports.BR_PORT, ports.PY_PORT]) {
      await untilReady(`http://127.0.0.1:${port}/health`, signal);
    }
  } catch (error) {
    await close();
    const { output } = await ended;
    throw new Error(`${commit ?? 'This build'} did not start:\n${output}`, { cause: error });
  }
  return { name: commit ?? 'this build', br, py, api: Number(ports.API_PORT), close };
}

function worktreeOf(commit: string): string {
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();
  const hash = git('rev-parse', '--verify', `${commit}^{commit}`);
  const folder = join(tmpdir(), `ponte-${hash.slice(0, 12)}`);
  if (!existsSync(folder)) git('worktree', 'add', '--detach', folder, hash);
  return folder;
}
