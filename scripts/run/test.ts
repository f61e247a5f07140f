import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { provide } from './build.ts';
import type { Processes } from './processes.ts';
import { Refusal } from './refusal.ts';
import { count, countOf, type Count } from './reports.ts';
import { runSteps } from './run-steps.ts';
import { since } from './since.ts';
import { stepsOf, type Command, type Step } from './steps.ts';
import { readManifest, root } from './workspace.ts';

/**
 * `npm test` and `npm run verify`: the steps of the command in order, up to the first that fails.
 * `npm test -- unit e2e` runs those; with `--minutes=60` no step starts after an hour.
 */
export const test =
  (command: Command) => async (processes: Processes, words: readonly string[]) => {
    const began = Date.now();
    const { names, minutes } = readWords(words);
    const chosen = stepsOf(command, names);
    const needs = chosen.flatMap((step) => step.needs);
    await provide(
      processes,
      ...needs.filter((need) => !['api', 'apps', 'packages'].includes(need)),
    );
    const { total, leftOut, why } = await runSteps(chosen, (step) => runStep(step, processes), {
      deadline: began + minutes * 60_000,
      clock: Date.now,
    });
    if (processes.isEnding) return 1;
    console.log(`\nTested in ${since(began)}.`);
    if (total.flaky.length > 0) console.log('Flaky, passed on the second try:');
    for (const { name, clue } of total.flaky) console.log(`  ${name}\n    ${clue}`);
    if (leftOut.length > 0) {
      const reason = why === 'time' ? `${minutes} minutes had passed` : 'a step before them failed';
      console.log(`Left out, because ${reason}: ${leftOut.map(({ name }) => name).join(', ')}.`);
    }
    // Readers of a log look for this line: it stands alone and last.
    console.log(`${total.passed} passed, ${total.failed} failed`);
    return total.failed > 0 ? 1 : 0;
  };

function readWords(words: readonly string[]) {
  const option = words.find((word) => word.startsWith('-'));
  const minutes = option === undefined ? Infinity : Number(/^--minutes=(\d+)$/.exec(option)?.[1]);
  if (Number.isNaN(minutes))
    throw new Refusal(`"${option}" is not an option: there is --minutes=60.`);
  return { names: words.filter((word) => word !== option), minutes };
}

async function runStep({ name, title, needs, report }: Step, processes: Processes): Promise<Count> {
  const began = Date.now();
  console.log(`\n── ${name}: ${title}`);
  const file = join(root, 'reports', `${name}.json`);
  // An old report must not stand for a run that broke off.
  rmSync(file, { force: true });
  const script = readManifest('').scripts?.[`test:${name}`] ?? 'false';
  const args = ['-c', report === 'vitest' ? `${script} --outputFile.json='${file}'` : script];
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const found = await provide(processes, ...needs).then(
    async () => {
      const { code } = await processes.run({ name, file: 'sh', args, env, output: 'plain' });
      return countOf(code, report, file);
    },
    (error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      console.log(error.message);
      return count(0, 1);
    },
  );
  const { passed, failed, skipped, flaky } = found;
  const words = [
    `${passed} passed`,
    failed > 0 && `${failed} failed`,
    skipped > 0 && `${skipped} skipped`,
    flaky.length > 0 && `${flaky.length} of them flaky`,
    since(began),
  ]
    .filter(Boolean)
    .join(', ');
  console.log(failed > 0 ? `── ${name} FAILED (${words})` : `── ${name}: ${words}`);
  return found;
}
