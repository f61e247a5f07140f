import { argon2 } from 'node:crypto';
import { getMe, login, recoverPassword, register } from '@ponte/contract/accounts';
import { createAddress, deleteAddress, setMainAddress } from '@ponte/contract/addresses';
import { getCart, updateCart } from '@ponte/contract/cart';
import { subscribe } from '@ponte/contract/newsletter';
import { getOrder, listOrders, listPayments, startCheckout } from '@ponte/contract/orders';
import { calculateShipping, listPickupPoints } from '@ponte/contract/shipping';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { brazilianForm, paraguayanForm, signUp } from '../../testing/customers.ts';
import {
  choiceOf,
  cities,
  newCart,
  orderAtCounter,
  saveCart,
  shippingOf,
} from '../../testing/shopping.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addresses, customerDocuments, customers } from '../db/schema/index.ts';

// Nothing is replaced: its calls are noted.
vi.mock('node:crypto', { spy: true });

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp(undefined, { limitFactor: 1_000_000, mailboxPage: true });
});
afterAll(() => shop.close());

describe('a text with script and SQL in it', () => {
  const evil = `<script>alert(1)</script>'; drop table customers; -- "\${7*7}`;
  const form = {
    ...paraguayanForm,
    email: 'evil@example.com',
    email_confirmation: 'evil@example.com',
    nome: evil,
    sobrenome: evil,
    razao_social: evil,
    logradouro: evil,
    bairro: evil,
    complemento: evil,
    como_chegar: evil,
  };

  test('is kept as the text that it is, and shown as text', async () => {
    await shop.call(register, { form });
    const body = { email: form.email, password: form.password };
    const { token, user } = await shop.call(login, { body });

    expect(user).toMatchObject({ nome: evil, sobrenome: evil, razao_social: evil });
    expect((await shop.call(getMe, { token })).enderecos).toMatchObject([
      { logradouro: evil, bairro: evil, complemento: evil, como_chegar: evil },
    ]);
    const page = await (await shop.app.request('/mailbox')).text();
    expect(page).toContain(form.email);
    expect(page).not.toContain('<script');
  });

  test.each([
    'email',
    'telefone',
    'documento',
    'documento_tipo',
    'estrangeiro',
    'estado_id',
    'cidade_id',
    'pais_id',
    'numero',
    'identidade',
    'password',
  ])('is refused as %s', async (field) => {
    const { status, body } = await shop.refused(register, { form: { ...form, [field]: evil } });

    expect(status).toBe(422);
    expect(body.errors).toHaveProperty([field]);
    expect(JSON.stringify(body)).not.toContain('script');
  });
});

describe('who does not know the password', () => {
  /** The costs of the hashes that some work makes: all that takes long in a sign-in. */
  async function hashesOf(work: () => Promise<unknown>) {
    vi.mocked(argon2).mockClear();
    await work();
    return vi
      .mocked(argon2)
      .mock.calls.map(([algorithm, { memory, passes, parallelism, tagLength }]) => ({
        algorithm,
        memory,
        passes,
        parallelism,
        tagLength,
      }));
  }

  test('learns from neither the answer nor the work behind it whether there is such a customer', async () => {
    const { email } = await signUp(shop);
    const tryAs = (address: string) => () =>
      shop.refused(login, { body: { email: address, password: 'not this one' } });

    const [known, unknown] = [await tryAs(email)(), await tryAs('nobody@example.com')()];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect([...known.headers.keys()]).toEqual([...unknown.headers.keys()]);

    const forKnown = await hashesOf(tryAs(email));
    expect(forKnown).toHaveLength(1);
    expect(await hashesOf(tryAs('nobody@example.com'))).toEqual(forKnown);
  });

  test('learns nothing by asking for a new one either', async () => {
    const { email } = await signUp(shop);

    const known = await shop.call(recoverPassword, { body: { email } });
    const unknown = await shop.call(recoverPassword, { body: { email: 'nobody@example.com' } });

    expect(known).toEqual(unknown);
    await shop.idle();
  });
});

describe('what is another customer’s', () => {
  let own: string;
  let other: string;
  let cartId: string;
  let orderId: string;
  let addressId: number;
  beforeAll(async () => {
    own = (await signUp(shop, paraguayanForm)).token;
    other = (await signUp(shop, paraguayanForm)).token;
    cartId = await saveCart(shop, other);
    orderId = (await orderAtCounter(shop, other, 3)).externalId;
    addressId = Number((await shop.call(getMe, { token: other })).enderecos?.[0]?.id);
  });

  test('can be neither read nor changed, and is as if it were not there', async () => {
    const inCart = { externalId: cartId, id: cartId, external_id: cartId };
    const inOrder = { external_id: orderId };
    const shipping = { moeda_id: 2, cidade_id: cities.este };
    const answers = [
      await shop.refused(getCart, { token: own, params: inCart }),
      await shop.refused(getCart, { params: inCart }),
      await shop.refused(updateCart, {
        token: own,
        params: inCart,
        body: { ...newCart(), external_id: cartId },
      }),
      await shop.refused(calculateShipping, { token: own, params: inCart, body: shipping }),
      await shop.refused(listPickupPoints, { token: own, params: inCart }),
      await shop.refused(getOrder, { token: own, params: inOrder }),
      await shop.refused(setMainAddress, { token: own, params: { id: addressId } }),
      await shop.refused(deleteAddress, {
        token: own,
        params: { id: addressId },
        body: { ativo: false, nome: 'x' },
      }),
    ];

    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    expect((await shop.call(listOrders, { token: own })).data).toEqual([]);
    const [kept] = await shop.db.select().from(addresses).where(eq(addresses.id, addressId));
    expect(kept).toMatchObject({ active: true, main: true });
  });

  test('shows holders of an order’s address its payment, and nothing personal', async () => {
    const params = { external_id: orderId };
    const progress = JSON.stringify(await shop.call(listPayments, { token: own, params }));

    const { nome, sobrenome, documento, telefone, email } = await shop.call(getMe, {
      token: other,
    });
    const personal = [nome, sobrenome, documento, telefone, email].filter(Boolean);
    expect(personal).toHaveLength(5);
    expect(personal.filter((text) => progress.includes(String(text)))).toEqual([]);
  });

  test('is no address to deliver to', async () => {
    const mine = await saveCart(shop, own);
    const where = { cidade_id: cities.este };
    const params = { external_id: mine };
    const asked = { moeda_id: 2, ...where, cliente_endereco_id: addressId };
    const home = (await shippingOf(shop, mine, where, own)).find(
      ({ entrega_servico_id: service }) => service !== null,
    );

    const calculated = await shop.refused(calculateShipping, { token: own, params, body: asked });
    const bought = await shop.refused(startCheckout, {
      token: own,
      params,
      body: choiceOf(home, { cliente_endereco_id: addressId }),
    });

    expect(calculated.body.errors).toHaveProperty(['cliente_endereco_id']);
    expect(bought.body.errors).toHaveProperty(['cliente_endereco_id']);
  });

  test('has documents that no path serves', async () => {
    const [document] = await shop.db.select().from(customerDocuments);
    const key = document?.storageKey ?? '';
    expect(await shop.storage.get(key)).toBeDefined();

    for (const path of [`/${key}`, `/uploads/${key}`, `/media/${key}`, `/ecom/${key}`]) {
      const headers = { Authorization: `Bearer ${own}` };
      expect((await shop.app.request(path, { headers })).status).toBe(404);
    }
  });
});

test('nothing of a person is in the log, whatever went wrong', async () => {
  const { email, token } = await signUp(shop);
  shop.logged.length = 0;

  await shop.refused(register, { form: { ...brazilianForm, email } });
  await shop.refused(login, { body: { email, password: 'a secret guess' } });
  await shop.refused(createAddress, { token, body: { nome: 'Rua Secreta' } });
  await shop.app.request(`/ecom/venda/pedidos/${email}?lang=${email}`);
  await shop.app.request(`/nowhere/${email}`);

  expect(shop.logged.length).toBeGreaterThan(4);
  expect(shop.logged.join('\n')).not.toMatch(/example\.com|secret|Secreta|Ana|529982/i);
  const rows = await shop.db.select().from(customers).where(eq(customers.email, email));
  expect(rows).toHaveLength(1);
});

test('what the database says of a text is not in the log', async () => {
  shop.logged.length = 0;
  await shop.db.execute(sql`alter table newsletter_contacts add check (phone <> '5545911110000')`);

  const answer = await shop.refused(subscribe, { body: { celular: '5545911110000' } });

  expect(answer.status).toBe(500);
  expect(shop.logged.join('\n')).toContain('database error 23514');
  expect(shop.logged.join('\n')).not.toContain('5545911110000');
});
