import type { Category } from '@ponte/domain';
import type { PageLocation } from '../../page/screen.ts';

/** The query parameter that names the category whose products the home page shows. */
const parameter = 'categoria';

/** The slug of the category chosen in the address, or null. */
export function chosenSlug({ searchParams }: PageLocation): string | null {
  return searchParams.get(parameter);
}

/** The home page with a category chosen. */
export function choiceHref(category: Category): string {
  return `/?${new URLSearchParams({ [parameter]: category.slug }).toString()}`;
}
