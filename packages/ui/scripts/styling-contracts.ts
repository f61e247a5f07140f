import { globSync, readFileSync } from 'node:fs';
import { componentPages } from '../src/docs/page.ts';
import { stylingContractOf, type StylingContract } from '../src/docs/styling-contract.ts';
import { coloursOf } from '../src/docs/tokens.ts';

const src = new URL('../src/', import.meta.url);
const textOf = (path: string) => readFileSync(new URL(path, src), 'utf8');

/** What each component promises to an app that styles it, by the place of its page in the sidebar. */
export function stylingContracts(): Readonly<Record<string, StylingContract>> {
  const files = globSync(['*/*.{tsx,ts,css}', 'internal/*/*.{tsx,ts,css}'], { cwd: src }).filter(
    (file) => !/\.(?:test|stories)\.|^(?:docs|test|icons|locales|kit)\//.test(file),
  );
  const sources = new Map(files.map((file) => [file, textOf(file)]));
  const roles = new Set(
    coloursOf(textOf('tokens.css')).flatMap(({ colours }) => colours.map(({ role }) => role)),
  );
  return Object.fromEntries(
    componentPages().map(({ title, folder }) => [title, stylingContractOf(folder, sources, roles)]),
  );
}
