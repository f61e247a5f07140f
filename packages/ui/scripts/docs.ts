import { execFileSync } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { listComponents } from '../src/docs/component-list.ts';
import { componentPages, sidebar } from '../src/docs/page.ts';
import { indexOf, markdownPages } from './markdown.ts';

/**
 * Builds the documentation: files that any file server serves, at any path. Fails when they are too
 * heavy.
 */
const root = resolve(import.meta.dirname, '..');
const output = `${root}/storybook-static`;
/** In MB, of all files. */
const budget = 15;

rmSync(output, { recursive: true, force: true });
execFileSync('pnpm', ['exec', 'storybook', 'build', '--quiet', '--output-dir', output], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
});

// Storybook's own font is there twice; its pages take it from sb-common-assets.
for (const font of globSync(`${output}/nunito-sans-*.woff2`)) rmSync(font);

// Before its script runs, Storybook calls the page after itself.
const page = `${output}/index.html`;
const [, name = ''] = /const own = '([^']+)'/.exec(readFileSync(page, 'utf8')) ?? [];
rewrite(page, (text) => text.replace(/<title>[^<]*/, `<title>${name}`));

// Of the component manifest what programs read; it names files of this machine.
rmSync(`${output}/manifests/components.html`, { force: true });
rewrite(`${output}/manifests/components.json`, (text) =>
  JSON.stringify(JSON.parse(text.replaceAll(`${root}/`, ''))),
);

// The pictures that COMPONENTS.md leads to, in half the bytes.
mkdirSync(`${output}/pictures`);
for (const { name, pictureFile, picture } of listComponents(componentPages(), sidebar())) {
  const file = `${root}/visual/${pictureFile}`;
  // The first picture of a new component is made of what is built here.
  if (!existsSync(file)) {
    console.warn(`${name} has no picture yet: run "pnpm run visual:accept" in packages/ui.`);
    continue;
  }
  const original = sharp(file);
  await original.webp({ lossless: true }).toFile(`${output}/${picture}`);
}

// Each page as Markdown, and where they are.
const pages = markdownPages();
mkdirSync(`${output}/docs`);
for (const { file, text } of pages) writeFileSync(`${output}/${file}`, text);
writeFileSync(`${output}/llms.txt`, indexOf(pages));

const files = globSync(`${output}/**/*`).map((path) => statSync(path));
const size = files.reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0) / 1e6;
console.log(`${output}: ${size.toFixed(1)} MB of ${budget}, for any file server.`);
if (size > budget) {
  console.error(`The documentation weighs ${size.toFixed(1)} MB; ${budget} are allowed.`);
  process.exitCode = 1;
}

function rewrite(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}
