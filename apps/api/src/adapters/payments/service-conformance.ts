/** What docs/payments.md asks of a service over HTTP, beside what any provider has to do. */
import { setTimeout as pause } from 'node:timers/promises';
import {
  aRequest,
  currenciesOf,
  demand,
  moveAndFind,
  open,
  outcomeOf,
  Unchecked,
  type ConformanceCheck,
  type ConformanceHarness,
  type OpenedCheck,
  type SentNotification,
} from './conformance.ts';
import { wireRequestOf } from './http-provider.ts';

/** A service over HTTP, with actions of a buyer, and a shop that receives notifications. */
export interface ServiceHarness extends ConformanceHarness {
  readonly url: string;
  readonly key: string;
  /** Tries to approve a payment that can't be made any more; absent where that is not possible. */
  readonly tryToApprove?: ((payment: OpenedCheck) => Promise<unknown>) | undefined;
  /** Has the shop answer the first notification of a payment with 503. */
  readonly refuseOnce?: ((payment: OpenedCheck) => void) | undefined;
}

interface RawCall {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly key?: string | undefined;
  /** By default one that was never used. */
  readonly idempotencyKey?: string;
  readonly body?: object;
}

/** In milliseconds: the shop waits no longer for an answer. */
const patienceMs = 4000;

async function ask(
  { url }: ServiceHarness,
  { method = 'POST', path, key, idempotencyKey = crypto.randomUUID(), body = {} }: RawCall,
): Promise<{ readonly status: number; readonly answer: unknown }> {
  const response = await fetch(`${url}${path}`, {
    method,
    redirect: 'manual',
    signal: AbortSignal.timeout(patienceMs),
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': idempotencyKey,
      ...(key !== undefined && { Authorization: `Bearer ${key}` }),
    },
    ...(method === 'POST' && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  try {
    return { status: response.status, answer: JSON.parse(text) };
  } catch {
    return { status: response.status, answer: text };
  }
}

const field = (answer: unknown, name: string): unknown => Reflect.get(Object(answer), name);

async function notificationOf(
  harness: ServiceHarness,
  payment: OpenedCheck,
): Promise<SentNotification> {
  if (!harness.notification) throw new Unchecked('Nobody listens to what it sends.');
  return harness.notification(payment);
}

export const serviceChecks: readonly ConformanceCheck<ServiceHarness>[] = [
  {
    name: 'answers nobody who has not the key',
    run: async (harness) => {
      const { reference, amount } = await open(harness);
      const path = `/payments/${reference}`;
      const opening = wireRequestOf(aRequest(amount.currency));
      const calls: readonly RawCall[] = [
        { path: '/payments', body: opening },
        { method: 'GET', path },
        { path: `${path}/cancel` },
        { path: `${path}/refund`, body: { amount: amount.minor, currency: amount.currency } },
      ];
      for (const call of calls) {
        for (const key of [undefined, `${harness.key}x`]) {
          const { status } = await ask(harness, { ...call, key });
          const how = key === undefined ? 'without a key' : 'with another key';
          const what = `${call.method ?? 'POST'} ${call.path.replace(reference, '{reference}')}`;
          demand(status === 401, `${what} ${how} is answered with ${status} in place of 401.`);
        }
      }
    },
  },
  {
    name: 'answers an opened payment as it was asked for, also twice at once',
    run: async (harness) => {
      const { key } = harness;
      const request = aRequest(currenciesOf(harness.provider)[0] ?? 'USD', 6490);
      const { reference, amount } = request;
      const body = wireRequestOf(request);
      const call = { path: '/payments', key, idempotencyKey: reference, body };
      const answers = await Promise.all([ask(harness, call), ask(harness, call)]);
      for (const { status, answer } of answers) {
        demand(status === 200, `Opening is answered with ${status}.`);
        for (const [name, value] of Object.entries({
          reference,
          status: 'open',
          amount: amount.minor,
          currency: amount.currency,
        })) {
          const given = JSON.stringify(field(answer, name));
          demand(given === JSON.stringify(value), `${name} is ${given} where ${value} was opened.`);
        }
      }
      const links = answers.map(({ answer }) => field(answer, 'link'));
      demand(links[0] === links[1], 'The same payment opened twice at once has two links.');
    },
  },
  {
    name: 'answers 404 for what it does not know',
    run: async (harness) => {
      const { key } = harness;
      const path = `/payments/never-${crypto.randomUUID()}`;
      const { currency } = aRequest(currenciesOf(harness.provider)[0] ?? 'USD').amount;
      const calls: readonly RawCall[] = [
        { method: 'GET', path },
        { path: `${path}/cancel` },
        { path: `${path}/refund`, body: { amount: 6490, currency } },
      ];
      for (const call of calls) {
        const { status, answer } = await ask(harness, { ...call, key });
        // A refund may say in a word that it will not be made.
        const isRefused = status === 200 && field(answer, 'status') === 'refused';
        const what = `${call.method ?? 'POST'} of a payment that was never opened`;
        demand(status === 404 || isRefused, `${what} is answered with ${status}.`);
      }
    },
  },
  {
    name: 'refuses with 422 what it can not take',
    run: async (harness) => {
      const request = aRequest(currenciesOf(harness.provider)[0] ?? 'USD');
      const body = { ...wireRequestOf(request), currency: 'XTS' };
      const { status } = await ask(harness, { path: '/payments', key: harness.key, body });
      demand(status === 422, `A payment in a currency of no country is answered with ${status}.`);
    },
  },
  {
    name: 'takes no money on a page that was closed',
    run: async (harness) => {
      if (!harness.tryToApprove) throw new Unchecked('Nobody tries to pay there.');
      const payment = await open(harness);
      await harness.provider.cancel(payment, AbortSignal.timeout(30_000));
      await harness.tryToApprove(payment);
      const outcome = await outcomeOf(harness, payment);
      demand(outcome === 'open', `A payment that was closed and then made is ${outcome}.`);
    },
  },
  {
    name: 'tells the shop of a declined payment',
    run: async (harness) => {
      if (!harness.notification) throw new Unchecked('Nobody listens to what it sends.');
      const payment = await open(harness);
      await harness.decline(payment);
      const { body } = await notificationOf(harness, payment);
      demand(/"status"\s*:\s*"declined"/.test(body), `It tells of a declined payment: ${body}`);
    },
  },
  {
    name: 'tells the shop of money that went back',
    run: async (harness) => {
      const payment = await open(harness);
      await harness.approve(payment);
      await notificationOf(harness, payment);
      await moveAndFind(harness, payment, { kind: 'returned', minor: 100 });
      for (let time = 0; time < 20; time += 1) {
        const { body } = await notificationOf(harness, payment);
        if (/"status"\s*:\s*"refunded"/.test(body)) {
          demand(/"returnedAmount"\s*:\s*100\b/.test(body), `It tells of another amount: ${body}`);
          return;
        }
        await pause(250);
      }
      demand(false, 'The shop was not told of money that went back.');
    },
  },
  {
    name: 'tells the shop again what was not answered with 200',
    run: async (harness) => {
      if (!harness.refuseOnce) throw new Unchecked('Nobody listens to what it sends.');
      const payment = await open(harness);
      harness.refuseOnce(payment);
      await harness.approve(payment);
      await notificationOf(harness, payment);
    },
  },
];
