import { createAdaptorServer } from '@hono/node-server';
import { currencyCodes, money } from '@ponte/regional/money';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { PaymentProvider } from '../adapters/payments/provider.ts';

export interface ServedProvider {
  readonly url: string;
  close(): Promise<unknown>;
}

const amountIn = { amount: v.number(), currency: v.picklist(currencyCodes) };

const openBody = v.object({
  ...amountIn,
  reference: v.string(),
  description: v.string(),
  returnUrl: v.string(),
  expiresAt: v.string(),
  language: v.picklist(['pt', 'es']),
});

const refundBody = v.object(amountIn);

/** A provider in process, behind the HTTP of docs/payments.md. */
export async function serveProvider(
  provider: PaymentProvider,
  key: string,
): Promise<ServedProvider> {
  const app = new Hono();
  const signal = new AbortController().signal;
  const idOf = (reference: string) => ({ reference, providerId: null });
  const show = async (reference: string): Promise<object | undefined> => {
    const news = await provider.find(idOf(reference), signal);
    if (!news || news.outcome === 'unknown') return undefined;
    const { outcome: status, amount, paid, returnedMinor } = news;
    return {
      reference,
      status,
      amount: amount.minor,
      currency: amount.currency,
      paidAmount: paid?.minor,
      returnedAmount: returnedMinor,
    };
  };
  app.use(async (context, next) =>
    context.req.header('Authorization') === `Bearer ${key}`
      ? next()
      : context.json({ error: 'Unauthorised.' }, 401),
  );
  app.post('/payments', async (context) => {
    const read = v.safeParse(openBody, await context.req.json());
    if (!read.success) return context.json({ error: 'It can not be read.' }, 422);
    const { reference, description, amount, currency, returnUrl, expiresAt, language } =
      read.output;
    const { link } = await provider.open(
      {
        reference,
        description,
        amount: money(amount, currency),
        method: undefined,
        buyer: { name: '', email: '', phone: '', document: undefined, documentType: undefined },
        returnUrl,
        expiresAt: new Date(expiresAt),
        lang: language,
      },
      signal,
    );
    return context.json({ ...(await show(reference)), link });
  });
  app.get('/payments/:reference', async (context) => {
    const payment = await show(context.req.param('reference'));
    return payment ? context.json(payment) : context.json({ error: 'Unknown.' }, 404);
  });
  app.post('/payments/:reference/cancel', async (context) => {
    const { reference } = context.req.param();
    await provider.cancel(idOf(reference), signal);
    const payment = await show(reference);
    return payment ? context.json(payment) : context.json({ error: 'Unknown.' }, 404);
  });
  app.post('/payments/:reference/refund', async (context) => {
    const { amount, currency } = v.parse(refundBody, await context.req.json());
    const { reference } = context.req.param();
    const request = { ...idOf(reference), amount: money(amount, currency) };
    return context.json({ status: await provider.refund(request, signal) });
  });
  const server = createAdaptorServer({ fetch: app.fetch });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', () => done()));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise((done) => server.close(done)),
  };
}
