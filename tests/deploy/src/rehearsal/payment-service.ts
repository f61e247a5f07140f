/**
 * A merchant's payment service in its own process: `payment-service.ts <key> <webhook>`. It prints its
 * address.
 */
import { startPaymentService } from '../../../../apps/api/src/testing/payment-service.ts';

const [key = '', webhook = ''] = process.argv.slice(2);

const { url } = await startPaymentService({
  key,
  notify: async (body, headers) => {
    const answer = await fetch(webhook, { method: 'POST', headers, body });
    return answer.ok;
  },
});
process.stdout.write(`${url}\n`);
