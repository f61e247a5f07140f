import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** What a document of the specification requires in one line. */
export interface Requirement {
  /** `storefront 2.5` is the fifth line of its section 2 that requires something; `decision 33`. */
  readonly id: string;
  readonly text: string;
}

/** A test or story that shows requirements: it has `// Spec: <ids>` above it. */
export interface Showing {
  readonly file: string;
  /** The line of the comment, from 1. */
  readonly line: number;
  readonly ids: readonly string[];
}

const sections = ['storefront', 'accounts'];

/** Every requirement of the three documents, in their order. */
export function requirements(): Requirement[] {
  return [...sections.flatMap(requirementsOf), ...decisions()];
}

/** Every comment that says what a test shows. */
export function showings(): Showing[] {
  const files = globSync('{apps,packages,tests,scripts}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|dist|build|reports|storybook-static)$/.test(path),
  });
  return files.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((text, index) => {
        const said = /^\s*\/\/ Spec: (\w+) ([\d., ]+)$/.exec(text);
        const [, document = '', numbers = ''] = said ?? [];
        const ids = numbers.split(', ').map((number) => `${document} ${number}`);
        return said ? [{ file, line: index + 1, ids }] : [];
      }),
  );
}

/** The lines of a document: neither headings nor what only names a group. */
function requirementsOf(document: string): Requirement[] {
  let [section, count] = ['0', 0];
  return read(`docs/specification/${document}.md`)
    .split('\n')
    .flatMap((line, index, all) => {
      const next = /^## (\d+)\. /.exec(line)?.[1];
      if (next !== undefined) [section, count] = [next, 0];
      const isHeading = /^(#|\s*$)/.test(line) || isRule(line) || isRule(all[index + 1]);
      if (isHeading || /^\s*(- )?\*\*[^*]+\*\*( \([^)]*\))?[.,:]?$|:$/.test(line)) return [];
      count += 1;
      return [{ id: `${document} ${section}.${count}`, text: line.trim() }];
    });
}

function decisions(): Requirement[] {
  const lines = read('docs/specification/decisions.md').match(/^\d+\. .*$/gm) ?? [];
  return lines.map((text) => ({ id: `decision ${Number.parseInt(text, 10)}`, text }));
}

const isRule = (line = '') => /^\|[\s|:-]+\|$/.test(line);

const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Prints the requirements whose id begins with the words given, and what shows each. */
function print(wanted: string): void {
  const all = showings();
  for (const { id, text } of requirements()) {
    if (id !== wanted && !`${id}.`.startsWith(`${wanted}.`) && !id.startsWith(`${wanted} `))
      continue;
    const places = all.filter(({ ids }) => ids.includes(id));
    console.log([`${id}  ${text}`, ...places.map(placeOf)].join('\n'));
  }
}

const placeOf = ({ file, line }: Showing) => `    ${file}:${line}`;

if (import.meta.main) print(process.argv.slice(2).join(' '));
