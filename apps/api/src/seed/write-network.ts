import type { SeedNetwork } from '@ponte/demo-shop';
import type { Db } from '../db/client.ts';
import { deliveryZones, pickupPoints } from '../db/schema/index.ts';

/** Fills an empty delivery network. */
export async function writeNetwork(db: Db, network: SeedNetwork): Promise<void> {
  await db.insert(deliveryZones).values([...network.zones]);
  await db
    .insert(pickupPoints)
    .values(network.pickupPoints.map((point, index) => ({ id: index + 1, ...point })));
}
