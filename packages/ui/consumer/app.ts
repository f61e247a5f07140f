import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const packages = join(import.meta.dirname, '../..');
const require = createRequire(import.meta.url);

/** An app outside of the workspace that has installed what would be published. */
export interface ConsumerApp {
  folder: string;
  /** Runs a program, the app's own first; fails with what it printed. */
  run(program: string, ...args: readonly string[]): Promise<string>;
  remove(): Promise<void>;
}

/** Packs the kit and what it stands on, as built, and installs them into an empty Vite app. */
export async function createConsumerApp(): Promise<ConsumerApp> {
  const folder = await mkdtemp(join(tmpdir(), 'ponte-consumer-'));
  await cp(join(import.meta.dirname, 'app'), folder, { recursive: true });
  for (const name of ['regional', 'ui']) {
    const args = ['pack', '--out', join(folder, `${name}.tgz`)];
    await execute('pnpm', args, join(packages, name));
  }
  await writeFile(join(folder, 'package.json'), JSON.stringify(await manifest(), null, 2));
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  await execute('npm', ['install', '--prefer-offline', ...quiet], folder);
  return {
    folder,
    run: (program, ...args) => execute(program, args, folder),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** The workspace's versions of what such an app needs. */
async function manifest() {
  const tools = ['vite', '@vitejs/plugin-react', 'tailwindcss', '@tailwindcss/vite'];
  const libraries = ['react', 'react-dom', '@types/react', '@types/react-dom'];
  const versions = await Promise.all(
    [...tools, ...libraries].map(async (name) => [name, await installedVersion(name)]),
  );
  return {
    name: 'consumer',
    private: true,
    type: 'module',
    dependencies: {
      ...Object.fromEntries(versions),
      typescript: await installedVersion('tsc7'),
      '@ponte/regional': 'file:regional.tgz',
      '@ponte/ui': 'file:ui.tgz',
    },
  };
}

async function installedVersion(name: string): Promise<string> {
  const folder = require.resolve.paths(name)?.[1] ?? '';
  const text = await readFile(join(folder, name, 'package.json'), 'utf8');
  const { version }: { version: string } = JSON.parse(text);
  return version;
}

async function execute(file: string, args: readonly string[], cwd: string): Promise<string> {
  const path = [join(cwd, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
  const options = { cwd, env: { ...process.env, PATH: path }, maxBuffer: 2 ** 24 };
  try {
    const { stdout } = await promisify(execFile)(file, args, options);
    return stdout;
  } catch (error) {
    const { stdout = '', stderr = '' }: { stdout?: string; stderr?: string } = Object(error);
    throw new Error(`${file} ${args.join(' ')} failed:\n${stdout}${stderr}`, { cause: error });
  }
}
