import type { Category } from '@ponte/domain';
import type { PageLocation } from '../../page/screen.ts';

/** The query parameter of the chosen category. */
const parameter = 'categoria';

export function chosenSlug({ searchParams }: PageLocation): string | null {
  return searchParams.get(parameter);
}

export function choiceHref(category: Category): string {
  return `/?${new URLSearchParams({ [parameter]: category.slug }).toString()}`;
}
