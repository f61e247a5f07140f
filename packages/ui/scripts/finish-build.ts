import { globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { bundleForPages } from './bundle-for-pages.ts';
import { indexOf, packagedPages } from './markdown.ts';
import { kitStyles, sheetsApart, stylesOf } from './styles.ts';
import { tokenFile } from './tokens.ts';

// The last steps of the build, on what tsup has put into dist.
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

/** What TypeScript reads of a stylesheet that is imported for its effect. */
await writeFile(`${dist}/types/stylesheet.d.ts`, 'export {};\n');

await writeFile(`${dist}/styles.css`, kitStyles());
await writeFile(`${dist}/guard.css`, stylesOf('guard'));
await writeFile(`${dist}/reset.css`, stylesOf('reset'));
for (const { name, css } of sheetsApart()) await writeFile(`${dist}/${name}`, css);

/** For a page with Tailwind: the kit's roles as colours of its own utilities, such as `bg-ui-surface`. */
const tokens = await readFile(`${import.meta.dirname}/../src/tokens.css`, 'utf8');
const roles = new Set([...tokens.matchAll(/--ui-color-([\w-]+):/g)].map(([, role]) => role));
const colours = [...roles].map((role) => `  --color-ui-${role}: var(--ui-color-${role});\n`);
await writeFile(
  `${dist}/theme.css`,
  `@import './styles.css';\n\n@theme inline {\n${colours.join('')}}\n`,
);
await writeFile(`${dist}/tokens.json`, `${JSON.stringify(tokenFile(tokens), null, 2)}\n`);

// The documentation beside the code, for people and programs without a browser.
const pages = packagedPages();
await mkdir(`${dist}/docs`, { recursive: true });
for (const { file, text } of pages) await writeFile(`${dist}/${file}`, text);
await writeFile(`${dist}/llms.txt`, indexOf(pages));

await bundleForPages(dist);
