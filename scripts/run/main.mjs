import { provide } from './build.mjs';
import { codeOfSignal, Processes } from './processes.mjs';
import { Refusal } from './refusal.mjs';
import { dev, start } from './start.mjs';
import { test } from './test.mjs';
import { node } from './workspace.mjs';

/** @import { Need } from './build.mjs' */

/** @typedef {(processes: Processes, words: readonly string[]) => Promise<number>} Verb its result is the exit code */

/** @type {Readonly<Record<string, Verb>>} */
const verbs = {
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
  'bench:pages': program('tests/bench/src/pages.ts', 'apps', 'browser'),
  soak: program('tests/faults/src/soak.ts', 'apps'),
  explore: program('scripts/random/explore.ts', 'postgres'),
  release: program('scripts/release.ts'),
  artefact: program('scripts/artefact.ts', 'apps', 'api'),
  image: program('scripts/image.ts'),
  rehearse: program('tests/deploy/src/rehearse.ts', 'apps', 'api'),
};

/** Runs one command to its end and leaves no process behind. */
/** @type {(words: readonly string[]) => Promise<number>} */
export async function main([name = '', ...words]) {
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

/** @type {(file: string, ...needs: readonly Need[]) => Verb} */
function program(file, ...needs) {
  return async (processes, words) => {
    await provide(processes, ...needs);
    const args = ['--conditions=@ponte/source', file, ...words];
    return (await processes.run({ name: 'node', file: node, args, output: 'plain' })).code;
  };
}

/**
 * Waits for a signal, or for the end of the npm that started us: npm passes INT and TERM on, but
 * dies of a HUP or a KILL without a word. A second signal kills at once.
 * @type {(processes: Processes) => Promise<NodeJS.Signals>}
 */
function signalled(processes) {
  return new Promise((settle) => {
    const stop = (/** @type {NodeJS.Signals} */ signal) => {
      if (processes.isEnding) processes.kill();
      processes.isEnding = true;
      settle(signal);
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
    // Nobody reads any more once the terminal is gone; that is no reason to leave servers behind.
    process.stdout.on('error', () => {});
    process.stderr.on('error', () => {});
    if (process.env['npm_lifecycle_event'] === undefined) return;
    const parent = process.ppid;
    const watch = () => process.ppid !== parent && !processes.isEnding && stop('SIGHUP');
    setInterval(watch, 500).unref();
  });
}
