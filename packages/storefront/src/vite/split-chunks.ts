import type { Rolldown } from 'vite';

type ChunkingContext = Rolldown.ChunkingContext;

/**
 * Chunks by what needs them, never by folder: what the entry imports statically, which every page
 * loads, is one chunk, and compresses better as one; what several screens share is split by which
 * of them do, pieces too small to be worth a request of their own joining their nearest neighbour.
 */
export const splitChunks: Rolldown.CodeSplittingOptions = {
  groups: [
    {
      name: (id, context) => (isInShell(id, context, new Set()) ? 'shell' : null),
      priority: 2,
    },
    {
      name: 'shared',
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: 5_000,
      priority: 1,
    },
  ],
};

/** Whether the entry reaches the module without a dynamic import. */
function isInShell(id: string, context: ChunkingContext, visited: Set<string>): boolean {
  if (visited.has(id)) return false;
  visited.add(id);
  const info = context.getModuleInfo(id);
  if (!info) return false;
  return info.isEntry || info.importers.some((importer) => isInShell(importer, context, visited));
}
