import { readFileSync } from 'node:fs';
import { demoShop } from '@ponte/demo-shop';
import { expect, test } from 'vitest';
import { readShopSettings } from './shop-json.ts';

test('names in shop.json are one line without direction marks', () => {
  const text = readFileSync(`${demoShop().folder}/shop.json`, 'utf8');
  const named = text.replace('"name": "Ponte"', String.raw`"name": "Po\u202en\nte"`);

  const read = readShopSettings(named);

  expect(named).not.toBe(text);
  expect(read.ok && read.settings.store.name).toBe('Pon te');
});
