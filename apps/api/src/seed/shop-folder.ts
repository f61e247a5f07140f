/** A shop as a folder of files, such as `packages/demo-shop/shop`. */
import { readLine } from '../import/fields.ts';
import { BadShop, goodsFolder, readIn, type Goods } from '../import/goods-folder.ts';
import { shopSettings, type ShopSettings } from './shop-settings.ts';

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
  const result = readLine(shopSettings, parsed(text));
  if (!result.ok) throw new BadShop(`shop.json: ${result.reason}.`);
  return result.line;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadShop('shop.json is no JSON.');
  }
}
