import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { constants } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { prefixLines } from './lines.mjs';
import { codeOf } from './refusal.mjs';
import { root, toolPath } from './workspace.mjs';

/** @import { ChildProcess } from 'node:child_process' */

/**
 * A program to run.
 * @typedef {object} Command
 * @property {string} name what it is called in messages and before its lines
 * @property {string} file
 * @property {readonly string[]} args
 * @property {string} [cwd] from where; the root when not given
 * @property {Record<string, string>} [env] added to ours
 * @property {'prefix' | 'plain' | 'keep'} [output] shown with its name before each line (the
 *   default), shown as it is, or only kept for whoever asks
 * @property {string} [log] a file that takes its standard output instead, written anew
 */

/**
 * How a program ended.
 * @typedef {object} Ending
 * @property {string} name
 * @property {number} code 0 is well; a signal counts as 128 + its usual number
 * @property {string} output what it printed, when its output was kept
 */

/**
 * A program that runs.
 * @typedef {object} Child
 * @property {string} name
 * @property {number} pid
 * @property {Promise<Ending>} ended
 */

/** How long a program may take to end by itself, in milliseconds. */
const grace = 5000;

/**
 * Programs that end together. Each leads a process group of its own, so that ending one reaches
 * whatever it started, and a Ctrl-C in the terminal reaches the runner alone, which then asks each
 * of them once.
 */
export class Family {
  /** @type {Set<number>} groups that may still have a living member */
  #groups = new Set();
  #ending = false;

  /** True once the family is being ended: an ending after that is no surprise. */
  get isEnding() {
    return this.#ending;
  }

  /**
   * Starts a program.
   * @param {Command} command
   * @returns {Child}
   */
  start(command) {
    if (this.#ending) return neverStarted(command.name);
    const output = command.output ?? 'prefix';
    const child = spawn(command.file, command.args, {
      cwd: command.cwd ?? root,
      env: { ...process.env, PATH: toolPath, ...command.env },
      stdio: ['ignore', ...outputs(output)],
      detached: true,
    });
    const pid = child.pid ?? 0;
    if (pid) this.#groups.add(pid);
    /** @type {string[]} */
    const kept = [];
    for (const [stream, to] of /** @type {const} */ ([
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ])) {
      if (!stream) continue;
      stream.setEncoding('utf8');
      if (command.log && stream === child.stdout) writeTo(command.log, stream);
      else if (output === 'keep')
        stream.on('data', (/** @type {string} */ text) => kept.push(text));
      else prefixLines(stream, command.name, to);
    }
    const ended = endingOf(child).then(({ code, trouble }) => {
      if (trouble && output !== 'keep') process.stderr.write(`${command.name}: ${trouble}\n`);
      return { name: command.name, code, output: kept.join('') + trouble };
    });
    // The system gives the numbers of the dead to others.
    void ended.then(() => this.#alive());
    return { name: command.name, pid, ended };
  }

  /**
   * Runs a program to its end.
   * @param {Command} command
   */
  run(command) {
    return this.start(command).ended;
  }

  /** From now on an ending is no surprise. */
  announceEnd() {
    this.#ending = true;
  }

  /** Asks every program to end, waits for a while, and kills what is left. */
  async end() {
    this.announceEnd();
    for (const pid of this.#groups) signalGroup(pid, 'SIGTERM');
    const deadline = Date.now() + grace;
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
 * Waits until a program has ended and its last words have arrived. What it started may outlive it
 * and hold its output open, so the words get a moment and no more.
 * @param {ChildProcess} child
 * @returns {Promise<{ code: number, trouble: string }>} trouble: why it did not even start
 */
function endingOf(child) {
  return new Promise((settle) => {
    child.once('error', (error) => settle({ code: 127, trouble: error.message }));
    child.once('exit', (code, signal) => {
      const end = { code: code ?? codeOfSignal(signal), trouble: '' };
      child.once('close', () => settle(end));
      setTimeout(() => settle(end), 500);
    });
  });
}

/**
 * @param {'prefix' | 'plain' | 'keep'} output
 * @returns {['pipe', 'pipe'] | ['inherit', 'inherit']}
 */
function outputs(output) {
  return output === 'plain' ? ['inherit', 'inherit'] : ['pipe', 'pipe'];
}

/**
 * Copies a stream to a file. Where that cannot be written, as on a full disk, the rest is dropped: the
 * program that writes must not wait for it.
 * @param {string} path
 * @param {NodeJS.ReadableStream} stream
 */
function writeTo(path, stream) {
  const file = createWriteStream(path, { mode: 0o600 });
  file.on('error', () => stream.resume());
  stream.pipe(file);
}

/**
 * A family that ends takes no new members: whoever asks sees a program that failed at once.
 * @param {string} name
 * @returns {Child}
 */
function neverStarted(name) {
  return {
    name,
    pid: 0,
    ended: Promise.resolve({ name, code: codeOfSignal('SIGTERM'), output: '' }),
  };
}

/**
 * The exit code that shells give to a death by a signal.
 * @param {NodeJS.Signals | null} signal
 */
export function codeOfSignal(signal) {
  return 128 + (signal ? constants.signals[signal] : 0);
}

/**
 * @param {number} pid the group's leader
 * @param {NodeJS.Signals | 0} signal 0 only asks whether anybody is there
 * @returns {boolean} whether anybody was there
 */
function signalGroup(pid, signal) {
  try {
    return process.kill(-pid, signal);
  } catch (error) {
    if (codeOf(error) === 'ESRCH' || codeOf(error) === 'EPERM') return false;
    throw error;
  }
}
