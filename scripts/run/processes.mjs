import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { constants } from 'node:os';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { root, toolPath } from './workspace.mjs';

/**
 * A program to run, by default in the root and with our environment. Its output is shown with its
 * name before each line, shown as it is, or only collected for the caller; the log is a file that
 * gets its standard output instead, and is overwritten.
 * @typedef {{ name: string, file: string, args: readonly string[], cwd?: string, log?: string,
 * env?: Record<string, string>, output?: 'prefix' | 'plain' | 'keep' }} Command
 */

/**
 * Programs that end together. Each leads a process group of its own, so that ending one reaches
 * whatever it started, and a Ctrl-C in the terminal reaches the runner alone, which then asks each
 * of them once.
 */
export class Processes {
  /** @type {Set<number>} groups that may still have a living member */
  #groups = new Set();

  /** True once they are being ended: an ending after that is no surprise. */
  isEnding = false;

  /** Starts a program. It ends with a code: 0 is well, a signal counts as 128 + its usual number. */
  start(/** @type {Command} */ { name, file, args, cwd = root, env, output = 'prefix', log }) {
    // Nothing is started any more once they end: the caller sees a program that failed at once.
    if (this.isEnding) return { pid: 0, ended: Promise.resolve({ code: 143, output: '' }) };
    const pipe = output === 'plain' ? 'inherit' : 'pipe';
    const child = spawn(file, args, {
      cwd,
      env: { ...process.env, PATH: toolPath, ...env },
      stdio: ['ignore', pipe, pipe],
      detached: true,
    });
    if (child.pid) this.#groups.add(child.pid);
    let kept = '';
    for (const kind of /** @type {const} */ (['stdout', 'stderr'])) {
      const stream = child[kind];
      if (!stream) continue;
      if (log && kind === 'stdout') writeTo(log, stream);
      else if (output === 'keep') stream.setEncoding('utf8').on('data', (text) => (kept += text));
      else {
        const lines = createInterface({ input: stream });
        lines.on('line', (line) => process[kind].write(`${name.padEnd(4)}| ${line}\n`));
      }
    }
    /** @type {Promise<{ code: number, output: string }>} */
    const ended = new Promise((settle) => {
      child.once('error', ({ message }) => {
        if (output !== 'keep') process.stderr.write(`${name}: ${message}\n`);
        settle({ code: 127, output: kept + message });
      });
      child.once('exit', (code, signal) => {
        const end = () => settle({ code: code ?? codeOfSignal(signal), output: kept });
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
  run(/** @type {Command} */ command) {
    return this.start(command).ended;
  }

  /** Asks every program to end, waits for a while, and kills what is left. */
  async end() {
    this.isEnding = true;
    for (const pid of this.#groups) signalGroup(pid, 'SIGTERM');
    const deadline = Date.now() + 5000;
    while (Date.now() < deadline && this.#alive()) await delay(25);
    this.kill();
  }

  /** Kills at once whatever still lives. Synchronous: the last thing that a dying runner can do. */
  kill() {
    for (const pid of this.#groups) signalGroup(pid, 'SIGKILL');
  }

  #alive() {
    for (const pid of this.#groups) if (!signalGroup(pid, 0)) this.#groups.delete(pid);
    return this.#groups.size > 0;
  }
}

/**
 * Copies a stream to a file. Where that cannot be written, as on a full disk, the rest is dropped: the
 * program that writes must not wait for it.
 * @type {(path: string, stream: NodeJS.ReadableStream) => void}
 */
function writeTo(path, stream) {
  const file = createWriteStream(path, { mode: 0o600 });
  file.on('error', () => stream.resume());
  stream.pipe(file);
}

/** The exit code that shells give to a death by a signal. */
/** @type {(signal: NodeJS.Signals | null) => number} */
export function codeOfSignal(signal) {
  return 128 + (signal ? constants.signals[signal] : 0);
}

/** Whether anybody of a group was there; the signal 0 only asks. */
/** @type {(leader: number, signal: NodeJS.Signals | 0) => boolean} */
function signalGroup(leader, signal) {
  try {
    return process.kill(-leader, signal);
  } catch {
    return false;
  }
}
