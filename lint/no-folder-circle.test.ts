import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { RuleTester } from 'oxlint/plugins-dev';
import { afterAll, describe, test } from 'vitest';
import { noFolderCircle } from './no-folder-circle.ts';

RuleTester.describe = describe;
RuleTester.it = test;

const root = mkdtempSync(join(tmpdir(), 'ponte-lint-'));
afterAll(() => rmSync(root, { recursive: true }));

const files = {
  'menu/menu.tsx': "import { Button } from '../button/index.ts';",
  'menu/menu.test.tsx': "import { SiteHeader } from '../site-header/index.ts';",
  'button/button.tsx': "import { Spinner } from '../spinner/index.ts';",
  'button/late.tsx': "const layer = () => import('../flag/index.ts');",
  'flag/flag.tsx': 'export const flag = 1;',
  'site-header/site-header.tsx': "import { Menu } from '../menu/index.ts';",
};
for (const [name, text] of Object.entries(files)) {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
}

const inFile = (name: string, code: string) => ({
  name: `${name}: ${code}`,
  code,
  filename: join(root, name),
  options: [root],
});
const errors = 1;

new RuleTester({ languageOptions: { parserOptions: { lang: 'tsx' } } }).run(
  'no-folder-circle',
  noFolderCircle,
  {
    valid: [
      inFile('menu/menu.tsx', "import { Button } from '../button/index.ts';"),
      inFile('menu/menu.tsx', "import { useMenu } from './use-menu.ts';"),
      inFile('menu/menu.tsx', "import { button } from '@ponte/button';"),
      inFile('spinner/spinner.tsx', "import { Flag } from '../flag/index.ts';"),
      inFile('flag/flag.test.tsx', "import { Menu } from '../menu/index.ts';"),
      inFile('index.ts', "export * from './menu/index.ts';"),
    ],
    invalid: [
      { ...inFile('button/button.tsx', "import { Menu } from '../menu/index.ts';"), errors },
      { ...inFile('button/late.tsx', "const menu = () => import('../menu/index.ts');"), errors },
      {
        ...inFile('spinner/index.ts', "export type { Props } from '../site-header/index.ts';"),
        errors: [
          {
            message:
              'spinner imports site-header imports menu imports button imports spinner: folders that import each other are one.',
          },
        ],
      },
      { ...inFile('flag/flag.tsx', "export * from '../menu/index.ts';"), errors },
    ],
  },
);
