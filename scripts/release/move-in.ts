import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run/workspace.ts';
import { addressesOf } from './addresses.ts';
import { publishedPackages, readHome } from './packages.ts';

/** Writes the addresses of the root's manifest into those of the packages, and into the list of components. */
export function moveIn(): void {
  const home = readHome();
  for (const { folder, storybook } of publishedPackages()) {
    const file = join(root, folder, 'package.json');
    const manifest: object = JSON.parse(readFileSync(file, 'utf8'));
    const moved = { ...manifest, ...addressesOf(home, folder) };
    writeFileSync(file, `${JSON.stringify(moved, null, 2)}\n`);
    if (!storybook) continue;
    const list = join(root, folder, 'COMPONENTS.md');
    const text = readFileSync(list, 'utf8');
    writeFileSync(list, text.replaceAll(storybook.url, home.storybook.url));
  }
}
