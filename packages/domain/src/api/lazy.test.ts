import { expect, test, vi } from 'vitest';
import { ok } from '../testing/index.ts';
import { openShop } from '../testing/open-shop.ts';
import { Lazy } from './lazy.ts';

test('a call whose code did not come fails as offline, and succeeds when the code comes later', async () => {
  const { shop, requests } = openShop(() => ok([]));
  const offline = new TypeError('Failed to fetch dynamically imported module');
  vi.spyOn(Lazy.prototype, 'loaded', 'get').mockReturnValueOnce(undefined);
  vi.spyOn(Lazy.prototype, 'load').mockRejectedValueOnce(offline);

  const before = await shop.api.call('listTeam');
  vi.restoreAllMocks();
  const after = await shop.api.call('listTeam');

  expect(before).toEqual({ ok: false, error: { kind: 'offline' } });
  expect(after).toMatchObject({ ok: true });
  expect(requests).toHaveLength(1);
});

test('what failed to come is imported again when it is asked for again', async () => {
  let online = false;
  const lazy = new Lazy(async () => {
    if (!online) throw new TypeError('Failed to fetch dynamically imported module');
    return 'code';
  });

  await expect(lazy.load()).rejects.toThrow('Failed to fetch');
  online = true;

  await expect(lazy.load()).resolves.toBe('code');
});

test('what is asked for at the same time is imported once', async () => {
  let imports = 0;
  const lazy = new Lazy(async () => (imports += 1));

  await Promise.all([lazy.load(), lazy.load()]);

  expect([imports, lazy.loaded]).toEqual([1, 1]);
});
