import { count, judged, sum, type Count } from './reports.ts';

export interface Result<Step> {
  readonly total: Count;
  readonly leftOut: readonly Step[];
  /** Why any were left out. */
  readonly why?: 'failure' | 'time';
}

/**
 * Runs steps in order. None starts after one that failed, nor once the deadline has passed.
 *
 * @param time in milliseconds
 */
export async function runSteps<Step>(
  steps: readonly Step[],
  runStep: (step: Step) => Promise<Count>,
  { deadline, clock }: { readonly deadline: number; readonly clock: () => number },
): Promise<Result<Step>> {
  let total = count(0, 0);
  for (const [at, step] of steps.entries()) {
    const leftOut = steps.slice(at);
    if (judged(total).failed > 0) return { total: judged(total), leftOut, why: 'failure' };
    if (clock() >= deadline) return { total: judged(total), leftOut, why: 'time' };
    total = sum([total, await runStep(step)]);
  }
  return { total: judged(total), leftOut: [] };
}
