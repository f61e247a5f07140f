import { createHash, randomBytes } from 'node:crypto';
import { readdir, readlink, rm, symlink } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';

/** In bytes: the longest socket path that every system accepts. */
const longestSocketPath = 100;

/** In milliseconds: a holder that got its signal may still be shutting down. */
const patienceMs = 5000;

export interface Patience {
  /** Milliseconds. */
  readonly waitMs?: number;
  /** Called once when the folder is held by another process. */
  readonly waiting?: () => void;
}

export interface FolderLock {
  release(): Promise<void>;
}

/**
 * Locks a folder for this process until `release`, or reports that another process holds it.
 *
 * The lock is a listening socket rather than a pid file: the system drops it when a process is
 * killed, and pids are reused. Two processes on one embedded database would destroy it.
 */
export async function lockFolder(
  folder: string,
  { waitMs = patienceMs, waiting }: Patience = {},
): Promise<FolderLock | 'taken'> {
  const place = placeOf(resolve(folder));
  const deadline = Date.now() + waitMs;
  let lock = await tryLock(place);
  if (lock === 'taken' && waitMs > 0) waiting?.();
  while (lock === 'taken' && Date.now() < deadline) {
    await new Promise((done) => setTimeout(done, 50));
    lock = await tryLock(place);
  }
  return lock;
}

/** The common prefix of a folder's socket paths. */
function placeOf(folder: string): string {
  const hash = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  if (process.platform === 'win32') return `\\\\.\\pipe\\ponte-${hash}`;
  const inside = join(folder, 'lock');
  return socketOf(inside).length <= longestSocketPath ? inside : join(tmpdir(), `ponte-${hash}`);
}

function socketOf(place: string): string {
  return `${place}.${randomBytes(6).toString('hex')}.sock`;
}

/**
 * A socket listens before it gets its name, a number one above that of a dead holder. Numbers only
 * rise, and only a holder deletes names, lower ones only. So of two concurrent processes one gets
 * the number or sees a higher one, and a live name is never deleted.
 */
async function tryLock(place: string): Promise<FolderLock | 'taken'> {
  // A Windows pipe leaves no file behind: the process that listens holds the lock.
  if (process.platform === 'win32') return lockOf(await listen(place));
  const last = await lastNumber(place);
  if (last > 0 && (await someoneAnswers(nameOf(place, last)))) return 'taken';
  const socket = socketOf(place);
  const lock = lockOf(await listen(socket));
  if (lock === 'taken') return lock;
  const number = last + 1;
  const named = await symlink(basename(socket), nameOf(place, number)).then(
    () => true,
    () => false,
  );
  if (named && (await lastNumber(place)) === number) {
    await clear(place, number);
    return lock;
  }
  await lock.release();
  return 'taken';
}

function lockOf(server: Server | undefined): FolderLock | 'taken' {
  if (!server) return 'taken';
  server.unref();
  return { release: () => new Promise((done) => server.close(() => done())) };
}

function nameOf(place: string, number: number): string {
  return `${place}.${number}`;
}

async function lastNumber(place: string): Promise<number> {
  return Math.max(0, ...(await numbers(place)));
}

async function numbers(place: string): Promise<number[]> {
  const start = `${basename(place)}.`;
  const names = await readdir(dirname(place));
  return names
    .filter((name) => name.startsWith(start) && /^\d+$/.test(name.slice(start.length)))
    .map((name) => Number(name.slice(start.length)));
}

/** Deletes the sockets of earlier holders. */
async function clear(place: string, number: number): Promise<void> {
  for (const old of (await numbers(place)).filter((one) => one < number)) {
    const name = nameOf(place, old);
    const socket = await readlink(name).catch(() => undefined);
    if (socket !== undefined) await rm(join(dirname(place), basename(socket)), { force: true });
    await rm(name, { force: true });
  }
}

/** Undefined when the path is in use. */
function listen(path: string): Promise<Server | undefined> {
  return new Promise((done, fail) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? done(undefined) : fail(error),
    );
    server.listen(path, () => done(server));
  });
}

/** Whether a process listens. Anything but "gone" or "refused" counts as alive. */
function someoneAnswers(path: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(path, () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', (error: NodeJS.ErrnoException) =>
      done(error.code !== 'ECONNREFUSED' && error.code !== 'ENOENT'),
    );
  });
}
