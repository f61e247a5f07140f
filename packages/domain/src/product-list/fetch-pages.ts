import type { Api } from '../api/index.ts';
import { fetchProducts, type ProductQuestion } from '../api/products.ts';
import type { ProductSlice } from '../entities/index.ts';
import type { Result } from '../result/index.ts';

/** Products that follow one another in a list. */
export interface ListSlice extends ProductSlice {
  /** How many of the list stand before the first of them. */
  readonly start: number;
}

/** A question for one page. */
export interface PagedQuestion extends ProductQuestion {
  /** From 1. */
  readonly page: number;
}

interface PagesOptions {
  /** For the last of the pages. */
  readonly question: PagedQuestion;
  /** How many pages, up to that of the question. */
  readonly pages: number;
  /** What is known of the same list: its pages are not asked for again to go on from them. */
  readonly known: ListSlice | undefined;
  readonly signal: AbortSignal;
}

/**
 * Pages of a list, one after another: those that are not known are asked for side by side. What is
 * known in whole is asked for anew, because whoever asks for it wants to know it as it is now.
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
      return fetchProducts(api, { ...question, page: number }, { signal });
    }),
  );
  return joined(answers, (first - 1) * perPage);
}

/** A page of a list, where all of it is known. */
function pageIn(known: ListSlice, page: number, perPage: number): ProductSlice | undefined {
  const from = (page - 1) * perPage - known.start;
  const products = from < 0 ? [] : known.products.slice(from, from + perPage);
  return products.length === perPage ? { products, total: known.total } : undefined;
}

/** All of them, or the failure of the first that failed. One that moved between two answers shows once. */
function joined(answers: readonly Result<ProductSlice>[], start: number): Result<ListSlice> {
  const products = new Map<number, ProductSlice['products'][number]>();
  let total = 0;
  for (const answer of answers) {
    if (!answer.ok) return answer;
    for (const product of answer.value.products) products.set(product.id, product);
    total = answer.value.total;
  }
  return { ok: true, value: { products: [...products.values()], total, start } };
}
