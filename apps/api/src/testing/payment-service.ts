import { createAdaptorServer } from '@hono/node-server';
import { currencyCodes, money } from '@ponte/regional/money';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { PaymentProvider } from '../payments/provider.ts';

export interface PaymentServiceMeans {
  /** Does the work behind the calls. */
  readonly provider: PaymentProvider;
  readonly key: string;
}

export interface RunningService {
  readonly url: string;
  close(): Promise<unknown>;
}

const openBody = v.object({
  reference: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  description: v.string(),
  amount: v.pipe(v.number(), v.safeInteger()),
  currency: v.picklist(currencyCodes),
  method: v.optional(v.string()),
  buyer: v.object({
    name: v.string(),
    email: v.string(),
    phone: v.string(),
    document: v.optional(v.string()),
  }),
  returnUrl: v.pipe(v.string(), v.url()),
  expiresAt: v.pipe(v.string(), v.isoTimestamp()),
  language: v.picklist(['pt', 'es']),
});

const refundBody = v.object({ amount: v.number(), currency: v.picklist(currencyCodes) });

/** A payment service by docs/payments.md on a port of its own, as a merchant would write one. */
export async function startPaymentService(means: PaymentServiceMeans): Promise<RunningService> {
  const server = createAdaptorServer({ fetch: serviceApp(means).fetch });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', () => done());
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/shop`,
    close: () => new Promise((done) => server.close(done)),
  };
}

function serviceApp({ provider, key }: PaymentServiceMeans): Hono {
  const app = new Hono().basePath('/shop');
  const never = new AbortController().signal;
  app.use(async (context, next) => {
    const isShop = context.req.header('Authorization') === `Bearer ${key}`;
    const keyed = context.req.method === 'GET' || context.req.header('Idempotency-Key');
    if (!isShop) return context.json({ error: 'Unauthorised.' }, 401);
    if (!keyed) return context.json({ error: 'There is no Idempotency-Key.' }, 400);
    return next();
  });
  const idOf = (reference: string) => ({ reference, providerId: null });
  const show = async (reference: string) => {
    const news = await provider.find(idOf(reference), never);
    return (
      news && {
        reference,
        status: news.outcome,
        amount: news.amount.minor,
        currency: news.amount.currency,
      }
    );
  };

  app.post('/payments', async (context) => {
    const read = v.safeParse(openBody, await context.req.json());
    if (!read.success) return context.json({ error: 'The payment can not be read.' }, 422);
    const { amount, currency, language, expiresAt, method, buyer, ...rest } = read.output;
    const { link } = await provider.open(
      {
        ...rest,
        amount: money(amount, currency),
        method,
        buyer: { ...buyer, document: buyer.document },
        expiresAt: new Date(expiresAt),
        lang: language,
      },
      never,
    );
    return context.json({ ...(await show(rest.reference)), link });
  });
  app.get('/payments/:reference', async (context) => {
    const payment = await show(context.req.param('reference'));
    return payment ? context.json(payment) : context.json({ error: 'Unknown.' }, 404);
  });
  app.post('/payments/:reference/cancel', async (context) => {
    const reference = context.req.param('reference');
    await provider.cancel(idOf(reference), never);
    const payment = await show(reference);
    return payment ? context.json(payment) : context.json({ error: 'Unknown.' }, 404);
  });
  app.post('/payments/:reference/refund', async (context) => {
    const reference = context.req.param('reference');
    const { amount, currency } = v.parse(refundBody, await context.req.json());
    const request = { ...idOf(reference), amount: money(amount, currency) };
    return context.json({ status: await provider.refund(request, never) });
  });
  return app;
}
