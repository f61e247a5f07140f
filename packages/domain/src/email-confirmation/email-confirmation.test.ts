import type { WireUser } from '@ponte/contract';
import { expect, test } from 'vitest';
import { accountOf } from '../account/index.ts';
import { luis } from '../testing/fake-accounts.ts';
import { faults, longerThanPatience } from '../testing/faults.ts';
import { ok } from '../testing/index.ts';
import { openShop, openSignedIn } from '../testing/open-shop.ts';
import { emailConfirmationOf } from './index.ts';

const link = { uid: 'a1b2c3d4', token: 'e5f6a7b8' };

// Spec: accounts 4.5, 7.8
test('is asked for once for each link, however often its page is shown', async () => {
  const { shop, requests } = openShop(() => ok({ message: '' }));
  const confirmation = emailConfirmationOf(shop);

  await Promise.all([confirmation.confirm(link), confirmation.confirm(link)]);
  await confirmation.confirm(link);

  expect(confirmation.submission.status).toBe('done');
  expect(requests.map(({ method, url }) => `${method} ${url.pathname}`)).toEqual([
    'POST /ecom/cliente/confirmar-email/a1b2c3d4/e5f6a7b8',
  ]);
});

test('of another link is another one', async () => {
  const { shop } = openShop(({ url }) =>
    url.pathname.endsWith('e5f6a7b8') ? ok({}) : { status: 404, body: {} },
  );
  const confirmation = emailConfirmationOf(shop);
  await confirmation.confirm(link);

  await confirmation.confirm({ ...link, token: 'of-long-ago' });

  expect(confirmation.submission.error).toEqual({ kind: 'notFound' });
});

// Spec: accounts 2.25, 8.4
test.each(faults)('that failed by $name can be tried again', async ({ answer, kind }) => {
  let fails = true;
  const { shop, clock } = openShop(() => (fails ? answer : ok({})));
  const confirmation = emailConfirmationOf(shop);
  void confirmation.confirm(link);
  await clock.advance(longerThanPatience);
  expect(confirmation.submission.error?.kind).toBe(kind);

  fails = false;
  await confirmation.confirm(link);
  expect(confirmation.submission.status).toBe('done');
});

test.each([
  ['2026-11-01T10:00:00Z', false],
  [null, true],
])(
  'while somebody is signed in whose address was confirmed at %s is of another: %s',
  async (at, other) => {
    let told: WireUser = luis;
    const { shop, sentTo } = await openSignedIn(({ url }) => {
      if (url.pathname === '/ecom/me') return { answer: ok(told) };
      if (!url.pathname.includes('confirmar-email')) return undefined;
      told = { ...luis, email_verified_at: at };
      return { answer: ok({}) };
    });
    await accountOf(shop).load();

    await emailConfirmationOf(shop).confirm(link);

    expect(emailConfirmationOf(shop).isOfAnother).toBe(other);
    expect(accountOf(shop).profile?.emailConfirmed).toBe(!other);
    expect(sentTo('/ecom/me')).toHaveLength(2);
    shop.dispose();
  },
);
