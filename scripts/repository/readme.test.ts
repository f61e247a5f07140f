import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The first example of a README, run as its reader would: what it prints stands behind `//`. */

const root = `${import.meta.dirname}/../..`;

function firstExample(name: string): string {
  const readme = readFileSync(`${root}/packages/${name}/README.md`, 'utf8');
  return /```ts\n(.*?)```/s.exec(readme)?.[1] ?? '';
}

/** Lines of an example that say what is printed. */
function promised(code: string): readonly string[] {
  return [...code.matchAll(/(?:^|\) ?; )\/\/ (.+)$/gm)].map(([, text = '']) => text);
}

test.each(['contract', 'domain'])('the first example of @ponte/%s prints what it says', (name) => {
  const code = firstExample(name);
  const flags = ['--conditions=@ponte/source', '--input-type=module-typescript', '--eval', code];
  const printed = execFileSync(`${root}/node_modules/.bin/node`, flags, {
    cwd: `${root}/packages/${name}`,
    encoding: 'utf8',
  });

  expect(promised(code).length).toBeGreaterThan(2);
  expect(printed.trim().split('\n')).toEqual(promised(code));
});
