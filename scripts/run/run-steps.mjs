import { count, judged, sum } from './reports.mjs';

/** @import { Count } from './reports.mjs' */

/**
 * @template Step
 * @typedef {{ total: Count, leftOut: readonly Step[], why?: 'failure' | 'time' }} Result why any were left out
 */

/**
 * Runs steps in order. None starts after one that failed, nor once the deadline has passed.
 * @template Step
 * @param {readonly Step[]} steps
 * @param {(step: Step) => Promise<Count>} runStep
 * @param {{ deadline: number, clock: () => number }} time in milliseconds
 * @returns {Promise<Result<Step>>}
 */
export async function runSteps(steps, runStep, { deadline, clock }) {
  let total = count(0, 0);
  for (const [at, step] of steps.entries()) {
    const leftOut = steps.slice(at);
    if (judged(total).failed > 0) return { total: judged(total), leftOut, why: 'failure' };
    if (clock() >= deadline) return { total: judged(total), leftOut, why: 'time' };
    total = sum([total, await runStep(step)]);
  }
  return { total: judged(total), leftOut: [] };
}
