import { randomUUID } from 'node:crypto';
import { call, cartOf, order, register, signIn } from '@ponte/faults/shopper';
import { and, eq, isNotNull } from 'drizzle-orm';
import * as v from 'valibot';
import { expect } from 'vitest';
import { postNotice } from '../adapters/mail/outbox.ts';
import { wantPictures } from '../adapters/media/picture-jobs.ts';
import { askForRates } from '../office/rates/ask-rates.ts';
import { readRatesState } from '../office/rates/rates-state.ts';
import { applySettings, currentSettings } from '../office/shop-settings/apply-settings.ts';
import type { RatesFrom } from '../office/shop-settings/rates-from.ts';
import { keepSent, storeSent } from '../office/staff/unused-pictures.ts';
import type { jobTable } from '../operations/job-table.ts';
import type { Db } from '../platform/db/client.ts';
import {
  customerDocuments,
  customers,
  events,
  jobs,
  mailLinks,
  mails,
  orders,
  payments,
  pictures,
  refunds,
} from '../platform/db/schema/index.ts';
import { systemClock } from '../platform/runtime/clock.ts';
import { deleteDocuments } from '../shop/accounts/document-files.ts';
import { changeStatus } from '../shop/orders/change-status.ts';
import { lockTable } from './lock-table.ts';
import type { Outside } from './outside.ts';
import { photograph } from './picture-server.ts';
import { testOrigins } from './test-app.ts';

export interface KilledJob {
  /** Causes a job, and resolves in the middle of its run. */
  readonly reach: () => Promise<void>;
  /** Lets it be done from now on. */
  readonly release: () => unknown;
  /** What has come of it. */
  readonly found: () => Promise<unknown>;
  readonly expected: unknown;
}

export interface KillDeps {
  readonly db: Db;
  readonly outside: Outside;
  /** Of the server that runs now. */
  readonly origin: () => string;
}

/** Prepares each. By the kinds of the shop's own table: one without a case does not compile. */
export type KilledJobs = Readonly<Record<keyof typeof jobTable, () => Promise<KilledJob>>>;

const sentEvent = v.object({
  id: v.string(),
  type: v.string(),
  order: v.object({ number: v.number() }),
});

const once = (ids: readonly string[]) => new Set(ids).size;

/** Has a server look for what another process has made due. */
export const wakeJobs = (origin: string) =>
  call(origin, 'POST', '/ecom/cliente/recuperar-senha', { body: { email: 'nobody@example.com' } });

export function killedJobs({ db, outside, origin }: KillDeps): KilledJobs {
  const { mailServer, receiver, pictureServer, bucket, payments: service, gates } = outside;
  const wake = () => wakeJobs(origin());

  async function customer() {
    const email = `${randomUUID()}@example.com`;
    expect((await register(origin(), email)).status).toBe(200);
    const [row] = await db.select().from(customers).where(eq(customers.email, email));
    return { email, id: row?.id ?? 0 };
  }

  async function placed() {
    const { email } = await customer();
    const token = (await signIn(origin(), email)) ?? '';
    const body = cartOf(1);
    await call(origin(), 'POST', '/ecom/venda/carrinho', { token, body });
    const { externalId = '' } = (await order(origin(), token, body.external_id)) ?? {};
    const [row] = await db
      .select({ id: orders.id, paymentId: payments.id, reference: payments.reference })
      .from(orders)
      .innerJoin(payments, eq(payments.orderId, orders.id))
      .where(eq(orders.externalId, externalId));
    if (!row) throw new Error('An order was expected.');
    return { email, token, externalId, ...row };
  }

  /** Ids of the events of a type that were received of an order, at each attempt. */
  const told = (type: string, orderId: number) =>
    receiver.received
      .map(({ body }) => v.parse(v.pipe(v.string(), v.parseJson(), sentEvent), body))
      .filter((event) => event.type === type && event.order.number === orderId)
      .map(({ id }) => id);

  return {
    mail: async () => {
      const email = `${randomUUID()}@example.com`;
      return {
        reach: async () => {
          const come = mailServer.hold(email);
          expect((await register(origin(), email)).status).toBe(200);
          await come;
        },
        release: () => mailServer.open(),
        // It had come before the kill, which only the mail server knew.
        found: async () => [
          mailServer.count(email) > 1,
          await db.$count(mails, eq(mails.recipient, email)),
        ],
        expected: [true, 0],
      };
    },

    notice: async () => {
      const recipient = `${randomUUID()}@example.com`;
      return {
        reach: async () => {
          const come = mailServer.hold(recipient);
          await postNotice(db, { recipient, subject: 'Hi', body: 'Back' }, Date.now());
          await wake();
          await come;
        },
        release: () => mailServer.open(),
        found: async () => [
          mailServer.count(recipient) > 1,
          await db.$count(mails, eq(mails.recipient, recipient)),
        ],
        expected: [true, 0],
      };
    },

    event: async () => {
      let id = 0;
      return {
        reach: async () => {
          const asked = gates.events.hold(true);
          ({ id } = await placed());
          await asked;
        },
        release: () => gates.events.open(),
        found: async () => [
          told('order.placed', id).length > 1,
          once(told('order.placed', id)),
          await db.$count(events, eq(events.orderId, id)),
        ],
        expected: [true, 1, 0],
      };
    },

    picture: async () => {
      const address = `${gates.pictures.origin}/drill.jpg`;
      const file = await photograph(200);
      pictureServer.answers.set('/drill.jpg', (response) => response.end(file));
      return {
        reach: async () => {
          const asked = gates.pictures.hold(false);
          await wantPictures(db, [address]);
          await wake();
          await asked;
        },
        release: () => gates.pictures.open(),
        found: async () => [
          pictureServer.asked.length,
          await db.$count(pictures, and(eq(pictures.source, address), isNotNull(pictures.content))),
        ],
        expected: [1, 1],
      };
    },

    document: async () => {
      const { id } = await customer();
      const files = await db
        .select({ key: customerDocuments.storageKey })
        .from(customerDocuments)
        .where(eq(customerDocuments.customerId, id));
      const kept = () => files.filter(({ key }) => bucket.objects.has(`/documents/${key}`)).length;
      expect(kept()).toBe(2);
      return {
        reach: async () => {
          const asked = gates.bucket.hold(false);
          await db.transaction((tx) => deleteDocuments(tx, id, Date.now()));
          await wake();
          await asked;
          expect(kept()).toBe(2);
        },
        release: () => gates.bucket.open(),
        found: async () => kept(),
        expected: 0,
      };
    },

    unused: async () => {
      const kept = () => [...bucket.objects.keys()].filter((key) => key.includes('/pictures/'));
      const before = kept();
      const storage = {
        put: async (key: string, bytes: Uint8Array) =>
          void bucket.objects.set(`/documents/${key}`, {
            bytes: Buffer.from(bytes),
            type: 'image/webp',
          }),
      };
      const aDayAgo = { ...systemClock, now: () => Date.now() - 25 * 3_600_000 };
      const sent = await storeSent({ db, clock: aDayAgo, storage }, await photograph(210));
      return {
        reach: async () => {
          const asked = gates.bucket.hold(false);
          await keepSent(db, sent, aDayAgo.now());
          await wake();
          await asked;
          expect(kept()).not.toEqual(before);
        },
        release: () => gates.bucket.open(),
        found: async () => [kept(), await db.$count(pictures, eq(pictures.key, sent.key))],
        expected: [before, 0],
      };
    },

    recovery: async () => {
      const { email, id } = await customer();
      const { release, isWaitedFor } = await lockTable(db, 'mail_links');
      return {
        reach: async () => {
          const body = { email };
          await call(origin(), 'POST', '/ecom/cliente/recuperar-senha', { body });
          await expect.poll(isWaitedFor).toBe(true);
        },
        release,
        found: async () => [
          await db.$count(
            mailLinks,
            and(eq(mailLinks.customerId, id), eq(mailLinks.purpose, 'reset')),
          ),
          mailServer.count(email, 'Escolha uma nova senha'),
        ],
        expected: [1, 1],
      };
    },

    payment: async () => {
      const { id, paymentId } = await placed();
      return {
        reach: async () => {
          const asked = gates.payments.hold(true);
          const longAgo = new Date(Date.now() - 7_200_000);
          await db.update(payments).set({ expiresAt: longAgo }).where(eq(payments.id, paymentId));
          await db
            .update(jobs)
            .set({ dueAt: longAgo })
            .where(and(eq(jobs.name, 'payment'), eq(jobs.key, String(paymentId))));
          await wake();
          await asked;
        },
        release: () => gates.payments.open(),
        found: async () => {
          const [row] = await db
            .select({ status: orders.status, stock: orders.stock, payment: payments.status })
            .from(orders)
            .innerJoin(payments, eq(payments.orderId, orders.id))
            .where(eq(orders.id, id));
          return { ...row, cancelled: once(told('order.cancelled', id)) };
        },
        expected: { status: 'AGUARDANDO', stock: 'none', payment: 'CANCELADO', cancelled: 1 },
      };
    },

    refund: async () => {
      const { id, email, token, externalId, reference } = await placed();
      await service.settle(reference, 'approved');
      const path = `/ecom/venda/pedidos/${externalId}/buscar-pagamentos`;
      await call(origin(), 'GET', path, { token });
      const isRefund = (asked: string) => asked.endsWith(`/${reference}/refund`);
      return {
        reach: async () => {
          const asked = gates.payments.hold(true);
          const deps = { db, clock: systemClock, mailDue: () => undefined, origins: testOrigins };
          expect(await changeStatus(deps, id, 'ESTORNADO')).toBe(true);
          await wake();
          await asked;
        },
        release: () => gates.payments.open(),
        // The provider is asked again how the one refund stands.
        found: async () => {
          const [row] = await db
            .select({ status: orders.status, refund: refunds.status })
            .from(orders)
            .innerJoin(payments, eq(payments.orderId, orders.id))
            .innerJoin(refunds, eq(refunds.paymentId, payments.id))
            .where(eq(orders.id, id));
          return {
            ...row,
            askedAgain: outside.askedForPayments.filter(isRefund).length > 1,
            refunded: once(told('order.refunded', id)),
            mails: mailServer.count(email, 'Pagamento devolvido'),
          };
        },
        expected: { status: 'ESTORNADO', refund: 'done', askedAgain: true, refunded: 1, mails: 1 },
      };
    },

    rates: async () => {
      const ratesFrom: RatesFrom = {
        // Refused without being asked, which is written down: it is private.
        address: 'https://127.0.0.1/usd.json',
        everyMinutes: 60,
        mostJumpPercent: 5,
        mostAgeHours: 24,
        at: 'updated',
        fields: { 'USD/PYG': 'PYG' },
      };
      await applySettings(db, { ...(await currentSettings(db)), ratesFrom }, Date.now());
      const { release, isWaitedFor } = await lockTable(db, 'settings');
      return {
        reach: async () => {
          await askForRates({ db, clock: systemClock });
          await wake();
          await expect.poll(isWaitedFor).toBe(true);
        },
        release,
        found: async () => (await readRatesState(db, ratesFrom))?.refused?.code,
        expected: 'private',
      };
    },
  };
}
