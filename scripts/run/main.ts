import { release } from '../release/release.ts';
import { provide, type Need } from './build.ts';
import { codeOfSignal, Processes } from './processes.ts';
import { Refusal } from './refusal.ts';
import { dev, start } from './start.ts';
import { test } from './test.ts';
import { node } from './workspace.ts';

/** Runs with the words behind it; its result is the exit code. */
type Verb = (processes: Processes, words: readonly string[]) => Promise<number>;

const verbs: Readonly<Record<string, Verb>> = {
  start,
  dev,
  test: test('test'),
  verify: test('verify'),
  build: async (processes) => {
    await provide(processes, 'apps', 'api', 'packages');
    return 0;
  },
  size: (processes) => test('test')(processes, ['size']),
  docs: program('packages/ui/scripts/docs.ts'),
  'bench:api': program('apps/api/src/operations/bench/bench.ts', 'postgres'),
  'bench:pages': program('tests/bench/src/pages.ts', 'browser'),
  soak: program('tests/faults/src/soak.ts', 'apps'),
  explore: program('scripts/random/explore.ts', 'postgres'),
  release,
  artefact: program('scripts/artefact.ts', 'apps', 'api'),
  image: program('tests/deploy/src/try-image.ts'),
  rehearse: program('tests/deploy/src/rehearse.ts', 'apps', 'api'),
};

/** Runs one command to its end and leaves no process behind. */
export async function main([name = '', ...words]: readonly string[]): Promise<number> {
  const verb = verbs[name];
  if (!verb) {
    console.error(`Say which command to run: ${Object.keys(verbs).join(', ')}.`);
    return 1;
  }
  const processes = new Processes();
  process.on('exit', () => processes.kill());
  // A command that runs until it is stopped has not failed when it is.
  const stopped = signalled(processes).then((signal) =>
    ['start', 'dev'].includes(name) ? 0 : codeOfSignal(signal),
  );
  try {
    return await Promise.race([verb(processes, words), stopped]);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (processes.isEnding) return await stopped;
    console.error(error.message);
    return 1;
  } finally {
    await processes.end();
  }
}

function program(file: string, ...needs: readonly Need[]): Verb {
  return async (processes, words) => {
    await provide(processes, ...needs);
    const args = ['--conditions=@ponte/source', file, ...words];
    return (await processes.run({ name: 'node', file: node, args, output: 'plain' })).code;
  };
}

/** Waits for a signal. A second one kills at once. */
function signalled(processes: Processes): Promise<NodeJS.Signals> {
  // No reader is left once the terminal is gone; that is no reason to leave servers behind.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  return new Promise((settle) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => {
        if (processes.isEnding) processes.kill();
        processes.isEnding = true;
        settle(signal);
      });
    }
  });
}
