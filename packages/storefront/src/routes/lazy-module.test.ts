import { expect, it } from 'vitest';
import { LazyModule } from './lazy-module.ts';

it('imports once however often it is asked', async () => {
  let imports = 0;
  const module = new LazyModule(async () => ({ number: (imports += 1) }));

  const [first, second] = await Promise.all([module.load(), module.load()]);

  expect(first).toBe(second);
  expect(module.loaded).toEqual({ number: 1 });
});

it('tells its listeners how it is going', async () => {
  const module = new LazyModule(async () => 'code');
  const seen: string[] = [];
  module.subscribe(() => seen.push(module.status));

  await module.load();

  expect(seen).toEqual(['loading', 'loaded']);
});

it('can be tried again after the network failed', async () => {
  let online = false;
  const module = new LazyModule(async () => {
    if (!online) throw new Error('offline');
    return 'code';
  });

  module.prefetch();
  await expect(module.load()).rejects.toThrow('offline');
  expect(module.status).toBe('failed');

  online = true;
  await expect(module.load()).resolves.toBe('code');
});
