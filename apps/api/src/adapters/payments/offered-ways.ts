/** The ways to pay that a shop offers: what its provider takes, less what its settings leave out. */
import type { CustomerKind } from '@ponte/contract/rules/customer-kind';
import type { Db } from '../../platform/db/client.ts';
import { readStoreInfo, type StoreInfo } from '../../platform/store-info/store-info.ts';
import type { OfferedWay, OfferedWays, PaymentProvider } from './provider.ts';

type PaymentSettings = NonNullable<StoreInfo['payment']>;

/** Whose settings are those of a kind of customer. */
const regionOf = { foreign: 'brazil', resident: 'paraguay' } as const;

/** What the shop offers now; nothing where buyers choose on the provider's page. */
export async function readOfferedWays(
  db: Db,
  provider: Pick<PaymentProvider, 'ways'> | undefined,
): Promise<OfferedWays> {
  const { payment } = await readStoreInfo(db);
  return offeredWays(provider?.ways, payment);
}

/**
 * Settings name fewer ways and another order, and how many instalments a card takes: never more than the
 * provider does, where it says so.
 */
export function offeredWays(
  ways: OfferedWays | undefined,
  settings: PaymentSettings = {},
): OfferedWays {
  const offeredTo = (kind: CustomerKind): readonly OfferedWay[] => {
    const { ways: named, instalments } = settings[regionOf[kind]] ?? {};
    const taken = ways?.[kind] ?? [];
    const kept = named ? named.flatMap((name) => taken.filter(({ way }) => way === name)) : taken;
    return kept.map((one) => (one.way === 'card' ? cardOf(one, instalments) : one));
  };
  return { foreign: offeredTo('foreign'), resident: offeredTo('resident') };
}

function cardOf(card: OfferedWay, wanted: number | undefined): OfferedWay {
  const { instalments: most = wanted } = card;
  const instalments = most === undefined ? undefined : Math.min(most, wanted ?? most);
  return { way: card.way, ...(instalments !== undefined && { instalments }) };
}
