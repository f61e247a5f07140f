import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beside } from './stamp.mjs';
import { packageFolders, readManifest, root } from './workspace.mjs';

/**
 * The files of the repository by their contents: what is committed and what is new, without what
 * `.gitignore` names.
 */
export class Sources {
  /** @type {readonly string[] | undefined} */
  #files;
  /** @type {Map<string, { time: number, size: number, digest: string }>} */
  #digests = new Map();
  /** @type {Map<string, string>} */
  #paths = new Map();

  /** Without git nobody can tell what is a source and what was made from one. */
  get areKnown() {
    this.#files ??= listFiles();
    return this.#files.length > 0;
  }

  /** Looks again at which files there are, and at what is in them. */
  refresh() {
    this.#files = undefined;
    this.#paths.clear();
  }

  /**
   * A digest of names and contents.
   * @param {readonly string[]} paths files, or folders with all below them, from the root; `.` is everything
   * @param {string} salt anything else that the result depends on
   * @param {boolean} [builtOnly] without the files that no build reads
   */
  digestOf(paths, salt, builtOnly = false) {
    const hash = createHash('sha256').update(salt);
    for (const path of paths) hash.update(`\0${this.#digestOfPath(path, builtOnly)}`);
    return hash.digest('hex');
  }

  /**
   * Many parts read the same folders, so that each is looked at once until `refresh`.
   * @param {string} path
   * @param {boolean} builtOnly
   */
  #digestOfPath(path, builtOnly) {
    const key = `${path} ${builtOnly}`;
    const known = this.#paths.get(key);
    if (known !== undefined) return known;
    this.#files ??= listFiles();
    const hash = createHash('sha256').update(path);
    for (const file of this.#files) {
      if (path !== '.' && file !== path && !file.startsWith(`${path}/`)) continue;
      if (builtOnly && beside.test(file)) continue;
      hash.update(`\0${file}\0${this.#digestOfFile(file)}`);
    }
    const digest = hash.digest('hex');
    this.#paths.set(key, digest);
    return digest;
  }

  /** @param {string} file */
  #digestOfFile(file) {
    const path = join(root, file);
    const stat = statSync(path, { throwIfNoEntry: false });
    if (!stat?.isFile()) return '';
    const known = this.#digests.get(file);
    if (known && known.time === stat.mtimeMs && known.size === stat.size) return known.digest;
    const digest = createHash('sha256').update(readFileSync(path)).digest('hex');
    this.#digests.set(file, { time: stat.mtimeMs, size: stat.size, digest });
    return digest;
  }
}

/** Every source by its path from the root, sorted; none where git does not answer. */
function listFiles() {
  try {
    const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
    const listed = execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return listed.split('\0').filter(Boolean).sort();
  } catch {
    return [];
  }
}

/**
 * What everything depends on: what is installed, how types are checked, how steps are run, and where
 * random cases begin.
 */
const common = [
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'tsconfig.base.json',
  'scripts/run.mjs',
  'scripts/run',
  'scripts/random',
];

/**
 * What a check of some paths reads: for a package also the workspace's packages that it stands on;
 * and what everything depends on.
 * @param {readonly string[]} paths from the root
 * @returns {string[]}
 */
export function readsOf(...paths) {
  const manifests = new Map(packageFolders().map((folder) => [folder, readManifest(folder)]));
  const folders = new Map([...manifests].map(([folder, { name }]) => [name, folder]));
  const found = new Set(paths);
  // A set that grows while it is walked: what is found is followed too.
  for (const path of found) {
    for (const name of manifests.get(path)?.dependencies ?? []) {
      const needed = folders.get(name);
      if (needed) found.add(needed);
    }
  }
  return [...found, ...common];
}
