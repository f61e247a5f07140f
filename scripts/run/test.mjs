import { ensureBrowser } from './browser.mjs';
import { count, judged, sum, summaryOf } from './counts.mjs';
import { ensureInstalled } from './install.mjs';
import { duration, say } from './lines.mjs';
import { Passed } from './passed.mjs';
import { ensurePostgres } from './postgres.mjs';
import { Refusal } from './refusal.mjs';
import { Sources } from './sources.mjs';
import { steps } from './steps.mjs';

/** @import { Count, Flaky } from './counts.mjs' */
/** @import { Family } from './family.mjs' */
/** @import { Found, Part, Step } from './step.mjs' */

/** The word that has everything run, whatever passed before. */
const fresh = '--fresh';

/**
 * `npm test`: every step in order, up to the first that fails. `npm test -- unit e2e` runs those.
 * What passed before is not run again while all that it reads is as it was, except for `--fresh`
 * and under CI.
 * @param {Family} family
 * @param {readonly string[]} words names of steps, none of which means all, and `--fresh`
 * @returns {Promise<number>} the exit code
 */
export async function test(family, words) {
  const chosen = choose(words.filter((word) => word !== fresh));
  const isFresh = words.includes(fresh) || Boolean(process.env['CI']);
  const began = Date.now();
  await ensureInstalled(family);
  if (chosen.some((step) => step.browser)) {
    process.env['CHROMIUM_PATH'] = await ensureBrowser(family);
  }
  if (chosen.some((step) => step.postgres)) process.env['PG_BIN'] = await ensurePostgres(family);
  const passed = new Passed(new Sources(), isFresh);
  /** @type {Count[]} */
  const counts = [];
  /** @type {Count[]} */
  const before = [];
  for (const step of chosen) {
    const result = await runStep(step, family, passed);
    if (family.isEnding) return 1;
    counts.push(result.count);
    before.push(result.before);
    if (judged(sum(counts)).failed > 0) break;
  }
  const total = judged(sum(counts));
  const old = sum(before).passed;
  say('');
  say(`Tested in ${duration(Date.now() - began)}.`);
  if (old > 0)
    say(`${old} passed before, on what is still the same; npm test -- ${fresh} runs all.`);
  sayFlaky(total.flaky);
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
 * Runs what is stale of a step.
 * @param {Step} step
 * @param {Family} family
 * @param {Passed} passed
 * @returns {Promise<{ count: Count, before: Count }>} in all, and what of it had passed before
 */
async function runStep(step, family, passed) {
  const began = Date.now();
  say(`\n── ${step.name}: ${step.title}`);
  passed.refresh();
  const parts = (await step.parts(family)).map((part) => {
    const digest = passed.digestOf(step, part);
    return { part, digest, kept: passed.find(step, part, digest) };
  });
  const sources = step.learns ? passed.digestOfAll() : '';
  const stale = parts.filter(({ kept }) => !kept);
  const found = await runParts(
    step,
    family,
    stale.map(({ part }) => part),
  );
  // A failure that is no part's may be any part's.
  const isKnown = !family.isEnding && (found.get('')?.failed ?? 0) === 0;
  const isLearnt = step.learns && isKnown && stale.length > 0;
  const toKeep = isLearnt ? await learned(step, family, passed, sources) : stale;
  for (const { part, digest } of toKeep) {
    const counted = found.get(part.name);
    if (isKnown && counted) passed.keep(step, part, digest, counted);
  }
  const before = sum(parts.flatMap(({ kept }) => kept ?? []));
  const counted = sum([before, ...found.values()]);
  sayResult(step, counted, before, duration(Date.now() - began));
  return { count: counted, before };
}

/**
 * The parts of a step that ran, with what they are known to read now. There are none when a source
 * was edited meanwhile: what is newly known may be what was edited.
 * @param {Step} step
 * @param {Family} family
 * @param {Passed} passed
 * @param {string} sources all sources as they were before
 */
async function learned(step, family, passed, sources) {
  passed.refresh();
  if (passed.digestOfAll() !== sources) return [];
  const parts = await step.parts(family);
  return parts.map((part) => ({ part, digest: passed.digestOf(step, part) }));
}

/**
 * @param {Step} step
 * @param {Family} family
 * @param {readonly Part[]} parts
 * @returns {Promise<Found>}
 */
async function runParts(step, family, parts) {
  if (parts.length === 0) return new Map();
  return step.run(family, parts).catch((error) => {
    if (!(error instanceof Refusal)) throw error;
    say(error.message);
    return new Map([['', count(0, 1)]]);
  });
}

/** @param {readonly Flaky[]} flaky */
function sayFlaky(flaky) {
  if (flaky.length === 0) return;
  say('Flaky, passed on the second try:');
  for (const { name, clue } of flaky) say(`  ${name}\n    ${clue}`);
}

/**
 * @param {Step} step
 * @param {Count} counted
 * @param {Count} before
 * @param {string} took
 */
function sayResult({ name }, counted, before, took) {
  const skipped = counted.skipped > 0 ? `, ${counted.skipped} skipped` : '';
  const flaky = counted.flaky.length > 0 ? `, ${counted.flaky.length} of them flaky` : '';
  const old = before.passed > 0 ? `, ${before.passed} of them before` : '';
  const besides = `${skipped}${flaky}${old}, ${took}`;
  if (counted.failed > 0) say(`── ${name} FAILED (${summaryOf(counted)}${besides})`);
  else say(`── ${name}: ${counted.passed} passed${besides}`);
}
