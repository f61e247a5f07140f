import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A page's files, as addresses from the site's root. */
export interface PageAssets {
  readonly script: string;
  /** Scripts of the first render, preloaded in parallel. */
  readonly preloads: readonly string[];
  /** The loader script; undefined in development. */
  readonly early: string | undefined;
}

/** A page's files by its screen's source. */
export type AssetsOf = (screenSource: string) => PageAssets;

interface ManifestChunk {
  readonly file: string;
  readonly src?: string;
  readonly isEntry?: boolean;
  /** The chunk's name without hash. */
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly assets?: readonly string[];
}

type Manifest = Readonly<Record<string, ManifestChunk>>;

/** In development Vite serves the sources. */
export const developmentAssets: AssetsOf = () => ({
  script: '/src/client.ts',
  preloads: [],
  early: undefined,
});

/**
 * Reads the client build's manifest.
 * @param clientFolder the client build's output folder
 * @throws when there is no build or no client entry
 */
export function builtAssets(clientFolder: string): AssetsOf {
  const manifest = readManifest(clientFolder);
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry && !isStylesheet(chunk));
  if (!entry) throw new Error(`The build manifest in ${clientFolder} names no client entry.`);
  const known = new Map<string, PageAssets>();
  return (screenSource) => {
    const assets = known.get(screenSource) ?? pageAssets(manifest, entry, screenSource);
    known.set(screenSource, assets);
    return assets;
  };
}

function pageAssets(manifest: Manifest, entry: ManifestChunk, screenSource: string): PageAssets {
  const reached = (chunk: ManifestChunk) => [...reachedFrom(manifest, chunk)];
  const screen = reached(chunkOf(manifest, screenSource));
  const all = [...new Set([...reached(entry), ...screen])];
  const early = Object.values(manifest).find((chunk) => chunk.name === 'early');
  return {
    script: addressOf(entry.file),
    preloads: all
      .filter((chunk) => chunk !== entry && chunk !== early)
      .map((chunk) => addressOf(chunk.file)),
    early: early && addressOf(early.file),
  };
}

function addressOf(path: string): string {
  return `/${path}`;
}

function chunkOf(manifest: Manifest, source: string): ManifestChunk {
  const chunk = Object.values(manifest).find(({ src }) => src?.endsWith(source));
  if (!chunk) throw new Error(`The build manifest has no chunk for "${source}".`);
  return chunk;
}

/** A chunk and its static imports. */
function reachedFrom(manifest: Manifest, from: ManifestChunk): ReadonlySet<ManifestChunk> {
  const reached = new Set([from]);
  for (const chunk of reached) {
    for (const name of chunk.imports ?? []) {
      const imported = manifest[name];
      if (imported) reached.add(imported);
    }
  }
  return reached;
}

interface Stylesheet {
  /** Its path in the output folder. */
  readonly file: string;
  /** Addresses of the fonts that it names. */
  readonly fonts: readonly string[];
}

/**
 * The build's stylesheet.
 * @param clientFolder the client build's output folder
 * @throws when there is no build or no stylesheet
 */
export function builtStylesheet(clientFolder: string): Stylesheet {
  const sheet = Object.values(readManifest(clientFolder)).find(isStylesheet);
  if (!sheet) throw new Error(`The build manifest in ${clientFolder} names no stylesheet.`);
  const fonts = (sheet.assets ?? []).filter((path) => path.endsWith('.woff2')).map(addressOf);
  return { file: sheet.file, fonts };
}

function isStylesheet({ isEntry, file }: ManifestChunk): boolean {
  return isEntry === true && file.endsWith('.css');
}

function readManifest(clientFolder: string): Manifest {
  return JSON.parse(readFileSync(join(clientFolder, '.vite', 'manifest.json'), 'utf8'));
}
