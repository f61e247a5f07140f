import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sandboxPayments } from '../../platform/db/schema/index.ts';
import { createSigner } from '../../platform/security/secrets.ts';
import { startPaymentService } from '../../testing/payment-service.ts';
import {
  paymentProviderConformance,
  type TestHarness,
} from '../../testing/provider-conformance.ts';
import { serveProvider } from '../../testing/serve-provider.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { checkService, openInbox } from './check-service.ts';
import type { MovedMoney } from './conformance.ts';
import { httpProvider } from './http-provider.ts';
import type { PaymentId } from './provider.ts';
import { createSandbox, signatureHeader, type SandboxAction } from './sandbox.ts';
import { serviceChecks, type ServiceHarness } from './service-conformance.ts';

const clock = { now: Date.now };

async function sandboxHarness() {
  const shop = await startTestApp();
  let last = { body: '', headers: {} };
  const provider = createSandbox({
    db: shop.db,
    clock,
    signer: createSigner('a secret of the tests, long enough'),
    origin: 'https://api.example',
    notify: async (body, signature) => {
      last = { body, headers: { [signatureHeader]: signature } };
    },
  });
  const play = async (reference: string, action: SandboxAction) => {
    const ofPayment = eq(sandboxPayments.reference, reference);
    const [payment] = await shop.db.select().from(sandboxPayments).where(ofPayment);
    if (payment) await provider.act(payment, action);
  };
  return {
    provider,
    approve: async ({ reference }: PaymentId) => play(reference, 'approve'),
    decline: async ({ reference }: PaymentId) => play(reference, 'decline'),
    move: async ({ reference }: PaymentId, { kind, minor }: MovedMoney) =>
      provider.move(
        reference,
        kind === 'paid'
          ? { paidMinor: minor }
          : { returnedMinor: minor, chargedBack: kind === 'charged_back' },
      ),
    notification: async () => last,
    close: () => shop.close(),
  };
}

paymentProviderConformance('sandbox', sandboxHarness);

test('the sandbox behind HTTP breaks no rule of a service at an address', async () => {
  const key = 'the key of the tests';
  const { provider, move, close } = await sandboxHarness();
  const served = await serveProvider(provider, key);
  // By its page, which is gone once the payment was closed.
  const act = (action: SandboxAction) => async (payment: { readonly link: string }) => {
    const token = new URL(payment.link).pathname.split('/').at(-1) ?? '';
    const shown = await provider.findByToken(token);
    if (shown) await provider.act(shown, action);
  };

  const results = await checkService({
    url: served.url,
    key,
    approve: act('approve'),
    decline: act('decline'),
    move,
    isPaidByHand: false,
    waitMs: 5000,
  });
  await served.close();
  await close();

  expect(results.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
  expect(results.filter(({ outcome }) => outcome === 'passed').length).toBeGreaterThan(10);
});

paymentProviderConformance(
  'http',
  async (): Promise<TestHarness & ServiceHarness> => {
    const key = 'the key of the tests';
    const inbox = await openInbox(0, '127.0.0.1');
    const service = await startPaymentService({
      key,
      notify: async (body, headers) =>
        (await fetch(`http://127.0.0.1:${inbox.port}`, { method: 'POST', body, headers })).ok,
    });
    const { url } = service;
    const approve: TestHarness['approve'] = ({ reference }) =>
      service.settle(reference, 'approved');
    return {
      url,
      key,
      provider: httpProvider({ url, key, clock }),
      approve,
      tryToApprove: approve,
      move: ({ reference }, moved) => service.move(reference, moved),
      decline: ({ reference }) => service.settle(reference, 'declined'),
      notification: ({ reference }) => inbox.notificationOf(reference, 10_000),
      refuseOnce: ({ reference }) => inbox.refuseOnce(reference),
      close: async () => {
        await service.close();
        await inbox.close();
      },
    };
  },
  serviceChecks,
);
