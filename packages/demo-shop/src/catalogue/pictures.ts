import { artVersion, kits } from '../art/index.ts';
import type { PictureKey } from '../types.ts';
import type { Family, PictureSet } from './family.ts';

/** The views of each kind of goods, the best first. */
const views: Readonly<Record<PictureSet, readonly string[]>> = {
  tool: ['front', 'side', 'close', 'card', 'bench', 'many'],
  machine: ['front', 'side', 'kit', 'box', 'size', 'close', 'bench'],
  meter: ['front', 'close', 'box', 'kit', 'bench', 'card', 'many'],
  small: ['front', 'many', 'close', 'card', 'bench', 'box'],
  bag: ['front', 'many', 'bag', 'close', 'box', 'bench'],
  stand: ['front', 'close', 'kit', 'box', 'size', 'bench', 'side', 'many'],
  home: ['front', 'home', 'close', 'kit', 'box', 'side', 'many'],
  plain: ['front', 'box', 'bench', 'close', 'many', 'card'],
};

/** The pictures of a product: as many as asked for, the first from the front. */
export function picturesOf(
  family: Family,
  brand: string,
  sizeIndex: number,
  count: number,
): PictureKey[] {
  const colour = family.colours?.[sizeIndex % family.colours.length];
  const start = [family.drawing, brand, ...(colour === undefined ? [] : [colour])].join('.');
  return views[family.pictures]
    .map((view) => named(view, family))
    .filter((view) => view !== undefined)
    .slice(0, count)
    .map((view) => `${start}.${view}.${artVersion}`);
}

/** A view as keys name it; undefined when these goods have no such view. */
function named(view: string, family: Family): string | undefined {
  if (view === 'kit') return family.drawing in kits ? view : undefined;
  if (view !== 'size') return view;
  return family.mm === undefined ? undefined : `size-${family.mm.join('x')}`;
}
