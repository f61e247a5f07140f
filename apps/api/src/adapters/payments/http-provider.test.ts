import { createServer, type IncomingMessage, type Server } from 'node:http';
import { money } from '@ponte/regional/money';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { httpProvider } from './http-provider.ts';
import type { PaymentProvider } from './provider.ts';

const key = 'the key of the tests, long enough for it';

interface Answer {
  readonly status: number;
  readonly body?: object;
  readonly headers?: Record<string, string>;
}

let server: Server;
let seen: IncomingMessage[];
let answers: Answer[];
let provider: PaymentProvider;
beforeEach(async () => {
  seen = [];
  answers = [];
  server = createServer((request, response) => {
    seen.push(request);
    const { status, body = {}, headers = {} } = answers.shift() ?? { status: 500 };
    response.writeHead(status, headers).end(JSON.stringify(body));
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', () => done());
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  provider = httpProvider({ url: `http://127.0.0.1:${port}`, key, clock: { now: Date.now } });
});
afterEach(() => server.close());

const payment = { reference: 'a-reference', providerId: null };
const refund = { ...payment, amount: money(6490, 'USD') };
const elsewhere = { status: 302, headers: { Location: '/elsewhere' } };
const signal = () => AbortSignal.timeout(20_000);
const shown = { reference: 'a-reference', status: 'open', amount: 6490, currency: 'USD' };

describe('a payment service over HTTP', () => {
  test('is asked with the key, and again with the same idempotency key while it fails', async () => {
    answers = [{ status: 503 }, { status: 429 }, { status: 200, body: { status: 'pending' } }];

    expect(await provider.refund(refund, signal())).toBe('pending');

    const sent = seen.map(({ method, url, headers }) => [
      `${method} ${url}`,
      headers.authorization,
      headers['idempotency-key'],
    ]);
    const once = ['POST /payments/a-reference/refund', `Bearer ${key}`, 'refund-a-reference'];
    expect(sent).toEqual([once, once, once]);
  });

  test.each([
    ['fails three times', [{ status: 500 }, { status: 502 }, { status: 503 }]],
    ['refuses the key', [{ status: 401 }]],
    ['answers nonsense', [{ status: 200, body: { paid: true } }]],
    ['answers another payment', [{ status: 200, body: { ...shown, reference: 'other' } }]],
    ['leads elsewhere', [elsewhere, elsewhere, elsewhere]],
  ])('that %s is an error, not an answer', async (_, given) => {
    answers = [...given];

    await expect(provider.find(payment, signal())).rejects.toThrow('payment service');
    expect(answers).toEqual([]);
  });

  test('that knows nothing of a payment says so, and pays nothing back for it', async () => {
    answers = [{ status: 404 }, { status: 404 }, { status: 404 }];

    expect(await provider.find(payment, signal())).toBeUndefined();
    expect(await provider.refund(refund, signal())).toBe('refused');
    await provider.cancel(payment, signal());
    expect(answers).toEqual([]);
  });

  test('that is not there at all is an error without its address', async () => {
    const nowhere = httpProvider({
      url: 'http://127.0.0.1:1/secret',
      key,
      clock: { now: () => 0 },
    });
    const asked = nowhere.find(payment, signal());

    await expect(asked).rejects.toThrow('The payment service does not answer.');
  });
});
