import { describe, expect, test } from 'vitest';
import { FakeAccounts } from '../testing/fake-accounts.ts';
import { ManualClock, MemoryStorage, oneAtATime, settle, type Answer } from '../testing/index.ts';
import {
  brazilian,
  openRegistration,
  openRegistrationWith,
  paraguayan,
  registerPath,
} from '../testing/open-registration.ts';
import { openShop } from '../testing/open-shop.ts';
import { registrationOf } from './index.ts';

function fieldsOf(body: unknown): Record<string, unknown> {
  const fields = body instanceof FormData ? [...body] : [];
  return Object.fromEntries(
    fields.map(([name, value]) => [name, value instanceof File ? value.name : value]),
  );
}

describe('a registration', () => {
  // Spec: accounts 2.19, 7.4
  test('of a Brazilian is sent in the store’s words, without what only a Paraguayan gives', async () => {
    const { registration, sent } = openRegistration();

    await registration.submit(brazilian);

    expect(fieldsOf(sent()[0]?.body)).toEqual({
      nome: 'Ana',
      sobrenome: 'Souza',
      email: 'ana@example.com',
      email_confirmation: 'Ana@example.com',
      estrangeiro: '1',
      telefone: '5545999887766',
      password: 'correct horse',
      password_confirmation: 'correct horse',
      cep: '85851000',
      logradouro: 'Avenida Brasil',
      numero: '100',
      documento_tipo: 'CNPJ',
      documento: '12ABC34501DE35',
      identidade: '12.345.678-9',
      identidade_complemento: 'SSP PR',
      pais_id: '1',
      pais: 'Brasil',
      frente: 'front.pdf',
      verso: 'back.pdf',
    });
  });

  // Spec: accounts 2.19, 2.21, 7.4
  test('of a Paraguayan brings state, city, directions and the invoice’s company', async () => {
    const { registration, sent } = openRegistration();

    await registration.submit(paraguayan);

    const fields = fieldsOf(sent()[0]?.body);
    expect(fields).toMatchObject({
      estrangeiro: '0',
      telefone: '595981123456',
      razao_social: 'Ferretería S.A.',
      documento_tipo: 'RUC',
      documento: '800280610',
      como_chegar: 'Frente a la plaza',
      pais_id: '2',
      estado_id: '38',
      cidade_id: '5737',
    });
    expect(fields).not.toHaveProperty('cep');
    expect(fields).not.toHaveProperty('identidade_complemento');
  });

  test('of a taxpayer whose RUC has a letter sends it whole, in capitals', async () => {
    const { registration, sent } = openRegistration();

    await registration.submit({ ...paraguayan, document: '1234504a-0' });

    expect(fieldsOf(sent()[0]?.body)).toMatchObject({
      documento_tipo: 'RUC',
      documento: '1234504A0',
    });
  });

  // Spec: accounts 4.1
  test('signs in with the same credentials', async () => {
    const { registration, shop } = openRegistration();

    expect(await registration.submit(brazilian)).toEqual({ ok: true, value: 'signedIn' });

    expect(shop.session.customer).toMatchObject({ name: 'Ana', kind: 'foreign' });
    expect(shop.language.locale).toBe('pt-BR');
  });

  test('is done also when the login after it fails', async () => {
    const { registration, shop } = openRegistrationWith('/ecom/login', () => ({
      status: 500,
      body: {},
    }));

    expect(await registration.submit(brazilian)).toEqual({ ok: true, value: 'signedOut' });
    expect(shop.session.customer).toBeNull();
  });

  test('reports how much has been sent, and can be cancelled', async () => {
    let answer: (answer: Answer) => void = () => undefined;
    const { registration, shop } = openRegistrationWith(
      registerPath,
      () => new Promise((resolve) => (answer = resolve)),
    );
    const outcome = registration.submit(brazilian);
    await settle();
    expect(registration.submission.progress).toBe(0.5);

    registration.submission.abort();
    answer({ status: 200, body: {} });

    expect(await outcome).toEqual({ ok: false, error: { kind: 'aborted' } });
    expect(registration.submission.status).toBe('idle');
    expect(shop.session.customer).toBeNull();
  });

  test('pressed twice is one registration', async () => {
    const { registration, store } = openRegistration();

    await Promise.all([registration.submit(brazilian), registration.submit(brazilian)]);

    expect(store.registered).toEqual(['ana@example.com']);
  });

  test('in two tabs at once is one registration, and signs both in', async () => {
    const [store, storage, clock] = [new FakeAccounts(), new MemoryStorage(), new ManualClock()];
    const exclusive = oneAtATime();
    const tabs = [1, 2].map(() => {
      const tab = openShop(store.respond, { clock, storage: storage.tab(), shop: { exclusive } });
      tab.shop.start();
      return tab;
    });

    const outcomes = await Promise.all(
      tabs.map(({ shop }) => registrationOf(shop).submit(brazilian)),
    );

    expect(store.registered).toEqual(['ana@example.com']);
    expect(outcomes).toEqual([1, 2].map(() => ({ ok: true, value: 'signedIn' })));
    expect(tabs.map(({ shop }) => shop.session.customer?.name)).toEqual(['Ana', 'Ana']);
    for (const { shop } of tabs) shop.dispose();
  });
});

describe('the form', () => {
  // Spec: accounts 2.19
  test('changes the language with the nationality until it is left', () => {
    const { registration, shop, page } = openRegistration();

    registration.chooseKind('resident');
    page.return();
    expect(shop.language.locale).toBe('es-PY');

    registration.leave();
    expect(shop.language.locale).toBe('pt-BR');
  });

  test('that is left gives up what is under way', async () => {
    const { registration } = openRegistrationWith(registerPath, () => new Promise(() => undefined));
    const outcome = registration.submit(brazilian);
    await settle();

    registration.leave();

    expect(await outcome).toEqual({ ok: false, error: { kind: 'aborted' } });
  });
});
