import type { WireBrand } from '@ponte/contract/brands';
import type { WireCategory } from '@ponte/contract/categories';
import type { Lang } from '@ponte/contract/wire';
import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { brands, categories, departments } from '../db/schema/index.ts';
import { iconUrl } from './icons.ts';
import { pictureUrl } from './pictures.ts';
import type { ProductFilter } from './product-query.ts';

export interface GroupOptions {
  readonly lang: Lang;
  readonly inStockOnly: boolean;
}

export type CountProducts = (filter: Omit<ProductFilter, 'text'>) => number;

/** ICU root collation: as people sort, ignoring case and accents. */
export const byPeople = (column: unknown) => sql`${column} collate "und-x-icu"`;

/** In menu order; either the special categories or the ordinary ones. */
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
  const isShown = ({ id }: DepartmentRow): boolean =>
    !inStockOnly || count({ departmentId: id, inStockOnly }) > 0;
  return rows.flatMap((row) => {
    const own = parts.filter((part) => part.categoryId === row.id);
    const shown = own.filter(isShown);
    return inStockOnly && shown.length === 0
      ? []
      : [wireCategoryOf(row, { own, shown }, count, lang)];
  });
}

type CategoryRow = typeof categories.$inferSelect;
type DepartmentRow = typeof departments.$inferSelect;
interface Departments {
  readonly own: readonly DepartmentRow[];
  readonly shown: readonly DepartmentRow[];
}

/** Counts include products that are out of stock, as the group's list does. */
function wireCategoryOf(
  row: CategoryRow,
  { own, shown }: Departments,
  count: CountProducts,
  lang: Lang,
): WireCategory {
  const totalOf = ({ id }: DepartmentRow) => count({ departmentId: id, inStockOnly: false });
  const imagem = row.icon === '' ? null : { url: iconUrl(row.id, row.icon) };
  return {
    ...wireGroup(row, lang),
    imagem,
    departments: shown.map((part) => ({ ...wireGroup(part, lang), total_produtos: totalOf(part) })),
    total_produtos: own.reduce((sum, part) => sum + totalOf(part), 0),
  };
}

interface Named {
  readonly id: number;
  readonly slug: string;
  readonly namePt: string;
  readonly nameEs: string;
  readonly icon: string;
}

/** A missing icon is null: the storefront has a fallback. */
function wireGroup({ id, slug, namePt, nameEs, icon }: Named, lang: Lang) {
  return { id, slug, name: lang === 'es' ? nameEs : namePt, icone: icon === '' ? null : icon };
}

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
