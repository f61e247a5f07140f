import type { DrawnPicture } from '../../adapters/media/render.ts';
import type { Storage } from '../../adapters/storage/storage.ts';
import { BadShop } from '../../catalogue/import/goods-folder.ts';
import { takePictures } from '../../catalogue/import/take-pictures.ts';
import type { Database } from '../../platform/db/client.ts';
import { seedOnce } from '../seed/seed-once.ts';
import { shopFolder } from '../seed/shop-folder.ts';

/** A database with a shop in it, or the sentence that says why it has none. */
export type FilledDatabase =
  | {
      readonly ok: true;
      /** Whether it was filled now. */
      readonly seeded: boolean;
      /** Draws the pictures of the demo shop. */
      readonly draw: (key: string) => DrawnPicture | undefined;
    }
  | { readonly ok: false; readonly problem: string };

/**
 * Fills a new database with what `SEED` says. The demo shop is loaded where it is asked for alone:
 * an installation for production leaves it out.
 *
 * @param storage for the pictures of a folder; by default only their addresses are taken
 */
export async function fillDatabase(
  database: Database,
  seed: string,
  storage?: Storage,
): Promise<FilledDatabase> {
  const draw = (): undefined => undefined;
  try {
    if (seed === 'none') {
      await seedOnce(database, undefined);
      return { ok: true, seeded: false, draw };
    }
    const demo = seed === 'demo' ? await loadDemoShop() : undefined;
    const folder = demo?.folder ?? seed;
    const pictures = takePictures(storage && { folder, storage });
    const seeded = await seedOnce(database, shopFolder(folder), pictures);
    return { ok: true, seeded, draw: demo?.drawPicture ?? draw };
  } catch (error) {
    if (!(error instanceof BadShop)) throw error;
    const problem = `No shop can be made of SEED=${seed}: ${error.message} Nothing was saved.`;
    return { ok: false, problem };
  }
}

async function loadDemoShop() {
  const { demoShop } = await import('@ponte/demo-shop').catch((error: unknown) => {
    const isMissing = error instanceof Error && 'code' in error;
    if (!isMissing || error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new BadShop('the package @ponte/demo-shop is not installed.');
  });
  return demoShop();
}
