/** A shop's own folder, in a shop that has goods already. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listCategories } from '@ponte/contract/categories';
import { listProducts } from '@ponte/contract/products';
import { asc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { brands, categories, departments, products, synonyms } from '../db/schema/index.ts';
import { pictureKeyOf } from '../media/stored-pictures.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { goodsFolder } from './goods-folder.ts';
import { importGoods, type GoodsOptions } from './import-goods.ts';
import type { BadLine } from './read-file.ts';
import { sentenceOf } from './sentences/sentences.ts';

let shop: TestApp;
let folder: string;
beforeEach(async () => {
  shop = await startTestApp();
  folder = await mkdtemp(join(tmpdir(), 'ponte-goods-'));
  await mkdir(join(folder, 'products'));
});
afterEach(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

const columns =
  'code,name_pt,name_es,brand,category_pt,category_es,department_pt,department_es,price_usd';
const saw = 'SER-1,Serra,Sierra,Brontal,Jardim,Jardín,Serras,Sierras,10.00';
const drill =
  'FUR-0001,Furadeira nova,Taladro nuevo,Brontal,Ferramentas elétricas,Herramientas eléctricas,Furadeiras,Taladros,12.00';

async function load(
  files: Readonly<Record<string, readonly string[]>>,
  options: Pick<GoodsOptions, 'replace' | 'hideMany'> = {},
) {
  for (const [name, lines] of Object.entries(files)) {
    await writeFile(join(folder, name), lines.join('\n'));
  }
  const bad: BadLine[] = [];
  const onBadLine = (line: BadLine) => void bad.push(line);
  const result = await importGoods(shop.db, goodsFolder(folder), { ...options, onBadLine });
  shop.passTime(60_000);
  return { ...result, lines: bad };
}

/** All that a folder may change. */
const state = async () => ({
  categories: await shop.db.select().from(categories).orderBy(asc(categories.id)),
  departments: await shop.db.select().from(departments).orderBy(asc(departments.id)),
  brands: await shop.db.select().from(brands).orderBy(asc(brands.id)),
  products: await shop.db.select().from(products).orderBy(asc(products.id)),
  synonyms: await shop.db.select().from(synonyms),
});

test('a folder changes groups it names, makes others, and puts its own first', async () => {
  const result = await load({
    'categories.csv': [
      'name_pt,name_es,slug,special',
      'Jardim,Jardín,,',
      'Ferramentas,Herramientas,ferramentas-eletricas,',
      'Ofertas,Ofertas del mes,,sim',
    ],
    'departments.csv': [
      'category_pt,name_pt,name_es',
      'Ferramentas,Lixadeiras,Lijadoras nuevas',
      'Ferramentas,Serras,Sierras',
    ],
    'brands.csv': ['name,logo', 'Águia,https://aguia.example/logo.png', 'Nova,'],
    'products/all.csv': [columns, saw],
  });

  expect(result).toMatchObject({ kept: 1, bad: 0, done: true });
  const ordinary = await shop.call(listCategories, { query: { lang: 'es' } });
  expect(ordinary.map(({ id, slug, name }) => [id, slug, name])).toEqual([
    [4, 'jardim', 'Jardín'],
    [1, 'ferramentas-eletricas', 'Herramientas'],
    [2, 'ferramentas-manuais', 'Herramientas manuales'],
  ]);
  const parts = await shop.db
    .select()
    .from(departments)
    .where(eq(departments.categoryId, 1))
    .orderBy(asc(departments.position));
  expect(parts.map(({ id, nameEs }) => [id, nameEs])).toEqual([
    [12, 'Lijadoras nuevas'],
    [32, 'Sierras'],
    [11, 'Taladros'],
  ]);
  const special = await shop.call(listCategories, { query: { special: 'only', lang: 'es' } });
  expect(special.map(({ id, name }) => [id, name])).toEqual([[3, 'Ofertas del mes']]);
  expect(await shop.db.select().from(brands).where(eq(brands.slug, 'aguia'))).toEqual([
    {
      id: 2,
      slug: 'aguia',
      formerSlugs: [],
      name: 'Águia',
      logo: pictureKeyOf('https://aguia.example/logo.png'),
    },
  ]);
});

test('the same folder again changes nothing', async () => {
  const files = {
    'categories.csv': ['name_pt,name_es', 'Jardim,Jardín', 'Ofertas,Ofertas'],
    'departments.csv': ['category_pt,name_pt,name_es', 'Jardim,Serras,Sierras'],
    'brands.csv': ['name', 'Nova'],
    'products/all.csv': [columns, saw, drill],
    'synonyms.csv': ['words,also', 'maquita,serra'],
  };
  await load(files);
  const first = await state();

  expect(await load(files)).toMatchObject({ kept: 2, done: true });
  expect(await state()).toEqual(first);
});

test('products alone are enough, and in place of the others they are all that is shown', async () => {
  await shop.db.insert(synonyms).values({ id: 1, words: 'a', also: 'b' });

  const result = await load(
    { 'products.csv': [columns, saw, drill] },
    { replace: true, hideMany: true },
  );

  expect(result).toMatchObject({ kept: 2, hidden: 11, done: true });
  const { data } = await shop.call(listProducts, { query: { all_products: 1 } });
  expect(data.map(({ codigo }) => codigo)).toEqual(['SER-1', 'FUR-0001']);
  // A file that is not there takes nothing away.
  expect((await state()).synonyms).toHaveLength(1);
});

test('one bad line anywhere keeps all of it out, and each is told', async () => {
  const before = await state();

  const result = await load({
    'categories.csv': ['name_pt,name_es,id', 'Jardim,Jardín,1', 'Casa,Casa,'],
    'departments.csv': ['category_pt,name_pt,name_es', 'Nenhuma,Serras,Sierras'],
    'brands.csv': ['name,slug', 'Nova,aguia', 'Zimbro,aguia'],
    'products/a.csv': [columns, saw],
    'products/b.csv': [columns, saw, drill.replace('12.00', '1.200')],
    'synonyms.csv': ['words,also', ',serra'],
  });

  expect(result).toMatchObject({ kept: 0, hidden: 0, done: false, bad: 6 });
  expect(
    result.lines.map(
      ({ file, line, problems }) => `${file} ${line}: ${sentenceOf('en', problems)}`,
    ),
  ).toEqual([
    'categories.csv 2: id is that of another group',
    'departments.csv 2: category_pt is no category',
    'brands.csv 3: id stands twice',
    'products/b.csv 3: price_usd may be thousands or a fraction: write it with two decimals',
    'products/b.csv 2: code stands twice',
    'synonyms.csv 2: words is missing',
  ]);
  expect(await state()).toEqual(before);
});

test.each([
  ['brand.csv', 'brand.csv is no file of a shop: rename it, or put it into products.'],
  ['README', /^There are neither products nor categories\.csv, .* in \//],
])('a folder with %s as its table is refused at once', async (name, sentence) => {
  await rm(join(folder, 'products'), { recursive: true });
  await writeFile(join(folder, name), '');

  expect(() => goodsFolder(folder)).toThrow(sentence);
});

test('reports of refused lines are not read as goods', async () => {
  await writeFile(join(folder, 'products', 'all.refused.csv'), 'file;line;code;reason\n;2;X;bad\n');

  expect(await load({ 'products/all.csv': [columns, saw] })).toMatchObject({ kept: 1, done: true });
});
