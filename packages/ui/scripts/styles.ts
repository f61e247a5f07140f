import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';

const src = resolve(import.meta.dirname, '../src');

function build(file: string, input?: string): string {
  const args = ['--input', file, '--minify'];
  const stdio = 'pipe';
  return execFileSync('tailwindcss', args, { encoding: 'utf8', cwd: src, stdio, input }).trimEnd();
}

/** A stylesheet of the sources as Tailwind builds it. */
export function stylesOf(name: string): string {
  return build(`${src}/${name}.css`);
}

/** The stylesheets beside styles.css, each of one component. */
export function sheetsApart(): readonly { readonly name: string; readonly css: string }[] {
  const list = readFileSync(`${src}/apart.css`, 'utf8');
  return [...list.matchAll(/^@import '(.+)';$/gm)].map(([, file = '']) => ({
    name: basename(file),
    css: inKitLayer(
      build('-', `@reference './published.css';@import '${file}' layer(components);`),
    ),
  }));
}

const order = '@layer theme,base,components,utilities;';

/** Where it is whichever stylesheet of the kit comes first. */
const inKitLayer = (css: string) => `${order}@layer components.ui{${order}${css}}`;

/**
 * All that the kit draws is in one layer, below the utilities of a page's own Tailwind, wherever its file
 * is put. Outside of it is what holds it up against rules outside of layers.
 */
export function kitStyles(): string {
  return `${order}@layer components.ui{${stylesOf('published')}}${stylesOf('bare-elements')}`;
}
