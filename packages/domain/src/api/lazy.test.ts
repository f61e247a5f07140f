import { expect, test } from 'vitest';
import { fakeFetch, ManualClock, ok, regionBR } from '../testing/index.ts';
import type { Call } from './call.ts';
import { createApi } from './create-api.ts';
import { Lazy } from './lazy.ts';

test('a call whose code did not come fails as offline, and succeeds when the code comes later', async () => {
  let online = false;
  const { unknown } = await import('valibot');
  const answer = new Lazy(async () => {
    if (!online) throw new TypeError('Failed to fetch dynamically imported module');
    return unknown();
  });
  const call: Call<unknown> = { method: 'GET', path: '/api/x', access: 'public', answer };
  const { fetch, requests } = fakeFetch(() => ok({ answered: true }));
  const api = createApi({ region: regionBR, origin: '', fetch, clock: new ManualClock() });

  const before = await api.request(call);
  online = true;
  const after = await api.request(call);

  expect(before).toEqual({ ok: false, error: { kind: 'offline' } });
  expect(after).toEqual({ ok: true, value: { answered: true } });
  expect(requests).toHaveLength(1);
});

test('what is asked for at the same time is imported once', async () => {
  let imports = 0;
  const lazy = new Lazy(async () => (imports += 1));

  await Promise.all([lazy.load(), lazy.load()]);

  expect([imports, lazy.loaded]).toEqual([1, 1]);
});
