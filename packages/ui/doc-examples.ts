import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformWithOxc, type Plugin } from 'vite';
import { guides, tsxIn } from './src/docs/page.ts';
import { exampleOf } from './src/docs/readme-example.ts';

const scheme = /^example(?:-action)?:/;

/**
 * Makes modules of the examples of the README and of the guides, as they stand there, for tests:
 * `example:README/src/shop.tsx`, `example:forms/Registration` by the guide and what the block exports
 * first, `example-action:forms/src/register.ts` by its file. What is exported first is the default export
 * too.
 */
export function docExamples(): Plugin {
  const root = import.meta.dirname;
  // Behind the null character, so that Vite does not look for a file when it looks for dependencies.
  const prefix = `\0${join(root, 'src/docs/example/')}`;
  return {
    name: 'doc-examples',
    enforce: 'pre',
    resolveId: (id) => (scheme.test(id) ? `${prefix}${id.replace(scheme, '')}` : null),
    async load(id) {
      if (!id.startsWith(prefix)) return null;
      const [, page = '', name = ''] = /^([^/]+)\/(.+)$/.exec(id.slice(prefix.length)) ?? [];
      const code = page === 'README' ? ofReadme(root, name) : ofGuide(page, name);
      const [, component] = /^export (?:async )?function (\w+)/m.exec(code) ?? [];
      // Vite itself leaves such modules as they are.
      return transformWithOxc(`${code}\nexport default ${component};\n`, 'example.tsx');
    },
  };
}

function ofReadme(root: string, file: string): string {
  return exampleOf(readFileSync(join(root, 'README.md'), 'utf8'), file).code;
}

function ofGuide(page: string, name: string): string {
  const { text = '' } = guides().find(({ file }) => file === page) ?? {};
  const first = new RegExp(`^export function ${name}\\b`, 'm');
  const found = tsxIn(text).find((code) => first.test(code));
  return found ?? exampleOf(text, name).code;
}
