import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { addressesOf, isReserved, type Home } from './addresses.ts';
import { noticesOf } from './notices.ts';

/**
 * Publishes every package whose version the registry does not have yet. With `--canary` publishes what is
 * committed, under its own versions and the tag `canary`. With `--dry` rehearses either: in a clean clone,
 * as canaries are made. With `--home` writes the addresses of the root's manifest into the others. See
 * docs/releasing.md.
 */

type Manifest = Readonly<{
  name: string;
  private?: boolean;
  storybook?: Readonly<{ url: string }>;
  folder: string;
}>;

/** What `pnpm publish --json` reports of a package. */
type Packed = Readonly<{
  name: string;
  version: string;
  /** In bytes, of the tarball. */
  size: number;
  files: readonly { path: string }[];
}>;

const publish = ['publish', '--recursive', '--filter=./packages/*', '--access=public'];
const build = ['--recursive', '--filter=./packages/*', '--if-present', 'run', 'build'];

/** The software bill of materials of a package, in CycloneDX. */
const partsList = 'sbom.cdx.json';

/** The licences of what is installed with a package. */
const notices = 'dependency-notices.md';

const packages = globSync('packages/*/package.json')
  .map((file): Manifest => ({ ...JSON.parse(readFileSync(file, 'utf8')), folder: dirname(file) }))
  .filter((manifest) => !manifest.private);

const home: Home = JSON.parse(readFileSync('package.json', 'utf8'));

/** Changes that no version has yet. */
const waiting = globSync('.changeset/*.md').filter((file) => basename(file) !== 'README.md');

/** What has to be done before a release, in a sentence. */
function unversioned(): string | undefined {
  if (waiting.length === 0) return undefined;
  return `${waiting.length} changesets have no version yet: run "pnpm version-packages", read the changelogs through and commit them.`;
}

/** What has to be done before anything is published, in a sentence. */
function homeless(): string | undefined {
  if (!isReserved(home)) return undefined;
  return `The addresses of ${home.homepage} and ${home.storybook.url} are reserved ones: write those of the repository and of the kit's documentation into the root's package.json ("homepage", "storybook"), and run "npm run release -- --home".`;
}

/** Without a home nothing is published, and so no version can follow on the first. */
function followingNone(): string | undefined {
  if (!isReserved(home) || waiting.length === 0) return undefined;
  return `The first version is not out, and its entry in CHANGELOG.md is where these belong: ${waiting.join(', ')}.`;
}

function end(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/** Runs a program to its end, which has to be a good one. */
function run(cwd: string, stdio: 'inherit' | 'pipe', file: string, ...args: string[]): string {
  const options = { cwd, encoding: 'utf8', maxBuffer: 2 ** 26, stdio } as const;
  const { status, stdout, stderr } = spawnSync(file, args, options);
  if (status === 0) return stdout;
  return end(`${stdout ?? ''}${stderr ?? ''}\n${file} ${args.join(' ')} failed (exit ${status}).`);
}

/** The version that a changelog begins with. */
function told(cwd: string, { folder }: Manifest): string | undefined {
  const changelog = readFileSync(join(cwd, folder, 'CHANGELOG.md'), 'utf8');
  return /^## (\S+)$/m.exec(changelog)?.[1];
}

/** What is wrong with what would go. */
function problemsOf(packed: readonly Packed[]): readonly string[] {
  const pathsOf = (name: string) =>
    packed.find((one) => one.name === name)?.files.map(({ path }) => path) ?? [];
  const expected = ['package.json', 'README.md', 'CHANGELOG.md', 'LICENSE', partsList, notices];
  return packages.flatMap(({ name }) => [
    ...expected
      .filter((file) => !pathsOf(name).includes(file))
      .map((file) => `${name} lacks its ${file}`),
    ...pathsOf(name)
      .filter((path) => /(^|\/)src\/|\.test\.|\.stories\./.test(path))
      .map((path) => `${name} has ${path}`),
  ]);
}

/** Builds every package, and writes the parts of each with their licences, as the lockfile has them. */
function make(cwd: string, stdio: 'inherit' | 'pipe'): void {
  run(cwd, stdio, 'pnpm', ...build);
  for (const { name, folder } of packages) {
    const sbom = ['sbom', '--prod', '--lockfile-only', '--sbom-format=cyclonedx'];
    run(
      cwd,
      stdio,
      'pnpm',
      `--filter=${name}`,
      ...sbom,
      `--out=${resolve(cwd, folder, partsList)}`,
    );
    const listed = ['licenses', 'list', '--prod', '--json'];
    const parts = JSON.parse(run(cwd, 'pipe', 'pnpm', `--filter=${name}`, ...listed));
    writeFileSync(resolve(cwd, folder, notices), noticesOf(name, parts));
  }
}

/** A clean clone of what is committed, installed; removed in the end. */
function clone(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ponte-release-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  run(folder, 'pipe', 'git', 'clone', '--quiet', '--no-hardlinks', process.cwd(), '.');
  run(folder, 'pipe', 'pnpm', 'install', '--frozen-lockfile', '--prefer-offline');
  return folder;
}

/** Makes what would go in a clean clone; says where that is. */
function prepare(isCanary: boolean, stdio: 'inherit' | 'pipe'): string {
  const folder = clone();
  if (isCanary) {
    // Of all packages, so that they are tried with each other.
    const bumps = packages.map(({ name }) => `'${name}': patch\n`).join('');
    const sentence = `---\n${bumps}---\n\nWhat is committed on this day.\n`;
    writeFileSync(join(folder, '.changeset/canary.md'), sentence);
    run(folder, stdio, 'pnpm', 'exec', 'changeset', 'version', '--snapshot', 'canary');
  } else if (waiting.length > 0) {
    run(folder, stdio, 'pnpm', 'run', 'version-packages');
  }
  make(folder, stdio);
  return folder;
}

function rehearse(isCanary: boolean): void {
  const wrong = isCanary ? undefined : followingNone();
  if (wrong !== undefined) end(wrong);
  const folder = prepare(isCanary, 'pipe');
  const output = run(folder, 'pipe', 'pnpm', ...publish, '--dry-run', '--no-git-checks', '--json');
  const packed: readonly Packed[] = JSON.parse(output.slice(output.lastIndexOf('\n[') + 1));
  const untold = packages.flatMap((one) => {
    const version = packed.find(({ name }) => name === one.name)?.version;
    const last = told(folder, one);
    return last === version
      ? []
      : `${one.name} is ${version}, and its changelog begins with ${last}`;
  });
  const problems = [...problemsOf(packed), ...untold];
  if (problems.length > 0) end(problems.join('\n'));
  for (const { name, version, size, files } of packed) {
    console.log(`${name} ${version}: ${files.length} files, ${(size / 1e3).toFixed(0)} kB`);
  }
  console.log(`${packed.length} packages could be published.`);
  const reason = homeless();
  if (reason !== undefined) console.log(`Before that: ${reason}`);
}

/** Versions such as 0.0.0-canary-20261124120000, which no range takes unasked. */
function publishCanary(): void {
  run(prepare(true, 'inherit'), 'inherit', 'pnpm', ...publish, '--tag=canary', '--no-git-checks');
}

/** Writes the addresses of the root's manifest into those of the packages, and into the list of components. */
function moveIn(): void {
  for (const { folder, storybook } of packages) {
    const file = join(folder, 'package.json');
    const manifest: object = JSON.parse(readFileSync(file, 'utf8'));
    const moved = { ...manifest, ...addressesOf(home, folder) };
    writeFileSync(file, `${JSON.stringify(moved, null, 2)}\n`);
    if (!storybook) continue;
    const list = join(folder, 'COMPONENTS.md');
    const text = readFileSync(list, 'utf8');
    writeFileSync(list, text.replaceAll(storybook.url, home.storybook.url));
  }
}

const usage =
  'Say "npm run release", with "-- --canary" to publish what is committed under versions of its own, with "-- --dry" to rehearse either, or with "-- --home" to write the addresses of the root into the packages.';
const words = process.argv.slice(2);
const isCanary = words.includes('--canary');
const unknown = words.filter((word) => !['--canary', '--dry', '--home'].includes(word));
if (unknown.length > 0) end(usage);
if (words.includes('--home')) moveIn();
else if (words.includes('--dry')) rehearse(isCanary);
else {
  const sentence = (isCanary ? undefined : unversioned()) ?? homeless();
  if (sentence !== undefined) end(sentence);
  if (isCanary) publishCanary();
  else {
    make('.', 'inherit');
    run('.', 'inherit', 'pnpm', ...publish);
  }
}
