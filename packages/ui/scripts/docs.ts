import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { listComponents } from '../src/docs/component-list.ts';
import { componentPages, sidebar } from '../src/docs/page.ts';

/**
 * Builds the documentation: files that any file server serves, at any path. Fails when they are too
 * heavy.
 */
const root = resolve(import.meta.dirname, '..');
const output = `${root}/storybook-static`;
/** In MB, of all files. */
const budget = 12;

rmSync(output, { recursive: true, force: true });
execFileSync('pnpm', ['exec', 'storybook', 'build', '--quiet', '--output-dir', output], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
});

// Storybook's own font is there twice; its pages take it from sb-common-assets.
for (const font of globSync(`${output}/nunito-sans-*.woff2`)) rmSync(font);

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

const files = globSync(`${output}/**/*`).map((path) => statSync(path));
const size = files.reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0) / 1e6;
console.log(`${output}: ${size.toFixed(1)} MB of ${budget}, for any file server.`);
if (size > budget) {
  console.error(`The documentation weighs ${size.toFixed(1)} MB; ${budget} are allowed.`);
  process.exitCode = 1;
}
