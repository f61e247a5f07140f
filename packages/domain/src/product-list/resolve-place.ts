import type { Brand, Category, Department } from '../entities/index.ts';
import { listAddress, type ListQuery } from './list-query.ts';

/** A list's position in the catalogue. */
export interface Place {
  /** The brand in the path, not one chosen in the filter. */
  readonly brand: Brand | null;
  readonly category: Category | null;
  readonly department: Department | null;
}

/** Where the parts of an address are looked up. */
export interface Catalogue {
  readonly brands: readonly Brand[];
  readonly categories: readonly Category[];
  readonly specialCategories: readonly Category[];
}

export type PlaceResolution =
  | { readonly kind: 'found'; readonly place: Place }
  /** The address uses an id or a former slug, or omits a required part; `to` is the canonical address. */
  | { readonly kind: 'redirect'; readonly to: string; readonly temporary?: true }
  | { readonly kind: 'missing'; readonly what: 'brand' | 'category' };

/** The whole catalogue. */
export const everywhere: Place = { brand: null, category: null, department: null };

/**
 * Resolves an address's brand, category and department. A numeric part is an id and redirects to
 * the slug (storefront.md §2, navigation guard), and so does a former slug.
 */
export function resolvePlace(query: ListQuery, catalogue: Catalogue): PlaceResolution {
  if (query.list === 'special') return resolveSpecial(query, catalogue);

  const brand = query.brand === null ? null : named(catalogue.brands, query.brand);
  if (brand === undefined) return { kind: 'missing', what: 'brand' };
  const category = query.category === null ? null : named(catalogue.categories, query.category);
  if (category === undefined) return { kind: 'missing', what: 'category' };
  const department =
    query.department === null ? null : named(category?.departments ?? [], query.department);
  if (department === undefined) return { kind: 'missing', what: 'category' };
  return atItsAddress(query, { brand, category, department });
}

/** The special listing; by default its first category's (decision 15). */
function resolveSpecial(query: ListQuery, catalogue: Catalogue): PlaceResolution {
  const parts = [query.brand, query.category, query.department].filter((part) => part !== null);
  if (parts.length === 0) {
    const [first] = catalogue.specialCategories;
    return first
      ? { kind: 'redirect', to: listAddress({ ...query, category: first.slug }), temporary: true }
      : { kind: 'missing', what: 'category' };
  }
  const place = matchSpecial(parts, catalogue);
  return place ? atItsAddress(query, place) : { kind: 'missing', what: 'category' };
}

/**
 * Resolves the parts of a special listing: each is a brand, else a special category, else a
 * department of it, each at most once and in this order (decision 33). Null when one is none of
 * these.
 */
export function matchSpecial(
  parts: readonly string[],
  { brands, specialCategories }: Omit<Catalogue, 'categories'>,
): Place | null {
  let { brand, category, department } = everywhere;
  for (const part of parts) {
    if (!category) {
      const found = brand ? undefined : named(brands, part);
      if (found) {
        brand = found;
        continue;
      }
      category = named(specialCategories, part) ?? null;
      if (!category) return null;
    } else {
      department = department ? null : (named(category.departments, part) ?? null);
      if (!department) return null;
    }
  }
  return { brand, category, department };
}

function atItsAddress(query: ListQuery, place: Place): PlaceResolution {
  const to = listAddress({
    ...query,
    brand: place.brand?.slug ?? null,
    category: place.category?.slug ?? null,
    department: place.department?.slug ?? null,
  });
  return to === listAddress(query) ? { kind: 'found', place } : { kind: 'redirect', to };
}

function named<T extends Pick<Department, 'id' | 'slug' | 'formerSlugs'>>(
  list: readonly T[],
  part: string,
): T | undefined {
  return (
    list.find(({ slug }) => slug === part) ??
    list.find(({ formerSlugs }) => formerSlugs?.includes(part)) ??
    (/^\d+$/.test(part) ? list.find(({ id }) => String(id) === part) : undefined)
  );
}
