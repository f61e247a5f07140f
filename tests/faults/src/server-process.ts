import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';

/** A test that is broken off leaves no server behind. */
const endWithParent = new URL('../../../scripts/run/end-with-parent.mjs', import.meta.url).href;

/** How much of a log is kept, in characters. */
const mostKept = 1_000_000;

/** A server in its own process. */
export interface ServerProcess {
  /** Resolves with the code that it ended with; null after a signal that it could not handle. */
  readonly ended: Promise<number | null>;
  /** What it wrote, log and sentences; of a long log the end. */
  written(): string;
  /** How much memory it holds, in megabytes; undefined where the system does not tell. */
  megabytes(): Promise<number | undefined>;
  /** Sends it a signal, such as one that makes it hang. */
  signal(signal: NodeJS.Signals): void;
  /** Ends it, by default gently, and waits for its end. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

/**
 * Starts a server.
 *
 * @param file what Node runs
 * @param env its environment, beside PATH
 * @param heard receives all that it has written so far, whenever it writes
 * @param node by default the one that runs this
 * @param words the arguments of the file
 */
export function startProcess(
  file: string,
  env: Readonly<Record<string, string>>,
  heard: (written: string) => void = () => undefined,
  node: string = process.execPath,
  words: readonly string[] = [],
): ServerProcess {
  const child = spawn(node, ['--import', endWithParent, file, ...words], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      written = `${written}${text}`.slice(-mostKept);
      heard(written);
    });
  }
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  return {
    ended,
    written: () => written,
    megabytes: async () => {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
      const kilobytes = /VmRSS:\s*(\d+)/.exec(status)?.[1];
      return kilobytes === undefined ? undefined : Math.round(Number(kilobytes) / 1024);
    },
    signal: (signal) => void child.kill(signal),
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal);
      await ended;
    },
  };
}
