import { customerKinds } from '@ponte/contract/rules/customer-kind';
import type { WirePaymentWay } from '@ponte/contract/start';
import type { OfferedWays } from './provider.ts';

/** Those of foreigners and of residents, each in the order in which they are shown. */
export function wirePaymentWaysOf(ways: OfferedWays): WirePaymentWay[] {
  return customerKinds.flatMap((kind) =>
    ways[kind].map(({ way, instalments }) => ({
      forma: way,
      estrangeiro: kind === 'foreign' ? 1 : 0,
      ...(instalments !== undefined && { parcelas: instalments }),
    })),
  );
}
