import { execFileSync } from 'node:child_process';

/** A stylesheet of the sources as Tailwind builds it. */
export function stylesOf(name: string): string {
  const input = `${import.meta.dirname}/../src/${name}.css`;
  const args = ['--input', input, '--minify'];
  return execFileSync('tailwindcss', args, { encoding: 'utf8', stdio: 'pipe' }).trimEnd();
}

/**
 * All that the kit draws is in one layer, below the utilities of a page's own Tailwind, wherever its file
 * is put. Outside of it is what holds it up against rules outside of layers.
 */
export function kitStyles(): string {
  const order = '@layer theme,base,components,utilities;';
  return `${order}@layer components.ui{${stylesOf('published')}}${stylesOf('bare-elements')}`;
}
