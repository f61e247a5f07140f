import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { writeCases } from './cases.ts';
import { writeExamples } from './readme.ts';

export const packages = join(import.meta.dirname, '../..');

/** Where the app is, for the tests: a folder of the system's, outside of the workspace. */
export const folder = () => process.env['PONTE_CONSUMER'] ?? '';

/** Packs the kit and what it stands on, as built, installs them into an empty Vite app, builds it. */
export default async function createApp(): Promise<() => Promise<void>> {
  process.env['PONTE_CONSUMER'] = await mkdtemp(join(tmpdir(), 'ponte-consumer-'));
  const remove = () => rm(folder(), { recursive: true, force: true });
  try {
    await cp(join(import.meta.dirname, 'app'), folder(), { recursive: true });
    await writeCases(folder());
    await writeExamples(folder());
    for (const name of ['regional', 'ui']) {
      await execute('pnpm', ['pack', '--out', join(folder(), `${name}.tgz`)], join(packages, name));
    }
    await writeFile(join(folder(), 'package.json'), JSON.stringify(await manifest(), null, 2));
    const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
    await run('npm', 'install', '--prefer-offline', ...quiet);
    await run('vite', 'build', '--logLevel=error');
    for (const pages of ['hosts', 'examples']) {
      await run('vite', 'build', '--logLevel=error', `--config=${pages}.config.js`);
    }
    return remove;
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Runs a program in the app, its own ones first; fails with what it printed. */
export async function run(program: string, ...args: readonly string[]): Promise<string> {
  return execute(program, args, folder());
}

/** The workspace's versions of what such an app needs. */
async function manifest() {
  const tools = ['vite', '@vitejs/plugin-react', 'tailwindcss', '@tailwindcss/vite'];
  const libraries = ['react', 'react-dom', '@types/react', '@types/react-dom'];
  const ofReadme = [
    '@fontsource-variable/archivo',
    '@picocss/pico',
    '@tanstack/react-form',
    'react-hook-form',
    'react-router-dom',
  ];
  const versions = await Promise.all(
    [...tools, ...libraries, ...ofReadme].map(async (name) => [name, await installedVersion(name)]),
  );
  return {
    name: 'consumer',
    private: true,
    type: 'module',
    dependencies: {
      ...Object.fromEntries(versions),
      typescript: await installedVersion('typescript'),
      '@ponte/regional': 'file:regional.tgz',
      '@ponte/ui': 'file:ui.tgz',
    },
  };
}

/** As the kit has it, the storefront or the workspace. */
export async function installedVersion(name: string): Promise<string> {
  // Its other name here, where an older one stands beside it.
  const folder = name === 'typescript' ? 'tsc7' : name;
  const [own = '', ...others] = ['ui', 'storefront', '..'].map((user) =>
    join(packages, user, 'node_modules', folder, 'package.json'),
  );
  const file = [own, ...others].find((path) => existsSync(path)) ?? own;
  const { version }: { version: string } = JSON.parse(await readFile(file, 'utf8'));
  return version;
}

export async function execute(file: string, args: readonly string[], cwd: string): Promise<string> {
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
