import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from '../run/workspace.ts';
import type { Home } from './addresses.ts';

/** A package that is published. */
export type Package = Readonly<{
  name: string;
  /** Its folder, from the root. */
  folder: string;
  storybook?: Readonly<{ url: string }>;
}>;

const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));

export function publishedPackages(): readonly Package[] {
  return globSync('packages/*/package.json', { cwd: root })
    .map((file): Package & { private?: boolean } => ({ ...read(file), folder: dirname(file) }))
    .filter((manifest) => !manifest.private);
}

export const readHome = (): Home => read('package.json');

/** Changes that no version has yet. */
export function waitingChangesets(): readonly string[] {
  return globSync('.changeset/*.md', { cwd: root }).filter(
    (file) => basename(file) !== 'README.md',
  );
}
