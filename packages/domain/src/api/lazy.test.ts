import { expect, test, vi } from 'vitest';
import { setUp, read, things } from '../testing/open-api.ts';
import { Lazy } from './lazy.ts';

test('a call whose code failed to load fails as offline, and succeeds once it loads', async () => {
  const { api, requests } = setUp(() => things);
  const offline = new TypeError('Failed to fetch dynamically imported module');
  vi.spyOn(Lazy.prototype, 'loaded', 'get').mockReturnValueOnce(undefined);
  vi.spyOn(Lazy.prototype, 'load').mockRejectedValueOnce(offline);

  const before = await api.request(read);
  vi.restoreAllMocks();
  const after = await api.request(read);

  expect(before).toEqual({ ok: false, error: { kind: 'offline' } });
  expect(after).toMatchObject({ ok: true });
  expect(requests).toHaveLength(1);
});

test('a failed import is repeated at the next use', async () => {
  let online = false;
  const lazy = new Lazy(async () => {
    if (!online) throw new TypeError('Failed to fetch dynamically imported module');
    return 'code';
  });

  await expect(lazy.load()).rejects.toThrow('Failed to fetch');
  online = true;

  await expect(lazy.load()).resolves.toBe('code');
});

test('simultaneous uses import once', async () => {
  let imports = 0;
  const lazy = new Lazy(async () => (imports += 1));

  await Promise.all([lazy.load(), lazy.load()]);

  expect([imports, lazy.loaded]).toEqual([1, 1]);
});
