/** Checks a payment service at an address, as a shop would use it. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { CurrencyCode } from '@ponte/regional/money';
import { systemClock } from '../../platform/runtime/clock.ts';
import {
  Breach,
  providerChecks,
  Unchecked,
  type ConformanceHarness,
  type OpenedCheck,
  type SentNotification,
} from './conformance.ts';
import { httpProvider } from './http-provider.ts';
import type { PaymentOutcome } from './provider.ts';
import { serviceChecks, type ServiceHarness } from './service-conformance.ts';

/** Does something that a buyer would on a payment's page. */
export type BuyersAct = (payment: {
  readonly reference: string;
  readonly link: string;
}) => Promise<unknown>;

export interface CheckedService {
  /** `PAYMENT_URL` and `PAYMENT_KEY`. */
  readonly url: string;
  readonly key: string;
  /** What it takes; every currency of orders by default. */
  readonly currencies?: readonly CurrencyCode[] | undefined;
  readonly approve: BuyersAct;
  /** Absent where a payment can't be declined on purpose. */
  readonly decline?: BuyersAct | undefined;
  /** Moves money as it does at the service's own pages; absent where that can't be done on purpose. */
  readonly move?: ConformanceHarness['move'];
  /** A person is not asked to try to pay what can't be paid any more. */
  readonly isPaidByHand: boolean;
  /** What the service sends the shop; absent where it can't be seen. */
  readonly inbox?: NotificationInbox | undefined;
  /** In milliseconds: how long a payment or its notification may take. */
  readonly waitMs: number;
}

export interface CheckResult {
  readonly name: string;
  readonly outcome: 'passed' | 'failed' | 'unchecked';
  /** What is wrong, or why it is not checked. */
  readonly reason?: string;
}

/** Makes all checks, one after another. */
export async function checkService(
  service: CheckedService,
  onResult: (result: CheckResult) => void = () => undefined,
): Promise<CheckResult[]> {
  const harness = harnessOf(service);
  const results: CheckResult[] = [];
  for (const { name, run } of [...providerChecks, ...serviceChecks]) {
    const result = { name, ...(await outcomeOfRun(run(harness))) };
    results.push(result);
    onResult(result);
  }
  return results;
}

async function outcomeOfRun(run: Promise<void>): Promise<Omit<CheckResult, 'name'>> {
  try {
    await run;
    return { outcome: 'passed' };
  } catch (error) {
    if (error instanceof Unchecked) return { outcome: 'unchecked', reason: error.message };
    // Whatever else is thrown is the service's too: an answer that can't be read, or none.
    const reason = error instanceof Error ? error.message : String(error);
    return { outcome: 'failed', reason };
  }
}

function harnessOf(service: CheckedService): ServiceHarness {
  const { url, key, currencies, inbox, waitMs } = service;
  const provider = { ...httpProvider({ url, key, clock: systemClock }), currencies };
  const until = async (payment: OpenedCheck, wanted: readonly PaymentOutcome[]) => {
    const end = Date.now() + waitMs;
    for (;;) {
      const news = await provider.find(payment, AbortSignal.timeout(30_000));
      if (news && wanted.includes(news.outcome)) return;
      if (Date.now() >= end) {
        const found = news ? news.outcome : 'unknown';
        const said = `${waitMs / 1000} seconds after the buyer was at its page`;
        throw new Breach(`A payment is ${found} ${said}, and not ${wanted.join(' or ')}.`);
      }
      await pause(Math.min(250, waitMs));
    }
  };
  return {
    url,
    key,
    provider,
    approve: async (payment) => {
      await service.approve(payment);
      await until(payment, ['approved']);
    },
    decline: async (payment) => {
      if (!service.decline) throw new Unchecked('Nobody has a payment declined.');
      await service.decline(payment);
      // A service may forget a declined attempt.
      await until(payment, ['declined', 'open', 'approved']);
    },
    move: service.move,
    ...(inbox && {
      notification: (payment) => inbox.notificationOf(payment.reference, waitMs),
      refuseOnce: ({ reference }) => inbox.refuseOnce(reference),
    }),
    ...(!service.isPaidByHand && {
      tryToApprove: async (payment) => service.approve(payment).catch(() => undefined),
    }),
  };
}

/** Where a service's notifications arrive. */
export interface NotificationInbox {
  readonly port: number;
  /** The last one of a payment that was taken. */
  notificationOf(reference: string, waitMs: number): Promise<SentNotification>;
  refuseOnce(reference: string): void;
  close(): Promise<unknown>;
}

/** Listens in the shop's place. */
export async function openInbox(port: number, host: string): Promise<NotificationInbox> {
  const sent: SentNotification[] = [];
  const refused = new Set<string>();
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const about = Array.from(refused).find((reference) => body.includes(reference));
      if (about !== undefined) {
        refused.delete(about);
        return response.writeHead(503).end();
      }
      const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
      sent.push({ body, headers: Object.fromEntries(headers) });
      return response.writeHead(200).end();
    });
  });
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    refuseOnce: (reference) => void refused.add(reference),
    notificationOf: async (reference, waitMs) => {
      const end = Date.now() + waitMs;
      for (;;) {
        const found = sent.findLast(({ body }) => body.includes(reference));
        if (found) return found;
        if (Date.now() >= end) {
          throw new Breach(`The shop was told nothing within ${waitMs / 1000} seconds.`);
        }
        await pause(Math.min(100, waitMs));
      }
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  };
}
