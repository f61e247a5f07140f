import { createSigner } from '../security/secrets.ts';
import { startPaymentService } from '../testing/payment-service.ts';
import { paymentProviderConformance, type TestHarness } from '../testing/provider-conformance.ts';
import { startTestApp } from '../testing/test-app.ts';
import { openInbox } from './check-service.ts';
import { httpProvider } from './http-provider.ts';
import { createSandbox, signatureHeader } from './sandbox.ts';
import { serviceChecks, type ServiceHarness } from './service-conformance.ts';

const clock = { now: Date.now };

paymentProviderConformance('sandbox', async (): Promise<TestHarness> => {
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
  return {
    provider,
    approve: ({ reference }) => provider.settle(reference, 'approved'),
    decline: ({ reference }) => provider.settle(reference, 'declined'),
    notification: async () => last,
    close: () => shop.close(),
  };
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
