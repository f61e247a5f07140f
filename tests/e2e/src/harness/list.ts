import { expect, type Page } from '@playwright/test';
import type { Catalogue, ListedCategory, ListedPage } from './catalogue.ts';

/** What is written on lists and their filters. */
export const words = {
  'pt-BR': {
    filter: 'Filtrar',
    filters: 'Filtros',
    apply: 'Aplicar',
    clear: 'Limpar',
    more: 'Mostrar mais produtos',
    lastPage: 'Ir para a última página',
    inStock: 'Só com estoque',
    remove: (label: string) => `Remover filtro ${label}`,
    moreOf: (count: number, label: string) => `Ver mais ${count} em ${label}`,
    from: 'De',
    show: (count: number) => `Mostrar ${count} ${count === 1 ? 'produto' : 'produtos'}`,
    found: (count: number) =>
      count === 1 ? '1 produto encontrado' : `${count} produtos encontrados`,
  },
  'es-PY': {
    filter: 'Filtrar',
    filters: 'Filtros',
    apply: 'Aplicar',
    clear: 'Limpiar',
    more: 'Mostrar más productos',
    lastPage: 'Ir a la última página',
    inStock: 'Solo con stock',
    remove: (label: string) => `Quitar filtro ${label}`,
    moreOf: (count: number, label: string) => `Ver ${count} más en ${label}`,
    from: 'Desde',
    show: (count: number) => `Mostrar ${count} ${count === 1 ? 'producto' : 'productos'}`,
    found: (count: number) =>
      count === 1 ? '1 producto encontrado' : `${count} productos encontrados`,
  },
} as const;

export const namesOf = ({ products }: ListedPage) => products.map(({ name }) => name);

interface Narrowed {
  readonly id: number;
  readonly name: string;
  readonly page: ListedPage;
}

/** The first brands of the filter that have something in a category, and what. */
export async function brandsIn(
  catalogue: Catalogue,
  category: ListedCategory,
  count: number,
): Promise<readonly Narrowed[]> {
  const { marcas } = await catalogue.facets({ category_id: String(category.id) });
  const found = await Promise.all(
    marcas.slice(0, count).map(async ({ id, nome, total }) => {
      const page = await catalogue.products({
        category_id: String(category.id),
        brands_ids: String(id),
      });
      expect(page.total).toBe(Number(total));
      return { id: Number(id), name: nome, page };
    }),
  );
  if (found.length < count) throw new Error(`${category.name} has fewer than ${count} brands`);
  return found;
}

/** The first facet of a category that has more values than show at first. */
export async function facetIn(catalogue: Catalogue, category: ListedCategory) {
  const { facetas } = await catalogue.facets({ category_id: String(category.id) });
  const facet = facetas.find(({ valores }) => valores.length > 6);
  const [first] = facet?.valores ?? [];
  const last = facet?.valores.at(-1);
  if (!facet || !first || !last) throw new Error(`${category.name} has no such facet`);
  return { ...facet, first, last };
}

/** How many calls for lists a page makes from now on; others of a product's brand are no list. */
export function countReads(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/public/products' && !searchParams.has('brand_id')) count += 1;
  });
  return () => count;
}
