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
  /** Its environment; by default ours. */
  readonly env?: Readonly<Record<string, string>>;
  /** Fails until it serves. */
  ask(): Promise<unknown>;
}

/** A test that is broken off leaves no server behind. */
const endWithParent = process.platform === 'linux' ? ['setpriv', '--pdeathsig', 'TERM'] : [];

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

/** Starts a program in the foreground and waits until it serves. */
export async function startForeign({
  program,
  args,
  env,
  ask,
}: StartOptions): Promise<ForeignServer> {
  const [file = '', ...words] = [...endWithParent, program, ...args];
  const child = spawn(file, words, { env, stdio: ['ignore', 'pipe', 'pipe'] });
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
  const serves = () =>
    ask().then(
      () => true,
      () => false,
    );
  while (!(await serves())) {
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

/** Whether anything answers there: an error counts too. */
export async function askFor(origin: string): Promise<void> {
  const answer = await fetch(origin);
  await answer.body?.cancel();
}
