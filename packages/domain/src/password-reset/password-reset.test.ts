import { expect, test } from 'vitest';
import { refusal } from '../testing/fake-accounts.ts';
import { faults, longerThanPatience } from '../testing/faults.ts';
import { ok, type Answer } from '../testing/index.ts';
import { openShop, openSignedIn } from '../testing/open-shop.ts';
import { passwordResetOf, readResetLink } from './index.ts';

const link = { uuid: 'a1b2c3d4', token: 'e5f6a7b8', email: 'ana@example.com', code: '123456' };
const form = { password: 'correct horse', passwordConfirmation: 'correct horse' };
/** A store that does not know the call. */
const notThere = { name: '404', answer: { status: 404, body: {} } };

// Spec: accounts 2.24, 7.9
test('sends the link of the mail and the new password, once', async () => {
  const { shop, requests } = openShop(() => ok({ message: 'Senha alterada.' }));
  const reset = passwordResetOf(shop);

  await Promise.all([reset.submit(link, form), reset.submit(link, form)]);

  expect(reset.submission.status).toBe('done');
  expect(requests.map(({ url, body }) => [url.pathname, body])).toEqual([
    [
      '/ecom/cliente/trocar-senha',
      { ...link, password: 'correct horse', password_confirmation: 'correct horse' },
    ],
  ]);
});

test.each([
  [refusal({ token: ['O link não é válido.'] }), true],
  [refusal({ uuid: ['Inválido.'] }), true],
  [refusal({ code: ['Inválido.'] }), true],
  [{ status: 404, body: {} }, true],
  [refusal({ password: ['Curta.'] }), false],
  [{ status: 500, body: {} }, false],
] satisfies (readonly [Answer, boolean])[])(
  '%o means that the link is spent: %s',
  async (answer, spent) => {
    const { shop } = openShop(() => answer);
    await passwordResetOf(shop).submit(link, form);
    expect(passwordResetOf(shop).isLinkSpent).toBe(spent);
  },
);

test('a link is looked at once, before a password is typed', async () => {
  const { shop, requests } = openShop(() => refusal({ token: ['O link expirou.'] }));
  const reset = passwordResetOf(shop);
  expect([reset.isLinkSeen, reset.isLinkSpent]).toEqual([false, false]);

  await Promise.all([reset.lookAt(link), reset.lookAt(link)]);

  expect([reset.isLinkSeen, reset.isLinkSpent]).toEqual([true, true]);
  expect(requests.map(({ url, body }) => [url.pathname, body])).toEqual([
    ['/ecom/cliente/trocar-senha/verificar', link],
  ]);
});

test('another link is checked again, and so is a used one', async () => {
  const { shop, requests } = openShop(({ body }) =>
    JSON.stringify(body).includes('older') ? refusal({ token: ['Velho.'] }) : ok({}),
  );
  const reset = passwordResetOf(shop);
  await reset.lookAt({ ...link, token: 'older-token' });
  await reset.lookAt(link);
  expect(reset.isLinkSpent).toBe(false);

  await reset.lookAt(link);
  await reset.submit(link, form);
  await reset.lookAt(link);

  expect(requests.map(({ url }) => url.pathname.split('/').at(-1))).toEqual([
    'verificar',
    'verificar',
    'trocar-senha',
    'verificar',
  ]);
});

test.each([...faults.filter(({ kind }) => kind !== 'validation'), notThere])(
  'where looking at it fails by $name the form is shown',
  async ({ answer }) => {
    const { shop, clock } = openShop(() => answer);
    const reset = passwordResetOf(shop);
    const looked = reset.lookAt(link);
    await clock.advance(longerThanPatience);
    await looked;

    expect([reset.isLinkSeen, reset.isLinkSpent]).toEqual([true, false]);
  },
);

// Spec: accounts 8.4
test('a refusal lands on the form’s fields, and what is about the link above them', async () => {
  const { shop } = openShop(() =>
    refusal({ password: ['Curta.'], password_confirmation: ['Outra.'], token: ['Velho.'] }),
  );
  const reset = passwordResetOf(shop);

  await reset.submit(link, form);

  expect(reset.refusal?.fields).toEqual(
    new Map([
      ['password', ['Curta.']],
      ['passwordConfirmation', ['Outra.']],
    ]),
  );
  expect(reset.refusal?.others).toEqual(['Velho.']);
});

// Spec: accounts 4.5
test.each(faults)('after $name it can be sent again', async ({ answer, kind }) => {
  let fails = true;
  const { shop, clock } = openShop(() => (fails ? answer : ok({})));
  const reset = passwordResetOf(shop);
  void reset.submit(link, form);
  await clock.advance(longerThanPatience);
  expect(reset.submission.error?.kind).toBe(kind);

  fails = false;
  await reset.submit(link, form);
  expect(reset.submission.status).toBe('done');
});

const { uuid, token } = link;

test.each([
  [{ uuid, token }, 'email=ana%40example.com&code=123456', link],
  [{ uuid, token }, 'email=ana%40example.com', null],
  [{ uuid, token }, '', null],
  [{ uuid }, 'email=ana%40example.com&code=123456', null],
  [{ uuid: '', token }, 'email=ana%40example.com&code=123456', null],
])('the link %o?%s is read as %o', (path, query, read) => {
  expect(readResetLink(path, new URLSearchParams(query))).toEqual(read);
});

test.each([
  ['ends the session of its customer, which the store ends', true],
  ['leaves the session of another customer', false],
])('%s', async (_, own) => {
  let ended = false;
  const { shop } = await openSignedIn(({ url }) => {
    if (url.pathname === '/ecom/cliente/trocar-senha') {
      ended = own;
      return { answer: ok({}) };
    }
    const refused = { status: 401, body: { message: '' } };
    return ended && url.pathname === '/ecom/me' ? { answer: refused } : undefined;
  });

  await passwordResetOf(shop).submit(link, form);

  expect(passwordResetOf(shop).submission.status).toBe('done');
  expect(shop.session.customer === null).toBe(own);
  shop.dispose();
});
