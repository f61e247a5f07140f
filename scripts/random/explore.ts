import { execFileSync, spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';

/** For how many minutes; undefined when it is no number above 0. */
export function minutesOf(word = '10'): number | undefined {
  const minutes = Number(word);
  return minutes > 0 ? minutes : undefined;
}

/** Draws new cases in every test that draws some, up to the first that fails. */
function explore(minutes: number): void {
  const end = Date.now() + minutes * 60_000;
  const pattern = ['grep', '--files-with-matches', "from 'fast-check'", '--', '*.test.ts'];
  const files = execFileSync('git', pattern, { encoding: 'utf8' }).trim().split('\n');
  const args = ['run', '--project=unit*', '--project=postgres', ...files];
  let rounds = 0;
  do {
    const RANDOM_SEED = String(randomInt(2 ** 31));
    const env = { FUZZ_REQUESTS: '1500', ...process.env, RANDOM_SEED };
    const { status } = spawnSync('vitest', args, { env, stdio: 'inherit' });
    rounds += 1;
    if (status !== 0) {
      console.log(`RANDOM_SEED=${RANDOM_SEED} npm test -- unit postgres draws these cases again.`);
      process.exit(1);
    }
  } while (Date.now() < end);
  console.log(`${rounds} rounds of ${files.length} files, and every case passed.`);
}

const minutes = minutesOf(process.argv[2]);
if (import.meta.main && minutes !== undefined) explore(minutes);
else if (import.meta.main) {
  console.error('Say for how many minutes, such as npm run explore -- 10.');
  process.exit(1);
}
