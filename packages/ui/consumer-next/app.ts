import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execute, packages } from '../consumer/app.ts';
import { follow } from '../consumer/walk.ts';

/** Where the app is, for the tests: a folder of the system's, outside of the workspace. */
export const folder = () => process.env['PONTE_NEXT_CONSUMER'] ?? '';

/** How many steps its guide has. */
export const steps = () => Number(process.env['PONTE_NEXT_STEPS']);

/** What the shop leads to, which is the reader's. */
const pages = { carrinho: 'Carrinho', furadeira: 'Furadeira de impacto' };

/** Packs the kit as built, follows the guide for Next from an empty folder, and builds the app. */
export default async function createApp(): Promise<() => Promise<void>> {
  const tarballs = await mkdtemp(join(tmpdir(), 'ponte-next-'));
  const remove = async () => {
    await rm(tarballs, { recursive: true, force: true });
    if (folder()) await rm(join(folder(), '..'), { recursive: true, force: true });
  };
  try {
    for (const name of ['regional', 'ui']) {
      const tarball = join(tarballs, `${name}.tgz`);
      await execute('pnpm', ['pack', '--out', tarball], join(packages, name));
    }
    const followed = await follow('next', tarballs);
    process.env['PONTE_NEXT_CONSUMER'] = followed.folder;
    process.env['PONTE_NEXT_STEPS'] = String(followed.steps.length);
    for (const [path, title] of Object.entries(pages)) {
      await mkdir(join(folder(), 'app', path));
      const code = `export default function Page() {\n  return <h1>${title}</h1>;\n}\n`;
      await writeFile(join(folder(), 'app', path, 'page.tsx'), code);
    }
    await execute('npm', ['run', 'build'], folder());
    return remove;
  } catch (error) {
    await remove();
    throw error;
  }
}
