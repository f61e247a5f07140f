import { expect, it, vi } from 'vitest';
import { importTogether } from './lean-imports.ts';

it('asks for each script that a file needs, at the same time as for the file', async () => {
  const links: { rel?: string; href?: string }[] = [];
  vi.stubGlobal('document', {
    createElement: () => ({}),
    head: { append: (link: object) => links.push(link) },
  });
  const source = `data:text/javascript,${encodeURIComponent(importTogether)}`;
  const helper: unknown = await import(/* @vite-ignore */ source);
  const load = vi.fn(() => Promise.resolve('loaded'));
  const preload: unknown = Reflect.get(Object(helper), '__vitePreload');
  if (typeof preload !== 'function') throw new Error('Vite’s name is expected.');

  const loaded: unknown = preload(load, ['assets/a.js', 'assets/b.css', 'assets/b.js']);
  preload(load);

  expect(await loaded).toBe('loaded');
  expect(load).toHaveBeenCalledTimes(2);
  expect(links).toEqual([
    { rel: 'modulepreload', href: '/assets/a.js' },
    { rel: 'modulepreload', href: '/assets/b.js' },
  ]);
  vi.unstubAllGlobals();
});
