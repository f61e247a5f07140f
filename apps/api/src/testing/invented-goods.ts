/** Goods in which everything comes again and again, and what lists of them hold by looking at each. */
import { toDecimalString } from '@ponte/regional/money';
import * as fc from 'fast-check';
import type { ShownIn } from '../catalogue/products/product-index.ts';
import type {
  OrderStep,
  ProductFilter,
  ProductRequest,
  UnpricedFilter,
} from '../catalogue/products/product-query.ts';
import type { Db } from '../platform/db/client.ts';
import { products } from '../platform/db/schema/index.ts';
import { pricesIn } from '../platform/pricing/prices.ts';

/** Of the small catalogue; some goods stand in none, or in a category alone. */
const departments: readonly { categoryId: number | null; departmentId: number | null }[] = [
  { categoryId: null, departmentId: null },
  { categoryId: 1, departmentId: null },
  { categoryId: 1, departmentId: 11 },
  { categoryId: 1, departmentId: 12 },
  { categoryId: 2, departmentId: 21 },
];

export const inventedGoods = fc.array(
  fc.record({
    name: fc
      .array(fc.constantFrom('broca', 'martelo', 'serra', 'chave'), { minLength: 1, maxLength: 2 })
      .map((words) => words.join(' ')),
    voltage: fc.constantFrom(undefined, '127 V', '220 V', '0,22 kV', 'Bivolt'),
    size: fc.constantFrom(undefined, '10 mm', '1 cm', '1/2"', '12,7 mm'),
    material: fc.constantFrom(undefined, 'Aço', 'aço', 'Latão'),
    place: fc.constantFrom(...departments),
    brandId: fc.constantFrom(1, 2, 3, null),
    priceUsdCents: fc.constantFrom(100, 101, 102, 250),
    showPrice: fc.constantFrom(true, true, true, false),
    taxPercent: fc.constantFrom(5, 10),
    inStock: fc.boolean(),
    active: fc.constantFrom(true, true, true, false),
  }),
  { minLength: 30, maxLength: 60 },
);
export type Invented = (typeof inventedGoods extends fc.Arbitrary<readonly (infer One)[]>
  ? One
  : never) & { readonly id: number; readonly code: string };

/** Replaces all products; ids have gaps. */
export async function writeInvented(
  db: Db,
  goods: typeof inventedGoods extends fc.Arbitrary<infer All> ? All : never,
): Promise<readonly Invented[]> {
  const all = goods.map((one, at) => ({ ...one, id: at * 3 + 5, code: `X-${at % 7}-${at}` }));
  await db.transaction(async (tx) => {
    await tx.delete(products);
    await tx.insert(products).values(
      all.map(({ voltage, size, material, place, name, id, ...one }) => {
        const lines = Object.entries({ Tensão: voltage, Medida: size, Material: material });
        const specifications = lines.flatMap(([name, value]) =>
          value === undefined ? [] : [{ name, value }],
        );
        return {
          ...one,
          ...place,
          id,
          slug: `p-${id}`,
          namePt: name,
          nameEs: name,
          detailsPt: '',
          detailsEs: '',
          specificationsPt: specifications,
          specificationsEs: specifications,
          inPhysicalStock: one.inStock,
          pictures: [],
        };
      }),
    );
  });
  return all;
}

/** Read by a table instead of a grammar. */
const slugs: Readonly<Record<string, string>> = {
  '127 V': '127-v',
  '220 V': '220-v',
  '0,22 kV': '220-v',
  Bivolt: 'bivolt',
  '10 mm': '10-mm',
  '1 cm': '10-mm',
  '1/2"': '12.7-mm',
  '12,7 mm': '12.7-mm',
  Aço: 'aco',
  aço: 'aco',
  Latão: 'latao',
};

export interface OwnValue {
  readonly facet: string;
  readonly value: string;
}

export function facetsOf({
  voltage,
  size,
  material,
}: Pick<Invented, 'voltage' | 'size' | 'material'>): OwnValue[] {
  return Object.entries({ tensao: voltage, medida: size, material }).flatMap(([facet, value]) =>
    value === undefined ? [] : [{ facet, value: slugs[value] ?? '' }],
  );
}

export const chosenFacet = fc.oneof(
  fc.record({
    facet: fc.constant('tensao'),
    values: fc.uniqueArray(fc.constantFrom('127-v', '220-v', 'bivolt'), { minLength: 1 }),
  }),
  fc.record({
    facet: fc.constant('material'),
    values: fc.uniqueArray(fc.constantFrom('aco', 'latao', 'ouro'), { minLength: 1 }),
  }),
  fc.record({ facet: fc.constant('unknown'), values: fc.constant(['x']) }),
);

const bound = fc.option(fc.constantFrom('1', '1.01', '2.50', '7300', '8000', '20000'), {
  nil: undefined,
});

export const unpricedFilter = fc
  .record(
    {
      categoryId: fc.integer({ min: 1, max: 3 }),
      departmentId: fc.constantFrom(11, 12, 21, 99),
      brandIds: fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 2 }),
      facets: fc.uniqueArray(chosenFacet, { maxLength: 2, selector: ({ facet }) => facet }),
      inStockOnly: fc.boolean(),
    },
    { requiredKeys: ['inStockOnly'] },
  )
  .map((filter): UnpricedFilter => filter);

export const inventedFilter = fc
  .tuple(unpricedFilter, fc.option(fc.record({ least: bound, most: bound })))
  .map(([filter, price]): ProductFilter => ({ ...filter, ...(price && { price }) }));

const step = fc.record({
  field: fc.constantFrom('tem_estoque', 'id', 'nome', 'valor_venda', 'codigo'),
  descending: fc.boolean(),
}) satisfies fc.Arbitrary<OrderStep>;

export const inventedRequest = fc.record({
  filter: inventedFilter,
  order: fc.array(step, { maxLength: 3 }),
  page: fc.integer({ min: 1, max: 3 }),
  perPage: fc.integer({ min: 1, max: 8 }),
}) satisfies fc.Arbitrary<ProductRequest>;

const rates = { PYG: '7300' };

/** As the two storefronts show lists: in dollars without tax, in guaranis with it. */
export const shownToBrazil: ShownIn = {
  lang: 'pt',
  prices: pricesIn('USD', rates, { taxIncluded: false }),
};
export const shownToParaguay: ShownIn = {
  lang: 'es',
  prices: pricesIn('PYG', rates, { taxIncluded: false }),
};

/** A part of a filter that is left out when its own group is counted. */
export type FilterPart = 'place' | 'department' | 'brand' | 'stock' | 'price' | `facet ${string}`;

/** The goods that a filter leaves. */
export function left(
  goods: readonly Invented[],
  filter: ProductFilter,
  { prices }: ShownIn,
  without: readonly FilterPart[] = [],
): Invented[] {
  const { categoryId, departmentId, brandIds, inStockOnly, price, facets = [] } = filter;
  const checks: [FilterPart, (one: Invented) => boolean][] = [
    ['place', ({ place }) => categoryId === undefined || place.categoryId === categoryId],
    [
      'department',
      ({ place }) => departmentId === undefined || place.departmentId === departmentId,
    ],
    [
      'brand',
      ({ brandId }) => brandIds === undefined || (brandId !== null && brandIds.includes(brandId)),
    ],
    ['stock', ({ inStock }) => !inStockOnly || inStock],
    [
      'price',
      (one) => {
        const shown = Number(toDecimalString(prices.of(one)));
        const { least = '0', most = 'Infinity' } = price ?? {};
        return !price || (one.showPrice && shown >= Number(least) && shown <= Number(most));
      },
    ],
    ...facets.map(({ facet, values }): [FilterPart, (one: Invented) => boolean] => [
      `facet ${facet}`,
      (one) => facetsOf(one).some((own) => own.facet === facet && values.includes(own.value)),
    ]),
  ];
  return goods.filter(
    (one) => one.active && checks.every(([part, passes]) => without.includes(part) || passes(one)),
  );
}

/** The ids of a page, and how many there are on all pages. */
export function pageOf(
  goods: readonly Invented[],
  { filter, order, page, perPage }: ProductRequest,
  shown: ShownIn,
) {
  const usual: readonly OrderStep[] = [
    { field: 'tem_estoque', descending: true },
    { field: 'id', descending: true },
  ];
  const steps = order.length > 0 ? order : usual;
  const last: OrderStep = { field: 'id', descending: steps.at(-1)?.descending ?? true };
  const found = left(goods, filter, shown);
  const sorted = found.toSorted((a, b) => {
    for (const { field, descending } of [...steps, last]) {
      const hidden = Number(b.showPrice) - Number(a.showPrice);
      if (field === 'valor_venda' && hidden !== 0) return hidden;
      const [one, other] = [valueOf(a, field, shown), valueOf(b, field, shown)];
      if (one !== other) return one < other === descending ? 1 : -1;
    }
    return 0;
  });
  const start = (page - 1) * perPage;
  return { ids: sorted.slice(start, start + perPage).map(({ id }) => id), total: found.length };
}

function valueOf(
  { id, name, code, inStock, priceUsdCents, taxPercent, showPrice }: Invented,
  field: OrderStep['field'],
  { prices }: ShownIn,
): number | string {
  const factor = prices.order === 'taxed' ? 100 + taxPercent : 1;
  const valor_venda = showPrice ? priceUsdCents * factor : 0;
  const codigo = code.toLowerCase().replaceAll('-', '');
  return { id, nome: name, codigo, valor_venda, tem_estoque: Number(inStock), sold: 0 }[field];
}
