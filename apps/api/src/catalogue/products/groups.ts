import type { WireBrand } from '@ponte/contract/brands';
import type { WireCategory } from '@ponte/contract/categories';
import type { Lang } from '@ponte/contract/wire';
import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { brands, categories, departments } from '../../platform/db/schema/index.ts';
import { iconUrl } from './icons.ts';
import { pictureUrl } from './pictures.ts';
import type { GroupCounts } from './product-index.ts';

export interface GroupOptions {
  readonly lang: Lang;
  /** Either the special categories or the ordinary ones. */
  readonly special: boolean;
}

export interface GroupSizes {
  /** How many products groups have, out of stock ones too as their lists do. */
  readonly all: GroupCounts;
  /** Those for which groups are shown: all, or those in stock. A group without any is left out. */
  readonly counted: GroupCounts;
}

/** ICU root collation: as people sort, ignoring case and accents. */
export const byPeople = (column: unknown) => sql`${column} collate "und-x-icu"`;

/** In menu order. */
export async function listCategories(
  db: Db,
  { all, counted }: GroupSizes,
  { lang, special }: GroupOptions,
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
  const isShown = ({ id }: DepartmentRow): boolean => (counted.departments.get(id) ?? 0) > 0;
  return rows.flatMap((row) => {
    const own = parts.filter((part) => part.categoryId === row.id);
    const shown = own.filter(isShown);
    return shown.length === 0 ? [] : [wireCategoryOf(row, { own, shown }, all, lang)];
  });
}

type CategoryRow = typeof categories.$inferSelect;
type DepartmentRow = typeof departments.$inferSelect;
interface Departments {
  readonly own: readonly DepartmentRow[];
  readonly shown: readonly DepartmentRow[];
}

function wireCategoryOf(
  row: CategoryRow,
  { own, shown }: Departments,
  all: GroupCounts,
  lang: Lang,
): WireCategory {
  const totalOf = ({ id }: DepartmentRow) => all.departments.get(id) ?? 0;
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
  readonly formerSlugs: readonly string[];
  readonly namePt: string;
  readonly nameEs: string;
  readonly icon: string;
}

/** A missing icon is null: the storefront has a fallback. */
function wireGroup({ id, slug, formerSlugs, namePt, nameEs, icon }: Named, lang: Lang) {
  return {
    id,
    slug,
    ...wireFormer(formerSlugs),
    name: lang === 'es' ? nameEs : namePt,
    icone: icon === '' ? null : icon,
  };
}

/** Few groups have any. */
function wireFormer(slugs: readonly string[]) {
  return slugs.length > 0 && { slugs_anteriores: [...slugs] };
}

export async function listBrands(db: Db, { counted }: GroupSizes): Promise<WireBrand[]> {
  const rows = await db.select().from(brands).orderBy(byPeople(brands.name), asc(brands.id));
  return rows
    .filter(({ id }) => (counted.brands.get(id) ?? 0) > 0)
    .map(({ id, slug, formerSlugs, name, logo }) => ({
      id,
      slug,
      ...wireFormer(formerSlugs),
      nome: name,
      logo: logo === null ? null : pictureUrl(logo),
    }));
}
