/** What a text that is being typed may mean. */
import type { WireBrand } from '@ponte/contract/brands';
import type { WireSuggestedGroup, WireSuggestions } from '@ponte/contract/suggestions';
import type { Lang } from '@ponte/contract/wire';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import {
  brands,
  categories,
  departments,
  products as goods,
} from '../../platform/db/schema/index.ts';
import { nameIn } from '../../platform/db/shown-texts.ts';
import type { Written } from '../../platform/http/reply.ts';
import type { CachedProducts } from './cached-rows.ts';
import { completionsOf } from './completions.ts';
import { matchingGroups, nameTokens, type NamedGroup } from './matching-groups.ts';
import { pictureUrl } from './pictures.ts';
import type { CurrentCatalogue, GroupCounts, ProductIndex } from './product-index.ts';
import type { Showing } from './product-wire.ts';
import type { SearchLog } from './search-log.ts';
import { plainText } from './text/tokens.ts';

/** How many there are of each at most. */
const most = { groups: 3, brands: 3, searches: 4, products: 5 };

/** So many of the best products tell how a text goes on, and which departments sell most. */
const productsRead = 30;

interface Groups {
  readonly version: string;
  readonly groups: readonly NamedGroup<GroupRow>[];
  readonly brands: readonly NamedGroup<WireBrand>[];
}

interface Place {
  readonly id: number;
  readonly slug: string;
  readonly namePt: string;
  readonly nameEs: string;
}

/** A category, or with one a department of it. */
interface GroupRow extends Place {
  readonly category?: Place;
}

export interface SuggestionDeps {
  readonly db: Db;
  readonly products: CachedProducts;
  readonly searches: SearchLog;
}

type Suggest = (
  catalogue: CurrentCatalogue,
  text: string,
  showing: Showing,
) => Promise<Written<WireSuggestions>>;

export function suggester({ db, products, searches }: SuggestionDeps): Suggest {
  const groupsOf = cacheGroups(db);

  const popular = async ({ index, version }: CurrentCatalogue, lang: Lang) => {
    const buscas = (await searches.popular(lang)).slice(0, most.searches);
    const { groups } = await groupsOf(index, version);
    const categorias = buscas.length > 0 ? [] : await mostSold(db, index, groups);
    return written({ categorias: categorias.map((row) => wireGroupOf(row, lang)), buscas });
  };

  return async (catalogue, typed, showing) => {
    const { index, version } = catalogue;
    const text = typed.trim();
    const { lang } = showing;
    if (text === '') return popular(catalogue, lang);
    const request = { filter: { text, inStockOnly: false }, order: [], page: 1 };
    const found = await index.findPage({ ...request, perPage: productsRead }, showing);
    const known = await groupsOf(index, version);
    const [codigo] = await products.texts(found.codeIds.slice(0, 1), version, showing);
    const produtos = await products.texts(found.ids.slice(0, most.products), version, showing);
    const names = (await products.rows(found.ids, version)).map((row) => nameIn(row, lang));
    const { readings } = found;
    return written({
      codigo,
      categorias: matchingGroups(known.groups, readings, lang)
        .slice(0, most.groups)
        .map((row) => wireGroupOf(row, lang)),
      marcas: matchingGroups(known.brands, readings, lang).slice(0, most.brands),
      buscas: distinctTexts([
        ...(await searches.popular(lang)).filter((other) => goesOn(text, other)),
        ...completionsOf(text, names, most.searches),
      ]).slice(0, most.searches),
      produtos,
    });
  };
}

interface Parts {
  /** As JSON, as those of `produtos`. */
  readonly codigo?: string | undefined;
  readonly categorias: readonly WireSuggestedGroup[];
  readonly marcas?: readonly WireBrand[];
  readonly buscas: readonly string[];
  readonly produtos?: readonly string[];
}

function written({ codigo, categorias, marcas = [], buscas, produtos = [] }: Parts) {
  const rest = JSON.stringify({ categorias, marcas, buscas });
  const goods = `"codigo":${codigo ?? 'null'},"produtos":[${produtos.join(',')}]`;
  return { json: `${rest.slice(0, -1)},${goods}}` };
}

/** Whether another text has all typed words, or words that begin with them, and more. */
function goesOn(text: string, other: string): boolean {
  const wordsOf = (one: string) => plainText(one).split(/\s+/);
  const others = wordsOf(other);
  return (
    plainText(other) !== plainText(text) &&
    wordsOf(text).every((word) => others.some((one) => one.startsWith(word)))
  );
}

function distinctTexts(texts: readonly string[]): string[] {
  const plain = texts.map(plainText);
  return texts.filter((_, index) => plain.indexOf(plain[index] ?? '') === index);
}

/**
 * Groups by name, read again with each version of the catalogue: ordinary ones with goods in stock.
 */
function cacheGroups(db: Db): (index: ProductIndex, version: string) => Promise<Groups> {
  let known: Groups | undefined;
  let reading: { readonly version: string; readonly groups: Promise<Groups> } | undefined;
  return async (index, version) => {
    if (known?.version === version) return known;
    if (reading?.version !== version) {
      reading = { version, groups: readGroups(db, index, version) };
      reading.groups.then(
        (groups) => (known = groups),
        () => (reading = undefined),
      );
    }
    return reading.groups;
  };
}

async function readGroups(db: Db, index: ProductIndex, version: string): Promise<Groups> {
  const all = await index.countGroups({ inStockOnly: false });
  const inStock = await index.countGroups({ inStockOnly: true });
  const place = { id: categories.id, slug: categories.slug };
  const names = { namePt: categories.namePt, nameEs: categories.nameEs };
  const categoryRows = await db
    .select({ ...place, ...names })
    .from(categories)
    .where(eq(categories.special, false))
    .orderBy(asc(categories.position), asc(categories.id));
  const departmentRows = await db
    .select()
    .from(departments)
    .orderBy(asc(departments.position), asc(departments.id));
  const brandRows = await db.select().from(brands).orderBy(asc(brands.id));
  const namedIn =
    (kind: keyof GroupCounts) =>
    <Item>(item: Item, id: number, pt: string, es: string) => {
      // Lists of what is sold out are not suggested.
      if ((inStock[kind].get(id) ?? 0) === 0) return [];
      return [{ item, names: nameTokens(pt, es), products: all[kind].get(id) ?? 0 }];
    };
  const [inCategories, inDepartments, ofBrands] = [
    namedIn('categories'),
    namedIn('departments'),
    namedIn('brands'),
  ];
  return {
    version,
    groups: [
      ...categoryRows.flatMap((row) => inCategories<GroupRow>(row, row.id, row.namePt, row.nameEs)),
      ...departmentRows.flatMap(({ id, slug, namePt, nameEs, categoryId }) => {
        const category = categoryRows.find((row) => row.id === categoryId);
        if (!category) return [];
        const row = { id, slug, namePt, nameEs, category };
        return inDepartments<GroupRow>(row, id, namePt, nameEs);
      }),
    ],
    brands: brandRows.flatMap(({ id, slug, name, logo }) => {
      const brand = { id, slug, nome: name, logo: logo === null ? null : pictureUrl(logo) };
      return ofBrands<WireBrand>(brand, id, name, name);
    }),
  };
}

function wireGroupOf({ id, slug, category, ...names }: GroupRow, lang: Lang): WireSuggestedGroup {
  const nameOf = ({ namePt, nameEs }: Pick<Place, 'namePt' | 'nameEs'>) =>
    lang === 'es' ? nameEs : namePt;
  const categoria = category && {
    id: category.id,
    slug: category.slug,
    nome: nameOf(category),
  };
  return { id, slug, nome: nameOf(names), ...(categoria && { categoria }) };
}

/** The departments of what was sold most; none in a shop that has sold nothing. */
async function mostSold(
  db: Db,
  index: ProductIndex,
  groups: readonly NamedGroup<GroupRow>[],
): Promise<GroupRow[]> {
  const best = await index.findMostSold(productsRead);
  const rows = await db
    .select({ departmentId: goods.departmentId })
    .from(goods)
    .where(inArray(goods.id, [...best]));
  const counts = groups
    .filter(({ item }) => item.category)
    .map(({ item }) => ({
      item,
      count: rows.filter(({ departmentId }) => departmentId === item.id).length,
    }));
  return counts
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, most.groups)
    .map(({ item }) => item);
}
