import type { WireProductDetails } from '@ponte/contract/products';
import type { Lang } from '@ponte/contract/wire';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { brands, categories, departments, products } from '../../platform/db/schema/index.ts';
import { shownIn, shownName } from '../../platform/db/shown-texts.ts';
import { unnamed } from '../../platform/db/unnamed.ts';
import { cached } from '../../platform/runtime/cached.ts';
import type { Clock } from '../../platform/runtime/clock.ts';
import { textLanguagesOf, wireProductOf, type Showing } from './product-wire.ts';

/** The page shows the remaining pieces from here down; larger numbers stay private. */
const fewPieces = 5;

/** There are few brands, categories and departments, and they are rarely renamed. */
const placeCache = { ttlMs: 5_000, size: 1_000 };

type Product = typeof products.$inferSelect;

type FindProduct = (slugOrId: string) => Promise<Product | undefined>;

/** Finds a product that is shown by slug or id, with statements that are built once. */
export function productFinder(db: Db): FindProduct {
  const bySlug = db
    .select()
    .from(products)
    .where(and(eq(products.slug, sql.placeholder('slug')), eq(products.active, true)))
    .prepare(unnamed);
  const byId = db
    .select()
    .from(products)
    .where(and(eq(products.id, sql.placeholder('id')), eq(products.active, true)))
    .prepare(unnamed);
  return async (slugOrId) => {
    const [found] = await bySlug.execute({ slug: slugOrId });
    if (found || !/^[1-9]\d{0,8}$/.test(slugOrId)) return found;
    return first(await byId.execute({ id: Number(slugOrId) }));
  };
}

export interface Places {
  readonly brand: typeof brands.$inferSelect | undefined;
  readonly category: typeof categories.$inferSelect | undefined;
  readonly department: typeof departments.$inferSelect | undefined;
}

/**
 * Caches brands, categories and departments: joining four tables per product would cost more than
 * the rest of its page.
 */
export function cachePlaces(db: Db, clock: Clock): (product: Product) => Promise<Places> {
  const brandOf = cached(clock, placeCache, async (id) =>
    first(
      await db
        .select()
        .from(brands)
        .where(eq(brands.id, Number(id))),
    ),
  );
  const categoryOf = cached(clock, placeCache, async (id) =>
    first(
      await db
        .select()
        .from(categories)
        .where(eq(categories.id, Number(id))),
    ),
  );
  const departmentOf = cached(clock, placeCache, async (id) =>
    first(
      await db
        .select()
        .from(departments)
        .where(eq(departments.id, Number(id))),
    ),
  );
  return async ({ brandId, categoryId, departmentId }) => {
    const [brand, category, department] = await Promise.all([
      brandId === null ? undefined : brandOf(String(brandId)),
      categoryId === null ? undefined : categoryOf(String(categoryId)),
      departmentId === null ? undefined : departmentOf(String(departmentId)),
    ]);
    return { brand, category, department };
  };
}

function first<Row>(rows: readonly Row[]): Row | undefined {
  return rows[0];
}

/** Undefined when there are enough, or none. */
function lastPieces({ available, shelf, promised }: Product): number | undefined {
  if (!available || shelf === null) return undefined;
  const free = shelf - promised;
  return free <= fewPieces ? free : undefined;
}

export function wireDetailsOf(
  product: Product,
  { brand, category, department }: Places,
  showing: Showing,
): WireProductDetails {
  const { lang } = showing;
  const last = lastPieces(product);
  const nome = shownName(product, lang);
  const detalhes = shownIn({ pt: product.detailsPt, es: product.detailsEs }, lang);
  const especificacoes = shownIn(
    { pt: product.specificationsPt, es: product.specificationsEs },
    lang,
  );
  return {
    ...wireProductOf(
      {
        ...product,
        inStock: product.available,
        brandName: brand?.name ?? null,
        brandSlug: brand?.slug ?? null,
      },
      showing,
    ),
    ...(last !== undefined && { quantidade_restante: last }),
    aceita_avisos: true,
    ...textLanguagesOf({ nome, detalhes, especificacoes }),
    detalhes: detalhes.value,
    especificacoes: especificacoes.value.map(({ name, value }) => ({ nome: name, valor: value })),
    categoria: category ? wirePlaceOf(category, lang) : null,
    departamento: department ? wirePlaceOf(department, lang) : null,
  };
}

function wirePlaceOf(
  { id, slug, namePt, nameEs }: NonNullable<Places['category'] | Places['department']>,
  lang: Lang,
) {
  return { id, slug, name: lang === 'es' ? nameEs : namePt };
}
