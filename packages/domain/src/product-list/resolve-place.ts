import type { Category, Department } from '../entities/index.ts';
import { listAddress, type ListQuery } from './list-query.ts';

/** Where in the catalogue a list is. */
export interface Place {
  readonly category: Category | null;
  readonly department: Department | null;
}

/** What the category and department of an address stand for. */
export type PlaceResolution =
  | { readonly kind: 'found'; readonly place: Place }
  /** The address names a category or department by its id; `to` is the same with slugs. */
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'missing' };

/**
 * Finds the category and department of an address. A purely numeric part is an id and belongs
 * elsewhere: under the slug (storefront.md §2, navigation guard).
 */
export function resolvePlace(query: ListQuery, categories: readonly Category[]): PlaceResolution {
  if (query.category === null)
    return { kind: 'found', place: { category: null, department: null } };

  const category = named(categories, query.category);
  if (!category) return { kind: 'missing' };
  const department =
    query.department === null ? null : named(category.departments, query.department);
  if (department === undefined) return { kind: 'missing' };

  const canonical = { ...query, category: category.slug, department: department?.slug ?? null };
  return canonical.category === query.category && canonical.department === query.department
    ? { kind: 'found', place: { category, department } }
    : { kind: 'redirect', to: listAddress(canonical) };
}

function named<T extends Department>(list: readonly T[], part: string): T | undefined {
  const bySlug = list.find(({ slug }) => slug === part);
  return bySlug ?? (/^\d+$/.test(part) ? list.find(({ id }) => String(id) === part) : undefined);
}
