/** A payment provider that takes no money: for trying the shop and for tests. */
import { createHash } from 'node:crypto';
import { currencyCodes, money } from '@ponte/regional/money';
import { and, eq, isNull, ne } from 'drizzle-orm';
import * as v from 'valibot';
import type { Db } from '../../platform/db/client.ts';
import { sandboxPayments } from '../../platform/db/schema/index.ts';
import type { Clock } from '../../platform/runtime/clock.ts';
import type { Signer } from '../../platform/security/secrets.ts';
import {
  paymentOutcomes,
  type Notification,
  type KnownOutcome,
  type OfferedWays,
  type PaymentNews,
  type PaymentProvider,
  type PaymentRequest,
} from './provider.ts';

/** What can be played on a payment's page: while it can be paid, once it is, and after its link has ended. */
export const sandboxActions = {
  open: ['approve', 'half', 'decline', 'slow', 'abandon'],
  paid: ['refund', 'chargeBack'],
  ended: ['late'],
  returned: [],
} as const;
export type SandboxStage = keyof typeof sandboxActions;
export type SandboxAction = (typeof sandboxActions)[SandboxStage][number];

/** As real providers of both countries have them. */
export const sandboxWays: OfferedWays = {
  foreign: [{ way: 'pix' }, { way: 'card', instalments: 10 }, { way: 'voucher' }],
  resident: [
    { way: 'gateway' },
    { way: 'qr' },
    { way: 'wallet' },
    { way: 'transfer' },
    { way: 'card' },
    { way: 'bank' },
    { way: 'points' },
  ],
};

/** Until a slow payment is approved. */
const slowPaymentMs = 15_000;

/** Older notifications are rejected, which prevents replays. */
const notificationMs = 300_000;

export const signatureHeader = 'x-ponte-signature';

export type SandboxPayment = typeof sandboxPayments.$inferSelect;

export interface SandboxOptions {
  readonly db: Db;
  readonly clock: Clock;
  readonly signer: Signer;
  readonly origin: string;
  /** Delivers a notification to the shop; may fail, as a real one may. */
  readonly notify: (body: string, signature: string) => Promise<unknown>;
}

export interface Sandbox extends PaymentProvider {
  /** Undefined for an unknown token. */
  findByToken(token: string): Promise<SandboxPayment | undefined>;
  stageOf(payment: SandboxPayment): SandboxStage;
  /** Performs what was chosen on the page, and notifies the shop; nothing where its stage has no such action. */
  act(payment: SandboxPayment, action: SandboxAction): Promise<void>;
  /** Has the money of a payment move otherwise, and notifies the shop. */
  move(reference: string, moved: MovedSandboxMoney): Promise<void>;
}

export interface MovedSandboxMoney {
  /** What is paid, in all. */
  readonly paidMinor?: number;
  /** What went back, in all. */
  readonly returnedMinor?: number;
  readonly chargedBack?: boolean;
}

const news = v.strictObject({
  reference: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  outcome: v.picklist(paymentOutcomes),
  amountMinor: v.pipe(v.number(), v.safeInteger()),
  paidMinor: v.optional(v.pipe(v.number(), v.safeInteger())),
  returnedMinor: v.optional(v.pipe(v.number(), v.safeInteger())),
  currency: v.picklist(currencyCodes),
});

const newsText = v.pipe(v.string(), v.parseJson(), news);

export function createSandbox({ db, clock, signer, origin, notify }: SandboxOptions): Sandbox {
  const find = async (reference: string): Promise<SandboxPayment | undefined> => {
    const [row] = await db
      .select()
      .from(sandboxPayments)
      .where(eq(sandboxPayments.reference, reference));
    return row;
  };
  const change = async (
    reference: string,
    changes: Partial<Pick<SandboxPayment, 'outcome' | keyof MovedSandboxMoney>>,
  ) => {
    const [row] = await db
      .update(sandboxPayments)
      .set(changes)
      .where(eq(sandboxPayments.reference, reference))
      .returning();
    if (!row) return;
    const { outcome, amount, paid, returnedMinor } = newsOf(row, clock.now());
    const { minor: amountMinor, currency } = amount;
    const told = { reference, outcome, amountMinor, currency };
    const body = JSON.stringify({ ...told, paidMinor: paid?.minor, returnedMinor });
    await notify(body, signer.sign('payment-webhook', digestOf(body, clock.now())));
  };
  const move: Sandbox['move'] = (reference, moved) =>
    change(reference, { ...moved, outcome: 'approved' });

  return {
    name: 'sandbox',
    ways: sandboxWays,
    open: async (request) => {
      await db.insert(sandboxPayments).values(rowOf(request)).onConflictDoNothing();
      const token = signer.sign('payment-link', request.reference);
      return { link: `${origin}/sandbox/payments/${token}?lang=${request.lang}` };
    },
    cancel: async ({ reference }) => {
      await db
        .update(sandboxPayments)
        .set({ expiresAt: new Date(clock.now()) })
        .where(
          and(
            eq(sandboxPayments.reference, reference),
            ne(sandboxPayments.outcome, 'approved'),
            isNull(sandboxPayments.settlesAt),
          ),
        );
    },
    find: async ({ reference }) => {
      const row = await find(reference);
      return row && newsOf(row, clock.now());
    },
    refund: async ({ reference, amount }) => {
      const row = await find(reference);
      if (!row || !isMade(row, clock.now())) return 'refused';
      const left = paidOf(row) - row.returnedMinor;
      if (left === 0) return 'done';
      if (left !== amount.minor || row.currency !== amount.currency) return 'refused';
      await db
        .update(sandboxPayments)
        .set({ refunded: true, returnedMinor: paidOf(row) })
        .where(eq(sandboxPayments.reference, reference));
      return 'done';
    },
    readNotification: (notification) => readNotification(notification, signer, clock.now()),
    findByToken: async (token) => {
      const reference = signer.open('payment-link', token);
      return reference === undefined ? undefined : find(reference);
    },
    stageOf: (payment) => stageOf(payment, clock.now()),
    move,
    act: async (payment, action) => {
      const { reference } = payment;
      const now = clock.now();
      const offered: readonly SandboxAction[] = sandboxActions[stageOf(payment, now)];
      if (!offered.includes(action)) return;
      switch (action) {
        case 'approve':
        case 'late':
          return change(reference, { outcome: 'approved' });
        case 'decline':
          return change(reference, { outcome: 'declined' });
        case 'half':
          return move(reference, { paidMinor: Math.ceil(payment.amountMinor / 2) });
        case 'refund':
          return move(reference, { returnedMinor: paidOf(payment) });
        case 'chargeBack':
          return move(reference, { returnedMinor: paidOf(payment), chargedBack: true });
        case 'slow':
          await db
            .update(sandboxPayments)
            .set({ settlesAt: new Date(now + slowPaymentMs) })
            .where(eq(sandboxPayments.reference, reference));
          return;
        case 'abandon':
      }
    },
  };
}

function rowOf(request: PaymentRequest): typeof sandboxPayments.$inferInsert {
  const { reference, description, amount, returnUrl, expiresAt, method } = request;
  return {
    reference,
    description,
    currency: amount.currency,
    amountMinor: amount.minor,
    outcome: 'open',
    returnUrl,
    expiresAt,
    method,
  };
}

function newsOf(row: SandboxPayment, now: number): PaymentNews {
  const { reference, amountMinor, currency, returnedMinor } = row;
  const outcome = outcomeOf(row, now);
  const news = { reference, outcome, amount: money(amountMinor, currency) };
  if (!isMade(row, now)) return news;
  return { ...news, paid: money(paidOf(row), currency), returnedMinor };
}

const paidOf = ({ paidMinor, amountMinor }: SandboxPayment): number => paidMinor ?? amountMinor;

/** A slow payment is approved when its time has come, without a notification. */
function isMade({ outcome, settlesAt }: SandboxPayment, now: number): boolean {
  return outcome === 'approved' || (settlesAt !== null && settlesAt.getTime() <= now);
}

function stageOf(row: SandboxPayment, now: number): SandboxStage {
  if (isMade(row, now)) return row.chargedBack || row.returnedMinor > 0 ? 'returned' : 'paid';
  return row.expiresAt.getTime() > now ? 'open' : 'ended';
}

function outcomeOf(row: SandboxPayment, now: number): KnownOutcome {
  if (!isMade(row, now)) return row.settlesAt === null ? row.outcome : 'pending';
  if (row.chargedBack) return 'charged_back';
  return row.returnedMinor > 0 ? 'refunded' : 'approved';
}

function digestOf(body: string, at: number): string {
  return `${at}.${createHash('sha256').update(body).digest('base64url')}`;
}

function readNotification(
  { body, header }: Notification,
  signer: Signer,
  now: number,
): PaymentNews | 'unreadable' | undefined {
  const signed = signer.open('payment-webhook', header(signatureHeader) ?? '');
  const at = Number(signed?.split('.')[0]);
  if (signed === undefined || signed !== digestOf(body, at)) return undefined;
  if (Math.abs(now - at) > notificationMs) return undefined;
  const read = v.safeParse(newsText, body);
  if (!read.success) return 'unreadable';
  const { reference, outcome, amountMinor, currency, paidMinor, returnedMinor } = read.output;
  const amount = money(amountMinor, currency);
  return {
    reference,
    outcome,
    amount,
    ...(paidMinor !== undefined && { paid: money(paidMinor, currency) }),
    ...(returnedMinor !== undefined && { returnedMinor }),
  };
}
