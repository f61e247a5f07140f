/** Brands, categories and departments that are renamed, merged and removed from the command line. */
import { listBrands } from '@ponte/contract/brands';
import { listCategories } from '@ponte/contract/categories';
import { listProducts } from '@ponte/contract/products';
import { getStart } from '@ponte/contract/start';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { importCatalogue } from '../../catalogue/import/import-catalogue.ts';
import { audit, companions, products } from '../../platform/db/schema/index.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { changeGroup } from './change-group.ts';
import type { GroupChange, GroupPlan } from './plan-group-change.ts';

let shop: TestApp;
beforeEach(async () => {
  shop = await startTestApp();
});
afterEach(() => shop.close());

const change = async (one: GroupChange, dry = false) => {
  const plans: GroupPlan[] = [];
  const problem = await changeGroup(shop.db, one, {
    dry,
    now: shop.now(),
    onPlan: (plan) => plans.push(plan),
  });
  shop.passTime(60_000);
  return { problem, plan: plans[0] };
};

const countIn = async (query: Record<string, number>) =>
  (await shop.call(listProducts, { query: { ...query, all_products: 1 } })).total;

/** Imports one product that a table calls by these names. */
const importAs = async (names: object) => {
  const value = {
    code: 'TABLE-1',
    name_pt: 'Serra',
    name_es: 'Sierra',
    brand: 'Brontal',
    category_pt: 'Ferramentas elétricas',
    category_es: 'Herramientas eléctricas',
    department_pt: 'Furadeiras',
    department_es: 'Taladros',
    price_usd: '10',
    ...names,
  };
  async function* lines() {
    yield { line: 1, value };
  }
  await importCatalogue(shop.db, lines(), {
    strict: true,
    onBadLine: ({ problems }) => expect.unreachable(JSON.stringify(problems)),
  });
  const [row] = await shop.db.select().from(products).where(eq(products.code, 'TABLE-1'));
  return row;
};

test('a brand that is renamed keeps its goods, its address and its name in earlier tables', async () => {
  const { problem } = await change({
    act: 'rename',
    kind: 'brand',
    group: 'Brontal',
    names: { pt: 'Brontal Pro' },
  });

  expect(problem).toBeUndefined();
  expect((await shop.call(listBrands)).find(({ id }) => id === 1)).toMatchObject({
    nome: 'Brontal Pro',
    slug: 'brontal-pro',
    slugs_anteriores: ['brontal'],
    total_produtos: 9,
  });
  expect(await importAs({ brand: 'BRONTAL' })).toMatchObject({ brandId: 1 });
  expect(await importAs({ brand: 'Brontal Pro' })).toMatchObject({ brandId: 1 });
});

test('a brand that is merged gives its goods and its address to the other', async () => {
  const { plan } = await change({ act: 'merge', kind: 'brand', group: 'zimbro', into: 'aguia' });
  const before = await countIn({ brand_id: 2 });
  await change({ act: 'merge', kind: 'brand', group: 'brontal', into: 'Águia' });

  expect(plan).toMatchObject({ group: { products: 0 }, result: { products: 3 } });
  expect([before, await countIn({ brand_id: 2 })]).toEqual([3, 12]);
  expect(await shop.call(listBrands)).toMatchObject([
    { id: 2, logo: '/media/placeholder.v1.webp', slugs_anteriores: ['zimbro', 'brontal'] },
  ]);
  expect(await importAs({ brand: 'Zimbro' })).toMatchObject({ brandId: 2 });
});

test('a category that is merged brings its departments along, into those that are the same', async () => {
  await importAs({
    category_pt: 'Maquinas',
    category_es: 'Máquinas',
    department_pt: 'FURADEIRAS',
    department_es: 'Taladros',
  });
  const moved = await importAs({ category_pt: 'Maquinas', department_pt: 'Tornos' });

  const { plan } = await change({
    act: 'merge',
    kind: 'category',
    group: 'maquinas',
    into: 'ferramentas-eletricas',
  });

  expect(plan).toMatchObject({
    departments: [
      { from: { slug: 'furadeiras' }, into: { id: 11 } },
      { from: { slug: 'tornos' }, into: undefined },
    ],
  });
  const [tools, ...others] = await shop.call(listCategories);
  expect(others.map(({ slug }) => slug)).toEqual(['ferramentas-manuais']);
  expect(tools).toMatchObject({
    slug: 'ferramentas-eletricas',
    slugs_anteriores: ['maquinas'],
    total_produtos: 6,
    departments: [{ id: 11 }, { id: 12 }, { id: moved?.departmentId, slug: 'tornos' }],
  });
  const again = await importAs({ category_pt: 'Maquinas', department_pt: 'Furadeiras' });
  expect(again).toMatchObject({ categoryId: 1, departmentId: 11 });
});

test('a category that is merged brings goods without a department along', async () => {
  const without = { department_pt: '', department_es: '' };
  await importAs({ category_pt: 'Maquinas', category_es: 'Máquinas', ...without });

  const into = 'ferramentas-eletricas';
  const { problem } = await change({ act: 'merge', kind: 'category', group: 'maquinas', into });

  expect(problem).toBeUndefined();
  const [moved] = await shop.db.select().from(products).where(eq(products.code, 'TABLE-1'));
  expect(moved).toMatchObject({ categoryId: 1, departmentId: null });
});

test('a department that is merged takes its rules along, and of another category goes there', async () => {
  await shop.db
    .insert(companions)
    .values([
      { id: 1, department: 'lixadeiras', name: '', neededDepartment: 'furadeiras', needed: 'lixa' },
    ]);
  await change({
    act: 'merge',
    kind: 'department',
    group: 'lixadeiras',
    into: 'ferramentas-eletricas/furadeiras',
  });
  await change({ act: 'merge', kind: 'department', group: 'Furadeiras', into: 'bancada' });

  expect(await shop.db.select().from(companions)).toMatchObject([
    { department: 'bancada', neededDepartment: 'bancada' },
  ]);
  expect(await countIn({ department_id: 23 })).toBe(9);
  expect(await countIn({ category_id: 2 })).toBe(10);
  expect((await shop.call(listCategories)).map(({ slug }) => slug)).toEqual([
    'ferramentas-manuais',
  ]);
});

test('a name that was given up can be given to another group', async () => {
  await change({ act: 'merge', kind: 'brand', group: 'zimbro', into: 'aguia' });
  await change({ act: 'rename', kind: 'brand', group: 'brontal', names: { pt: 'Zimbro' } });

  expect(await importAs({ brand: 'Zimbro' })).toMatchObject({ brandId: 1 });
  const brands = await shop.call(listBrands);
  expect(brands.map(({ slug, slugs_anteriores }) => [slug, slugs_anteriores])).toEqual([
    ['aguia', undefined],
    ['zimbro', ['brontal']],
  ]);
});

test('what is without goods is removed, and what has some is not, hidden ones too', async () => {
  expect((await change({ act: 'remove', kind: 'department', group: 'vazio' })).problem).toBe(
    undefined,
  );
  await shop.db.update(products).set({ active: false }).where(eq(products.categoryId, 3));
  const { problem } = await change({ act: 'remove', kind: 'category', group: 'ofertas' });

  expect(problem).toMatchObject({ code: 'hasProducts', group: { products: 2 } });
});

test.each([
  [
    { act: 'remove', kind: 'brand', group: 'Nenhuma' },
    { code: 'unknown', typed: 'Nenhuma' },
  ],
  [
    { act: 'merge', kind: 'brand', group: 'zimbro', into: 'Zimbro' },
    { code: 'unchanged', group: { id: 3 } },
  ],
  [
    { act: 'rename', kind: 'brand', group: 'zimbro', names: { pt: 'AGUIA' } },
    { code: 'taken', by: { id: 2 } },
  ],
  [
    { act: 'rename', kind: 'category', group: 'ofertas', names: { es: 'Ofertas' } },
    { code: 'unchanged', group: { id: 3 } },
  ],
] as const)('%j changes nothing, and says why', async (one, problem) => {
  expect(await change(one)).toMatchObject({ problem, plan: undefined });
});

test('a department’s name that several categories have has to be said with its category', async () => {
  await importAs({ category_pt: 'Ferramentas manuais', department_pt: 'Furadeiras' });

  expect(await change({ act: 'remove', kind: 'department', group: 'furadeiras' })).toMatchObject({
    problem: { code: 'ambiguous', groups: [{ id: 11 }, { slug: 'furadeiras' }] },
  });
});

test('a dry run says what would be done and does nothing, and what is done is written down', async () => {
  const one = { act: 'merge', kind: 'brand', group: 'zimbro', into: 'aguia' } as const;

  expect(await change(one, true)).toMatchObject({ plan: { act: 'merge' }, problem: undefined });
  expect(await shop.db.select().from(audit)).toEqual([]);
  await change(one);
  expect(await shop.db.select().from(audit)).toMatchObject([
    { action: 'group.changed', before: { slug: 'zimbro' }, after: { slug: 'aguia' } },
  ]);
});

test('a group without goods is in no menu, and hidden ones are none', async () => {
  const seen = async () => {
    const start = await shop.call(getStart);
    const categories = [...start.categories, ...(await shop.call(listCategories))];
    return {
      departments: categories.flatMap(({ departments = [] }) => departments.map(({ id }) => id)),
      brands: [...start.brands, ...(await shop.call(listBrands))].map(({ id }) => id),
      special: start.categories_special.length,
    };
  };
  expect(await seen()).toMatchObject({ departments: [11, 12, 21, 23, 11, 12, 21, 23], special: 1 });
  expect((await seen()).brands).not.toContain(3);

  await shop.db.update(products).set({ active: false }).where(eq(products.departmentId, 21));
  await shop.db.update(products).set({ active: false }).where(eq(products.categoryId, 3));
  shop.passTime(60_000);

  expect(await seen()).toMatchObject({ departments: [11, 12, 23, 11, 12, 23], special: 0 });
});
