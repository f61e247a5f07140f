import { expect, test } from 'vitest';
import { faults, longerThanPatience } from '../testing/faults.ts';
import { ok, settle } from '../testing/index.ts';
import { openShop } from '../testing/open-shop.ts';
import { offersSignUpOf } from './index.ts';

const form = { phone: '(45) 99912-3456' };

// Spec: decision 20
test('leaves the digits of a phone, once however often it is pressed', async () => {
  const { shop, requests, clock } = openShop(() => ok({ message: 'Enviado.' }));
  const signUp = offersSignUpOf(shop);

  const both = Promise.all([signUp.submit(form), signUp.submit(form)]);
  await clock.advance(0);
  await both;

  expect(requests.map(({ url, body }) => [url.pathname, body])).toEqual([
    ['/api/public/contato-newsletter', { celular: '45999123456' }],
  ]);
});

// Spec: storefront 4.31
test('says that it is sent for two seconds', async () => {
  const { shop, clock } = openShop(() => ok({ message: 'Enviado.' }));
  const signUp = offersSignUpOf(shop);
  void signUp.submit(form);
  await clock.advance(0);
  await settle();
  expect(signUp.submission.status).toBe('done');

  await clock.advance(1999);
  expect(signUp.submission.status).toBe('done');
  await clock.advance(1);
  expect(signUp.submission.status).toBe('idle');
});

test('sends a second phone that is left while the first is still said to be sent', async () => {
  const { shop, clock, requests } = openShop(() => ok({ message: 'Enviado.' }));
  const signUp = offersSignUpOf(shop);
  void signUp.submit(form);
  await clock.advance(0);
  await settle();

  await clock.advance(1500);
  const second = signUp.submit({ phone: '(45) 99912-0000' }, 1500);
  await clock.advance(1500);

  expect(await second).toEqual({ ok: true, value: null });
  expect(requests).toHaveLength(2);
  expect(signUp.submission.status).toBe('done');
  await clock.advance(1999);
  expect(signUp.submission.status).toBe('done');
  await clock.advance(1);
  expect(signUp.submission.status).toBe('idle');
});

// Spec: storefront 5.8
// Spec: decision 20
test('takes as long as it is asked to, although the answer is there before', async () => {
  const { shop, clock } = openShop(() => ok({ message: 'Enviado.' }));
  const signUp = offersSignUpOf(shop);
  void signUp.submit(form, 1500);

  await clock.advance(1499);
  expect(signUp.submission.isPending).toBe(true);
  await clock.advance(1);
  await settle();
  expect(signUp.submission.status).toBe('done');
});

test.each(faults)('after $name it can be sent again and says why', async ({ answer, kind }) => {
  const { shop, clock } = openShop(() => answer);
  const signUp = offersSignUpOf(shop);

  void signUp.submit(form);
  await clock.advance(longerThanPatience);

  expect(signUp.submission.error?.kind).toBe(kind);
});
