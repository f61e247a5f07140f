/** How buyers will pay: what the payment provider takes, less what the file leaves out. */
import type { CustomerKind } from '@ponte/contract/rules/customer-kind';
import { offeredWays } from '../../adapters/payments/offered-ways.ts';
import type { OfferedWay, PaymentProvider } from '../../adapters/payments/provider.ts';
import type { ShopSettings } from './shop-json.ts';

type Region = 'brazil' | 'paraguay';

const regions: readonly (readonly [Region, CustomerKind, string])[] = [
  ['brazil', 'foreign', 'Brazil'],
  ['paraguay', 'resident', 'Paraguay'],
];

/**
 * Lines for a terminal.
 * @param provider undefined where there is none
 */
export function waysTold(
  { store }: Pick<ShopSettings, 'store'>,
  provider: Pick<PaymentProvider, 'ways'> | undefined,
): string[] {
  if (store.onlinePurchase === false) {
    return ['Nothing will be sold: store.onlinePurchase is false.'];
  }
  if (!provider) return ['Nothing will be sold: PAYMENT_PROVIDER names no payment provider here.'];
  const offered = offeredWays(provider.ways, store.payment);
  return [
    'Ways to pay that it will offer to buyers:',
    ...regions.flatMap(([region, kind, name]) => {
      const ways = offered[kind];
      const asked = store.payment?.[region]?.ways ?? [];
      const left = asked.filter((way) => ways.every((one) => one.way !== way));
      const shown = ways.length > 0 ? ways.map(shownWay).join(', ') : onItsPage;
      return [
        `  from ${name}: ${shown}`,
        ...left.map(
          (way) =>
            `  store.payment.${region}.ways: the payment provider does not take ${way} there`,
        ),
      ];
    }),
  ];
}

const onItsPage = "they choose on the payment provider's page";

function shownWay({ way, instalments }: OfferedWay): string {
  if (instalments === undefined) return way;
  return `${way} in up to ${instalments} ${instalments === 1 ? 'instalment' : 'instalments'}`;
}
