/** Pseudo-random requests, the same in each run. */
import { randomUUID } from 'node:crypto';
import { asc, sql } from 'drizzle-orm';
import { facetSlug, readValue } from '../../catalogue/products/memory/facet-values.ts';
import type { Db } from '../../platform/db/client.ts';
import {
  brands,
  departments,
  products,
  type Specification,
} from '../../platform/db/schema/index.ts';
import type { Shot } from './load.ts';
import { createRandom, type Random } from './random.ts';
import { searchText } from './search-texts.ts';

export interface Sample {
  readonly size: number;
  readonly products: readonly SampleProduct[];
  readonly departments: readonly { readonly id: number; readonly categoryId: number }[];
  readonly brands: readonly number[];
}

export interface SampleProduct {
  readonly id: number;
  readonly slug: string;
  readonly code: string;
  readonly namePt: string;
  readonly nameEs: string;
  /** Only products in stock go into carts. */
  readonly inStock: boolean;
  /** Null when stock is not counted. */
  readonly shelf: number | null;
  readonly categoryId: number | null;
  readonly specificationsPt: readonly Specification[];
}

const sampled = 2_000;

/** Samples products from the whole catalogue. */
export async function readSample(db: Db, size: number): Promise<Sample> {
  const { id, slug, code, namePt, nameEs, inStock, shelf, categoryId, specificationsPt } = products;
  const step = Math.max(1, Math.floor(size / sampled));
  return {
    size,
    products: await db
      .select({ id, slug, code, namePt, nameEs, inStock, shelf, categoryId, specificationsPt })
      .from(products)
      .where(sql`${id} in (select generate_series(1, ${size}::int, ${step}::int))`)
      .orderBy(asc(id)),
    departments: await db
      .select({ id: departments.id, categoryId: departments.categoryId })
      .from(departments)
      .orderBy(asc(departments.id)),
    brands: (await db.select({ id: brands.id }).from(brands).orderBy(asc(brands.id))).map(
      (row) => row.id,
    ),
  };
}

export type Workload = () => Shot;

export const workloadNames = [
  'list',
  'narrowed list',
  'facets',
  'search',
  'suggest',
  'detail',
  'cart save',
] as const;

export type WorkloadName = (typeof workloadNames)[number];

export function createWorkload(name: WorkloadName, sample: Sample, seed: number): Workload {
  const random = createRandom(seed);
  switch (name) {
    case 'list':
      return listShots(sample, random);
    case 'narrowed list':
      return narrowedShots(sample, random, '');
    case 'facets':
      return narrowedShots(sample, random, '/facets');
    case 'search':
      return searchShots(sample, random, 20);
    case 'suggest':
      return searchShots(sample, random, 5);
    case 'detail':
      return detailShots(sample, random);
    case 'cart save':
      return cartShots(sample, random);
  }
}

/** What the storefront's sort menu sends (storefront.md §7); most shoppers keep the default. */
const orders = [
  '',
  'order_by=tem_estoque,id&order=desc,desc',
  'order_by=tem_estoque,id&order=desc,desc',
  'order_by=tem_estoque,valor_venda&order=desc,asc',
  'order_by=tem_estoque,valor_venda&order=desc,desc',
  'order_by=tem_estoque,nome&order=desc,asc',
  'order_by=tem_estoque,nome&order=desc,desc',
];

/** Brazilians in dollars, Paraguayans in guaranis. */
const visitors = ['moeda_id=2', 'moeda_id=3&lang=es'];

function listShots(sample: Sample, random: Random): Workload {
  return () => {
    const department = random.of(sample.departments);
    const brand = random.of(sample.brands);
    const group = random.weighed([
      [15, ''],
      [40, `category_id=${department.categoryId}`],
      [25, `department_id=${department.id}`],
      [15, `brand_id=${brand}`],
      [5, `category_id=${department.categoryId}&brands_ids=${brand},${random.of(sample.brands)}`],
    ]);
    const page = random.weighed([
      [60, 1],
      [30, 2 + random.below(4)],
      [10, 6 + random.below(45)],
    ]);
    const size = random.of([20, 20, 12]);
    return get('/api/public/products', [
      `per_page=${size}&page=${page}`,
      group,
      random.of(orders),
      random.of(visitors),
    ]);
  };
}

/** How many facets are chosen. */
const mostChosen = 5;

/** Lists of everything, of a category or of a search, narrowed by facets, price and stock. */
function narrowedShots(sample: Sample, random: Random, call: '' | '/facets'): Workload {
  return () => {
    const product = random.of(sample.products);
    const { categoryId, specificationsPt, namePt, code } = product;
    const chosen = specificationsPt.flatMap(({ name, value }) => {
      const [facet, own] = [facetSlug(name), readValue(value)?.slug];
      return facet === undefined || own === undefined ? [] : [`${facet}:${own}`];
    });
    const facets = chosen.slice(0, 1 + random.below(mostChosen)).join(';');
    const scope = random.weighed([
      [25, ''],
      [55, categoryId === null ? '' : `category_id=${categoryId}`],
      [20, `text=${encodeURIComponent(searchText({ name: namePt, code }, false, random))}`],
    ]);
    const least = 1 + random.below(50);
    return get(`/api/public/products${call}`, [
      call === '' ? 'per_page=20' : '',
      scope,
      facets === '' ? '' : `filtros=${encodeURIComponent(facets)}`,
      random.weighed([
        [60, ''],
        [40, `preco_min=${least}&preco_max=${least + 20 + random.below(500)}`],
      ]),
      random.weighed([
        [50, ''],
        [50, 'tem_estoque=1'],
      ]),
      random.of(visitors),
    ]);
  };
}

function searchShots(sample: Sample, random: Random, perPage: number): Workload {
  return () => {
    const visitor = random.of(visitors);
    const product = random.of(sample.products);
    const name = visitor.includes('lang=es') ? product.nameEs : product.namePt;
    const typing = perPage === 5;
    const text = searchText({ name, code: product.code }, typing, random);
    return get('/api/public/products', [
      `text=${encodeURIComponent(text)}&per_page=${perPage}&all_products=1`,
      typing || random.below(100) < 80 ? '' : `page=${2 + random.below(3)}`,
      typing ? '' : random.of(orders),
      visitor,
    ]);
  };
}

function detailShots(sample: Sample, random: Random): Workload {
  return () => {
    const { id, slug } = random.of(sample.products);
    const named = random.below(10) < 9 ? slug : String(id);
    return get(`/api/public/products/${named}/details`, [random.of(visitors)]);
  };
}

/** The most pieces of a product in a cart. */
const mostPieces = 4;

function cartShots(sample: Sample, random: Random): Workload {
  const ids = sample.products
    .filter(({ inStock, shelf }) => inStock && (shelf ?? mostPieces) >= mostPieces)
    .map(({ id }) => id);
  return () => {
    const lines = 1 + random.below(6);
    const start = random.below(ids.length);
    const itens = Array.from({ length: lines }, (_, index) => ({
      produto_id: ids[(start + index * 977) % ids.length],
      qtde: 1 + random.below(mostPieces),
      armazem_id: 1,
      ativo: true,
    }));
    const body = { external_id: randomUUID(), filial_id: 1, moeda_id: 2, itens };
    return { path: '/ecom/venda/carrinho', method: 'POST', body: JSON.stringify(body) };
  };
}

function get(path: string, parts: readonly string[]): Shot {
  return { path: `${path}?${parts.filter((part) => part !== '').join('&')}` };
}
