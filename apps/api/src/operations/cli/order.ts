/** `pnpm --filter @ponte/api run order ask <number>`: asks for its payment; the number is the one that the shop shows */
import { jsonLog } from '@ponte/telemetry';
import { chooseProvider } from '../../adapters/payments/choose-provider.ts';
import { withTimeLimits } from '../../adapters/payments/time-limits.ts';
import { systemClock } from '../../platform/runtime/clock.ts';
import { askForOrder } from '../../shop/orders/ask-for-order.ts';
import { fail, inShop, print, reportProblem, words } from './tool.ts';

const [action, number = ''] = words(2);
if (action !== 'ask' || !/^\d{1,9}$/.test(number)) {
  fail('Say whose payment to ask for: order ask and its number, such as 21.');
}

await inShop(async ({ database, config }) => {
  const provider = chooseProvider(config.paymentService, systemClock);
  if (!provider) {
    return reportProblem('No payment provider is set: set PAYMENT_PROVIDER as on the server.');
  }
  const asked = await askForOrder(
    {
      db: database.db,
      clock: systemClock,
      log: jsonLog(process.stderr),
      origins: config.origins,
      payments: withTimeLimits(provider),
      // A running server looks for due mail every few seconds.
      mailDue: () => undefined,
    },
    Number(number),
  );
  if (!asked) return reportProblem(`There is no order ${number}.`);
  for (const { reference, outcome } of asked.payments) print(`payment ${reference}: ${outcome}`);
  print(`order ${number}: ${asked.status}`);
  return true;
});
