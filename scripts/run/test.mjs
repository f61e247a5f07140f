import { ensureBrowser } from './browser.mjs';
import { count, sum, summaryOf } from './counts.mjs';
import { ensureInstalled } from './install.mjs';
import { duration, say } from './lines.mjs';
import { ensurePostgres } from './postgres.mjs';
import { Refusal } from './refusal.mjs';
import { steps } from './steps.mjs';

/** @import { Count } from './counts.mjs' */
/** @import { Family } from './family.mjs' */
/** @import { Step } from './steps.mjs' */

/**
 * `npm test`: every step in order, up to the first that fails. `npm test -- unit e2e` runs those.
 * @param {Family} family
 * @param {readonly string[]} names none means all
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
    const counted = await runStep(step, family);
    if (family.isEnding) return 1;
    counts.push(counted);
    if (counted.failed > 0) break;
  }
  const total = sum(counts);
  say('');
  say(`Tested in ${duration(Date.now() - began)}.`);
  say(summaryOf(total));
  return total.failed > 0 ? 1 : 0;
}

/**
 * @param {readonly string[]} names
 * @throws {Refusal} when a name is no step's
 */
function choose(names) {
  const unknown = names.find((name) => steps.every((step) => step.name !== name));
  if (unknown !== undefined) {
    throw new Refusal(
      `There is no test step "${unknown}": choose among ${steps.map((step) => step.name).join(', ')}.`,
    );
  }
  return names.length === 0 ? steps : steps.filter((step) => names.includes(step.name));
}

/**
 * @param {Step} step
 * @param {Family} family
 */
async function runStep(step, family) {
  const began = Date.now();
  say(`\n── ${step.name}: ${step.title}`);
  const counted = await step.run(family).catch((error) => {
    if (!(error instanceof Refusal)) throw error;
    say(error.message);
    return count(0, 1);
  });
  const took = duration(Date.now() - began);
  const skipped = counted.skipped > 0 ? `, ${counted.skipped} skipped` : '';
  if (counted.failed > 0) say(`── ${step.name} FAILED (${summaryOf(counted)}${skipped}, ${took})`);
  else say(`── ${step.name}: ${counted.passed} passed${skipped}, ${took}`);
  return counted;
}
