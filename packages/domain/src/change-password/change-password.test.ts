import { expect, test } from 'vitest';
import { refusal } from '../testing/fake-accounts.ts';
import { faults, longerThanPatience } from '../testing/faults.ts';
import { settle } from '../testing/index.ts';
import { at, openSignedIn } from '../testing/open-shop.ts';
import { changePasswordOf } from './index.ts';

const path = '/ecom/cliente/trocar-senha-l';
const form = {
  currentPassword: 'secreta-1',
  password: 'correct horse',
  passwordConfirmation: 'correct horse',
};

// Spec: accounts 2.39, 7.10
test('sends the present password and the new one, once', async () => {
  const { shop, sentTo } = await openSignedIn();
  const change = changePasswordOf(shop);

  await Promise.all([change.submit(form), change.submit(form)]);

  expect(change.submission.status).toBe('done');
  expect(sentTo(path).map(({ body }) => body)).toEqual([
    {
      password_currently: 'secreta-1',
      password: 'correct horse',
      password_confirmation: 'correct horse',
    },
  ]);
  shop.dispose();
});

// Spec: accounts 8.8
test('a wrong present password is said at its field', async () => {
  const { shop } = await openSignedIn(at(path, () => refusal({ password_currently: ['Errada.'] })));
  const change = changePasswordOf(shop);

  await change.submit(form);

  expect(change.refusal?.fields).toEqual(new Map([['currentPassword', ['Errada.']]]));
  shop.dispose();
});

test.each(faults)('after $name it can be sent again', async ({ answer, kind }) => {
  let fails = true;
  const { shop, clock } = await openSignedIn(
    at(
      path,
      () => answer,
      () => fails,
    ),
  );
  const change = changePasswordOf(shop);
  void change.submit(form);
  await clock.advance(longerThanPatience);
  expect(change.submission.error?.kind).toBe(kind);

  fails = false;
  await change.submit(form);
  expect(change.submission.status).toBe('done');
  shop.dispose();
});

// Spec: accounts 8.8
test('a refused token ends the session, and with it what was being changed', async () => {
  const { shop } = await openSignedIn(at(path, () => ({ status: 401, body: { message: '' } })));
  const change = changePasswordOf(shop);

  await change.submit(form);
  await settle();

  expect(shop.session.customer).toBeNull();
  expect(changePasswordOf(shop)).not.toBe(change);
  shop.dispose();
});

test('the end of the session gives up what is under way', async () => {
  const { shop } = await openSignedIn(at(path, () => new Promise(() => undefined)));
  const outcome = changePasswordOf(shop).submit(form);
  await settle();

  shop.session.end();

  expect(await outcome).toEqual({ ok: false, error: { kind: 'aborted' } });
  shop.dispose();
});
