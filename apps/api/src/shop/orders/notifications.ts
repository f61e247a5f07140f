import { and, eq, type SQL } from 'drizzle-orm';
import type { Context, Hono } from 'hono';
import type { AppContext } from '../../adapters/app-context.ts';
import { payments } from '../../platform/db/schema/index.ts';
import { answerFailure } from '../../platform/http/answer-failure.ts';
import { texts } from '../../platform/http/failure-texts.ts';
import { notFound } from '../../platform/http/failure.ts';
import { limitBody } from '../../platform/http/limit-body.ts';
import { askProvider } from './ask-provider.ts';
import { settlePayment } from './settle-payment.ts';

/** In bytes; a notification has a few hundred. */
const notificationLimit = 64 * 1024;

/**
 * The webhook of payment providers: `/webhooks/payments/{provider}`. An unsigned request is
 * answered with 404.
 */
export function notificationRoutes(app: Hono, context: AppContext): void {
  const { payments: provider } = context;
  if (!provider) return;
  app.post(`/webhooks/payments/${provider.name}`, limitBody(notificationLimit), async (request) => {
    const news = provider.readNotification({
      body: await request.req.text(),
      header: (name) => request.req.header(name),
    });
    if (news === 'unreadable') {
      context.log.error('payment notification unreadable', { provider: provider.name });
      return answerFailure(request, { ok: false, status: 400, text: texts.unreadable });
    }
    if (news && 'ask' in news) {
      const asked = await askAbout(context, eq(payments.providerId, news.ask));
      return answerAsked(request, asked, news.answer);
    }
    const settled = news ? await settlePayment(context, news) : 'not ours';
    if (!news || settled === 'not ours') return answerFailure(request, notFound());
    if (settled === 'kept') return request.json(received);
    const asked = await askAbout(context, eq(payments.reference, news.reference));
    return answerAsked(request, asked, received);
  });
}

const received = { received: true };

type Asked = 'asked' | 'silent' | 'not ours';

/** A provider that could not be asked is to repeat its notification. */
function answerAsked(request: Context, asked: Asked, answer: unknown): Response {
  if (asked === 'not ours') return answerFailure(request, notFound());
  if (asked === 'silent')
    return answerFailure(request, { ok: false, status: 503, text: texts.unavailable });
  return request.json(answer);
}

/** Asks the provider how a payment stands now. */
async function askAbout(context: AppContext, which: SQL): Promise<Asked> {
  const { payments: provider } = context;
  if (!provider) return 'not ours';
  const [payment] = await context.db
    .select()
    .from(payments)
    .where(and(eq(payments.provider, provider.name), which));
  if (!payment) return 'not ours';
  return (await askProvider(context, payment)) === undefined ? 'silent' : 'asked';
}
