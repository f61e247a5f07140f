/** What a text that is being typed may mean. */
import type { WireBrand } from '@ponte/contract/brands';
import type { WireSuggestedGroup, WireSuggestions } from '@ponte/contract/suggestions';
import type { Lang } from '@ponte/contract/wire';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { brands, categories, departments } from '../db/schema/index.ts';
import type { Written } from '../http/reply.ts';
import type { CachedProducts } from './cached-rows.ts';
import { completionsOf } from './completions.ts';
import { matchingGroups, nameTokens, type NamedGroup } from './matching-groups.ts';
import { hasBit } from './memory/bits.ts';
import { findProducts } from './memory/find.ts';
import type { Snapshot } from './memory/snapshot.ts';
import { plainText } from './memory/tokens.ts';
import type { CurrentCatalogue } from './memory/watch-catalogue.ts';
import { pictureUrl } from './pictures.ts';
import type { Showing } from './product-wire.ts';
import type { SearchLog } from './search-log.ts';

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

export interface SuggestionMeans {
  readonly db: Db;
  readonly products: CachedProducts;
  readonly searches: SearchLog;
}

type Suggest = (
  catalogue: CurrentCatalogue,
  text: string,
  showing: Showing,
) => Promise<Written<WireSuggestions>>;

export function suggester({ db, products, searches }: SuggestionMeans): Suggest {
  const groupsOf = cacheGroups(db);

  const popular = async ({ snapshot, version }: CurrentCatalogue, lang: Lang) => {
    const buscas = (await searches.popular(lang)).slice(0, most.searches);
    const { groups } = await groupsOf(snapshot, version);
    const categorias = buscas.length > 0 ? [] : await mostSold(snapshot, groups);
    return written({ categorias: categorias.map((row) => wireGroupOf(row, lang)), buscas });
  };

  return async (catalogue, typed, showing) => {
    const { snapshot, version } = catalogue;
    const text = typed.trim();
    const { lang, prices } = showing;
    if (text === '') return popular(catalogue, lang);
    const request = { filter: { text, inStockOnly: false }, order: [], page: 1 };
    const found = await findProducts(
      snapshot,
      { ...request, perPage: productsRead },
      { lang, prices: prices.order },
    );
    const known = await groupsOf(snapshot, version);
    const [codigo] = await products.texts(found.codeIds.slice(0, 1), version, showing);
    const produtos = await products.texts(found.ids.slice(0, most.products), version, showing);
    const names = (await products.rows(found.ids, version)).map(({ namePt, nameEs }) =>
      lang === 'es' ? nameEs : namePt,
    );
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

/** Groups by name, read anew with each version of the catalogue: ordinary ones with goods in stock. */
function cacheGroups(db: Db): (snapshot: Snapshot, version: string) => Promise<Groups> {
  let known: Groups | undefined;
  let reading: { readonly version: string; readonly groups: Promise<Groups> } | undefined;
  return async (snapshot, version) => {
    if (known?.version === version) return known;
    if (reading?.version !== version) {
      reading = { version, groups: readGroups(db, snapshot, version) };
      reading.groups.then(
        (groups) => (known = groups),
        () => (reading = undefined),
      );
    }
    return reading.groups;
  };
}

async function readGroups(db: Db, snapshot: Snapshot, version: string): Promise<Groups> {
  const { data } = snapshot;
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
  const named = <Item>(item: Item, pt: string, es: string, members: Uint32Array | undefined) => {
    // Lists of what is sold out are not suggested.
    if (!members?.some((product) => hasBit(data.inStock, product))) return [];
    return [{ item, names: nameTokens(pt, es), products: members.length }];
  };
  return {
    version,
    groups: [
      ...categoryRows.flatMap((row) =>
        named<GroupRow>(row, row.namePt, row.nameEs, data.categories.get(row.id)),
      ),
      ...departmentRows.flatMap(({ id, slug, namePt, nameEs, categoryId }) => {
        const category = categoryRows.find((row) => row.id === categoryId);
        if (!category) return [];
        const row = { id, slug, namePt, nameEs, category };
        return named<GroupRow>(row, namePt, nameEs, data.departments.get(id));
      }),
    ],
    brands: brandRows.flatMap(({ id, slug, name, logo }) => {
      const brand = { id, slug, nome: name, logo: logo === null ? null : pictureUrl(logo) };
      return named<WireBrand>(brand, name, name, data.brands.get(id));
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
  snapshot: Snapshot,
  groups: readonly NamedGroup<GroupRow>[],
): Promise<GroupRow[]> {
  const { data } = snapshot;
  const { sorted } = await snapshot.order(
    [
      { field: 'tem_estoque', descending: true },
      { field: 'sold', descending: true },
    ],
    { lang: 'pt', prices: 'kept' },
  );
  const best = Array.from(sorted.subarray(0, productsRead)).filter(
    (product) => (data.ranks.sold[product] ?? 0) > 0,
  );
  const counts = groups
    .filter(({ item }) => item.category)
    .map(({ item }) => {
      const members = data.departments.get(item.id) ?? new Uint32Array();
      return { item, count: best.filter((product) => hasMember(members, product)).length };
    });
  return counts
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, most.groups)
    .map(({ item }) => item);
}

/** Binary search in ascending numbers. */
function hasMember(members: Uint32Array, wanted: number): boolean {
  let [low, high] = [0, members.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((members[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return members[low] === wanted;
}
