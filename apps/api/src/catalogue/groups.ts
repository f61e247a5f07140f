/** Categories, departments and brands, as menus show them. */
import type { WireBrand } from '@ponte/contract/brands';
import type { WireCategory, WireDepartment } from '@ponte/contract/categories';
import type { Lang } from '@ponte/contract/wire';
import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { brands, categories, departments } from '../db/schema/index.ts';
import { iconUrl } from './icons.ts';
import { pictureUrl } from './pictures.ts';
import type { ProductFilter } from './product-query.ts';

/** Which groups: of everything, or only those with something in stock. */
export interface GroupOptions {
  readonly lang: Lang;
  readonly inStockOnly: boolean;
}

/** How many products pass a filter. */
export type CountProducts = (filter: Omit<ProductFilter, 'text'>) => number;

/** Names are sorted as people sort them, whatever their case and accents. */
const byPeople = (column: unknown) => sql`${column} collate "und-x-icu"`;

/** All categories in menu order, the special ones or the ordinary ones. */
export async function listCategories(
  db: Db,
  count: CountProducts,
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
    return wireCategoryOf(row, own, count, { lang, inStockOnly });
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
  count: CountProducts,
  { lang, inStockOnly }: GroupOptions,
): WireCategory {
  const own: WireDepartment[] = parts.map((part) => ({
    ...wireGroup(part, lang),
    total_produtos: count({ departmentId: part.id, inStockOnly }),
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
  count: CountProducts,
  inStockOnly: boolean,
): Promise<WireBrand[]> {
  const rows = await db.select().from(brands).orderBy(byPeople(brands.name), asc(brands.id));
  return rows
    .filter(({ id }) => !inStockOnly || count({ brandIds: [id], inStockOnly }) > 0)
    .map(({ id, slug, name, logo }) => ({
      id,
      slug,
      nome: name,
      logo: logo === null ? null : pictureUrl(logo),
    }));
}
