import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from '../run/workspace.ts';
import type { Home } from './addresses.ts';

/** A package that is published. */
export type Package = Readonly<{
  name: string;
  /** Its folder, from the root. */
  folder: string;
}>;

export function publishedPackages(from = root): readonly Package[] {
  return globSync('packages/*/package.json', { cwd: from })
    .map((file) => {
      const manifest: { name: string; private?: boolean } = JSON.parse(
        readFileSync(join(from, file), 'utf8'),
      );
      return { ...manifest, folder: dirname(file) };
    })
    .filter((manifest) => !manifest.private);
}

export const readHome = (): Home => JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Changes that no version has yet. */
export function waitingChangesets(): readonly string[] {
  return globSync('.changeset/*.md', { cwd: root }).filter(
    (file) => basename(file) !== 'README.md',
  );
}
