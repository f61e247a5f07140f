import { globSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';

// The last steps of the build, on what tsup and tsc have put into dist.
const dist = `${import.meta.dirname}/../dist`;

async function rewrite(file: string, change: (text: string) => string): Promise<void> {
  await writeFile(file, change(await readFile(file, 'utf8')));
}

/**
 * Components hold state, which a bundler of server components must know; locales hold functions for their
 * plurals. Pure functions are a server's too.
 */
for (const name of globSync(['*.js', 'locales/**/*.js'], {
  cwd: dist,
  exclude: ['chunk-*.js', 'functions.js'],
})) {
  await rewrite(`${dist}/${name}`, (text) => `'use client';${text}`);
}

/** The sources name each other with their own extensions, the declarations stand beside `.js`. */
for (const name of globSync('types/**/*.d.ts', { cwd: dist })) {
  await rewrite(`${dist}/${name}`, (text) =>
    text.replaceAll(/(['"]\.[^'"]*)\.tsx?(?=['"])/g, '$1.js'),
  );
}

/** The theme and what it imports; `styles.css` is built from them. */
const src = `${import.meta.dirname}/../src`;
for (const name of globSync('**/*.css', { cwd: src, exclude: ['styles.css'] })) {
  await cp(`${src}/${name}`, `${dist}/${name}`);
}
