import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** A server of Debian's, started for a test. */
export interface ForeignServer {
  stop(): Promise<void>;
}

interface StartOptions {
  readonly program: string;
  readonly args: readonly string[];
  /** What it listens on: `http://127.0.0.1:…`. */
  readonly origin: string;
}

/**
 * Where a program is: what the variable names, else Debian's path.
 * @throws a sentence that says how to get it
 */
export function programOf(name: string, variable: string, debian: string): string {
  const path = process.env[variable] ?? debian;
  if (existsSync(path)) return path;
  throw new Error(
    `There is no ${name} to test with: npm test -- attacks installs it, or name its program with ${variable}.`,
  );
}

/** Starts a program in the foreground and waits until it listens. */
export async function startForeign({
  program,
  args,
  origin,
}: StartOptions): Promise<ForeignServer> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let written = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (written += text));
  }
  const over = new AbortController();
  const ended = new Promise<void>((done) =>
    child.once('exit', () => {
      over.abort();
      done();
    }),
  );
  while (!(await answers(origin))) {
    if (over.signal.aborted) throw new Error(`${program} ended: ${written}`);
    await pause(50);
  }
  return {
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Whether anything answers: an error counts too. */
async function answers(origin: string): Promise<boolean> {
  return fetch(origin).then(
    async (answer) => {
      await answer.body?.cancel();
      return true;
    },
    () => false,
  );
}
