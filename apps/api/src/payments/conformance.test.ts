import { createSigner } from '../security/secrets.ts';
import { startPaymentService } from '../testing/payment-service.ts';
import { startTestApp } from '../testing/test-app.ts';
import { paymentProviderConformance, type ConformanceHarness } from './conformance.ts';
import { httpProvider } from './http-provider.ts';
import { createSandbox, signatureHeader } from './sandbox.ts';
import { signWebhook, webhookSignatureHeader } from './webhook-signature.ts';

const clock = { now: Date.now };

async function sandboxHarness(): Promise<ConformanceHarness> {
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
}

paymentProviderConformance('sandbox', sandboxHarness);

paymentProviderConformance('http', async () => {
  const played = await sandboxHarness();
  const key = 'the key of the tests';
  const service = await startPaymentService({ provider: played.provider, key });
  const provider = httpProvider({ url: service.url, key, clock });
  return {
    ...played,
    provider,
    notification: async (payment) => {
      const news = await provider.find(payment, AbortSignal.timeout(10_000));
      const { reference, outcome: status, amount } = news ?? {};
      const body = JSON.stringify({
        reference,
        status,
        amount: amount?.minor,
        currency: amount?.currency,
      });
      return { body, headers: { [webhookSignatureHeader]: signWebhook(key, body, Date.now()) } };
    },
    close: async () => {
      await service.close();
      await played.close();
    },
  };
});
