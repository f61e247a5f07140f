import type { WireProductDetails } from '@ponte/contract/products';
import { eq, getTableColumns } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { brands, categories, departments, products } from '../db/schema/index.ts';
import { wireProductOf, type Showing } from './product-wire.ts';

/** A product with all that its page shows, by slug or else by id; undefined when there is none. */
export async function findProductDetails(db: Db, slugOrId: string) {
  const bySlug = await selectDetails(db).where(eq(products.slug, slugOrId));
  if (bySlug[0] || !/^[1-9]\d{0,8}$/.test(slugOrId)) return bySlug[0];
  const [byId] = await selectDetails(db).where(eq(products.id, Number(slugOrId)));
  return byId;
}

/** What `findProductDetails` finds. */
export type ProductDetailsRow = NonNullable<Awaited<ReturnType<typeof findProductDetails>>>;

function selectDetails(db: Db) {
  return db
    .select({
      ...getTableColumns(products),
      brandName: brands.name,
      brandSlug: brands.slug,
      category: categories,
      department: departments,
    })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .innerJoin(departments, eq(departments.id, products.departmentId));
}

/** A product's page as the wire carries it. */
export function wireDetailsOf(row: ProductDetailsRow, showing: Showing): WireProductDetails {
  const spanish = showing.lang === 'es';
  const place = ({
    id,
    slug,
    namePt,
    nameEs,
  }: typeof categories.$inferSelect | typeof departments.$inferSelect) => ({
    id,
    slug,
    name: spanish ? nameEs : namePt,
  });
  const specifications = spanish ? row.specificationsEs : row.specificationsPt;
  return {
    ...wireProductOf(row, showing),
    detalhes: spanish ? row.detailsEs : row.detailsPt,
    especificacoes: specifications.map(({ name, value }) => ({ nome: name, valor: value })),
    categoria: place(row.category),
    departamento: place(row.department),
  };
}
