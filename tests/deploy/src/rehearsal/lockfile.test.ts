import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { problemOfPackages } from './lockfile.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ponte-lockfile-'));
  git('init', '--quiet');
});
afterEach(() => rm(folder, { recursive: true }));

function git(...words: readonly string[]): string {
  const who = ['-c', 'user.name=Ana', '-c', 'user.email=ana@example.com'];
  return execFileSync('git', [...who, ...words], { cwd: folder, encoding: 'utf8' }).trim();
}

async function commit(files: Readonly<Record<string, string>>): Promise<string> {
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  git('add', '--all');
  git('commit', '--quiet', '--message', 'A change');
  return git('rev-parse', 'HEAD');
}

test('a commit with other packages is refused in a sentence, one with the same is not', async () => {
  const earlier = await commit({ 'pnpm-lock.yaml': 'one' });
  const later = await commit({ 'pnpm-lock.yaml': 'two' });
  await commit({ 'index.ts': '' });

  expect(problemOfPackages(folder, earlier)).toMatch(
    new RegExp(`^${earlier.slice(0, 12)} has another pnpm-lock.yaml than what is installed here`),
  );
  expect(problemOfPackages(folder, later)).toBeUndefined();
});
