import type { Rolldown } from 'vite';

/** How many of its parts a shared chunk is called by. */
const named = 2;

/**
 * What a chunk's file is called: after what is in it. Rolldown calls a shared chunk after those who
 * share it, which says little and changes with every page that comes to them.
 */
export function chunkFileNames({
  name,
  moduleIds,
}: Pick<Rolldown.PreRenderedChunk, 'name' | 'moduleIds'>): string {
  if (!name.startsWith('shared')) return 'assets/[name]-[hash:7].js';
  const parts = [...new Set(moduleIds.map(partOf))].filter((part) => part !== undefined);
  const shown = parts.slice(-named).join('-');
  return `assets/${shown || '[name]'}-[hash:7].js`;
}

/** `…/ui/src/price-tag/price-tag.tsx` is of the price tag, `…/products/product-card.tsx` of the product card. */
function partOf(moduleId: string): string | undefined {
  const path = moduleId.split('?')[0]?.replace(/\.\w+$/, '') ?? '';
  const [folder, file] = path.split('/').slice(-2);
  const part = file === 'index' ? folder : file;
  return part && /^[\w-]+$/.test(part) ? part : undefined;
}
