import * as v from 'valibot';
import { expect, test, type TestContext } from 'vitest';
import {
  startPaymentService,
  type Answer,
  type Notify,
  type PaymentService,
} from '../../testing/payment-service.ts';
import {
  checkService,
  openInbox,
  type CheckResult,
  type NotificationInbox,
} from './check-service.ts';
import { signWebhook, webhookSignatureHeader } from './webhook-signature.ts';

const key = 'the key of the tests, long enough for it';

/** What a service that is not as it should be does otherwise. */
interface Planted {
  readonly fault?: (answer: Answer) => Answer;
  /** Runs before the shop is notified. */
  readonly telling?: (notify: Notify) => Notify;
}

async function check(
  { fault, telling = (notify) => notify }: Planted,
  { onTestFinished }: TestContext,
): Promise<CheckResult[]> {
  const inbox: NotificationInbox = await openInbox(0, '127.0.0.1');
  onTestFinished(async () => void (await inbox.close()));
  const tell: Notify = async (body, headers) =>
    (await fetch(`http://127.0.0.1:${inbox.port}`, { method: 'POST', body, headers })).ok;
  const service: PaymentService = await startPaymentService({
    key,
    notify: telling(tell),
    ...(fault && { fault }),
  });
  onTestFinished(async () => void (await service.close()));
  return checkService({
    url: service.url,
    key,
    approve: ({ reference }) => service.settle(reference, 'approved'),
    decline: ({ reference }) => service.settle(reference, 'declined'),
    move: ({ reference }, moved) => service.move(reference, moved),
    isPaidByHand: false,
    inbox,
    waitMs: 1500,
  });
}

const failedIn = (results: readonly CheckResult[]) =>
  results.filter(({ outcome }) => outcome === 'failed').map(({ name }) => name);

const anyAnswer = v.record(v.string(), v.unknown());

/** A service that answers some calls otherwise. */
const otherwise =
  (
    isMeant: (request: Request) => boolean,
    change: (answer: Record<string, unknown>, status: number) => Response | object,
  ) =>
  (answer: Answer): Answer =>
  async (request) => {
    const response = await answer(request);
    if (!isMeant(request)) return response;
    const changed = change(v.parse(anyAnswer, await response.json()), response.status);
    return changed instanceof Response ? changed : Response.json(changed);
  };

const isOpening = ({ method, url }: Request) => method === 'POST' && url.endsWith('/payments');
const isFinding = ({ method, url }: Request) => method === 'GET' && url.includes('/payments/');
const isRefund = ({ url }: Request) => url.endsWith('/refund');
const isCancel = ({ url }: Request) => url.endsWith('/cancel');

const resigned =
  (sign: (body: string) => string) =>
  (notify: Notify): Notify =>
  async (body, headers) =>
    notify(body, { ...headers, [webhookSignatureHeader]: sign(body) });

let links = 0;
const refunds = new Map<string, number>();

test('a service that keeps the contract breaks no rule', async (context) => {
  const results = await check({}, context);

  expect(failedIn(results)).toEqual([]);
  // It takes every currency, so that there is none to refuse.
  expect(results.filter(({ outcome }) => outcome === 'unchecked')).toHaveLength(1);
});

// They wait far longer than they work.
test.concurrent.for<[string, Planted, string]>([
  [
    'takes any key',
    {
      fault: (answer) => (request) => {
        const headers = new Headers(request.headers);
        headers.set('Authorization', `Bearer ${key}`);
        return answer(new Request(request, { headers }));
      },
    },
    'answers nobody who has not the key',
  ],
  [
    'makes another page each time',
    {
      fault: otherwise(isOpening, (paid) => ({
        ...paid,
        link: `${String(paid['link'])}?${++links}`,
      })),
    },
    'opens the same payment for the same reference',
  ],
  [
    'answers amounts in whole units',
    { fault: otherwise(isFinding, (paid) => ({ ...paid, amount: Number(paid['amount']) / 100 })) },
    'finds a payment as it stands, with its exact amount',
  ],
  [
    'answers another amount than was opened',
    { fault: otherwise(isOpening, (paid) => ({ ...paid, amount: Number(paid['amount']) + 1 })) },
    'answers an opened payment as it was asked for, also twice at once',
  ],
  [
    'has an open payment for every reference',
    {
      fault: otherwise(isFinding, (paid, status) =>
        status === 404 ? { reference: 'any', status: 'open', amount: 1, currency: 'USD' } : paid,
      ),
    },
    'answers 404 for what it does not know',
  ],
  [
    'fails when it closes what it does not know',
    {
      fault: otherwise(isCancel, (paid, status) =>
        status === 404 ? Response.json({}, { status: 500 }) : paid,
      ),
    },
    'knows nothing of a payment that was never opened, which can be closed all the same',
  ],
  [
    'goes on to take money on a closed page',
    {
      fault: (answer) => (request) =>
        isCancel(request)
          ? answer(new Request(request.url.replace('/cancel', ''), { headers: request.headers }))
          : answer(request),
    },
    'takes no money on a page that was closed',
  ],
  [
    'calls a declined attempt approved',
    {
      fault: otherwise(isFinding, (paid) =>
        paid['status'] === 'declined' ? { ...paid, status: 'approved' } : paid,
      ),
    },
    'finds a declined attempt neither approved nor pending',
  ],
  [
    'never says that a payment was made',
    { fault: otherwise(isFinding, (paid) => ({ ...paid, status: 'pending' })) },
    'pays an approved payment back, and answers alike when it is asked again',
  ],
  [
    'pays anything back',
    { fault: otherwise(isRefund, () => ({ status: 'done' })) },
    'pays nothing back that was not paid, is unknown, or was another amount',
  ],
  [
    'refuses a refund that is asked for again',
    {
      fault: (answer) => async (request) => {
        if (!isRefund(request)) return answer(request);
        const times = (refunds.get(request.url) ?? 0) + 1;
        refunds.set(request.url, times);
        return times > 1 ? Response.json({ status: 'refused' }) : answer(request);
      },
    },
    'pays an approved payment back, and answers alike when it is asked again',
  ],
  [
    'says that what was asked for was paid',
    { fault: otherwise(isFinding, (paid) => ({ ...paid, paidAmount: paid['amount'] })) },
    'says what was really paid, and pays that back, when it is another amount than asked',
  ],
  [
    'does not say how much went back',
    { fault: otherwise(isFinding, (paid) => ({ ...paid, returnedAmount: undefined })) },
    'says what went back in all: first a part, then all of it, which it pays back no more',
  ],
  [
    'calls a payment approved that was charged back',
    {
      fault: otherwise(isFinding, (paid) =>
        paid['status'] === 'charged_back' ? { ...paid, status: 'approved' } : paid,
      ),
    },
    'says that a payment was charged back',
  ],
  [
    'tells of no money that went back',
    {
      telling: (notify) => async (body, headers) =>
        body.includes('refunded') ? true : notify(body, headers),
    },
    'tells the shop of money that went back',
  ],
  [
    'fails at a currency that it does not know',
    {
      fault: otherwise(isOpening, (paid, status) =>
        status === 422 ? Response.json({}, { status: 500 }) : paid,
      ),
    },
    'refuses with 422 what it can not take',
  ],
  [
    'signs with another key',
    { telling: resigned((body) => signWebhook('another key', body, Date.now())) },
    'has its notifications believed as they were signed, and in no other form',
  ],
  [
    'signs an old time',
    { telling: resigned((body) => signWebhook(key, body, Date.now() - 900_000)) },
    'has its notifications believed as they were signed, and in no other form',
  ],
  [
    'tells of declined payments only',
    {
      telling: (notify) => async (body, headers) =>
        body.includes('declined') ? notify(body, headers) : true,
    },
    'has its notifications believed as they were signed, and in no other form',
  ],
  [
    'tells of approved payments only',
    {
      telling: (notify) => async (body, headers) =>
        body.includes('approved') ? notify(body, headers) : true,
    },
    'tells the shop of a declined payment',
  ],
  [
    'tells everything once',
    {
      telling: (notify) => async (body, headers) => {
        await notify(body, headers);
        return true;
      },
    },
    'tells the shop again what was not answered with 200',
  ],
])('a service that %s is found out', async ([, planted, rule], context) => {
  const failed = failedIn(await check(planted, context));

  expect(failed).toContain(rule);
});
