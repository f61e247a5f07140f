import { expect, test } from 'vitest';
import { indexOf, markdownOf, markdownPages, packagedPages } from '../scripts/markdown.ts';
import { entryFolders } from './docs/page.ts';

const pages = markdownPages();
const prose = (text: string) => text.replaceAll(/^```[^]*?^```$/gm, '');

test('a page keeps its text and code, has its props, and nothing that only a browser shows', () => {
  const mdx = `import { Meta } from 'blocks';\n\n<Meta of={stories} />\n\n# Lamp\n\nShines. See [forms](?path=/docs/guides-forms--docs).\n\n<Example lead of={stories.On} />\n\n## Usage\n\n\`\`\`tsx\nimport { Lamp } from 'lamp';\n<Lamp />\n\`\`\`\n\n## Examples\n\n<Examples>\n  <Example of={stories.Off} />\n</Examples>\n\n## Props\n\n<Props />\n\n## Do\n\n- Dim it.\n`;

  expect(markdownOf(mdx, 'PROPS')).toBe(
    "# Lamp\n\nShines. See [forms](guides-forms.md).\n\n## Usage\n\n```tsx\nimport { Lamp } from 'lamp';\n<Lamp />\n```\n\n## Props\n\nPROPS\n\n## Do\n\n- Dim it.\n",
  );
});

test('every component has a page with its props, and a place in llms.txt', () => {
  const index = indexOf(pages);
  const missing = entryFolders().filter(
    (folder) => !pages.some(({ text }) => text.includes(`'@ponte/ui/${folder}'`)),
  );

  expect(missing).toEqual([]);
  for (const { file } of pages) expect(index).toContain(`](${file})`);
});

test('a page has the types of its props and nothing between them, its parts and its colours', () => {
  const button = pages.find(({ id }) => id === 'basics-button')?.text ?? '';
  const [, props = ''] = /^```ts\n([^]*?)^```$/m.exec(button) ?? [];

  expect(props).toContain('export interface ButtonLinkProps extends LinkProps, ButtonLook {}');
  expect(props).not.toContain('function');
  expect(button).toContain('| `button` | `<button>` | none |');
  expect(button).toContain('`--ui-color-action`');
  expect(button.match(/^### /gm)).toHaveLength(2);
});

test.each(pages)('$title is plain Markdown whose links lead to other pages', ({ text }) => {
  expect(text).toMatch(/^# .+\n/);
  expect(prose(text)).not.toMatch(/^ *<\/?[A-Z]|^import |\{stories\.|\]\(\?path=/m);
  for (const [, target] of prose(text).matchAll(/\]\((?!https?:)([^)#]+)\)/g)) {
    expect(pages.map(({ file }) => file)).toContain(`docs/${target}`);
  }
});

test('a summary stands behind every link of llms.txt', () => {
  const links = indexOf(pages).match(/^- \[.*$/gm) ?? [];

  expect(links).toHaveLength(pages.length);
  // One link each: a page's own links are relative to another folder.
  for (const link of links)
    expect(link).toMatch(/^- \[[^\]]+\]\(docs\/[\w-]+\.md\): (?!.*\]\().*\.$/);
});

test('the tarball has the pages about the kit, and links to no other', () => {
  const packaged = packagedPages();
  const left = pages.filter(({ file }) => !packaged.some((page) => page.file === file));

  expect(left.map(({ id }) => id)).toEqual([
    'guides-writing-a-backend',
    'guides-publishing-under-your-name',
    'reference-components',
    'reference-upgrading',
  ]);
  for (const { text } of packaged) {
    for (const { id } of left) expect(prose(text)).not.toContain(`](${id}.md)`);
  }
});
