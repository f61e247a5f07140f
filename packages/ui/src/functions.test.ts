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

test('that entry reaches no component and nothing of React', () => {
  const reached = new Set<string>();
  const packages = new Set<string>();
  const follow = (file: URL) => {
    if (reached.has(file.href)) return;
    reached.add(file.href);
    const text = readFileSync(file, 'utf8');
    const imports = text.matchAll(/^(?:import|export) (?!type\b)[^;]*? from '([^']+)'/gm);
    for (const [, from = ''] of imports) {
      if (from.startsWith('.')) follow(new URL(from, file));
      else packages.add(from);
    }
  };
  follow(new URL('functions.ts', import.meta.url));

  expect(reached.size).toBeGreaterThan(10);
  expect([...reached].filter((file) => file.endsWith('.tsx'))).toEqual([]);
  expect([...packages]).toEqual(['class-variance-authority']);
});
