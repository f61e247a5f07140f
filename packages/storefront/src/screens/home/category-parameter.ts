import type { Category } from '@ponte/domain';
import type { PageLocation } from '../../route/screen.ts';

const parameter = 'categoria';

export function chosenSlug({ searchParams }: PageLocation): string | null {
  return searchParams.get(parameter);
}

export function choiceHref(category: Pick<Category, 'slug'>): string {
  return `/?${new URLSearchParams({ [parameter]: category.slug }).toString()}`;
}
