import type { Workload } from './workload.ts';

/** What is asked for under one name in the report. */
export interface Scenario {
  readonly name: string;
  /** Requests that are the same for the same seed. */
  readonly at: (seed: number) => Workload;
  /** Whether each request changes something, so that none can be made again. */
  readonly once?: boolean;
}
