import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { constants } from 'node:os';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { root, toolPath } from './workspace.ts';

/** A program to run, by default in the root and with our environment. */
export interface Command {
  readonly name: string;
  readonly file: string;
  readonly args: readonly string[];
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Shown with the program's name before each line (the default), as it is, or only collected. */
  readonly output?: 'prefix' | 'plain' | 'keep';
  /** A file for its standard output instead; it is overwritten. */
  readonly log?: string;
}

/** How a program ended: 0 is well, a signal counts as 128 + its usual number. */
export interface Ended {
  readonly code: number;
  /** What was collected. */
  readonly output: string;
  /** What of it was its standard output. */
  readonly stdout: string;
}

/**
 * Programs that end together. Each leads a separate process group, so that ending one reaches all that it
 * started, and a Ctrl-C in the terminal reaches the runner alone, which then asks each of them once.
 */
export class Processes {
  /** Groups that may still have a living member. */
  readonly #groups = new Set<number>();

  /** True once they are being ended: an ending after that is no surprise. */
  isEnding = false;

  start({ name, file, args, cwd = root, env, output = 'prefix', log }: Command): {
    readonly pid: number;
    readonly ended: Promise<Ended>;
  } {
    // Nothing is started any more once they end: the caller sees a program that failed at once.
    if (this.isEnding)
      return { pid: 0, ended: Promise.resolve({ code: 143, output: '', stdout: '' }) };
    const pipe = output === 'plain' ? 'inherit' : 'pipe';
    const child = spawn(file, args, {
      cwd,
      env: { ...process.env, PATH: toolPath, ...env },
      stdio: ['ignore', pipe, pipe],
      detached: true,
    });
    if (child.pid) this.#groups.add(child.pid);
    let kept = '';
    let stdout = '';
    for (const kind of ['stdout', 'stderr'] as const) {
      const stream = child[kind];
      if (!stream) continue;
      if (log && kind === 'stdout') writeTo(log, stream);
      else if (output === 'keep') {
        stream.setEncoding('utf8').on('data', (text: string) => {
          kept += text;
          if (kind === 'stdout') stdout += text;
        });
      } else {
        const lines = createInterface({ input: stream });
        lines.on('line', (line) => process[kind].write(`${name.padEnd(4)}| ${line}\n`));
      }
    }
    const ended = new Promise<Ended>((settle) => {
      child.once('error', ({ message }) => {
        if (output !== 'keep') process.stderr.write(`${name}: ${message}\n`);
        settle({ code: 127, output: kept + message, stdout });
      });
      child.once('exit', (code, signal) => {
        const end = () => settle({ code: code ?? codeOfSignal(signal), output: kept, stdout });
        child.once('close', end);
        // What it started may outlive it and hold its output open.
        setTimeout(end, 500);
      });
    });
    // The system gives the numbers of the dead to others.
    void ended.then(() => this.#alive());
    return { pid: child.pid ?? 0, ended };
  }

  /** Runs a program to its end. */
  run(command: Command): Promise<Ended> {
    return this.start(command).ended;
  }

  /** Asks every program to end, waits for a while, and kills what is left. */
  async end(): Promise<void> {
    this.isEnding = true;
    for (const pid of this.#groups) signalGroup(pid, 'SIGTERM');
    const deadline = Date.now() + 5000;
    while (Date.now() < deadline && this.#alive()) await delay(25);
    this.kill();
  }

  /** Kills at once what still lives. Synchronous: the last thing that a dying runner can do. */
  kill(): void {
    for (const pid of this.#groups) signalGroup(pid, 'SIGKILL');
  }

  #alive(): boolean {
    for (const pid of this.#groups) if (!signalGroup(pid, 0)) this.#groups.delete(pid);
    return this.#groups.size > 0;
  }
}

/**
 * Copies a stream to a file. Where that cannot be written, as on a full disk, the rest is dropped: the
 * program that writes must not wait for it.
 */
function writeTo(path: string, stream: NodeJS.ReadableStream): void {
  const file = createWriteStream(path, { mode: 0o600 });
  file.on('error', () => stream.resume());
  stream.pipe(file);
}

/** The exit code that shells give to a death by a signal. */
export function codeOfSignal(signal: NodeJS.Signals | null): number {
  return 128 + (signal ? constants.signals[signal] : 0);
}

/** Whether a group had a living member; the signal 0 only asks. */
function signalGroup(leader: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-leader, signal);
  } catch {
    return false;
  }
}
