import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { provide } from './build.mjs';
import { Refusal } from './refusal.mjs';
import { count, countOf, judged, sum } from './reports.mjs';
import { since } from './since.mjs';
import { steps } from './steps.mjs';
import { readManifest, root } from './workspace.mjs';

/** @import { Processes } from './processes.mjs' */
/** @import { Count } from './reports.mjs' */
/** @import { Step } from './steps.mjs' */

/** `npm test`: every step in order, up to the first that fails. `npm test -- unit e2e` runs those. */
/** @type {(processes: Processes, names: readonly string[]) => Promise<number>} */
export async function test(processes, names) {
  const unknown = names.find((name) => steps.every((step) => step.name !== name));
  if (unknown !== undefined) {
    const known = steps.map((step) => step.name).join(', ');
    throw new Refusal(`There is no test step "${unknown}": choose among ${known}.`);
  }
  const chosen = steps.filter(({ name, nightly }) =>
    names.length === 0 ? !nightly : names.includes(name),
  );
  const began = Date.now();
  const needs = chosen.flatMap((step) => step.needs ?? []);
  await provide(processes, ...needs.filter((need) => !['api', 'apps', 'packages'].includes(need)));
  let total = count(0, 0);
  for (const step of chosen) {
    total = sum([total, await runStep(step, processes)]);
    if (processes.isEnding) return 1;
    if (judged(total).failed > 0) break;
  }
  const { passed, failed, flaky } = judged(total);
  console.log(`\nTested in ${since(began)}.`);
  if (flaky.length > 0) console.log('Flaky, passed on the second try:');
  for (const { name, clue } of flaky) console.log(`  ${name}\n    ${clue}`);
  // Readers of a log look for this line: it stands alone and last.
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}

/** @type {(step: Step, processes: Processes) => Promise<Count>} */
async function runStep({ name, title, needs = [], report }, processes) {
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
    (error) => {
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
