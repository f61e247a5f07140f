import { globSync } from 'node:fs';
import { copyFile, readFile, writeFile } from 'node:fs/promises';

// The last steps of the build, on what tsup and tsc have put into dist.
const dist = `${import.meta.dirname}/../dist`;

async function rewrite(file: string, change: (text: string) => string): Promise<void> {
  await writeFile(file, change(await readFile(file, 'utf8')));
}

/** Components hold state, which a bundler of server components must know; locales are plain data. */
for (const name of globSync('*.js', { cwd: dist, exclude: ['chunk-*.js'] })) {
  await rewrite(`${dist}/${name}`, (text) => `'use client';${text}`);
}

/** The sources name each other with their own extensions, the declarations stand beside `.js`. */
for (const name of globSync('types/**/*.d.ts', { cwd: dist })) {
  await rewrite(`${dist}/${name}`, (text) =>
    text.replaceAll(/(['"]\.[^'"]*)\.tsx?(?=['"])/g, '$1.js'),
  );
}

for (const name of ['theme.css', 'tokens.css']) {
  await copyFile(`${import.meta.dirname}/../src/${name}`, `${dist}/${name}`);
}
