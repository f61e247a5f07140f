import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Package } from './packages.ts';

/** The software bill of materials of a package, in CycloneDX. */
export const partsList = 'sbom.cdx.json';

/** The licences of what is installed with a package. */
export const dependencyNotices = 'dependency-notices.md';

/** What `pnpm publish --json` reports of a package. */
export type Packed = Readonly<{
  name: string;
  version: string;
  /** In bytes, of the tarball. */
  size: number;
  files: readonly { path: string }[];
}>;

/** The report in what `pnpm publish --json` prints, behind the lines of the scripts that it ran. */
export function reportIn(printed: string): readonly Packed[] {
  return JSON.parse(printed.slice(printed.startsWith('[') ? 0 : printed.lastIndexOf('\n[') + 1));
}

const expected = [
  'package.json',
  'README.md',
  'CHANGELOG.md',
  'LICENSE',
  partsList,
  dependencyNotices,
];

/** What is wrong with tarballs that were made in a folder. */
export function problemsOf(
  packed: readonly Packed[],
  packages: readonly Package[],
  folder: string,
): readonly string[] {
  return packages.flatMap((one) => {
    const tarball = packed.find(({ name }) => name === one.name);
    if (!tarball) return [`${one.name} was not packed`];
    const paths = tarball.files.map(({ path }) => path);
    const last = lastVersionIn(join(folder, one.folder, 'CHANGELOG.md'));
    return [
      ...expected
        .filter((file) => !paths.includes(file))
        .map((file) => `${one.name} lacks its ${file}`),
      ...paths
        .filter((path) => /\.test\.|\.stories\.|^src\/(docs|test)\//.test(path))
        .map((path) => `${one.name} has ${path}`),
      ...(last === tarball.version
        ? []
        : [`${one.name} is ${tarball.version}, and its changelog begins with ${last}`]),
    ];
  });
}

function lastVersionIn(changelog: string): string | undefined {
  return /^## (\S+)$/m.exec(readFileSync(changelog, 'utf8'))?.[1];
}
