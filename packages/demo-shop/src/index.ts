import { drawPicture, type DrawnPicture } from './art/index.ts';
import { network } from './network.ts';
import type { PictureKey, SeedCatalogue, SeedNetwork } from './types.ts';

export type { SeedCatalogue, SeedNetwork, SeedProduct } from './types.ts';

/** A shop to try Ponte with: what a new database is filled with, and the pictures of it. */
export interface DemoShop {
  /** Builds the catalogue, the same at every call. Its code is loaded by the first one. */
  catalogue(): Promise<SeedCatalogue>;
  /** Where it delivers, and where one can collect. */
  readonly network: SeedNetwork;
  /** Draws the picture of a key of the catalogue; undefined for a key that names none. */
  drawPicture(key: PictureKey): DrawnPicture | undefined;
}

/**
 * The demo shop, which knows nothing of servers and databases.
 *
 * @example
 * const { products } = await demoShop().catalogue();
 */
export function demoShop(): DemoShop {
  return {
    catalogue: async () => (await import('./catalogue/index.ts')).buildCatalogue(),
    network,
    drawPicture,
  };
}
