/** The demo shop's catalogue in memory, without a database. */
import { demoShop } from '@ponte/demo-shop';
import * as v from 'valibot';
import { specificationOf } from '../catalogue/import/product-line.ts';
import type { Lines } from '../catalogue/import/read-file.ts';
import { inSlices } from '../catalogue/products/memory/slices.ts';
import { SnapshotDraft, type GroupNames } from '../catalogue/products/memory/snapshot-draft.ts';
import { Snapshot } from '../catalogue/products/memory/snapshot.ts';
import { companionRules, type CompanionLine } from '../catalogue/products/text/companions.ts';
import { shopFolder } from '../operations/seed/shop-folder.ts';

const text = v.string();
const specifications = v.pipe(
  text,
  v.transform((value) => value.split('|').map(specificationOf)),
);

/** The columns that the search reads; descriptions are harmless, and cleaning them takes seconds. */
const line = v.object({
  id: v.pipe(text, v.transform(Number)),
  code: text,
  name_pt: text,
  name_es: text,
  brand: text,
  category_pt: text,
  category_es: text,
  department_pt: text,
  department_es: text,
  price_usd: v.pipe(text, v.transform(Number)),
  in_stock: v.pipe(
    text,
    v.transform((value) => value === 'true'),
  ),
  specifications_pt: specifications,
  specifications_es: specifications,
  details_pt: text,
  details_es: text,
});

const group = v.object({ slug: text, name_pt: text });
const companion = v.pipe(
  v.object({ department: text, name: text, needed_department: text, needed: text }),
  v.transform(({ needed_department: neededDepartment, ...one }) => ({ ...one, neededDepartment })),
);

async function allOf<Schema extends v.GenericSchema>(
  schema: Schema,
  lines: Lines,
): Promise<v.InferOutput<Schema>[]> {
  const all: v.InferOutput<Schema>[] = [];
  for await (const { value } of lines) all.push(v.parse(schema, value));
  return all;
}

/**
 * The products in the order of their ids, the lines of `companions.csv`, and a snapshot of them
 * without prices.
 */
export async function demoSnapshot(): Promise<{
  readonly products: readonly v.InferOutput<typeof line>[];
  readonly companions: readonly CompanionLine[];
  readonly snapshot: Snapshot;
  /** With their numbers in the snapshot. */
  readonly departments: readonly { readonly id: number; readonly slug: string }[];
}> {
  const shop = shopFolder(demoShop().folder);
  const lines = await allOf(line, shop.products);
  const companions = shop.companions ? await allOf(companion, shop.companions) : [];
  const slugs = await allOf(group, shop.departments);
  const products = lines.toSorted((a, b) => a.id - b.id);
  const categories = new Numbered();
  const departments = new Numbered();
  const brands = new Numbered();
  const rows = {
    ids: products.map(({ id }) => id),
    codes: products.map(({ code }) => code),
    namesPt: products.map(({ name_pt }) => name_pt),
    namesEs: products.map(({ name_es }) => name_es),
    specificationsPt: products.map(({ specifications_pt }) => specifications_pt),
    specificationsEs: products.map(({ specifications_es }) => specifications_es),
    detailsPt: products.map(({ details_pt }) => details_pt),
    detailsEs: products.map(({ details_es }) => details_es),
    categories: products.map((one) => categories.of(one.category_pt, one.category_es)),
    departments: products.map((one) => departments.of(one.department_pt, one.department_es)),
    brands: products.map(({ brand }) => brands.of(brand, brand)),
    prices: products.map(() => null),
    taxPercents: products.map(() => 10),
    inStock: products.map(({ in_stock }) => in_stock),
  };
  const numbered = slugs.flatMap(({ slug, name_pt }) => {
    const id = departments.known(name_pt);
    return id === undefined ? [] : [{ slug, id }];
  });
  const draft = new SnapshotDraft({
    categories: categories.names,
    departments: departments.names,
    brands: brands.names,
    sold: new Map(),
    synonyms: [],
    companions: companionRules(companions, numbered),
  });
  await inSlices(draft.add(rows));
  const unsorted = new Uint32Array(products.length);
  const ranks = { 'nome pt': unsorted, 'nome es': unsorted };
  return {
    products,
    companions,
    departments: numbered,
    snapshot: new Snapshot(await inSlices(draft.finish('1', ranks))),
  };
}

/** Numbers groups by their names as they come. */
class Numbered {
  readonly #names = new Map<number, { readonly pt: string; readonly es: string }>();
  readonly #ids = new Map<string, number>();

  get names(): GroupNames {
    return this.#names;
  }

  known(pt: string): number | undefined {
    return this.#ids.get(pt);
  }

  of(pt: string, es: string): number {
    const known = this.known(pt);
    if (known !== undefined) return known;
    const id = this.#ids.size + 1;
    this.#ids.set(pt, id);
    this.#names.set(id, { pt, es });
    return id;
  }
}
