import { paths } from '../links/paths.ts';
import type { Region } from '../region/region.ts';

/** Pages that are there only where the shop has written their text, by their paths. */
const ownPages: Readonly<Record<string, string>> = {
  [paths.howToBuy]: 'howToBuy',
  [paths.privacy]: 'privacy',
  [paths.terms]: 'terms',
};

/** Whether the shop has a page at a path, so that a link may lead there. */
export function hasPage({ store }: Pick<Region, 'store'>, path: string): boolean {
  const name = ownPages[path];
  return name === undefined || store?.pages?.includes(name) === true;
}
