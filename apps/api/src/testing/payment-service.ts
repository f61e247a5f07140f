import { randomBytes } from 'node:crypto';
import { createAdaptorServer } from '@hono/node-server';
import { currencyCodes, formatMoney, money, type CurrencyCode } from '@ponte/regional/money';
import { Hono } from 'hono';
import { html } from 'hono/html';
import * as v from 'valibot';
import type { MovedMoney } from '../adapters/payments/conformance.ts';
import { signWebhook, webhookSignatureHeader } from '../adapters/payments/webhook-signature.ts';

export type Answer = (request: Request) => Response | Promise<Response>;

/** Notifies the shop; resolves with whether it accepted. */
export type Notify = (body: string, headers: Readonly<Record<string, string>>) => Promise<boolean>;

export interface PaymentServiceOptions {
  readonly key: string;
  /** By default a free one. */
  readonly port?: number;
  /** Where buyers' browsers find its pages; its own address by default. */
  readonly pagesOrigin?: string;
  /** By default there are no notifications. */
  readonly notify?: Notify;
  /** Stands before all calls: what is wrong with a service that is not as it should be. */
  readonly fault?: (answer: Answer) => Answer;
}

export interface ServicePayment {
  readonly reference: string;
  readonly description: string;
  readonly amount: number;
  readonly currency: CurrencyCode;
  readonly returnUrl: string;
  readonly expiresAt: number;
  readonly language: 'pt' | 'es';
  readonly page: string;
  status: 'open' | 'approved' | 'declined';
  closed: boolean;
  /** What was really paid; null for the amount. */
  paid: number | null;
  /** What went back, in all. */
  returned: number;
  chargedBack: boolean;
}

export interface PaymentService {
  /** What `PAYMENT_URL` is. */
  readonly url: string;
  readonly payments: ReadonlyMap<string, ServicePayment>;
  /** Does what a buyer would on the payment's page. */
  settle(reference: string, status: 'approved' | 'declined'): Promise<void>;
  /** Moves money as it does at its own pages. */
  move(reference: string, moved: MovedMoney): Promise<void>;
  close(): Promise<unknown>;
}

const openBody = v.object({
  reference: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  description: v.string(),
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  currency: v.picklist(currencyCodes),
  returnUrl: v.pipe(v.string(), v.url()),
  expiresAt: v.pipe(
    v.string(),
    v.isoTimestamp(),
    v.transform((text) => Date.parse(text)),
  ),
  language: v.picklist(['pt', 'es']),
});

const movedForm = v.object({
  kind: v.picklist(['paid', 'returned', 'charged_back']),
  minor: v.pipe(v.string(), v.transform(Number), v.safeInteger()),
});

const refundBody = v.object({ amount: v.number(), currency: v.picklist(currencyCodes) });

/** In milliseconds, between tries to tell the shop; a real service goes on for a day. */
const pausesMs = [100, 500, 2000, 5000];

/** A payment service by docs/payments.md on its own port, as a merchant would write one. */
export async function startPaymentService(options: PaymentServiceOptions): Promise<PaymentService> {
  const { key, port = 0, notify = async () => true, fault = (answer) => answer } = options;
  const payments = new Map<string, ServicePayment>();
  const closing = new AbortController();
  const tell = async (payment: ServicePayment): Promise<void> => {
    const body = JSON.stringify(shown(payment));
    for (const pause of [0, ...pausesMs]) {
      await new Promise((later) => setTimeout(later, pause));
      if (closing.signal.aborted) return;
      const headers = {
        'Content-Type': 'application/json',
        [webhookSignatureHeader]: signWebhook(key, body, Date.now()),
      };
      if (await notify(body, headers).catch(() => false)) return;
    }
  };
  const settle: PaymentService['settle'] = async (reference, status) => {
    const payment = payments.get(reference);
    if (!payment || !isPayable(payment)) return;
    payment.status = status;
    // The buyer goes on at once, whether the shop can be notified or not.
    void tell(payment);
  };
  const move: PaymentService['move'] = async (reference, { kind, minor }) => {
    const payment = payments.get(reference);
    if (!payment) return;
    payment.status = 'approved';
    if (kind === 'paid') payment.paid = minor;
    else payment.returned = minor;
    payment.chargedBack = kind === 'charged_back';
    void tell(payment);
  };
  const app = new Hono();
  const server = createAdaptorServer({ fetch: fault((request) => app.fetch(request)) });
  await new Promise<void>((done) => void server.listen(port, '127.0.0.1', () => done()));
  const address = server.address();
  const taken = typeof address === 'object' && address ? address.port : port;
  const own = `http://127.0.0.1:${taken}`;
  serviceCalls(app, { key, payments, pagesOrigin: options.pagesOrigin ?? own });
  buyersPages(app, { payments, settle, move });
  return {
    url: `${own}/shop`,
    payments,
    settle,
    move,
    close: () => {
      closing.abort();
      return new Promise((done) => server.close(done));
    },
  };
}

interface CallsDeps {
  readonly key: string;
  readonly payments: Map<string, ServicePayment>;
  readonly pagesOrigin: string;
}

/** What the shop calls. */
function serviceCalls(app: Hono, { key, payments, pagesOrigin }: CallsDeps): void {
  app.use('/shop/*', async (context, next) => {
    const isShop = context.req.header('Authorization') === `Bearer ${key}`;
    const keyed = context.req.method === 'GET' || context.req.header('Idempotency-Key');
    if (!isShop) return context.json({ error: 'Unauthorised.' }, 401);
    if (!keyed) return context.json({ error: 'There is no Idempotency-Key.' }, 400);
    return next();
  });
  app.post('/shop/payments', async (context) => {
    const read = v.safeParse(openBody, await context.req.json());
    if (!read.success) return context.json({ error: 'The payment can not be read.' }, 422);
    const fresh = {
      ...read.output,
      page: randomBytes(12).toString('hex'),
      status: 'open' as const,
      closed: false,
      paid: null,
      returned: 0,
      chargedBack: false,
    };
    const payment = payments.get(fresh.reference) ?? fresh;
    payments.set(payment.reference, payment);
    return context.json({ ...shown(payment), link: `${pagesOrigin}/pages/${payment.page}` });
  });
  app.get('/shop/payments/:reference', (context) => {
    const payment = payments.get(context.req.param('reference'));
    return payment ? context.json(shown(payment)) : context.json({ error: 'Unknown.' }, 404);
  });
  app.post('/shop/payments/:reference/cancel', (context) => {
    const payment = payments.get(context.req.param('reference'));
    if (!payment) return context.json({ error: 'Unknown.' }, 404);
    payment.closed = true;
    return context.json(shown(payment));
  });
  app.post('/shop/payments/:reference/refund', async (context) => {
    const payment = payments.get(context.req.param('reference'));
    if (!payment) return context.json({ error: 'Unknown.' }, 404);
    const { amount, currency } = v.parse(refundBody, await context.req.json());
    const paid = payment.paid ?? payment.amount;
    const left = paid - payment.returned;
    if (payment.status === 'approved' && left === 0) return context.json({ status: 'done' });
    const isLeft = amount === left && currency === payment.currency;
    if (payment.status !== 'approved' || !isLeft) return context.json({ status: 'refused' });
    payment.returned = paid;
    return context.json({ status: 'done' });
  });
}

const words = {
  pt: { title: 'Caixa de teste', approved: 'Pagar', declined: 'Recusar', gone: 'Encerrado' },
  es: { title: 'Caja de prueba', approved: 'Pagar', declined: 'Rechazar', gone: 'Cerrado' },
};

/** What buyers open. */
function buyersPages(
  app: Hono,
  { payments, settle, move }: Pick<PaymentService, 'payments' | 'settle' | 'move'>,
): void {
  const paymentOf = (page: string) =>
    Array.from(payments.values()).find((payment) => payment.page === page);
  app.get('/pages/:page', (context) => {
    const payment = paymentOf(context.req.param('page'));
    if (!payment) return context.notFound();
    const { language, description, amount, currency } = payment;
    const text = words[language];
    const button = (status: 'approved' | 'declined') =>
      html`<button name="status" value="${status}">${text[status]}</button>`;
    return context.html(
      html`<!doctype html>
        <html lang="${language}">
          <head>
            <meta charset="utf-8" />
            <title>${text.title}</title>
            <link rel="icon" href="data:," />
          </head>
          <body>
            <h1>${text.title}</h1>
            <p>${description}</p>
            <p>${formatMoney(money(amount, currency))}</p>
            ${
              isPayable(payment)
                ? html`<form method="post">${button('approved')}${button('declined')}</form>`
                : html`<p>${text.gone}</p>`
            }
          </body>
        </html>`,
    );
  });
  app.post('/pages/:page', async (context) => {
    const payment = paymentOf(context.req.param('page'));
    const form = await context.req.formData();
    const status = (['approved', 'declined'] as const).find((one) => one === form.get('status'));
    if (!payment || !status) return context.notFound();
    await settle(payment.reference, status);
    return context.redirect(payment.returnUrl, 303);
  });
  // What its own people, or a bank, would do.
  app.post('/trial/:page', async (context) => {
    const payment = paymentOf(context.req.param('page'));
    const form = v.parse(movedForm, Object.fromEntries(await context.req.formData()));
    if (!payment) return context.notFound();
    await move(payment.reference, form);
    return context.json({});
  });
}

function isPayable({ status, closed, expiresAt }: ServicePayment): boolean {
  return status !== 'approved' && !closed && expiresAt > Date.now();
}

function shown({ reference, status, amount, currency, ...payment }: ServicePayment) {
  const head = { reference, status, amount, currency };
  if (status !== 'approved') return head;
  const { paid, returned: returnedAmount, chargedBack } = payment;
  const paidAmount = paid ?? amount;
  const word = chargedBack ? 'charged_back' : returnedAmount > 0 ? 'refunded' : status;
  return { ...head, status: word, paidAmount, returnedAmount };
}
