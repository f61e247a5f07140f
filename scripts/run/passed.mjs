import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { hashOf, readStamp, writeStamp } from './stamp.mjs';
import { root } from './workspace.mjs';

/** @import { Count } from './counts.mjs' */
/** @import { Sources } from './sources.mjs' */
/** @import { Part, Step } from './step.mjs' */

/** What has passed before, kept beside the digest of all that it depended on. */
export class Passed {
  #sources;
  #useless;
  /** @type {Map<string, string>} */
  #versions = new Map();

  /**
   * @param {Sources} sources
   * @param {boolean} fresh nothing that passed before counts
   */
  constructor(sources, fresh) {
    this.#sources = sources;
    this.#useless = fresh;
  }

  /** Looks again at which files there are. */
  refresh() {
    this.#sources.refresh();
  }

  /**
   * What a part of a step depends on, now. It is asked for before the part runs: what is edited
   * meanwhile was not checked.
   * @param {Step} step
   * @param {Part} part
   */
  digestOf(step, part) {
    if (!part.reads) return '';
    const variables = [...(step.variables ?? [])];
    const values = variables.map((name) => `${name}=${process.env[name] ?? ''}`);
    if (step.browser) values.push(this.#version(process.env['CHROMIUM_PATH'] ?? ''));
    if (step.postgres) values.push(this.#version(join(process.env['PG_BIN'] ?? '', 'postgres')));
    return this.#sources.digestOf(part.reads, values.join('\0'), part.builtOnly);
  }

  /** A digest of every source, now. */
  digestOfAll() {
    return this.#sources.digestOf(['.'], '');
  }

  /**
   * What a part found when it passed on the same inputs.
   * @param {Step} step
   * @param {Part} part
   * @param {string} digest
   * @returns {Count | undefined}
   */
  find(step, part, digest) {
    if (this.#useless || !part.reads || !this.#sources.areKnown) return undefined;
    const [kept, count] = readStamp(fileOf(step, part)).split('\n');
    return kept === digest && count ? JSON.parse(count) : undefined;
  }

  /**
   * Keeps what a part found. A failure is not kept, nor what was flaky: it is to be seen again.
   * @param {Step} step
   * @param {Part} part
   * @param {string} digest
   * @param {Count} count
   */
  keep(step, part, digest, count) {
    if (!part.reads || !this.#sources.areKnown) return;
    if (count.failed > 0 || count.flaky.length > 0) return;
    writeStamp(fileOf(step, part), `${digest}\n${JSON.stringify(count)}\n`);
  }

  /** @param {string} program */
  #version(program) {
    const version = this.#versions.get(program) ?? `${program} ${versionOf(program)}`;
    this.#versions.set(program, version);
    return version;
  }
}

/** @param {string} program */
function versionOf(program) {
  try {
    return execFileSync(program, ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

/**
 * @param {Step} step
 * @param {Part} part
 */
function fileOf(step, part) {
  // The name of a journey is a sentence.
  const isPath = /^[\w./-]+$/.test(part.name);
  const name = isPath ? part.name.replaceAll('/', '-') : hashOf([], part.name);
  return join(root, '.cache', 'passed', step.name, name);
}
