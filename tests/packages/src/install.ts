import { execFile } from 'node:child_process';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const packages = join(import.meta.dirname, '../../../packages');

export const names = ['regional', 'contract', 'domain', 'ui', 'conformance'] as const;

const execute = promisify(execFile);

/** The published packages, packed as built and installed into an empty folder outside of the workspace. */
export interface Installed {
  readonly folder: string;
  /** Runs a program there: what it printed, both streams, and how it ended. */
  run(file: string, ...args: readonly string[]): Promise<{ code: number; output: string }>;
}

export async function installPacked(): Promise<Installed> {
  const folder = await mkdtemp(join(tmpdir(), 'ponte-tarballs-'));
  await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  for (const name of names) {
    const tarball = join(folder, `${name}.tgz`);
    await execute('pnpm', ['pack', '--out', tarball], { cwd: join(packages, name) });
  }
  const quiet = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  const peers = await Promise.all([
    ...['react', 'react-dom', '@types/react', '@types/react-dom'].map((name) =>
      installedVersion('ui', name),
    ),
    installedVersion('domain', 'mobx'),
  ]);
  const tarballs = names.map((name) => `./${name}.tgz`);
  await execute('npm', ['install', ...quiet, ...tarballs, ...peers], { cwd: folder });
  const run: Installed['run'] = (file, ...args) => {
    const ended = { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 24 } as const;
    return execute(file, args, ended).then(
      ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
      (error: { readonly code: number; readonly stdout: string; readonly stderr: string }) => ({
        code: error.code,
        output: error.stdout + error.stderr,
      }),
    );
  };
  return { folder, run };
}

/** What a package of the workspace has installed, as npm installs it. */
async function installedVersion(user: string, name: string): Promise<string> {
  const { resolve } = createRequire(join(packages, user, 'package.json'));
  const file = resolve(`${name}/package.json`);
  const { version }: { version: string } = JSON.parse(await readFile(file, 'utf8'));
  return `${name}@${version}`;
}
