import type { Processes } from '../run/processes.ts';
import { Refusal } from '../run/refusal.ts';
import { since } from '../run/since.ts';

/** Programs of a release, each run to its end in one folder. */
export interface Runs {
  /** Where they run. */
  readonly folder: string;
  /** Begins a step: a line with the time since the command began. */
  step(title: string): void;
  /** Its standard output; a {@link Refusal} with everything it printed unless it ends well. */
  run(file: string, ...args: readonly string[]): Promise<string>;
}

export function runsIn(folder: string, processes: Processes, began = Date.now()): Runs {
  return {
    folder,
    step: (title) => console.log(`${since(began).padStart(12)}  ${title}`),
    run: async (file, ...args) => {
      const command = { name: file, file, args, cwd: folder, output: 'keep' } as const;
      const { code, output, stdout } = await processes.run(command);
      if (code === 0) return stdout;
      throw new Refusal(`${output}\n${file} ${args.join(' ')} failed (exit ${code}).`);
    },
  };
}
