import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { ensureInstalled } from './install.mjs';
import { say } from './lines.mjs';
import { ensurePostgres } from './postgres.mjs';
import { Refusal } from './refusal.mjs';
import { root } from './workspace.mjs';

/** @import { Family } from './family.mjs' */

/**
 * `npm run explore -- 10`: for so many minutes the tests that draw random cases draw new ones, up to
 * the first that fails, which `RANDOM_SEED` draws again.
 * @param {Family} family
 * @param {readonly string[]} words
 * @returns {Promise<number>} the exit code
 */
export async function explore(family, words) {
  const minutes = minutesOf(words);
  await ensureInstalled(family);
  const PG_BIN = await ensurePostgres(family);
  const end = Date.now() + minutes * 60_000;
  const files = randomTests();
  let rounds = 0;
  do {
    const seed = String(randomInt(2 ** 31));
    const { code } = await family.run({
      name: 'explore',
      file: 'vitest',
      args: ['run', '--project=unit*', '--project=postgres', ...files],
      env: { RANDOM_SEED: seed, FUZZ_REQUESTS: '1500', PG_BIN },
      output: 'plain',
    });
    rounds += 1;
    if (code !== 0) {
      console.error(`RANDOM_SEED=${seed} npm test -- unit postgres draws these cases again.`);
      return 1;
    }
  } while (Date.now() < end);
  say(`${rounds} rounds of ${files.length} files, and every case passed.`);
  return 0;
}

/**
 * @param {readonly string[]} words
 * @throws {Refusal} when it is no number above 0
 */
export function minutesOf([word = '10']) {
  const minutes = Number(word);
  if (minutes > 0) return minutes;
  throw new Refusal('Say for how many minutes, such as npm run explore -- 10.');
}

/** The tests that draw random cases, by their paths from the root. */
function randomTests() {
  const args = ['grep', '--files-with-matches', "from 'fast-check'", '--', '*.test.ts'];
  const found = execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  return found.split('\n').filter((path) => path !== '' && !path.includes('.oracle.'));
}
