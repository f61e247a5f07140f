import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** The longest path that every system takes for a socket. */
const longestSocketPath = 100;

/**
 * Makes a folder this process' own until `release`, or says that another has it.
 *
 * The lock is a socket that listens, not a file with a process number: the system drops it when a
 * process is killed, and numbers are used again. Two processes on one embedded database would
 * destroy it.
 */
export async function lockFolder(folder: string): Promise<{ release(): Promise<void> } | 'taken'> {
  const path = socketPath(resolve(folder));
  const server = (await listen(path)) ?? (await listenInsteadOfDead(path));
  if (!server) return 'taken';
  server.unref();
  return { release: () => new Promise((done) => server.close(() => done())) };
}

function socketPath(folder: string): string {
  const name = `ponte-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  const inside = join(folder, 'lock.sock');
  return inside.length <= longestSocketPath ? inside : join(tmpdir(), `${name}.sock`);
}

/** Listens at a path; undefined when there is something already. */
function listen(path: string): Promise<Server | undefined> {
  return new Promise((done, fail) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? done(undefined) : fail(error),
    );
    server.listen(path, () => done(server));
  });
}

/** A killed process leaves its socket's file behind, with nobody listening. */
async function listenInsteadOfDead(path: string): Promise<Server | undefined> {
  if (await someoneAnswers(path)) return undefined;
  await rm(path, { force: true });
  return listen(path);
}

function someoneAnswers(path: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(path, () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });
}
