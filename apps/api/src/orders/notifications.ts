import type { Hono } from 'hono';
import type { AppContext } from '../app-context.ts';
import { answerFailure } from '../http/answer-failure.ts';
import { limitBody } from '../http/limit-body.ts';
import { notFound } from '../http/reply.ts';
import { texts } from '../http/texts.ts';
import { settlePayment } from './settle-payment.ts';

/** A notification is a few hundred bytes. */
const notificationLimit = 64 * 1024;

/**
 * Where a provider tells how payments ended: `/webhooks/payments/{provider}`. What is not signed by
 * it is as if the path were not there.
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
    if (!news || !(await settlePayment(context, news))) return answerFailure(request, notFound());
    return request.json({ received: true });
  });
}
