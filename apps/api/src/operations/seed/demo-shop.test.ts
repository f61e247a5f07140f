import { demoShop } from '@ponte/demo-shop';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { readLine } from '../../catalogue/import/fields.ts';
import { productLine } from '../../catalogue/import/product-line.ts';
import type { Lines } from '../../catalogue/import/read-file.ts';
import { sentenceOf } from '../../catalogue/import/sentences/sentences.ts';
import { shopFolder } from './shop-folder.ts';

const { folder, drawPicture } = demoShop();
const shop = shopFolder(folder);

async function valuesOf<Line>(lines: Lines, schema: v.GenericSchema<unknown, Line>) {
  const values: Line[] = [];
  for await (const { file, line, value } of lines) {
    const read = readLine(schema, value);
    if (!read.ok) throw new Error(`${file} line ${line}: ${sentenceOf('en', read.problems)}`);
    values.push(read.line);
  }
  return values;
}

const products = await valuesOf(
  shop.products,
  v.required(productLine, [
    'code',
    'category_pt',
    'department_pt',
    'brand',
    'price_usd',
    'in_stock',
    'in_physical_stock',
    'pieces_left',
    'show_price',
    'details_pt',
    'details_es',
    'specifications_pt',
    'specifications_es',
    'pictures',
  ]),
);
const categories = await valuesOf(
  shop.categories,
  v.looseObject({ name_pt: v.string(), name_es: v.string(), slug: v.string() }),
);
const departments = await valuesOf(
  shop.departments,
  v.looseObject({ category_pt: v.string(), name_pt: v.string(), name_es: v.string() }),
);
const brands = await valuesOf(shop.brands, v.looseObject({ name: v.string(), logo: v.string() }));
const { banners, team } = await shop.settings();

/** How many of `list` satisfy `test`, in hundredths. */
function percent<T>(list: readonly T[], satisfies: (item: T) => boolean): number {
  return (list.filter(satisfies).length / list.length) * 100;
}

const unique = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

describe('the demo shop', () => {
  // Spec: storefront 0.1, 3.14
  test('has 2,000 products of 40 brands, and the categories of the specification among its own', () => {
    expect(products).toHaveLength(2000);
    expect(brands).toHaveLength(40);
    expect(categories.map(({ slug }) => slug)).toEqual(
      expect.arrayContaining([
        'celulares-e-acessorios',
        'cosmeticos',
        'eletroportateis',
        'energia',
        'gaming',
        'iluminacao',
        'informatica',
        'perfumaria',
        'smartwatch',
        'utilidades',
        'vape',
        'audio-e-video',
        'kits-completos',
        'jogos-de-chaves',
      ]),
    );
  });

  test('gives nothing the id, the code or the address of something else', () => {
    expect(unique(products.map(({ id }) => id))).toBe(true);
    expect(unique(products.map(({ code }) => code))).toBe(true);
    expect(unique(products.map(({ slug }) => slug))).toBe(true);
  });

  test('puts every product in a department of its category and under a brand, and something into each', () => {
    const placesOf = (list: readonly { category_pt: string; place: string }[]) =>
      new Set(list.map(({ category_pt, place }) => `${category_pt}/${place}`));
    const places = placesOf(departments.map((one) => ({ ...one, place: one.name_pt })));

    expect(placesOf(products.map((one) => ({ ...one, place: one.department_pt })))).toEqual(places);
    expect(new Set(products.map(({ brand }) => brand))).toEqual(
      new Set(brands.map(({ name }) => name)),
    );
  });

  test('says everything in both languages', () => {
    const mute = products.filter(({ details_pt, details_es }) => !details_pt || !details_es);

    expect(mute).toEqual([]);
    expect(percent(products, (one) => one.name_pt !== one.name_es)).toBeGreaterThan(90);
    expect(products.filter((one) => one.details_pt === one.details_es)).toEqual([]);
  });

  test('has specifications for every product, as many in both languages', () => {
    const thin = products.filter(
      ({ specifications_pt: pt, specifications_es: es }) =>
        pt.length < 3 || pt.length !== es.length,
    );

    expect(thin).toEqual([]);
  });

  test('describes no product by the table that stands beside it, nor by what other models have', () => {
    const repeating = products.filter(({ details_pt }) => details_pt.includes('<table'));
    const undecided = products.filter((one) =>
      /conforme o (?:modelo|tipo)|onde indicado|nos modelos/i.test(
        [one.details_pt, ...one.specifications_pt].join(' '),
      ),
    );

    expect([...repeating, ...undecided].map(({ code }) => code)).toEqual([]);
  });

  test('prices its products between 1.20 and 4,900.00 dollars', () => {
    const prices = products.map(({ price_usd }) => price_usd ?? 0);

    expect(Math.min(...prices)).toBeGreaterThanOrEqual(120);
    expect(Math.max(...prices)).toBeLessThanOrEqual(490_000);
  });

  test('is short of some things, as shops are', () => {
    const soldOut = percent(products, (one) => !one.in_stock && !one.in_physical_stock);
    const counterOnly = percent(products, (one) => !one.in_stock && one.in_physical_stock);
    const fewLeft = percent(products, (one) => one.pieces_left !== null);
    const priceOnRequest = percent(products, (one) => !one.show_price);

    expect(soldOut).toBeCloseTo(6, 0);
    expect(counterOnly).toBeCloseTo(3, 0);
    expect(fewLeft).toBeCloseTo(5, 0);
    expect(products.filter((one) => one.pieces_left !== null && !one.in_stock)).toEqual([]);
    expect(priceOnRequest).toBeGreaterThan(1);
    expect(priceOnRequest).toBeLessThan(3);
  });

  test('shows at most six pictures of a product, and none of a few', () => {
    expect(Math.max(...products.map(({ pictures }) => pictures.length))).toBe(6);
    expect(percent(products, ({ pictures }) => pictures.length === 0)).toBeGreaterThan(0);
    expect(percent(products, ({ pictures }) => pictures.length > 1)).toBeGreaterThan(95);
  });

  // Spec: storefront 3.17
  test('has a banner for every place', () => {
    expect(banners.map(({ type }) => type).toSorted()).toEqual([
      'Banner Principal',
      'Receba Ofertas',
      'Triplo Centro',
      'Triplo Direito',
      'Triplo Esquerdo',
    ]);
  });

  test('has a drawing of every picture that it names', () => {
    const keys = new Set([
      ...products.flatMap(({ pictures }) => pictures),
      ...brands.flatMap(({ logo }) => logo || []),
      ...banners.flatMap(({ picture }) => [picture.pt, picture.es]),
      ...team.flatMap(({ photo }) => photo ?? []),
    ]);

    expect([...keys].filter((key) => drawPicture(key) === undefined)).toEqual([]);
  });
});
