import { describe, expect, test } from 'vitest';
import { FakeAccounts, refusal } from '../testing/fake-accounts.ts';
import { faults, longerThanPatience } from '../testing/faults.ts';
import {
  brazilian,
  once,
  openRegistration,
  openRegistrationWith,
  paraguayan,
  registerPath,
} from '../testing/open-registration.ts';

describe('a registration that fails', () => {
  test.each(faults)(
    'by $name says so, keeps nobody signed in, and can be tried again',
    async (fault) => {
      const store = new FakeAccounts();
      const { registration, shop, clock } = openRegistration(
        store,
        once(store, () => fault.answer),
      );

      const outcome = registration.submit(brazilian);
      await clock.advance(longerThanPatience);

      expect(await outcome).toMatchObject({ ok: false, error: { kind: fault.kind } });
      expect(shop.session.customer).toBeNull();
      expect(await registration.submit(brazilian)).toEqual({ ok: true, value: 'signedIn' });
      expect(store.registered).toEqual(['ana@example.com']);
    },
  );

  test('for the lack of the browser’s locks is sent all the same', async () => {
    const exclusive = () => Promise.reject(new DOMException('denied', 'SecurityError'));
    const { registration, sent } = openRegistration(undefined, undefined, { exclusive });

    expect(await registration.submit(brazilian)).toEqual({ ok: true, value: 'signedIn' });
    expect(sent()).toHaveLength(1);
  });

  test('is refused on its fields, and says the rest above them', async () => {
    const { registration } = openRegistrationWith(registerPath, () =>
      refusal({ telefone: ['Telefone?'], estado_id: ['Estado?'], pais_id: ['País?'] }),
    );

    await registration.submit(paraguayan);

    expect(registration.refusal?.fields).toEqual(
      new Map([
        ['phone', ['Telefone?']],
        ['stateId', ['Estado?']],
      ]),
    );
    expect(registration.refusal?.others).toEqual(['País?']);
  });

  test('for the lack of an answer, although the store has registered, signs in when tried again', async () => {
    const store = new FakeAccounts();
    const { registration, shop } = openRegistration(
      store,
      once(store, async (request) => {
        await store.respond(request);
        return undefined;
      }),
    );

    expect(await registration.submit(brazilian)).toMatchObject({ error: { kind: 'offline' } });
    expect(await registration.submit(brazilian)).toEqual({ ok: true, value: 'signedIn' });

    expect(store.registered).toEqual(['ana@example.com']);
    expect(shop.session.customer?.name).toBe('Ana');
  });

  test('without an answer never signs in to another person’s account', async () => {
    const store = new FakeAccounts();
    const { registration, shop } = openRegistration(
      store,
      once(store, () => undefined),
    );
    const form = { ...brazilian, email: 'luis@example.com' };

    await registration.submit(form);
    await registration.submit(form);

    expect(registration.refusal?.fields.has('email')).toBe(true);
    expect(shop.session.customer).toBeNull();
  });

  test('because the address is taken tries no password', async () => {
    const { registration, requests } = openRegistration();

    await registration.submit({ ...brazilian, email: 'luis@example.com' });

    expect(requests.map(({ url }) => url.pathname)).not.toContain('/ecom/login');
  });
});
