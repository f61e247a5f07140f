import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';
import { fontsFile } from '../src/server/fonts-file.ts';
import { late } from './chunk-families.ts';
import { splitStyles } from './split-styles.ts';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/**
 * Takes out of the stylesheet that every page loads the looks of what none shows at first: dialogs,
 * the cart's drawer, forms, a visitor's own pages. They are a second stylesheet, which comes with
 * the code that shows them and before that is run.
 *
 * Fonts are in neither: each page says itself which there are, and a stylesheet that says it again
 * would have Chromium lay out the whole page anew.
 */
export function laterStyles(): Plugin {
  const styles = createHash('sha256');
  return {
    name: 'ponte:later-styles',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /\.css$/ },
      handler(code) {
        styles.update(code);
        return null;
      },
    },
    // Who imports such code names the second stylesheet beside it: with other styles it is another.
    augmentChunkHash: (chunk) =>
      isLate(chunk.facadeModuleId) ? styles.copy().digest('base64url') : undefined,
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const entry = chunks.find(({ isEntry }) => isEntry);
        const name = entry && stylesOf(entry).values().next().value;
        const sheet = name === undefined ? undefined : bundle[name];
        if (!entry || sheet?.type !== 'asset') this.error('The entry has no stylesheet.');
        const early = reachedFrom(chunks.filter(isShownAtFirst), bundle);
        const code = [...early].map((chunk) => chunk.code).join('\n');
        const { fonts, first, later, shows } = splitStyles(String(sheet.source), code);
        const emit = (file: string, source: string) =>
          this.getFileName(this.emitFile({ type: 'asset', name: file, source }));
        this.emitFile({ type: 'asset', fileName: fontsFile, source: fonts });
        delete bundle[sheet.fileName];
        stylesOf(entry).delete(sheet.fileName);
        stylesOf(entry).add(emit('client.css', first));
        const second = emit('later.css', later);
        for (const chunk of chunks) {
          if (!early.has(chunk) && shows(chunk.code)) stylesOf(chunk).add(second);
        }
      },
    },
  };
}

function isLate(module: string | null): boolean {
  return late.some((end) => module?.endsWith(end));
}

/** What shows nothing, as the store's answers are read with, has no look to keep either. */
function isShownAtFirst({ isEntry, isDynamicEntry, facadeModuleId }: Chunk): boolean {
  const shows = /\/packages\/(?:storefront|ui)\//.test(facadeModuleId ?? '');
  return isEntry || (isDynamicEntry && shows && !isLate(facadeModuleId));
}

/** The stylesheets that Vite loads with a chunk. */
function stylesOf(chunk: Chunk): Set<string> {
  return chunk.viteMetadata?.importedCss ?? new Set();
}

/** The chunks and all that they import. */
function reachedFrom(chunks: readonly Chunk[], bundle: Bundle): ReadonlySet<Chunk> {
  const reached = new Set(chunks);
  for (const chunk of reached) {
    for (const file of chunk.imports) {
      const imported = bundle[file];
      if (imported?.type === 'chunk') reached.add(imported);
    }
  }
  return reached;
}
