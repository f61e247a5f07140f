import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/**
 * Publishes every package whose version the registry does not have yet; with `--dry` rehearses that in
 * a clean clone, up to the sending. See docs/releasing.md.
 */

type Manifest = Readonly<{ name: string; private?: boolean; homepage: string }>;

/** What `pnpm publish --json` tells of a package. */
type Packed = Readonly<{ name: string; version: string; files: readonly { path: string }[] }>;

const publish = ['publish', '--recursive', '--filter=./packages/*', '--access=public'];
const build = ['--recursive', '--filter=./packages/*', '--if-present', 'run', 'build'];

/** Where nothing can be (RFC 2606): what manifests name as long as the repository has no public home. */
const reserved = /^https?:\/\/[^/]*\.example\//;

const packages = globSync('packages/*/package.json')
  .map((file): Manifest => JSON.parse(readFileSync(file, 'utf8')))
  .filter((manifest) => !manifest.private);

/** What has to be done before, in a sentence. */
function obstacle(): string | undefined {
  const waiting = globSync('.changeset/*.md').filter((file) => basename(file) !== 'README.md');
  if (waiting.length > 0) {
    return `${waiting.length} changesets have no version yet: run "pnpm version-packages", read the changelogs through and commit them.`;
  }
  const unnamed = packages.filter(({ homepage }) => reserved.test(homepage));
  if (unnamed.length === 0) return undefined;
  return `${unnamed.map(({ name }) => name).join(', ')} name an address that nobody can have: write the public one of the repository into "homepage", "bugs" and "repository" of each.`;
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
  const expected = ['package.json', 'README.md', 'CHANGELOG.md', 'LICENSE'];
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

function rehearse(): void {
  const clone = mkdtempSync(join(tmpdir(), 'ponte-release-'));
  process.once('exit', () => rmSync(clone, { recursive: true, force: true }));
  run(clone, 'pipe', 'git', 'clone', '--quiet', '--no-hardlinks', process.cwd(), '.');
  run(clone, 'pipe', 'pnpm', 'install', '--frozen-lockfile', '--prefer-offline');
  run(clone, 'pipe', 'pnpm', 'run', 'version-packages');
  run(clone, 'pipe', 'pnpm', ...build);
  const output = run(clone, 'pipe', 'pnpm', ...publish, '--dry-run', '--no-git-checks', '--json');
  const packed: readonly Packed[] = JSON.parse(output.slice(output.lastIndexOf('\n[') + 1));
  const problems = problemsOf(packed);
  if (problems.length > 0) end(problems.join('\n'));
  console.log(`${packed.length} packages could be published.`);
}

const words = process.argv.slice(2).join(' ');
if (words === '--dry') rehearse();
else {
  const known = words === '';
  const sentence = known ? obstacle() : 'Say "npm run release", or with "-- --dry" to rehearse it.';
  if (sentence !== undefined) end(sentence);
  run('.', 'inherit', 'pnpm', ...build);
  run('.', 'inherit', 'pnpm', ...publish);
}
