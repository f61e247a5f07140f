import { afterEach, expect, it, vi } from 'vitest';
import { LazyModule } from './lazy-module.ts';

afterEach(() => vi.useRealTimers());

it('imports once however often it is asked', async () => {
  let imports = 0;
  const module = new LazyModule(async () => ({ number: (imports += 1) }));

  const [first, second] = await Promise.all([module.load(), module.load()]);

  expect(first).toBe(second);
  expect(module.loaded).toEqual({ number: 1 });
});

it('reports its state to its listeners', async () => {
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

// Spec: storefront 9.11
it('counts as failed after two minutes, and is there at once when it has come after all', async () => {
  vi.useFakeTimers();
  let come = (_code: string) => undefined as void;
  const module = new LazyModule(
    () =>
      new Promise<string>((resolve) => {
        come = resolve;
      }),
  );
  module.prefetch();

  await vi.advanceTimersByTimeAsync(119_999);
  expect(module.status).toBe('loading');
  await vi.advanceTimersByTimeAsync(1);
  expect(module.status).toBe('failed');

  come('code');
  await expect(module.load()).resolves.toBe('code');
  expect(vi.getTimerCount()).toBe(0);
});
