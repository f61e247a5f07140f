import { changeEmail, login } from '@ponte/contract/accounts';
import { changeCustomerList } from '@ponte/contract/customer-lists';
import {
  cancelUnpaidOrder,
  eraseCustomer,
  exportCustomer,
  exportOrders,
  findCustomers,
  getCustomerDocument,
  getStaffCustomer,
  getStaffOrder,
  handOverOrder,
  listAudit,
} from '@ponte/contract/staff';
import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rowsOf } from '../../operations/backup/catalog.ts';
import {
  customerDocuments,
  customerLists,
  customers,
  newsletterContacts,
  orders,
} from '../../platform/db/schema/index.ts';
import { listFailedJobs, retryJob } from '../../platform/jobs/failed-jobs.ts';
import { handOver } from '../../shop/orders/change-status.ts';
import { brazilianForm, paraguayanForm, signUp } from '../../testing/customers.ts';
import { startReceiver } from '../../testing/event-receiver.ts';
import { orderAtCounter, press } from '../../testing/shopping.ts';
import { ask, hire, startStaffedShop, type Hired } from '../../testing/staff.ts';
import { testOrigins, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
let owner: Hired;
beforeAll(async () => {
  shop = await startStaffedShop();
  owner = await hire(shop, 'owner');
});
afterAll(() => shop.close());

async function registered(form: Record<string, string | Blob> = brazilianForm) {
  const { token, email } = await signUp(shop, form);
  const [customer] = await shop.db.select().from(customers).where(eq(customers.email, email));
  return { token, email, id: customer?.id ?? 0 };
}

const read = (id: number) => shop.call(getStaffCustomer, owner.sends({ params: { id } }));

async function actsOn(id: number) {
  const query = { kind: 'customer', id: String(id) };
  const { data } = await shop.call(listAudit, owner.sends({ query }));
  return data.map(({ action }) => action);
}

const markFavourite = (token: string, id: number) =>
  shop.call(changeCustomerList, {
    token,
    params: { lista: 'favoritos' },
    body: { incluir: [id], excluir: [] },
  });

const erase = async (id: number, email: string) => {
  const { version } = await read(id);
  return ask(shop, eraseCustomer, owner.sends({ params: { id }, body: { email, version } }));
};

describe('a customer', () => {
  test('is found by e-mail address or name, and each look is written down', async () => {
    const { id, email } = await registered({
      ...brazilianForm,
      nome: 'Zulmira',
      cidade_id: '4031',
    });

    for (const search of [email, 'zulm', 'SOUZA zul']) {
      const { data } = await shop.call(findCustomers, owner.sends({ query: { search } }));
      expect(data.map((one) => one.id)).toEqual([id]);
    }
    const customer = await read(id);

    expect(customer).toMatchObject({ email, name: 'Zulmira Souza', document: '52998224725' });
    expect(customer.addresses.map(({ lines }) => lines)).toEqual([
      ['Avenida Brasil 100', 'Centro', 'Foz do Iguaçu, Paraná', '85851-000'],
    ]);
    expect(customer.documents.map(({ side }) => side).toSorted()).toEqual(['back', 'front']);
    expect(await actsOn(id)).toEqual(['customer.seen']);
  });

  test.each([
    [
      'phone',
      ['5545987651234', '45987651234', '(45) 98765-1234', '+55 45 98765 1234', '987651234'],
    ],
    ['document', ['39053344705', '390.533.447-05', '390533447', '390 533 447 05']],
    ['cpf', ['16899535009', '168.995.350-09']],
  ])('is found by %s in any spelling', async (_, spellings) => {
    const { id } = await registered();
    const numbers = { phone: '+5545987651234', document: '39053344705', cpf: '16899535009' };
    await shop.db.update(customers).set(numbers).where(eq(customers.id, id));

    for (const search of spellings) {
      const { data } = await shop.call(findCustomers, owner.sends({ query: { search } }));
      expect([search, data.map((one) => one.id)]).toEqual([search, [id]]);
    }
    for (const search of ['4705', '98765', '39053344706', '45987651235', '%%%%%%', '0000000']) {
      const { data } = await shop.call(findCustomers, owner.sends({ query: { search } }));
      expect([search, data.some((one) => one.id === id)]).toEqual([search, false]);
    }
    await shop.db
      .update(customers)
      .set({ phone: '+5545999990000', document: '52998224725', cpf: null })
      .where(eq(customers.id, id));
  });

  test.each(['0981 123 456', '+595 981 123456', '80028061-0', '800280610', '1234567a-2'])(
    'of Paraguay is found by %s',
    async (search) => {
      const { id } = await registered(paraguayanForm);
      const document = search.toLowerCase().includes('a') ? '1234567A2' : '800280610';
      await shop.db
        .update(customers)
        .set({ phone: '+595981123456', document })
        .where(eq(customers.id, id));

      const { data } = await shop.call(findCustomers, owner.sends({ query: { search } }));

      expect(data.map((one) => one.id)).toEqual([id]);
      await shop.db
        .update(customers)
        .set({ phone: '+595981000000', document: '4123456' })
        .where(eq(customers.id, id));
    },
  );

  test('has documents of identity, which are never kept by a cache, and not another’s', async () => {
    const { id } = await registered();
    const other = await registered();
    const [document] = (await read(id)).documents;
    const params = { id, documentId: document?.id ?? 0 };

    const response = await ask(shop, getCustomerDocument, owner.sends({ params }));

    expect(response.headers.get('content-type')).toBe(document?.type);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await response.arrayBuffer()).byteLength).toBe(document?.size);
    expect(await actsOn(id)).toEqual(['customer.documentSeen', 'customer.seen']);
    const wrong = owner.sends({ params: { ...params, id: other.id } });
    expect((await ask(shop, getCustomerDocument, wrong)).status).toBe(404);
    expect(await actsOn(other.id)).toEqual([]);
  });

  test('gets a copy of all data, without secrets', async () => {
    const { id, email, token } = await registered();
    await orderAtCounter(shop, token);
    await markFavourite(token, 8);

    const response = await ask(shop, exportCustomer, owner.sends({ params: { id } }));
    const text = await response.text();

    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="customer-${id}.json"`,
    );
    expect(JSON.parse(text)).toMatchObject({
      profile: { email, firstName: 'Ana', document: '52998224725' },
      addresses: [{ street: 'Avenida Brasil' }],
      orders: [{ totalMinor: 6490 }],
      orderItems: [{ productId: 8 }],
      lists: [{ list: 'favoritos', productId: 8 }],
    });
    expect(text).not.toContain('argon2');
    expect(await actsOn(id)).toContain('customer.exported');
  });
});

describe('an erasure', () => {
  test('leaves nothing of who bought nothing, anywhere in the database', async () => {
    const form = {
      ...brazilianForm,
      nome: 'Quitéria',
      sobrenome: 'Vasconcelos',
      telefone: '5545912345678',
      logradouro: 'Rua Jacarandá',
      identidade: '98.765.432-1',
      documento: '111.444.777-35',
    };
    const { id, email, token } = await registered(form);
    await markFavourite(token, 8);
    const next = `next-${email}`;
    await shop.db
      .update(customers)
      .set({ emailVerifiedAt: new Date(shop.now()) })
      .where(eq(customers.id, id));
    await shop.call(changeEmail, {
      token,
      body: { email: next, password: brazilianForm.password },
    });
    await shop.db
      .insert(newsletterContacts)
      .values({ phone: form.telefone, language: 'pt' })
      .onConflictDoNothing();
    const files = await shop.db
      .select()
      .from(customerDocuments)
      .where(eq(customerDocuments.customerId, id));

    const response = await erase(id, email.toUpperCase());
    await shop.idle();

    expect(response.status).toBe(200);
    const traces = [email, next, form.nome, form.sobrenome, form.telefone, form.logradouro];
    for (const trace of [...traces, '98.765.432-1', '11144477735']) {
      expect([trace, await tablesWith(trace)]).toEqual([trace, []]);
    }
    for (const { storageKey } of files) {
      expect(await shop.storage.get(storageKey)).toBeUndefined();
    }
    expect(await shop.db.$count(customerLists, eq(customerLists.customerId, id))).toBe(0);
    expect(await read(id)).toMatchObject({ erased: true, name: '', documents: [], addresses: [] });
    const body = { email, password: brazilianForm.password };
    expect((await shop.refused(login, { body })).status).toBe(401);
    expect(await actsOn(id)).toContain('customer.erased');
  });

  test('keeps for the books what was bought, with the buyer’s name and tax number alone', async () => {
    const { id, email, token } = await registered();
    const { externalId, page } = await orderAtCounter(shop, token);
    await press(shop, page, 'approve');
    const [order] = await shop.db.select().from(orders).where(eq(orders.externalId, externalId));
    const params = { id: order?.id ?? 0 };
    const { version } = await shop.call(getStaffOrder, owner.sends({ params }));

    expect((await erase(id, email)).status).toBe(409);
    const body = { version, pickupCode: order?.pickupCode };
    await shop.call(handOverOrder, owner.sends({ params, body }));
    expect((await erase(id, email)).status).toBe(200);

    const [kept] = await shop.db.select().from(customers).where(eq(customers.id, id));
    expect(kept).toMatchObject({
      firstName: 'Ana',
      lastName: 'Souza',
      document: '52998224725',
      email: `erased-${id}@invalid`,
      phone: '',
      identity: '',
      cpf: null,
    });
    const after = await shop.call(getStaffOrder, owner.sends({ params }));
    expect(after).toMatchObject({ total: { minor: 6490 }, items: [{ productId: 8 }] });
    expect(after.delivery.place).toBe('');
    expect(await tablesWith(email)).toEqual([]);
  });

  test('reaches pending mails and events, dead letters too, and the books still get their event', async () => {
    const receiver = await startReceiver();
    receiver.answer(503);
    const busy = await startStaffedShop({
      receiver: { url: receiver.url, key: 'k'.repeat(32) },
      transport: ({ recipient }) => Promise.reject(new Error(`550 <${recipient}> is unknown`)),
    });
    const theirs = { logradouro: 'Calle Jacarandá', telefone: '595982765432' };
    const form = { ...paraguayanForm, ...theirs };
    const { token, email } = await signUp(busy, form);
    const { externalId, page } = await orderAtCounter(busy, token, 3);
    await press(busy, page, 'approve');
    for (let passed = 0; passed < 80; passed += 1) {
      await busy.runJobs();
      busy.passTime(3_600_000);
    }
    const [row] = await busy.db.select().from(orders).where(eq(orders.externalId, externalId));
    const deps = { db: busy.db, clock: { now: busy.now }, mailDue: () => undefined };
    await handOver({ ...deps, origins: testOrigins }, row?.id ?? 0);
    await busy.runJobs();
    const waiting = ['customers', 'events', 'jobs', 'mails'];
    expect(await tablesWith(email, busy)).toEqual(expect.arrayContaining(waiting));

    const boss = await hire(busy, 'owner');
    const params = { id: row?.customerId ?? 0 };
    const { version } = await busy.call(getStaffCustomer, boss.sends({ params }));
    await busy.call(eraseCustomer, boss.sends({ params, body: { email, version } }));

    for (const trace of [email, form.telefone, form.logradouro]) {
      expect([trace, await tablesWith(trace, busy)]).toEqual([trace, []]);
    }
    receiver.received.length = 0;
    receiver.answer(204);
    for (const { id } of await listFailedJobs(busy.db, { most: 100 })) {
      await retryJob(busy.db, id, busy.now());
    }
    await busy.runJobs();
    const told = receiver.received.map(({ body }) => body).join('\n');
    expect(told).toContain('"type":"order.paid"');
    expect(told).toContain('"number":"800280610"');
    for (const trace of [email, form.telefone, form.logradouro]) expect(told).not.toContain(trace);
    await busy.close();
    await receiver.close();
  });

  test('waits for an order that can still be paid', async () => {
    const { id, email, token } = await registered();
    const { externalId } = await orderAtCounter(shop, token);
    const [order] = await shop.db.select().from(orders).where(eq(orders.externalId, externalId));
    const params = { id: order?.id ?? 0 };

    expect((await erase(id, email)).status).toBe(409);
    const { version } = await shop.call(getStaffOrder, owner.sends({ params }));
    await shop.call(cancelUnpaidOrder, owner.sends({ params, body: { version } }));
    expect((await erase(id, email)).status).toBe(200);
  });

  test('waits for an order whose money is on its way back', async () => {
    const { id, email, token } = await registered();
    const { externalId } = await orderAtCounter(shop, token);
    const change = (values: Partial<typeof orders.$inferInsert>) =>
      shop.db.update(orders).set(values).where(eq(orders.externalId, externalId));

    await change({ status: 'PAGO', handedOverAt: new Date(), refundingAt: new Date() });
    expect((await erase(id, email)).status).toBe(409);
    await change({ status: 'ESTORNADO', refundingAt: null });
    expect((await erase(id, email)).status).toBe(200);
  });

  test('needs the right e-mail address and what the page saw, and is done once', async () => {
    const { id, email } = await registered();

    expect((await erase(id, 'other@example.com')).status).toBe(422);
    const sent = owner.sends({ params: { id }, body: { email, version: '1' } });
    expect((await ask(shop, eraseCustomer, sent)).status).toBe(409);
    expect((await erase(id, email)).status).toBe(200);
    expect((await erase(id, email)).status).toBe(409);
  });
});

test('orders as csv have a line for each of their lines, and no cell is a formula', async () => {
  const { id, token } = await registered();
  await orderAtCounter(shop, token);
  await shop.db.update(customers).set({ firstName: '+cmd|calc' }).where(eq(customers.id, id));
  const today = new Date(shop.now()).toISOString().slice(0, 10);
  const linesFrom = async (query: Record<string, string>) =>
    (await (await ask(shop, exportOrders, owner.sends({ query }))).text()).trim().split('\r\n');

  const lines = await linesFrom({ from: today, to: today });

  expect(lines[0]).toMatch(/^\u{FEFF}?order;created_at;status/u);
  expect(lines.at(-1)).toMatch(
    /;'\+cmd\|calc Souza;'\+55 [^;]+;CPF;52998224725;.*;1;64,90;64,90;{11}$/,
  );
  expect(await linesFrom({ to: '2020-01-01' })).toHaveLength(1);
});

/** The tables of which a row, as text, contains something. */
async function tablesWith(text: string, { db } = shop): Promise<string[]> {
  const tables = await rowsOf(
    db,
    v.object({ name: v.string() }),
    sql`select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const has = sql`strpos(lower(one::text), lower(${text})) > 0`;
    const from = sql`select 1 as one from ${sql.identifier(name)} as one where ${has} limit 1`;
    const rows = await rowsOf(db, v.unknown(), from);
    if (rows.length > 0) found.push(name);
  }
  return found;
}
