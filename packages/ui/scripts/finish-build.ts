import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';

// The last steps of the build, on what tsup and tsc have put into dist.
const dist = `${import.meta.dirname}/../dist`;

async function rewrite(file: string, change: (text: string) => string): Promise<void> {
  await writeFile(file, change(await readFile(file, 'utf8')));
}

/**
 * Components hold state, which a bundler of server components must know; locales hold functions for their
 * plurals. Pure functions, and what only lays things out, are a server's too.
 */
for (const name of globSync(['*.js', 'locales/**/*.js'], {
  cwd: dist,
  exclude: ['chunk-*.js', 'functions.js', 'grid.js', 'stack.js'],
})) {
  await rewrite(`${dist}/${name}`, (text) => `'use client';${text}`);
}

/** The sources name each other with their own extensions, the declarations stand beside `.js`. */
for (const name of globSync('types/**/*.d.ts', { cwd: dist })) {
  await rewrite(`${dist}/${name}`, (text) =>
    text.replaceAll(/(['"]\.[^'"]*)\.tsx?(?=['"])/g, '$1.js'),
  );
}

/** A stylesheet of the sources as Tailwind builds it. */
async function styles(name: string): Promise<string> {
  const built = `${dist}/${name}.css`;
  const input = `${import.meta.dirname}/../src/${name}.css`;
  execFileSync('tailwindcss', ['--input', input, '--output', built, '--minify'], { stdio: 'pipe' });
  const css = await readFile(built, 'utf8');
  await rm(built);
  return css;
}

/**
 * All that the kit draws is in one layer, below the utilities of a page's own Tailwind, wherever its file
 * is put. Outside of it is what holds it up against rules outside of layers.
 */
const order = '@layer theme,base,components,utilities;';
const kit = await styles('published');
await writeFile(
  `${dist}/styles.css`,
  `${order}@layer components.ui{${kit}}${await styles('bare-elements')}`,
);
await writeFile(`${dist}/guard.css`, await styles('guard'));
await writeFile(`${dist}/reset.css`, await styles('reset'));

/** For a page with Tailwind: the kit's roles as colours of its own utilities, such as `bg-ui-surface`. */
const tokens = await readFile(`${import.meta.dirname}/../src/tokens.css`, 'utf8');
const roles = new Set([...tokens.matchAll(/--ui-color-([\w-]+):/g)].map(([, role]) => role));
const colours = [...roles].map((role) => `  --color-ui-${role}: var(--ui-color-${role});\n`);
await writeFile(
  `${dist}/theme.css`,
  `@import './styles.css';\n\n@theme inline {\n${colours.join('')}}\n`,
);
