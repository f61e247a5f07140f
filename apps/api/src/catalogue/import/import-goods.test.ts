/** A shop's own folder, in a shop that has goods already. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listCategories } from '@ponte/contract/categories';
import { listProducts } from '@ponte/contract/products';
import { asc, eq } from 'drizzle-orm';
import { writeXlsx } from 'hucre/xlsx';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pictureKeyOf } from '../../adapters/media/stored-pictures.ts';
import {
  brands,
  categories,
  departments,
  products,
  synonyms,
} from '../../platform/db/schema/index.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Difference } from './differences.ts';
import { BadFolder, goodsFolder } from './goods-folder.ts';
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
  options: Pick<GoodsOptions, 'replace' | 'hideMany' | 'dry' | 'onDifference'> = {},
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

test('what changes is said of each table, first and last', async () => {
  await shop.db.insert(synonyms).values({ id: 1, words: 'a', also: 'b' });
  const files = {
    'categories.csv': ['name_pt,name_es', 'Ferramentas elétricas,Eléctricas', 'Casa,Casa'],
    'brands.csv': ['name', 'Brontal', 'Nova'],
    'products/all.csv': [columns, saw],
    'synonyms.csv': ['words,also', 'maquita,serra', ',serra'],
  };
  const before = await state();
  const differences: Difference[] = [];
  const wrong = await load(files, { dry: true, onDifference: (one) => differences.push(one) });

  expect(wrong.tables.map((table) => table.in('en'))).toEqual([
    'Categories: 2 read: 1 new, 1 changed, 0 unchanged, 0 refused',
    'Brands: 2 read: 1 new, 1 unchanged, 0 refused',
    'Synonyms: 2 read: 1 new, 1 removed, 0 unchanged, 1 refused',
  ]);
  expect(wrong.summary).toMatchObject({ read: 1, added: 1, refused: 0 });
  expect(differences).toMatchObject([
    { file: 'categories.csv', line: 2, column: 'name_es', after: 'Eléctricas' },
    { file: 'categories.csv', line: 3, code: 'casa' },
    { file: 'brands.csv', line: 3, code: 'nova' },
    { file: 'products/all.csv', line: 2, code: 'SER-1' },
    { file: 'synonyms.csv', line: 2, column: 'synonyms', before: null, after: 'maquita → serra' },
    { column: 'synonyms', before: 'a → b', after: null },
  ]);
  expect(await state()).toEqual(before);

  const right = { ...files, 'synonyms.csv': ['words,also', 'maquita,serra'] };
  const rehearsed = await load(right, { dry: true });
  expect(await state()).toEqual(before);
  const kept = await load(right);

  expect(kept.done && rehearsed.done).toBe(true);
  expect(kept.tables.map((table) => table.in('pt'))).toEqual(
    rehearsed.tables.map((table) => table.in('pt')),
  );
  expect((await load(right)).tables.map((table) => table.in('es'))).toEqual([
    'Categorías: 2 leídos: 0 nuevos, 2 sin cambios, 0 rechazados',
    'Marcas: 2 leídos: 0 nuevos, 2 sin cambios, 0 rechazados',
    'Sinónimos: 1 leído: 0 nuevos, 1 sin cambios, 0 rechazados',
  ]);
});

test('its tables may be workbooks', async () => {
  const sheet = (lines: readonly string[]) =>
    writeXlsx({ sheets: [{ name: 'A', rows: lines.map((line) => line.split(',')) }] });
  await writeFile(join(folder, 'categories.xlsx'), await sheet(['name_pt,name_es', 'Casa,Hogar']));
  await writeFile(join(folder, 'products', 'all.xlsx'), await sheet([columns, saw]));
  await writeFile(join(folder, 'products', '~$all.xlsx'), 'open in Excel');

  expect(await load({})).toMatchObject({
    kept: 1,
    done: true,
    tables: [{ table: 'categories', added: 1 }],
  });
});

test('one bad line anywhere refuses the whole file, and each is reported', async () => {
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
    'departments.csv 2: category_pt must be a category',
    'brands.csv 3: id is listed twice',
    'products/b.csv 3: price_usd may be thousands or a fraction: write it with two decimals',
    'products/b.csv 2: code is listed twice',
    'synonyms.csv 2: words is missing',
  ]);
  expect(await state()).toEqual(before);
});

test.each([
  ['brand.csv', 'brand.csv is not a file of a shop: rename it, or put it into products.'],
  ['goods.xlsx', 'goods.xlsx is not a file of a shop: rename it, or put it into products.'],
  ['README', /^There are neither products nor categories\.csv, .* in \//],
])('a folder with %s as its table is refused at once', async (name, sentence) => {
  await rm(join(folder, 'products'), { recursive: true });
  await writeFile(join(folder, name), '');

  expect(() => goodsFolder(folder)).toThrow(sentence);
});

test('a folder whose file is damaged says so in the language of who imports', async () => {
  await writeFile(join(folder, 'products', 'all.csv'), `${columns}\n"A`);
  const { products: lines } = goodsFolder(folder);
  const read = async () => {
    for await (const _ of lines);
  };

  const error: unknown = await read().catch((thrown: unknown) => thrown);

  expect(error instanceof BadFolder && error.in('pt')).toBe(
    'products/all.csv tem aspas que nunca se fecham, e não pode ser lido até o fim: feche as aspas.',
  );
});

test('a table is there once', async () => {
  await writeFile(join(folder, 'brands.csv'), 'name\n');
  await writeFile(join(folder, 'brands.xlsx'), '');

  expect(() => goodsFolder(folder)).toThrow('brands.xlsx and brands.csv are the same table');
});

test('reports of refused lines are not read as goods', async () => {
  await writeFile(join(folder, 'products', 'all.refused.csv'), 'file;line;code;reason\n;2;X;bad\n');

  expect(await load({ 'products/all.csv': [columns, saw] })).toMatchObject({ kept: 1, done: true });
});
