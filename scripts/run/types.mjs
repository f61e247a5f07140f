import { join } from 'node:path';
import { countOfCode } from './counts.mjs';
import { namesOf } from './step.mjs';
import { root } from './workspace.mjs';

/** @import { Family } from './family.mjs' */
/** @import { Found, Part } from './step.mjs' */

/**
 * Each package's own script, two at a time; the root has a project for scripts and configuration.
 * @param {Family} family
 * @param {readonly Part[]} parts
 */
export async function checkTypes(family, parts) {
  const waiting = namesOf(parts);
  /** @type {Found} */
  const counts = new Map();
  const worker = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const { code, output } = await family.run({
        name,
        ...(name === 'scripts'
          ? { file: 'tsc', args: ['-p', '.'] }
          : { file: 'pnpm', args: ['run', 'check:types'], cwd: join(root, name) }),
        output: 'keep',
      });
      if (code !== 0) process.stdout.write(output);
      counts.set(name, countOfCode(code));
    }
  };
  await Promise.all([worker(), worker()]);
  return counts;
}
