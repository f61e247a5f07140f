import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pictureKeyOf } from '../../adapters/media/stored-pictures.ts';
import type { Database } from '../../platform/db/client.ts';
import {
  brands,
  categories,
  departments,
  pickupPoints,
  products,
  companions,
  synonyms,
} from '../../platform/db/schema/index.ts';
import { openEmpty } from '../../testing/filled-database.ts';
import { isSeeded, seedOnce } from './seed-once.ts';
import { shopFolder } from './shop-folder.ts';

const files: Readonly<Record<string, string>> = {
  'categories.csv':
    'name_pt,name_es,slug,special,icon\nFerramentas,Herramientas,ferro,,icons/iron.svg\nOfertas,Ofertas,,sim,\n',
  'departments.csv':
    'category_pt,name_pt,name_es\nFerramentas,Serras,Sierras\nOfertas,Kits,Kits\nFerramentas,Chaves,Llaves\n',
  'synonyms.csv': 'words,also\nmakita|maquita,serra\n',
  'companions.csv': 'department,name,needed_department,needed\nserras,^serra,,disco {in}\n',
  'brands.csv': 'name,logo\nBrontal,https://brontal.example/logo.png\nÁguia,\n',
  'icons/iron.svg': '<svg/>\n',
  'products/all.csv': [
    'code,name_pt,name_es,brand,category_pt,category_es,department_pt,department_es,price_usd',
    'SER-1,Serra,Sierra,Brontal,Ferramentas,Herramientas,Serras,Sierras,10.00',
  ].join('\n'),
  'shop.json': JSON.stringify({
    store: {
      name: 'Sol',
      contacts: { phone: '+595 61 1', whatsapp: '595611111' },
      address: { pt: 'Rua 1', es: 'Calle 1' },
    },
    rates: [{ from: 'USD', to: 'BRL', rate: '5.42', since: '2026-11-20T08:00:00Z' }],
    banners: [],
    team: [],
    questions: [],
    delivery: [],
    pickupPoints: [
      {
        kind: 'counter',
        name: 'Balcão',
        address: 'Rua 1',
        cityId: 5737,
        stateId: 38,
        hours: { pt: 'Todos os dias', es: 'Todos los días' },
      },
    ],
  }),
};

let database: Database;
let parent: string;
let folder: string;
beforeAll(async () => {
  database = await openEmpty();
  parent = await mkdtemp(join(tmpdir(), 'ponte-seed-'));
});
beforeEach(async () => {
  folder = await mkdtemp(join(parent, 'shop-'));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(join(folder, name, '..'), { recursive: true });
    await writeFile(join(folder, name), content);
  }
});
afterAll(async () => {
  await database.close();
  await rm(parent, { recursive: true });
});

test.each([
  ['icons/iron.svg', undefined, /^There is no icons\/iron\.svg in/],
  ['shop.json', undefined, /^There is no shop\.json in/],
  ['shop.json', '{', /^shop\.json is not valid JSON: /],
  ['shop.json', '{"rates": [{"rate": "5,42"}]}', /^shop\.json: .*rates\.0\.from is missing/],
  [
    'brands.csv',
    'name\n"Brontal\n',
    /^brands\.csv has a quote that is never closed, .*: close it\.$/,
  ],
  ['brands.csv', 'name\nBrontal\nBrontal\n', /^brands\.csv line 3: slug is listed twice\.$/],
  [
    'categories.csv',
    'name_pt,name_es,id\nA,A,1\nB,B,1\n',
    /^categories\.csv line 3: id is listed twice/,
  ],
  [
    'synonyms.csv',
    'words\n\nmakita\n,x\n',
    /^synonyms\.csv line 4: line has 2 fields, and the header 1\.$/,
  ],
  [
    'companions.csv',
    'department,name,needed_department,needed\n,,,disco\n',
    /^companions\.csv line 2: line has neither department nor name\.$/,
  ],
  ['categories.csv', 'name_pt,name_es,icon\nA,A,../../x.svg\n', /line 2: icon must be a file\.$/],
  [
    'departments.csv',
    'category_pt,name_pt,name_es\nX,A,A\n',
    /line 2: category_pt must be a category/,
  ],
  [
    'products/all.csv',
    'code\nX-1\n',
    /^products\/all\.csv line 2: name_pt is missing, as is name_es: write the name in one language;/,
  ],
])(
  'a shop whose %s is %j fills nothing and is told in a sentence',
  async (name, content, sentence) => {
    await rm(join(folder, name));
    if (content !== undefined) await writeFile(join(folder, name), content);

    await expect(seedOnce(database, shopFolder(folder))).rejects.toThrow(sentence);

    expect(await database.db.select().from(categories)).toEqual([]);
    expect(await isSeeded(database.db)).toBe(false);
  },
);

test('a folder fills a new database once, its groups in the order of their lines', async () => {
  expect(await seedOnce(database, shopFolder(folder))).toBe(true);
  expect(await seedOnce(database, shopFolder(folder))).toBe(false);

  const { db } = database;
  expect(await db.select().from(synonyms)).toEqual([
    { id: 1, words: 'makita|maquita', also: 'serra' },
  ]);
  expect(await db.select().from(companions)).toEqual([
    { id: 1, department: 'serras', name: '^serra', neededDepartment: '', needed: 'disco {in}' },
  ]);
  expect(await db.select().from(categories)).toMatchObject([
    { id: 1, slug: 'ferro', namePt: 'Ferramentas', icon: '<svg/>', special: false, position: 0 },
    { id: 2, slug: 'ofertas', icon: '', special: true, position: 1 },
  ]);
  expect(await db.select().from(departments).orderBy(departments.id)).toMatchObject([
    { id: 1, categoryId: 1, slug: 'serras', position: 0 },
    { id: 2, categoryId: 2, slug: 'kits', position: 0 },
    { id: 3, categoryId: 1, slug: 'chaves', nameEs: 'Llaves', position: 1 },
  ]);
  expect(await db.select().from(brands)).toMatchObject([
    {
      id: 1,
      slug: 'brontal',
      name: 'Brontal',
      logo: pictureKeyOf('https://brontal.example/logo.png'),
    },
    { id: 2, slug: 'aguia', name: 'Águia', logo: null },
  ]);
  expect(await db.select().from(products)).toMatchObject([
    { id: 1, code: 'SER-1', categoryId: 1, departmentId: 1, brandId: 1, priceUsdCents: 1000 },
  ]);
  expect(await db.select().from(pickupPoints)).toMatchObject([
    { id: 1, name: 'Balcão', hoursEs: 'Todos los días', active: true },
  ]);
});

test('a shop that was opened without goods stays without them', async () => {
  const other = await openEmpty();

  expect(await isSeeded(other.db)).toBe(false);
  await seedOnce(other, undefined);

  expect(await isSeeded(other.db)).toBe(true);
  expect(await seedOnce(other, shopFolder(folder))).toBe(false);
  expect(await other.db.select().from(products)).toEqual([]);
  await other.close();
});
