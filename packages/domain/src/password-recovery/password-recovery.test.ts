import { expect, test } from 'vitest';
import { faults, longerThanPatience } from '../testing/faults.ts';
import { ok } from '../testing/index.ts';
import { openShop } from '../testing/open-shop.ts';
import { passwordRecoveryOf } from './index.ts';

const form = { email: 'ana@example.com' };

// Spec: accounts 2.23, 7.7
test('asks for a link once, however often it is pressed', async () => {
  const { shop, requests } = openShop(() => ok({ message: 'Enviado.' }));
  const recovery = passwordRecoveryOf(shop);

  await Promise.all([recovery.submit(form), recovery.submit(form)]);

  expect(recovery.submission.status).toBe('done');
  expect(requests.map(({ url, body }) => [url.pathname, body])).toEqual([
    ['/ecom/cliente/recuperar-senha', form],
  ]);
});

// Spec: accounts 4.4, 8.4
test.each(faults)('after $name it is editing again and says why', async ({ answer, kind }) => {
  const { shop, clock } = openShop(() => answer);
  const recovery = passwordRecoveryOf(shop);

  void recovery.submit(form);
  await clock.advance(longerThanPatience);

  expect(recovery.submission.error?.kind).toBe(kind);
});
