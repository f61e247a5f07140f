import { execFileSync } from 'node:child_process';
import { cpSync, lchownSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join, matchesGlob, relative } from 'node:path';
import type { Stage } from './dockerfile.ts';

/** What an image of a Dockerfile comes to, in a folder that stands for its root. */
export interface Carried {
  readonly root: string;
  readonly workFolder: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly user: string;
}

const isRoot = process.getuid?.() === 0;

/**
 * Carries out the steps of a Dockerfile where there is no builder: each stage in a separate folder, with
 * this machine's programs in the place of those of its base.
 *
 * @param context the folder that is built from
 * @param folder where the stages' folders are made
 */
export function carryOut(stages: readonly Stage[], context: string, folder: string): Carried {
  const roots = new Map<string, string>();
  let last: Carried | undefined;
  for (const [number, { name = String(number), instructions }] of stages.entries()) {
    const root = join(folder, name);
    mkdirSync(root, { recursive: true });
    roots.set(name, root);
    last = carryOutStage({ root, instructions, context, roots });
  }
  if (!last) throw new Error('The Dockerfile has no stage.');
  return last;
}

interface Work {
  readonly root: string;
  readonly instructions: Stage['instructions'];
  readonly context: string;
  readonly roots: ReadonlyMap<string, string>;
}

function carryOutStage({ root, instructions, context, roots }: Work): Carried {
  const environment: Record<string, string> = {};
  let [workFolder, user] = ['/', '0'];
  const inRoot = (path: string) => join(root, path.startsWith('/') ? path : join(workFolder, path));
  for (const { name, flags, words, text } of instructions) {
    if (name === 'WORKDIR') {
      workFolder = words[0] ?? '/';
      mkdirSync(join(root, workFolder), { recursive: true });
    } else if (name === 'ENV') {
      for (const word of words) {
        const [variable = '', value = ''] = word.split(/=(.*)/s);
        environment[variable] = value;
      }
    } else if (name === 'USER') user = words[0] ?? '0';
    else if (name === 'RUN') {
      const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], ...environment };
      execFileSync('/bin/sh', ['-c', text], { cwd: join(root, workFolder), env, stdio: 'inherit' });
    } else if (name === 'COPY') {
      const [from = '', to = ''] = words;
      const stage = flags['from'] === undefined ? undefined : roots.get(flags['from']);
      if (stage === undefined) copyContext(join(context, from), inRoot(to));
      else cpSync(join(stage, from), inRoot(to), { recursive: true, verbatimSymlinks: true });
      if (flags['chown'] !== undefined) own(inRoot(to), flags['chown']);
    }
  }
  return { root, workFolder, environment, user };
}

/** Without what `.dockerignore` names. */
function copyContext(from: string, to: string): void {
  const ignored = readFileSync(join(from, '.dockerignore'), 'utf8').split('\n').filter(Boolean);
  const filter = (path: string) =>
    !ignored.some((pattern) => matchesGlob(relative(from, path), pattern));
  cpSync(from, to, { recursive: true, verbatimSymlinks: true, filter });
}

/** Only root may give files away; other users try the image with their own. */
function own(folder: string, owner: string): void {
  if (!isRoot) return;
  const [user = 0, group = 0] = owner.split(':').map(Number);
  lchownSync(folder, user, group);
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    lchownSync(join(folder, path), user, group);
  }
}
