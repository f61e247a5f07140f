import { sentenceOf } from '../office/shop-settings/settings-problems.ts';
import { readShopSettings, type ShopSettings } from '../office/shop-settings/shop-json.ts';

/** A place of pickup, as in shop.json. */
export const point = {
  kind: 'counter',
  name: 'Centro',
  address: 'Calle 1',
  cityId: 5737,
  stateId: 38,
  hours: { pt: '8h', es: '8 h' },
};

/** @throws what is wrong with the text */
export function settingsOf(text: string): ShopSettings {
  const result = readShopSettings(text);
  if (!result.ok) throw new Error(sentenceOf(result.problems));
  return result.settings;
}
