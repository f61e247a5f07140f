import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressesOf, type Home } from './addresses.ts';
import { publishedPackages } from './packages.ts';

/** Writes the addresses of the root's manifest into the manifests and pages of the packages. */
export function moveIn(root: string, home: Home): void {
  for (const { folder } of publishedPackages(root)) {
    const file = join(root, folder, 'package.json');
    const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'));
    const moved = { ...manifest, ...addressesOf(home, folder) };
    writeFileSync(file, `${JSON.stringify(moved, null, 2)}\n`);
    const former = manifest.homepage.replace(/\/tree\/main\/.*$/, '');
    for (const name of globSync('*.md', { cwd: join(root, folder), exclude: ['CHANGELOG.md'] })) {
      const page = join(root, folder, name);
      let text = readFileSync(page, 'utf8').replaceAll(former, home.homepage);
      if (manifest.storybook) text = text.replaceAll(manifest.storybook.url, home.storybook.url);
      writeFileSync(page, text);
    }
  }
}

interface Manifest {
  readonly homepage: string;
  readonly storybook?: Readonly<{ url: string }>;
}
