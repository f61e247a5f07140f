import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Origins } from './origins.ts';
import { directImports } from './see-through-barrels.ts';

let folder = '';
const at = (path: string) => join(folder, path);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'barrels-'));
  const files = {
    'kit/index.ts':
      "export * from './drawn.ts';\nexport { Tag as Label, type TagProps } from './tag/index.ts';\nexport const own = 1;\n",
    'kit/drawn.ts': "export { Heart } from './drawn/heart.ts';\n",
    'kit/drawn/heart.ts': 'export const Heart = () => null;\n',
    'kit/tag/index.ts': "export { default as Tag } from './tag.tsx';\n",
    'kit/tag/tag.tsx': 'export default function Tag() { return <b />; }\n',
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(at(path)), { recursive: true });
    writeFileSync(at(path), text);
  }
});

afterAll(() => rmSync(folder, { recursive: true }));

it('follows an export to the file that has it, under the name that it has there', () => {
  const origins = new Origins();
  const find = (name: string) => origins.find({ file: at('kit/index.ts'), name });

  expect(find('Heart')).toEqual({ file: at('kit/drawn/heart.ts'), name: 'Heart' });
  expect(find('Label')).toEqual({ file: at('kit/tag/tag.tsx'), name: 'default' });
  expect(find('own')).toEqual({ file: at('kit/index.ts'), name: 'own' });
  expect(find('TagProps')).toBeUndefined();
  expect(find('Missing')).toBeUndefined();
});

it('imports each name from where it comes from, in whatever folder all stands, and leaves the rest of the code as it is', async () => {
  const code =
    "import { Heart as H, own } from './kit';\nimport React from 'react';\nimport * as all from './kit';\nexport const x = [H, own, React, all];\n";
  const resolve = async (source: string) => (source === './kit' ? at('kit/index.ts') : undefined);

  const file = at('shop/page.tsx');
  expect(await directImports({ code, file }, resolve, new Origins())).toBe(
    `import { Heart as H } from "./../kit/drawn/heart.ts";
import { own as own } from "./../kit/index.ts";
import React from 'react';
import * as all from './kit';
export const x = [H, own, React, all];
`,
  );
});
