import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** Pages stand in caches for an hour at most, and in tabs for as long as people leave them open. */
const keptDays = 14;

interface KeepOptions {
  /** The client build's output folder. */
  readonly clientFolder: string;
  /** What servers and builds of the same app share. */
  readonly keptFolder: string;
  /** Milliseconds. */
  readonly now: number;
}

/** A build's files; in `builds`, with the moment until which it is known to be in use as its `mtime`. */
interface KeptBuild {
  readonly path: string;
  readonly files: readonly string[];
  readonly inUseUntil: number;
}

/**
 * Puts a build's assets beside those of the builds before it, whose pages may still stand in a cache or
 * a tab, and drops those of builds that were replaced more than two weeks ago. A folder that can't be
 * written, such as a layer of an image, is left as it is when it has the build.
 * @throws when the folder lacks the build and can't be written
 */
export function keepAssets({ clientFolder, keptFolder, now }: KeepOptions): void {
  const own = {
    path: join(keptFolder, 'builds', nameOf(clientFolder)),
    files: filesIn(join(clientFolder, 'assets')),
  };
  const isKept = (file: string) => existsSync(join(keptFolder, 'assets', file));
  const isKnown = existsSync(own.path);
  if (isKnown && own.files.every(isKept) && !isWritable(keptFolder)) return;

  const before = keptBuilds(keptFolder);
  // A new build replaces the latest, which was in use until now.
  const replaced = before.toSorted((a, b) => b.inUseUntil - a.inUseUntil).at(0);
  if (replaced && !isKnown) markInUse(replaced.path, now);
  writeWhole(own.path, (path) => writeFileSync(path, own.files.join('\n')));
  markInUse(own.path, now);
  for (const file of own.files.filter((name) => !isKept(name))) {
    const from = join(clientFolder, 'assets', file);
    writeWhole(join(keptFolder, 'assets', file), (path) => copyFileSync(from, path));
  }
  dropOld(keptFolder, now);
}

function dropOld(keptFolder: string, now: number): void {
  const builds = keptBuilds(keptFolder);
  const isOld = ({ inUseUntil }: KeptBuild) => inUseUntil < now - keptDays * 24 * 3_600_000;
  const needed = new Set(builds.filter((build) => !isOld(build)).flatMap(({ files }) => files));
  for (const { path, files } of builds.filter(isOld)) {
    for (const file of files.filter((name) => !needed.has(name))) {
      rmSync(join(keptFolder, 'assets', file), { force: true });
    }
    rmSync(path, { force: true });
  }
}

/** The same for servers of the same build. */
function nameOf(clientFolder: string): string {
  const manifest = readFileSync(join(clientFolder, '.vite', 'manifest.json'));
  return createHash('sha256').update(manifest).digest('hex').slice(0, 16);
}

function keptBuilds(keptFolder: string): KeptBuild[] {
  return filesIn(join(keptFolder, 'builds')).map((name) => {
    const path = join(keptFolder, 'builds', name);
    const files = readFileSync(path, 'utf8').split('\n').filter(isFileName);
    return { path, files, inUseUntil: statSync(path).mtimeMs };
  });
}

/** Without those that are being written. */
function filesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).filter(isFileName) : [];
}

function isFileName(name: string): boolean {
  return /^[^./\\][^/\\]*$/.test(name);
}

/** Others find the whole file or none. */
function writeWhole(path: string, write: (path: string) => void): void {
  const folder = dirname(path);
  mkdirSync(folder, { recursive: true });
  const unfinished = join(folder, `.${process.pid}-${path.slice(folder.length + 1)}`);
  write(unfinished);
  renameSync(unfinished, path);
}

function markInUse(path: string, until: number): void {
  utimesSync(path, until / 1000, until / 1000);
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
