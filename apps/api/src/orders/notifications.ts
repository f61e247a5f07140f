import { and, eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { AppContext } from '../app-context.ts';
import { payments } from '../db/schema/index.ts';
import { answerFailure } from '../http/answer-failure.ts';
import { limitBody } from '../http/limit-body.ts';
import { notFound } from '../http/reply.ts';
import { texts } from '../http/texts.ts';
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
      return answerFailure(request, { status: 400, text: texts.unreadable });
    }
    if (news && 'ask' in news) {
      const isOurs = await askAbout(context, provider.name, news.ask);
      return isOurs ? request.json(news.answer) : answerFailure(request, notFound());
    }
    if (!news || !(await settlePayment(context, news))) return answerFailure(request, notFound());
    return request.json({ received: true });
  });
}

/** @returns false when there is no such payment */
async function askAbout(context: AppContext, provider: string, id: string): Promise<boolean> {
  const [payment] = await context.db
    .select()
    .from(payments)
    .where(and(eq(payments.provider, provider), eq(payments.providerId, id)));
  if (!payment) return false;
  await askProvider(context, payment);
  return true;
}
