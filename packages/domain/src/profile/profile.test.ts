import type { ProfileChange } from '@ponte/contract/rules/profile';
import { describe, expect, test } from 'vitest';
import { accountOf } from '../account/index.ts';
import { luis, refusal } from '../testing/fake-accounts.ts';
import { faults, longerThanPatience } from '../testing/faults.ts';
import { ok, settle, type Answer } from '../testing/index.ts';
import { at, openSignedIn } from '../testing/open-shop.ts';
import {
  confirmationMailOf,
  emailChangeOf,
  emailCorrectionOf,
  endAccountOf,
  ownDataOf,
  profileEditOf,
} from './index.ts';

const path = '/ecom/cliente/update-profile';
const form: ProfileChange = {
  firstName: 'Luis',
  lastName: 'Benítez',
  phone: '+595 981 765 432',
  documentType: 'CEDULA',
  document: '1.234.567',
  front: new File(['%PDF-1.7'], 'front.pdf'),
  back: null,
};

describe('changed personal data', () => {
  // Spec: accounts 7.11
  test('are sent in the store’s words, with the pictures that were chosen only', async () => {
    const { shop, sentTo } = await openSignedIn();
    const edit = profileEditOf(shop);

    await Promise.all([edit.submit('resident', form), edit.submit('resident', form)]);

    expect(sentTo(path)).toHaveLength(1);
    const body = sentTo(path)[0]?.body;
    expect(body instanceof FormData ? Object.fromEntries(body) : undefined).toEqual({
      nome: 'Luis',
      sobrenome: 'Benítez',
      telefone: '595981765432',
      documento: '1234567',
      documento_tipo: 'CEDULA',
      frente: form.front,
    });
    shop.dispose();
  });

  // Spec: decision 18
  test('are shown afterwards without a reload', async () => {
    let phone = '595981123456';
    const { shop } = await openSignedIn(at('/ecom/me', () => ok({ ...luis, telefone: phone })));
    await accountOf(shop).load();
    phone = '595981765432';

    await profileEditOf(shop).submit('resident', form);
    await settle();

    expect(accountOf(shop).profile?.phone).toBe('595981765432');
    shop.dispose();
  });

  test('report how much has been sent, and can be cancelled', async () => {
    let answer: (answer: Answer) => void = () => undefined;
    const { shop } = await openSignedIn(
      at(path, () => new Promise<Answer>((resolve) => (answer = resolve))),
    );
    const edit = profileEditOf(shop);
    const outcome = edit.submit('resident', form);
    await settle();
    expect(edit.submission.progress).toBe(0.5);

    edit.submission.abort();
    answer(ok({}));

    expect(await outcome).toEqual({ ok: false, error: { kind: 'aborted' } });
    shop.dispose();
  });

  // Spec: accounts 8.9
  test('are refused on the form’s fields', async () => {
    const { shop } = await openSignedIn(
      at(path, () => refusal({ documento: ['Documento?'], frente: ['Frente?'] })),
    );
    const edit = profileEditOf(shop);

    await edit.submit('resident', form);

    expect([...(edit.refusal?.fields.keys() ?? [])]).toEqual(['document', 'front']);
    shop.dispose();
  });

  test.each(faults)('can be sent again after $name', async ({ answer, kind }) => {
    let fails = true;
    const { shop, clock } = await openSignedIn(
      at(
        path,
        () => answer,
        () => fails,
      ),
    );
    const edit = profileEditOf(shop);
    void edit.submit('resident', form);
    await clock.advance(longerThanPatience);
    expect(edit.submission.error?.kind).toBe(kind);

    fails = false;
    await edit.submit('resident', form);
    expect(edit.submission.status).toBe('done');
    shop.dispose();
  });

  test('end with the session when its token is refused', async () => {
    const { shop } = await openSignedIn(at(path, () => ({ status: 401, body: {} })));
    await profileEditOf(shop).submit('resident', form);
    expect(shop.session.customer).toBeNull();
    shop.dispose();
  });
});

describe('the confirmation mail', () => {
  const resendPath = '/ecom/cliente/reenviar-email';

  // Spec: accounts 7.12
  test('is asked for once, however often it is pressed', async () => {
    const { shop, sentTo } = await openSignedIn();
    const mail = confirmationMailOf(shop);

    await Promise.all([mail.submit(), mail.submit()]);

    expect(mail.submission.status).toBe('done');
    expect(sentTo(resendPath)).toHaveLength(1);
    shop.dispose();
  });

  // Spec: accounts 8.9
  test.each(faults)('that failed by $name says so', async ({ answer, kind }) => {
    const { shop, clock } = await openSignedIn(at(resendPath, () => answer));
    void confirmationMailOf(shop).submit();
    await clock.advance(longerThanPatience);
    expect(confirmationMailOf(shop).submission.error?.kind).toBe(kind);
    shop.dispose();
  });
});

describe('an e-mail that is not confirmed', () => {
  const to = '/ecom/cliente/corrigir-email';
  const correct = { email: 'luis@example.org', password: 'secreta-1' };

  test('is corrected once, and the customer read again', async () => {
    const { shop, sentTo } = await openSignedIn();
    const correction = emailCorrectionOf(shop);

    await Promise.all([correction.submit(correct), correction.submit(correct)]);

    expect(sentTo(to).map(({ body }) => body)).toEqual([correct]);
    expect(sentTo('/ecom/me')).toHaveLength(1);
    shop.dispose();
  });

  test('that has a customer is refused on the form’s field', async () => {
    const { shop, sentTo } = await openSignedIn(at(to, () => refusal({ email: ['Em uso.'] })));
    await emailCorrectionOf(shop).submit(correct);

    expect(emailCorrectionOf(shop).refusal?.fields).toEqual(new Map([['email', ['Em uso.']]]));
    expect(sentTo('/ecom/me')).toEqual([]);
    shop.dispose();
  });
});

// Spec: decision 59
test('another e-mail address is asked for once, and the one that waits is shown', async () => {
  let waiting: string | null = null;
  const { shop, sentTo } = await openSignedIn(
    at('/ecom/me', () => ok({ ...luis, email_verified_at: '2026-11-01', email_pendente: waiting })),
  );
  await accountOf(shop).load();
  expect(accountOf(shop).profile?.pendingEmail).toBeNull();
  waiting = 'luis@example.org';

  const change = { email: 'luis@example.org', password: 'secreta-1' };
  await Promise.all([1, 2].map(() => emailChangeOf(shop).submit(change)));

  expect(sentTo('/ecom/cliente/trocar-email').map(({ body }) => body)).toEqual([change]);
  expect(accountOf(shop).profile).toMatchObject({
    email: luis.email,
    pendingEmail: 'luis@example.org',
  });
  shop.dispose();
});

// Spec: decision 59
test('a copy of the own data is a file; a page of a proxy is none', async () => {
  const { shop } = await openSignedIn(at('/ecom/cliente/meus-dados', () => ok({ profile: {} })));

  // The fake store names no type, as a proxy's page would not.
  expect(await ownDataOf(shop).fetch()).toMatchObject({ ok: false, error: { kind: 'contract' } });
  expect(ownDataOf(shop).submission.status).toBe('failed');
  shop.dispose();
});

// Spec: decision 59
test('an account ends with its password, and a wrong one is said at its field', async () => {
  const path = '/ecom/cliente/encerrar-conta';
  let isWrong = true;
  const { shop, sentTo } = await openSignedIn(
    at(
      path,
      () => refusal({ password: ['Errada.'] }),
      () => isWrong,
    ),
  );
  const end = endAccountOf(shop);

  await end.submit({ password: 'guess' });
  expect(end.refusal?.fields).toEqual(new Map([['password', ['Errada.']]]));
  isWrong = false;
  await end.submit({ password: 'secreta-1' });

  expect(sentTo(path).map(({ body }) => body)).toEqual([
    { password: 'guess' },
    { password: 'secreta-1' },
  ]);
  expect(end.submission.status).toBe('done');
  shop.dispose();
});
