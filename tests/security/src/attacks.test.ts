import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer, type Server } from '@ponte/faults/server';
import {
  call,
  cartOf,
  order,
  password,
  press,
  register,
  signIn,
  whitePixel,
} from '@ponte/faults/shopper';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let folder: string;
let server: Server;
/** A customer with an order, and another one who is after it. */
let owner: string;
let stranger: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ponte-security-'));
  server = await startServer(folder, { TRUSTED_PROXIES: '1' });
  for (const name of ['owner', 'stranger']) await register(server.origin, `${name}@example.com`);
  owner = (await signIn(server.origin, 'owner@example.com')) ?? '';
  stranger = (await signIn(server.origin, 'stranger@example.com')) ?? '';
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

/** Another place in the network for each, so that limits of one test are not another's. */
let places = 0;
const newPlace = () => ({ 'X-Forwarded-For': `198.51.100.${(places += 1)}` });

async function newCart(token?: string) {
  const body = cartOf(2);
  const sent = { body, headers: newPlace(), ...(token && { token }) };
  expect((await call(server.origin, 'POST', '/ecom/venda/carrinho', sent)).status).toBe(200);
  return body.external_id;
}

describe('the data folder', () => {
  test('can be read by no other account of the machine', async () => {
    const paths = (await readdir(folder, { recursive: true })).filter(
      (path) => !path.startsWith('media'),
    );
    const modes = await Promise.all(
      ['', ...paths].map(async (path) => {
        const found = await stat(join(folder, path)).catch(() => undefined);
        return [path, (found?.mode ?? 0) & 0o077] as const;
      }),
    );

    expect(paths.length).toBeGreaterThan(500);
    expect(modes.filter(([, others]) => others !== 0)).toEqual([]);
  });
});

describe('tokens', () => {
  test.each(['', 'x', 'x'.repeat(43), "' or 1=1 --", 'x'.repeat(5000)])(
    'a made-up one (%#) opens nothing',
    async (token) => {
      const headers = { Authorization: `Bearer ${token}` };

      for (const [method, path] of [
        ['POST', '/ecom/me'],
        ['GET', '/ecom/venda/pedidos'],
        ['GET', `/ecom/venda/pedidos/${randomUUID()}`],
      ] as const) {
        expect((await call(server.origin, method, path, { headers })).status).toBe(401);
      }
    },
  );

  test('one that was given back opens nothing more', async () => {
    const token = (await signIn(server.origin, 'stranger@example.com')) ?? '';
    await call(server.origin, 'POST', '/ecom/logout', { token });

    expect((await call(server.origin, 'POST', '/ecom/me', { token })).status).toBe(401);
    expect((await call(server.origin, 'POST', '/ecom/me', { token: stranger })).status).toBe(200);
  });

  test('a price that the browser made up is not believed', async () => {
    const body = cartOf(1);
    const itens = body.itens.map((line) => ({ ...line, valor_unitario: '0.01', token: 'made.up' }));
    const sent = { body: { ...body, itens }, headers: newPlace() };

    const made = await call(server.origin, 'POST', '/ecom/venda/carrinho', sent);

    expect(JSON.stringify(made.body)).not.toContain('"valor_unitario":"0.01"');
  });
});

describe('data of other customers', () => {
  test('a cart and an order are as if they were not there', async () => {
    const cart = await newCart(owner);
    const placed = await order(server.origin, owner, cart);
    const paths = [
      ['GET', `/ecom/venda/carrinho/${cart}`],
      ['GET', `/ecom/venda/pedidos/${placed?.externalId}`],
    ] as const;

    for (const [method, path] of paths) {
      expect((await call(server.origin, method, path, { token: owner })).status).toBe(200);
      expect((await call(server.origin, method, path, { token: stranger })).status).toBe(404);
    }
    expect(await order(server.origin, stranger, cart)).toBeUndefined();
  });

  test('an order’s address reveals the state of its payment, and nothing of its customer', async () => {
    const placed = await order(server.origin, owner, await newCart(owner));
    const path = `/ecom/venda/pedidos/${placed?.externalId}/buscar-pagamentos`;

    const { status, body } = await call(server.origin, 'GET', path, { token: stranger });

    expect(status).toBe(200);
    expect(Object.keys(Object(body)).toSorted()).toEqual([
      'cancelado_em',
      'em_analise',
      'em_confirmacao',
      'em_estorno',
      'link_pagamento',
      'moeda',
      'pagamentos',
      'pagar_ate',
      'valor_total',
    ]);
    expect(JSON.stringify(body)).not.toContain('owner@');
  });

  test('numbers lead to no cart', async () => {
    for (const id of ['1', '2', '3']) {
      expect((await call(server.origin, 'GET', `/ecom/venda/carrinho/${id}`)).status).toBe(404);
    }
  });
});

describe('races', () => {
  test('a cart that is checked out many times at once is one order', async () => {
    const cart = await newCart(owner);

    const placed = await Promise.all(
      Array.from({ length: 8 }, () => order(server.origin, owner, cart)),
    );

    expect(new Set(placed.map((one) => one?.externalId)).size).toBe(1);
  });

  test('one address that registers many times at once is one customer', async () => {
    const email = `${randomUUID()}@example.com`;

    const answers = await Promise.all([1, 2, 3].map(() => register(server.origin, email)));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('webhooks', () => {
  test.each([
    ['without a signature', {}],
    ['with a made-up signature', { 'x-ponte-signature': '1.x.y' }],
    ['with an empty signature', { 'x-ponte-signature': '' }],
  ])('a notification %s makes nothing paid', async (_, headers) => {
    const cart = await newCart(owner);
    const placed = await order(server.origin, owner, cart);
    const body = { reference: 'x', outcome: 'approved', amountMinor: 1, currency: 'USD' };

    const { status } = await call(server.origin, 'POST', '/webhooks/payments/sandbox', {
      body,
      headers,
    });

    expect(status).toBe(404);
    const path = `/ecom/venda/pedidos/${placed?.externalId}`;
    const read = await call(server.origin, 'GET', path, { token: owner });
    expect(read.body).toMatchObject({ status: 'PAGAMENTO' });
  });

  test('a payment that is approved twice is paid once', async () => {
    const placed = await order(server.origin, owner, await newCart(owner));
    const link = placed?.link ?? '';

    await Promise.all([
      press(server.origin, link, 'approve'),
      press(server.origin, link, 'approve'),
    ]);

    const path = `/ecom/venda/pedidos/${placed?.externalId}/buscar-pagamentos`;
    const { body } = await call(server.origin, 'GET', path, { token: owner });
    expect(JSON.stringify(body).match(/"PAGO"/g)).toHaveLength(1);
  });
});

describe('enumeration', () => {
  test('sign-in and recovery answer alike for known and unknown addresses', async () => {
    const ask = async (path: string, email: string) => {
      const body = path.includes('login') ? { email, password: 'wrong one' } : { email };
      return call(server.origin, 'POST', path, { body, headers: newPlace() });
    };

    for (const path of ['/ecom/login', '/ecom/cliente/recuperar-senha']) {
      expect(await ask(path, 'nobody@example.com')).toEqual(await ask(path, 'owner@example.com'));
    }
  });

  test('asking whose addresses are customers’ is slowed down', async () => {
    const headers = newPlace();
    const ask = (index: number) =>
      call(server.origin, 'POST', '/ecom/cliente/cadastrar/check-email', {
        body: { email: `guess-${index}@example.com` },
        headers,
      });
    const answers: number[] = [];
    for (let index = 0; index < 45; index += 1) answers.push((await ask(index)).status);

    expect(answers.slice(0, 40)).not.toContain(429);
    expect(answers.at(-1)).toBe(429);
  });

  test('guessing passwords shuts out who guesses, and not the owner', async () => {
    const email = 'owner@example.com';
    const headers = newPlace();
    const body = { email, password: 'guess' };
    for (let attempt = 0; attempt < 12; attempt += 1) {
      await call(server.origin, 'POST', '/ecom/login', { body, headers });
    }

    const shut = await call(server.origin, 'POST', '/ecom/login', { body, headers });
    const open = await call(server.origin, 'POST', '/ecom/login', {
      body: { email, password },
      headers: newPlace(),
    });

    expect([shut.status, open.status]).toEqual([429, 200]);
  });
});

describe('uploads', () => {
  const script = Buffer.from('<script>alert(1)</script>');
  test.each([
    ['a page that is called a picture', new File([script], 'a.png')],
    ['a picture that is called a page', new File([whitePixel], 'a.html')],
    ['a PDF that is called a picture', new File([Buffer.from('%PDF-1.7 x')], 'a.png')],
    ['a picture that is cut off', new File([whitePixel.subarray(0, 20)], 'a.png')],
    ['more than five megabytes', new File([whitePixel, Buffer.alloc(5 << 20)], 'a.png')],
  ])('%s is refused', async (_, frente) => {
    const { status, body } = await register(server.origin, `${randomUUID()}@example.com`, {
      frente,
    });

    expect(status).toBe(422);
    expect(body).toHaveProperty('errors.frente');
  });

  test('nothing of a refused registration stays', async () => {
    const uploads = () => readdir(join(folder, 'uploads/documents'));
    const before = await uploads();

    await register(server.origin, 'owner@example.com');

    expect(await uploads()).toEqual(before);
  });
});
