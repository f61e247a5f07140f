import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawPicture } from '../art/index.ts';
import { buildCatalogue } from './index.ts';

const catalogue = buildCatalogue();
const { categories, brands, products, banners, team, faq } = catalogue;

/** How many of `list` satisfy `test`, in hundredths. */
function percent<T>(list: readonly T[], test: (item: T) => boolean): number {
  return (list.filter(test).length / list.length) * 100;
}

const unique = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

/** Every text that is there in both languages. */
const texts = [
  ...categories.flatMap(({ names, departments }) => [
    names,
    ...departments.map((one) => one.names),
  ]),
  ...products.flatMap(({ names, details }) => [names, details]),
  ...banners.flatMap(({ titles, descriptions }) => [titles, descriptions]),
  ...team.map(({ roles }) => roles),
  ...faq.flatMap(({ questions, answers }) => [questions, answers]),
];

/** The keys of every picture that the shop shows. */
const keys = [
  ...products.flatMap(({ pictures }) => pictures),
  ...brands.flatMap(({ logo }) => logo ?? []),
  ...banners.flatMap(({ pictures }) => [pictures.pt, pictures.es]),
  ...team.flatMap(({ photo }) => photo ?? []),
];

describe('the demo catalogue', () => {
  test('is the same at every call', () => {
    expect(buildCatalogue()).toEqual(catalogue);
  });

  test('has 2,000 products of 40 brands, and the categories of the specification among its own', () => {
    const slugs = categories.map(({ slug }) => slug);

    expect(products).toHaveLength(2000);
    expect(brands).toHaveLength(40);
    expect(slugs).toEqual(
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
    expect(unique(categories.flatMap(({ departments }) => departments.map(({ id }) => id)))).toBe(
      true,
    );
    expect(unique(categories.map(({ slug }) => slug))).toBe(true);
  });

  test('puts every product in a department of its category and under a brand', () => {
    const departments = new Map(
      categories.flatMap(({ id, departments }) =>
        departments.map((department) => [department.id, id]),
      ),
    );
    const brandIds = new Set(brands.map(({ id }) => id));

    const astray = products.filter(
      ({ categoryId, departmentId, brandId }) =>
        departments.get(departmentId) !== categoryId || !brandIds.has(brandId),
    );

    expect(astray).toEqual([]);
  });

  test('has something in every department', () => {
    const filled = new Set(products.map(({ departmentId }) => departmentId));
    const bare = categories.flatMap(({ departments }) =>
      departments.filter(({ id }) => !filled.has(id)).map(({ slug }) => slug),
    );

    expect(bare).toEqual([]);
  });

  test('says everything in both languages', () => {
    expect(texts.filter(({ pt, es }) => pt.trim() === '' || es.trim() === '')).toEqual([]);
    expect(percent(products, ({ names }) => names.pt !== names.es)).toBeGreaterThan(90);
    expect(products.filter(({ details }) => details.pt === details.es)).toEqual([]);
  });

  test('has specifications for every product, as many in both languages', () => {
    const thin = products.filter(
      ({ specifications: { pt, es } }) => pt.length < 3 || pt.length !== es.length,
    );

    expect(thin).toEqual([]);
  });

  test('prices its products between 1.20 and 4,900.00 dollars in whole cents', () => {
    const prices = products.map(({ priceUsdCents }) => priceUsdCents);

    expect(prices.every(Number.isInteger)).toBe(true);
    expect(Math.min(...prices)).toBeGreaterThanOrEqual(120);
    expect(Math.max(...prices)).toBeLessThanOrEqual(490_000);
  });

  test('is short of some things, as shops are', () => {
    const soldOut = percent(products, (one) => !one.inStock && !one.inPhysicalStock);
    const counterOnly = percent(products, (one) => !one.inStock && one.inPhysicalStock);
    const fewLeft = percent(products, (one) => one.piecesLeft !== null);
    const priceOnRequest = percent(products, (one) => !one.showPrice);

    expect(soldOut).toBeCloseTo(6, 0);
    expect(counterOnly).toBeCloseTo(3, 0);
    expect(fewLeft).toBeCloseTo(5, 0);
    expect(products.filter((one) => one.piecesLeft !== null && !one.inStock)).toEqual([]);
    expect(priceOnRequest).toBeGreaterThan(1);
    expect(priceOnRequest).toBeLessThan(3);
  });

  test('shows at most six pictures of a product, and none of a few', () => {
    expect(Math.max(...products.map(({ pictures }) => pictures.length))).toBe(6);
    expect(percent(products, ({ pictures }) => pictures.length === 0)).toBeGreaterThan(0);
    expect(percent(products, ({ pictures }) => pictures.length > 1)).toBeGreaterThan(95);
  });

  test('has a banner for every place', () => {
    expect(banners.map(({ type }) => type).toSorted()).toEqual([
      'Banner Principal',
      'Receba Ofertas',
      'Triplo Centro',
      'Triplo Direito',
      'Triplo Esquerdo',
    ]);
  });
});

describe('the pictures of the catalogue', () => {
  test('are all drawn, under keys that can stand in a path', () => {
    expect(keys.filter((key) => !/^[a-z0-9.-]+$/.test(key))).toEqual([]);
    expect([...new Set(keys)].filter((key) => drawPicture(key) === undefined)).toEqual([]);
  });

  test('can be turned into pixels', async () => {
    const every = [...new Set(keys)].toSorted();
    const sample = every.filter((_, index) => index % Math.ceil(every.length / 40) === 0);

    const sizes = await Promise.all(
      sample.map(async (key) => {
        const { svg = '' } = drawPicture(key) ?? {};
        const { info } = await sharp(Buffer.from(svg)).resize(64).raw().toBuffer({
          resolveWithObject: true,
        });
        return info.width;
      }),
    );

    expect(sizes.every((width) => width === 64)).toBe(true);
  });

  test('of an unknown key are none', () => {
    expect(drawPicture('hammer-claw.nobody.front.v1')).toBeUndefined();
    expect(drawPicture('hammer-claw.marteno.front.v0')).toBeUndefined();
    expect(drawPicture('../../etc/passwd')).toBeUndefined();
  });
});
