import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { noticesOf } from './notices.ts';

/**
 * Publishes every package whose version the registry does not have yet. With `--canary` publishes what is
 * committed, under versions of its own and the tag `canary`, and with `--dry` rehearses a release: both in
 * a clean clone. See docs/releasing.md.
 */

type Manifest = Readonly<{
  name: string;
  private?: boolean;
  homepage: string;
  /** Where its documentation is, if it has one of its own. */
  storybook?: Readonly<{ url: string }>;
  folder: string;
}>;

/** What `pnpm publish --json` tells of a package. */
type Packed = Readonly<{ name: string; version: string; files: readonly { path: string }[] }>;

const publish = ['publish', '--recursive', '--filter=./packages/*', '--access=public'];
const build = ['--recursive', '--filter=./packages/*', '--if-present', 'run', 'build'];

/** Where nothing can be (RFC 2606): what manifests name as long as the repository has no public home. */
const reserved = /^https?:\/\/[^/]*\.example\//;

/** The software bill of materials of a package, in CycloneDX. */
const partsList = 'sbom.cdx.json';

/** The licences of what is installed with a package. */
const notices = 'dependency-notices.md';

const packages = globSync('packages/*/package.json')
  .map((file): Manifest => ({ ...JSON.parse(readFileSync(file, 'utf8')), folder: dirname(file) }))
  .filter((manifest) => !manifest.private);

/** Changes that no version has yet. */
const waiting = globSync('.changeset/*.md').filter((file) => basename(file) !== 'README.md');

/** What has to be done before a release, in a sentence. */
function unversioned(): string | undefined {
  if (waiting.length === 0) return undefined;
  return `${waiting.length} changesets have no version yet: run "pnpm version-packages", read the changelogs through and commit them.`;
}

/** What has to be done before anything is published, in a sentence. */
function homeless(): string | undefined {
  const unnamed = packages.filter(
    ({ homepage, storybook }) => reserved.test(homepage) || reserved.test(storybook?.url ?? ''),
  );
  if (unnamed.length === 0) return undefined;
  return `${unnamed.map(({ name }) => name).join(', ')} name an address that nobody can have: write the public one of the repository into "homepage", "bugs" and "repository" of each, and that of the kit's documentation into "storybook".`;
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

/** What is wrong with what would go. */
function problemsOf(packed: readonly Packed[]): readonly string[] {
  const pathsOf = (name: string) =>
    packed.find((one) => one.name === name)?.files.map(({ path }) => path) ?? [];
  const expected = ['package.json', 'README.md', 'CHANGELOG.md', 'LICENSE', partsList, notices];
  return [
    ...packed.filter((one) => one.version === '0.0.0').map(({ name }) => `${name} has no version`),
    ...packages.flatMap(({ name }) => [
      ...expected
        .filter((file) => !pathsOf(name).includes(file))
        .map((file) => `${name} lacks its ${file}`),
      ...pathsOf(name)
        .filter((path) => /(^|\/)src\/|\.test\.|\.stories\./.test(path))
        .map((path) => `${name} has ${path}`),
    ]),
  ];
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

function rehearse(): void {
  const folder = clone();
  if (waiting.length > 0) run(folder, 'pipe', 'pnpm', 'run', 'version-packages');
  make(folder, 'pipe');
  const output = run(folder, 'pipe', 'pnpm', ...publish, '--dry-run', '--no-git-checks', '--json');
  const packed: readonly Packed[] = JSON.parse(output.slice(output.lastIndexOf('\n[') + 1));
  const problems = problemsOf(packed);
  if (problems.length > 0) end(problems.join('\n'));
  console.log(`${packed.length} packages could be published.`);
}

/** Versions such as 0.0.0-canary-20261124120000, which no range takes unasked. */
function publishCanary(): void {
  if (waiting.length === 0) end('Nothing has changed since the versions that there are.');
  const folder = clone();
  run(folder, 'pipe', 'pnpm', 'exec', 'changeset', 'version', '--snapshot', 'canary');
  make(folder, 'inherit');
  run(folder, 'inherit', 'pnpm', ...publish, '--tag=canary', '--no-git-checks');
}

const words = process.argv.slice(2).join(' ');
if (words === '--dry') rehearse();
else {
  const isCanary = words === '--canary';
  const sentence =
    words === '' || isCanary
      ? ((isCanary ? undefined : unversioned()) ?? homeless())
      : 'Say "npm run release", with "-- --canary" to publish what has no version yet, or with "-- --dry" to rehearse.';
  if (sentence !== undefined) end(sentence);
  if (isCanary) publishCanary();
  else {
    make('.', 'inherit');
    run('.', 'inherit', 'pnpm', ...publish);
  }
}
