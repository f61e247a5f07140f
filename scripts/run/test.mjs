import { ensureBrowser } from './browser.mjs';
import { ensureInstalled } from './install.mjs';
import { duration, say } from './lines.mjs';
import { ensurePostgres } from './postgres.mjs';
import { Refusal } from './refusal.mjs';
import { count, judged, sum } from './reports.mjs';
import { steps } from './steps.mjs';

/** @import { Count } from './reports.mjs' */
/** @import { Family } from './family.mjs' */
/** @import { Step } from './steps.mjs' */

/**
 * `npm test`: every step in order, up to the first that fails. `npm test -- unit e2e` runs those.
 * @param {Family} family
 * @param {readonly string[]} names of steps, none of which means all
 * @returns {Promise<number>} the exit code
 */
export async function test(family, names) {
  const chosen = choose(names);
  const began = Date.now();
  await ensureInstalled(family);
  if (chosen.some((step) => step.browser)) {
    process.env['CHROMIUM_PATH'] = await ensureBrowser(family);
  }
  if (chosen.some((step) => step.postgres)) process.env['PG_BIN'] = await ensurePostgres(family);
  /** @type {Count[]} */
  const counts = [];
  for (const step of chosen) {
    counts.push(await runStep(step, family));
    if (family.isEnding) return 1;
    if (judged(sum(counts)).failed > 0) break;
  }
  const { passed, failed, flaky } = judged(sum(counts));
  say(`\nTested in ${duration(Date.now() - began)}.`);
  if (flaky.length > 0) say('Flaky, passed on the second try:');
  for (const { name, clue } of flaky) say(`  ${name}\n    ${clue}`);
  // Readers of a log look for this line: it stands alone and last.
  say(`${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}

/**
 * @param {readonly string[]} names
 * @throws {Refusal} when a name is no step's
 */
function choose(names) {
  const unknown = names.find((name) => steps.every((step) => step.name !== name));
  if (unknown !== undefined) {
    const known = steps.map((step) => step.name).join(', ');
    throw new Refusal(`There is no test step "${unknown}": choose among ${known}.`);
  }
  return names.length === 0 ? steps : steps.filter((step) => names.includes(step.name));
}

/**
 * @param {Step} step
 * @param {Family} family
 */
async function runStep({ name, title, run }, family) {
  const began = Date.now();
  say(`\n── ${name}: ${title}`);
  const { passed, failed, skipped, flaky } = await run(family).catch((error) => {
    if (!(error instanceof Refusal)) throw error;
    say(error.message);
    return count(0, 1);
  });
  const besides = [
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ...(flaky.length > 0 ? [`${flaky.length} of them flaky`] : []),
    duration(Date.now() - began),
  ].join(', ');
  if (failed > 0) say(`── ${name} FAILED (${passed} passed, ${failed} failed, ${besides})`);
  else say(`── ${name}: ${passed} passed, ${besides}`);
  return { passed, failed, skipped, flaky };
}
