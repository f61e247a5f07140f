import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/** All examples of a README compile under strict, as they stand, beside each other. */

const root = `${import.meta.dirname}/../..`;

const options = {
  extends: '../../../../tsconfig.base.json',
  compilerOptions: { lib: ['es2023', 'dom'], types: ['node'] },
  include: ['*.ts'],
};

test.each(['regional', 'contract', 'domain', 'conformance'])(
  'the examples of @ponte/%s compile as they stand',
  async (name) => {
    const readme = await readFile(`${root}/packages/${name}/README.md`, 'utf8');
    const examples = [...readme.matchAll(/```ts\n(.*?)```/gs)].map(([, code = '']) => code);
    expect(examples.length).toBeGreaterThan(0);
    // Inside of the package, whose own name and dependencies resolve there.
    const folder = await mkdtemp(`${root}/packages/${name}/node_modules/.readme-`);
    try {
      await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(options));
      for (const [index, code] of examples.entries()) {
        await writeFile(join(folder, `example-${index + 1}.ts`), `export {};\n${code}`);
      }
      const { stdout } = await promisify(execFile)(
        `${root}/node_modules/.bin/tsc`,
        ['-p', folder],
        {
          cwd: folder,
        },
      ).catch((error: { readonly stdout: string }) => error);
      expect(stdout).toBe('');
    } finally {
      await rm(folder, { recursive: true });
    }
  },
);
