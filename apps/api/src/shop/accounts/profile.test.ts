import { getMe, updateProfile } from '@ponte/contract/accounts';
import {
  createAddress,
  deleteAddress,
  findCityByCode,
  lookUpPostalCode,
  setMainAddress,
} from '@ponte/contract/addresses';
import { getCart } from '@ponte/contract/cart';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { customerDocuments } from '../../platform/db/schema/index.ts';
import { fillQueueOfPictures, paraguayanForm, signUp, smallPng } from '../../testing/customers.ts';
import { saveCart, shippingOf } from '../../testing/shopping.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp(undefined, { limitFactor: 100 });
});
afterAll(() => shop.close());

const home = {
  nome: 'Casa',
  logradouro: 'Calle Palma',
  numero: '12',
  bairro: 'Centro',
  complemento: '',
  como_chegar: 'Frente a la plaza',
  cidade: 'Encarnación',
  cidade_id: 5679,
  estado_id: 35,
  pais: 'Paraguay',
};

const addressesOf = async (token: string) =>
  (await shop.call(getMe, { token })).enderecos?.map(({ id, nome, principal }) => ({
    id,
    nome,
    principal,
  }));

/** A picture that a registration may bring. */
const smallGif = new Blob([
  await sharp({ create: { width: 8, height: 8, channels: 3, background: '#ffffff' } })
    .gif()
    .toBuffer(),
]);

describe('a profile', () => {
  const change = {
    telefone: '5545988776655',
    documento: '12.ABC.345/01DE-35',
    documento_tipo: 'CNPJ',
  };

  // Spec: accounts 5.13, 7.11
  test('takes a new phone and document', async () => {
    const { token } = await signUp(shop);

    await shop.call(updateProfile, { token, form: change });

    expect(await shop.call(getMe, { token })).toMatchObject({
      telefone: '5545988776655',
      documento: '12ABC34501DE35',
      documento_tipo: 'CNPJ',
    });
  });

  // Spec: accounts 5.13
  test('takes new pictures of documents and forgets the old ones', async () => {
    const { token } = await signUp(shop);
    const before = (await shop.db.select().from(customerDocuments)).slice(-2);

    await shop.call(updateProfile, { token, form: { ...change, frente: smallPng } });
    await shop.idle();

    const after = await shop.db.select().from(customerDocuments);
    const old = before.find(({ side }) => side === 'front')?.storageKey ?? '';
    expect(after.map(({ storageKey }) => storageKey)).not.toContain(old);
    expect(await shop.storage.get(old)).toBeUndefined();
    const kept = before.find(({ side }) => side === 'back')?.storageKey ?? '';
    expect(await shop.storage.get(kept)).toBeDefined();
  });

  test.each([
    [{ telefone: '123' }, 'telefone'],
    [{ documento: '12.ABC.345/01DE-36' }, 'documento'],
    [{ documento: '  ' }, 'documento'],
    [{ documento_tipo: 'RUC' }, 'documento_tipo'],
    [{ estrangeiro: '0' }, 'estrangeiro'],
    [{ email: 'other@example.com' }, 'email'],
    [{ frente: new Blob(['no picture']) }, 'frente'],
    [{ frente: smallGif }, 'frente'],
  ])('refuses %o', async (wrong, field) => {
    const { token } = await signUp(shop);

    const { status, body } = await shop.refused(updateProfile, {
      token,
      form: { ...change, ...wrong },
    });

    expect(status).toBe(422);
    expect(body.errors).toHaveProperty([field, 0]);
  });

  test('is judged by its other fields before any picture is decoded', async () => {
    const { token } = await signUp(shop);
    const frente = new Blob([Uint8Array.from([0xff, 0xd8, 0xff])]);

    const { body } = await shop.refused(updateProfile, {
      token,
      form: { ...change, telefone: '123', frente },
    });

    expect(Object.keys(body.errors ?? {})).toEqual(['telefone']);
  });

  test('with pictures is refused while too many wait to be drawn', async () => {
    const { token } = await signUp(shop);
    const drawn = fillQueueOfPictures();

    const { status, headers } = await shop.refused(updateProfile, {
      token,
      form: { ...change, frente: smallPng },
    });
    await drawn();

    expect(status).toBe(503);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('needs a session', async () => {
    expect((await shop.refused(updateProfile, { form: change })).status).toBe(401);
  });
});

describe('addresses', () => {
  // Spec: accounts 3.4, 7.13
  test('are added with the names of their places, and the first stays the main one', async () => {
    const { token } = await signUp(shop, paraguayanForm);

    const added = await shop.call(createAddress, { token, body: home });

    expect(added).toMatchObject({
      nome: 'Casa',
      cidade: 'Encarnación',
      estado: 'Itapúa',
      pais: 'Paraguay',
      pais_id: 2,
      cep: null,
      complemento: null,
      principal: false,
      ativo: true,
    });
    expect((await addressesOf(token))?.map(({ principal }) => principal)).toEqual([true, false]);
  });

  // Spec: accounts 7.15
  test('have one main one, which can be another', async () => {
    const { token } = await signUp(shop, paraguayanForm);
    const { id } = await shop.call(createAddress, { token, body: home });

    await shop.call(setMainAddress, { token, params: { id } });

    expect(await addressesOf(token)).toMatchObject([
      { id, principal: true },
      { nome: 'Mi dirección', principal: false },
    ]);
  });

  // Spec: accounts 4.8, 7.14
  test('are gone when they are deleted, and the main one leaves its place to another', async () => {
    const { token } = await signUp(shop, paraguayanForm);
    const { id } = await shop.call(createAddress, { token, body: home });
    const [main] = (await addressesOf(token)) ?? [];

    const deleted = await shop.call(deleteAddress, {
      token,
      params: { id: main?.id ?? 0 },
      body: { ativo: false, nome: 'Mi dirección' },
    });

    expect(deleted).toMatchObject({ ativo: false, principal: false });
    expect(await addressesOf(token)).toEqual([{ id, nome: 'Casa', principal: true }]);
  });

  test('that are deleted are not what a cart is sent to any more', async () => {
    const { token } = await signUp(shop, paraguayanForm);
    const [main] = (await addressesOf(token)) ?? [];
    const id = Number(main?.id);
    const externalId = await saveCart(shop, token);
    await shippingOf(shop, externalId, { cidade_id: 5737, cliente_endereco_id: id }, token);

    await shop.call(deleteAddress, { token, params: { id }, body: { ativo: false } });

    const cart = await shop.call(getCart, { token, params: { external_id: externalId } });
    expect(cart.cliente_endereco_id).toBeNull();
  });

  test('of another customer are as if they were not there', async () => {
    const [owner, other] = [await signUp(shop, paraguayanForm), await signUp(shop)];
    const { id } = await shop.call(createAddress, { token: owner.token, body: home });
    const sent = { token: other.token, params: { id } };

    expect((await shop.refused(setMainAddress, sent)).status).toBe(404);
    expect((await shop.refused(deleteAddress, { ...sent, body: { ativo: false } })).status).toBe(
      404,
    );
    expect(await addressesOf(owner.token)).toHaveLength(2);
  });

  // Spec: accounts 5.12
  test('in Brazil need a postal code', async () => {
    const { token } = await signUp(shop);
    const foz = { ...home, cidade_id: 4031, estado_id: 18, pais: 'Brasil' };

    const { body } = await shop.refused(createAddress, { token, body: foz });
    const added = await shop.call(createAddress, { token, body: { ...foz, cep: '85851-000' } });

    expect(body.errors).toHaveProperty(['cep', 0]);
    expect(added).toMatchObject({ cep: '85851000', cidade: 'Foz do Iguaçu', pais_id: 1 });
  });

  test.each([
    [{ nome: '' }, 'nome'],
    [{ nome: '  ' }, 'nome'],
    [{ logradouro: '\n' }, 'logradouro'],
    [{ numero: '' }, 'numero'],
    [{ numero: ' ' }, 'numero'],
    [{ bairro: 'x'.repeat(101) }, 'bairro'],
    [{ cidade_id: 999_999 }, 'cidade_id'],
    [{ estado_id: 28 }, 'estado_id'],
    [{ pais_id: 1 }, 'pais_id'],
    [{ estado: 'Itapúa' }, 'estado'],
    [{ principal: true }, 'principal'],
  ])('refuse %o', async (wrong, field) => {
    const { token } = await signUp(shop);

    const { status, body } = await shop.refused(createAddress, {
      token,
      body: { ...home, ...wrong },
    });

    expect(status).toBe(422);
    expect(body.errors).toHaveProperty([field, 0]);
  });

  test('need a session', async () => {
    expect((await shop.refused(createAddress, { body: home })).status).toBe(401);
    expect((await shop.refused(setMainAddress, { params: { id: 1 } })).status).toBe(401);
  });
});

describe('a customer who does it over and over', () => {
  const change = {
    telefone: '595981123456',
    documento: '80028061-0',
    documento_tipo: 'RUC',
    frente: new Blob(['no picture']),
  };

  test.each([
    ['uploads documents', updateProfile, { form: change }],
    ['adds addresses', createAddress, { body: { ...home, estado_id: 28 } }],
  ])('%s is stopped for a while', async (_, call, sent) => {
    const strict = await startTestApp();
    const { token } = await signUp(strict, paraguayanForm);
    const statuses = [];
    for (let time = 0; time < 31; time += 1) {
      statuses.push((await strict.refused(call, { ...sent, token })).status);
    }
    await strict.close();

    expect([statuses.at(0), statuses.at(-1)]).toEqual([422, 429]);
  });
});

describe('places', () => {
  // Spec: accounts 7.3
  test('a city is found by its official code, in its own country only', async () => {
    expect(await shop.call(findCityByCode, { body: { pais_id: 1, codigo: '4108304' } })).toEqual({
      id: 4031,
      nome: 'Foz do Iguaçu',
      estado: { id: 18, nome: 'Paraná', pais_id: 1 },
    });
    const elsewhere = { body: { pais_id: 2, codigo: '4108304' } };
    expect((await shop.refused(findCityByCode, elsewhere)).status).toBe(404);
  });

  // Spec: accounts 7.2
  test('a postal code gives street and city', async () => {
    expect(await shop.call(lookUpPostalCode, { params: { cep: '85851000' } })).toMatchObject({
      cep: '85851-000',
      logradouro: 'Avenida Brasil',
      localidade: 'Foz do Iguaçu',
      uf: 'PR',
      ibge: '4108304',
    });
  });

  // Spec: accounts 7.2
  test('an unknown postal code is answered as the public service does', async () => {
    expect(await shop.call(lookUpPostalCode, { params: { cep: '99999999' } })).toEqual({
      erro: true,
    });
    expect((await shop.refused(lookUpPostalCode, { params: { cep: '123' } })).status).toBe(404);
  });
});
