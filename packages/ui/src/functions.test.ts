import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as functions from './functions.ts';
import * as kit from './index.ts';

/** What holds state or loads code, and so has its place in a browser. */
const ofTheClient = new Set(['loadDialog', 'createToastQueue']);

test('every function of the kit that is no component and no hook has an entry beside the components', () => {
  const names = Object.entries(kit)
    .filter(([name, value]) => typeof value === 'function' && /^(?!use[A-Z])[a-z]/.test(name))
    .map(([name]) => name);
  expect(names.length).toBeGreaterThan(12);
  const pure = names.filter((name) => !ofTheClient.has(name));
  for (const name of pure) expect(Reflect.get(functions, name)).toBe(Reflect.get(kit, name));
});

/** The files that a file reaches, and what they import from packages, such as `react: useState`. */
function reach(path: string) {
  const files = new Set<string>();
  const packages = new Set<string>();
  const follow = (file: URL) => {
    if (files.has(file.href)) return;
    files.add(file.href);
    const text = readFileSync(file, 'utf8');
    const imports = text.matchAll(/^(?:import|export) (?!type\b)([^;]*?) from '([^']+)'/gm);
    for (const [, names = '', from = ''] of imports) {
      if (from.startsWith('.')) follow(new URL(from, file));
      else
        for (const [name] of names.matchAll(/(?<!type )\b(?!type\b)\w+/g))
          packages.add(`${from}: ${name}`);
    }
  };
  follow(new URL(path, import.meta.url));
  return { files: [...files], packages: [...packages] };
}

test('that entry reaches no component and nothing of React', () => {
  const { files, packages } = reach('functions.ts');
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => file.endsWith('.tsx'))).toEqual([]);
  expect(packages.map((name) => name.split(':')[0])).not.toContain('react');
});

test.each(['stack/stack.tsx', 'grid/grid.tsx'])(
  '%s, which has no mark, reaches nothing that the React of server components lacks',
  (path) => {
    const { packages } = reach(path);
    expect(packages.toSorted()).toEqual([
      'class-variance-authority: cx',
      'react: cloneElement',
      'react: isValidElement',
      'react: useCallback',
    ]);
  },
);
