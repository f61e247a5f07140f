import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { execute, installedVersion, packages } from '../consumer/app.ts';

/** Where the app is, for the tests: a folder of the system's, outside of the workspace. */
export const folder = () => process.env['PONTE_NEXT_CONSUMER'] ?? '';

/** The version that the README was tried with. */
const next = '16.4.6';

/** Examples of the README for Next: blocks whose first line is a comment with the name of their file. */
const example = /```jsx\n\/\/ (app\/\S+)\n(.*?)```/gs;

/** What the examples lead to, and what a browser asks of every site. */
const besides = [
  ['app/carrinho/page.jsx', 'export default function Cart() {\n  return <h1>Carrinho</h1>;\n}\n'],
  ['app/icon.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" />'],
] as const;

/** Packs the kit as built, installs it into an empty Next app made of the README's examples, builds it. */
export default async function createApp(): Promise<() => Promise<void>> {
  process.env['PONTE_NEXT_CONSUMER'] = await mkdtemp(join(tmpdir(), 'ponte-next-'));
  const remove = () => rm(folder(), { recursive: true, force: true });
  try {
    const readme = await readFile(join(packages, 'ui/README.md'), 'utf8');
    const files = [...readme.matchAll(example)].map(
      ([, file = '', code = '']) => [file, code] as const,
    );
    for (const [file, code] of [...files, ...besides]) {
      await mkdir(dirname(join(folder(), file)), { recursive: true });
      await writeFile(join(folder(), file), code);
    }
    for (const name of ['regional', 'ui']) {
      await execute('pnpm', ['pack', '--out', join(folder(), `${name}.tgz`)], join(packages, name));
    }
    await writeFile(join(folder(), 'package.json'), JSON.stringify(await manifest(), null, 2));
    const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
    await execute('npm', ['install', '--prefer-offline', ...quiet], folder());
    await execute('next', ['build'], folder());
    return remove;
  } catch (error) {
    await remove();
    throw error;
  }
}

async function manifest() {
  const names = ['react', 'react-dom', '@fontsource-variable/archivo'];
  const versions = await Promise.all(
    names.map(async (name) => [name, await installedVersion(name)] as const),
  );
  return {
    name: 'next-consumer',
    private: true,
    type: 'module',
    dependencies: {
      ...Object.fromEntries(versions),
      next,
      '@ponte/regional': 'file:regional.tgz',
      '@ponte/ui': 'file:ui.tgz',
    },
  };
}
