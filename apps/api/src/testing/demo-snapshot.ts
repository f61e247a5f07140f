/** The demo shop's catalogue in memory, without a database. */
import { demoShop } from '@ponte/demo-shop';
import * as v from 'valibot';
import { inSlices } from '../catalogue/memory/slices.ts';
import { SnapshotDraft, type GroupNames } from '../catalogue/memory/snapshot-draft.ts';
import { Snapshot } from '../catalogue/memory/snapshot.ts';
import { specificationOf } from '../import/product-line.ts';
import { shopFolder } from '../seed/shop-folder.ts';

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
  in_stock: v.pipe(
    text,
    v.transform((value) => value === 'true'),
  ),
  specifications_pt: specifications,
  specifications_es: specifications,
  details_pt: text,
  details_es: text,
});

/** The products in the order of their ids, and a snapshot of them without prices. */
export async function demoSnapshot(): Promise<{
  readonly products: readonly v.InferOutput<typeof line>[];
  readonly snapshot: Snapshot;
}> {
  const lines: v.InferOutput<typeof line>[] = [];
  for await (const { value } of shopFolder(demoShop().folder).products) {
    lines.push(v.parse(line, value));
  }
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
  const draft = new SnapshotDraft({
    categories: categories.names,
    departments: departments.names,
    brands: brands.names,
    sold: new Map(),
    synonyms: [],
  });
  await inSlices(draft.add(rows));
  const unsorted = new Uint32Array(products.length);
  const ranks = { 'nome pt': unsorted, 'nome es': unsorted };
  return { products, snapshot: new Snapshot(await inSlices(draft.finish('1', ranks))) };
}

/** Numbers groups by their names as they come. */
class Numbered {
  readonly #names = new Map<number, { readonly pt: string; readonly es: string }>();
  readonly #ids = new Map<string, number>();

  get names(): GroupNames {
    return this.#names;
  }

  of(pt: string, es: string): number {
    const known = this.#ids.get(pt);
    if (known !== undefined) return known;
    const id = this.#ids.size + 1;
    this.#ids.set(pt, id);
    this.#names.set(id, { pt, es });
    return id;
  }
}
