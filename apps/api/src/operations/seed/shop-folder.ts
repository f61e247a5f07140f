/** A shop as a folder of files, such as `packages/demo-shop/shop`. */
import { BadShop, goodsFolder, readIn, type Goods } from '../../catalogue/import/goods-folder.ts';
import { sentenceOf } from '../../office/shop-settings/settings-problems.ts';
import { readShopSettings, type ShopSettings } from '../../office/shop-settings/shop-json.ts';

/** What a new database is filled with. */
export interface Shop extends Goods {
  settings(): Promise<ShopSettings>;
}

/**
 * Reads a shop: the files of its goods, and `shop.json`.
 *
 * @throws BadShop when a file is missing or damaged
 */
export function shopFolder(folder: string): Shop {
  return {
    ...goodsFolder(folder),
    settings: async () => settingsOf(await readIn(folder, 'shop.json')),
  };
}

function settingsOf(text: string): ShopSettings {
  const read = readShopSettings(text);
  if (!read.ok) throw new BadShop(sentenceOf(read.problems));
  return read.settings;
}
