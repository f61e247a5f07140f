/** Categories, departments and brands, as menus show them. */
import type { WireBrand } from '@ponte/contract/brands';
import type { WireCategory, WireDepartment } from '@ponte/contract/categories';
import type { Lang } from '@ponte/contract/wire';
import { asc, count, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { brands, categories, departments, products } from '../db/schema/index.ts';
import { iconUrl } from './icons.ts';
import { pictureUrl } from './pictures.ts';

/** Which groups: of everything, or only those with something in stock. */
export interface GroupOptions {
  readonly lang: Lang;
  readonly inStockOnly: boolean;
}

/** Names are sorted as people sort them, whatever their case and accents. */
const byPeople = (column: unknown) => sql`${column} collate "und-x-icu"`;

/** How many products each department and each brand has. */
export interface GroupCounts {
  readonly byDepartment: ReadonlyMap<number, number>;
  readonly byBrand: ReadonlyMap<number, number>;
}

/** Counts products by department and brand. */
export async function countGroups(db: Db, inStockOnly: boolean): Promise<GroupCounts> {
  const rows = await db
    .select({ departmentId: products.departmentId, brandId: products.brandId, total: count() })
    .from(products)
    .where(inStockOnly ? eq(products.inStock, true) : undefined)
    .groupBy(products.departmentId, products.brandId);
  const byDepartment = new Map<number, number>();
  const byBrand = new Map<number, number>();
  for (const { departmentId, brandId, total } of rows) {
    byDepartment.set(departmentId, (byDepartment.get(departmentId) ?? 0) + total);
    byBrand.set(brandId, (byBrand.get(brandId) ?? 0) + total);
  }
  return { byDepartment, byBrand };
}

/** All categories in menu order, the special ones or the ordinary ones. */
export async function listCategories(
  db: Db,
  counts: GroupCounts,
  { lang, inStockOnly, special }: GroupOptions & { readonly special: boolean },
): Promise<WireCategory[]> {
  const rows = await db
    .select()
    .from(categories)
    .where(eq(categories.special, special))
    .orderBy(asc(categories.position), asc(categories.id));
  const parts = await db
    .select()
    .from(departments)
    .orderBy(asc(departments.position), asc(departments.id));
  const list = rows.map((row) => {
    const own = parts.filter((part) => part.categoryId === row.id);
    return wireCategoryOf(row, own, counts, lang);
  });
  return inStockOnly ? list.map(withProducts).filter(hasProducts) : list;
}

type CategoryRow = typeof categories.$inferSelect;
type DepartmentRow = typeof departments.$inferSelect;
type Counted = { readonly total_produtos?: number | string | undefined };

const hasProducts = ({ total_produtos: total }: Counted): boolean => Number(total) > 0;

const withProducts = (category: WireCategory): WireCategory => ({
  ...category,
  departments: (category.departments ?? []).filter(hasProducts),
});

function wireCategoryOf(
  row: CategoryRow,
  parts: readonly DepartmentRow[],
  counts: GroupCounts,
  lang: Lang,
): WireCategory {
  const own: WireDepartment[] = parts.map((part) => ({
    ...wireGroup(part, lang),
    total_produtos: counts.byDepartment.get(part.id) ?? 0,
  }));
  const total = own.reduce((sum, part) => sum + Number(part.total_produtos), 0);
  const imagem = row.icon === '' ? null : { url: iconUrl(row.id, row.icon) };
  return { ...wireGroup(row, lang), imagem, departments: own, total_produtos: total };
}

interface Named {
  readonly id: number;
  readonly slug: string;
  readonly namePt: string;
  readonly nameEs: string;
  readonly icon: string;
}

/** A missing icon travels as null: the shop has one of its own for it. */
function wireGroup({ id, slug, namePt, nameEs, icon }: Named, lang: Lang) {
  return { id, slug, name: lang === 'es' ? nameEs : namePt, icone: icon === '' ? null : icon };
}

/** All brands, sorted by name. */
export async function listBrands(
  db: Db,
  counts: GroupCounts,
  inStockOnly: boolean,
): Promise<WireBrand[]> {
  const rows = await db.select().from(brands).orderBy(byPeople(brands.name), asc(brands.id));
  return rows
    .filter(({ id }) => !inStockOnly || (counts.byBrand.get(id) ?? 0) > 0)
    .map(({ id, slug, name, logo }) => ({
      id,
      slug,
      nome: name,
      logo: logo === null ? null : pictureUrl(logo),
    }));
}
