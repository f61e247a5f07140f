import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What the kit's own tests render of every component, and what that stands on. */
const files = [
  'cases.tsx',
  ...['case.ts', 'basics.tsx', 'catalogue.tsx', 'forms.tsx', 'navigation.tsx', 'purchase.tsx'].map(
    (name) => `cases/${name}`,
  ),
  'addresses.ts',
  'samples.ts',
];

/** Writes them into the app, where they import the published package. */
export async function writeCases(folder: string): Promise<void> {
  const [from, to] = [join(import.meta.dirname, '../src/test'), join(folder, 'src/kit')];
  await mkdir(join(to, 'cases'), { recursive: true });
  await cp(join(from, 'pictures'), join(to, 'pictures'), { recursive: true });
  for (const file of files) {
    const code = await readFile(join(from, file), 'utf8');
    await writeFile(
      join(to, file),
      code
        .replaceAll("'../../index.ts'", "'@ponte/ui'")
        .replaceAll(/'\.\.\/([\w-]+)\/\1\.tsx'/g, "'@ponte/ui/$1'")
        .replaceAll(/'(\.[^']+)\.tsx?'/g, "'$1'"),
    );
  }
}
