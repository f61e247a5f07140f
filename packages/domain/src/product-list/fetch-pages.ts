import type { ProductQuestion } from '@ponte/contract/entities';
import type { Api } from '../api/index.ts';
import type { ProductSlice } from '../entities/index.ts';
import type { Result } from '../result/index.ts';

export interface ListSlice extends ProductSlice {
  /** The index of the first one in the list. */
  readonly start: number;
}

export interface PagedQuestion extends ProductQuestion {
  /** From 1. */
  readonly page: number;
}

interface PagesOptions {
  /** Of the last page. */
  readonly question: PagedQuestion;
  /** The number of pages, ending with the question's. */
  readonly pages: number;
  /** Already known products of the same list, which are not loaded again. */
  readonly known: ListSlice | undefined;
  readonly signal: AbortSignal;
}

/**
 * Loads consecutive pages of a list, missing ones in parallel. If all are known, all are reloaded:
 * the caller wants fresh ones.
 */
export async function fetchPages(
  api: Api,
  { question, pages, known, signal }: PagesOptions,
): Promise<Result<ListSlice>> {
  const { page, perPage } = question;
  const first = page - pages + 1;
  const numbers = Array.from({ length: pages }, (_, index) => first + index);
  const kept = numbers.map((number) => known && pageIn(known, number, perPage));
  const goesOn = kept.includes(undefined);
  const answers = await Promise.all(
    numbers.map(async (number, index): Promise<Result<ProductSlice>> => {
      const here = goesOn ? kept[index] : undefined;
      if (here) return { ok: true, value: here };
      return api.call('listProducts', { ...question, page: number, signal });
    }),
  );
  return joined(answers, (first - 1) * perPage);
}

/** A page, if all of it is known. */
function pageIn(known: ListSlice, page: number, perPage: number): ProductSlice | undefined {
  const from = (page - 1) * perPage - known.start;
  const products = from < 0 ? [] : known.products.slice(from, from + perPage);
  return products.length === perPage ? { ...known, products } : undefined;
}

/** All products, or the first failure. A product that moved between two answers appears once. */
function joined(answers: readonly Result<ProductSlice>[], start: number): Result<ListSlice> {
  const products = new Map<number, ProductSlice['products'][number]>();
  let last: ProductSlice | undefined;
  for (const answer of answers) {
    if (!answer.ok) return answer;
    for (const product of answer.value.products) products.set(product.id, product);
    last = answer.value;
  }
  const { total = 0, reading } = last ?? {};
  const known = { products: [...products.values()], total, start };
  return { ok: true, value: { ...known, ...(reading && { reading }) } };
}
