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

test('answers in shop.json keep their lines', () => {
  const shop: unknown = JSON.parse(readFileSync(`${demoShop().folder}/shop.json`, 'utf8'));
  const questions = [
    { question: { pt: 'Onde\nfica?', es: '¿Dónde?' }, answer: { pt: 'No\ncentro', es: 'Acá' } },
  ];

  const read = readShopSettings(JSON.stringify(Object.assign({}, shop, { questions })));

  expect(read.ok && read.settings.questions).toEqual([
    { question: { pt: 'Onde fica?', es: '¿Dónde?' }, answer: { pt: 'No\ncentro', es: 'Acá' } },
  ]);
});
