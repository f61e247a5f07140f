import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fontsFile } from './fonts-file.ts';

/** The files of a page. Addresses from the site's root. */
export interface PageAssets {
  /** What takes over the page. */
  readonly script: string;
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
  /** Scripts that the first render imports, fetched in parallel rather than one after another. */
  readonly preloads: readonly string[];
  /** The script that loads the others; none in development. */
  readonly early: string | undefined;
  /** What the cart's drawer needs besides, for `fetchAhead`. */
  readonly ahead: readonly string[];
}

/** Which files a page needs, by the source of its screen (as in the route table). */
export type AssetsOf = (screenSource: string) => PageAssets;

interface ManifestChunk {
  readonly file: string;
  readonly src?: string;
  readonly isEntry?: boolean;
  /** What the chunk is called, without its hash. */
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

type Manifest = Readonly<Record<string, ManifestChunk>>;

/** In development Vite serves the sources themselves. */
export const developmentAssets: AssetsOf = () => ({
  script: '/src/client.ts',
  styles: ['/src/app.css'],
  fonts: [],
  preloads: [],
  early: undefined,
  ahead: [],
});

/**
 * Reads the client build's manifest.
 *
 * @param clientFolder the client build's output folder
 * @throws when there is no build or it has no client entry
 */
export function builtAssets(clientFolder: string): AssetsOf {
  const manifest = readManifest(clientFolder);
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry);
  if (!entry) throw new Error(`The build manifest in ${clientFolder} names no client entry.`);
  const known = new Map<string, PageAssets>();
  return (screenSource) => {
    const assets = known.get(screenSource) ?? pageAssets(manifest, entry, screenSource);
    known.set(screenSource, assets);
    return assets;
  };
}

/** The code that a page fetches before a visitor asks for it. */
const drawerSource = 'layout/cart-drawer-content.tsx';

function pageAssets(manifest: Manifest, entry: ManifestChunk, screenSource: string): PageAssets {
  const reached = (chunk: ManifestChunk) => [...reachedFrom(manifest, chunk)];
  const screen = reached(chunkOf(manifest, screenSource));
  const all = [...new Set([...reached(entry), ...screen])];
  const drawer = reached(chunkOf(manifest, drawerSource));
  const later = drawer.filter((chunk) => !all.includes(chunk));
  const early = Object.values(manifest).find((chunk) => chunk.name === 'early');
  const address = (path: string) => `/${path}`;
  return {
    script: address(entry.file),
    styles: [...new Set(all.flatMap((chunk) => chunk.css ?? []))].map(address),
    fonts: [...new Set(all.flatMap((chunk) => chunk.assets ?? []))]
      .filter((path) => path.endsWith('.woff2'))
      .map(address),
    preloads: all
      .filter((chunk) => chunk !== entry && chunk !== early)
      .map((chunk) => address(chunk.file)),
    early: early && address(early.file),
    ahead: [...new Set(later.flatMap((chunk) => [chunk.file, ...(chunk.css ?? [])]))].map(address),
  };
}

function chunkOf(manifest: Manifest, source: string): ManifestChunk {
  const chunk = Object.values(manifest).find(({ src }) => src?.endsWith(source));
  if (!chunk) throw new Error(`The build manifest has no chunk for "${source}".`);
  return chunk;
}

/** The chunk and all that it imports. */
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

/**
 * The build's fonts and stylesheets as one text.
 *
 * @param clientFolder the client build's output folder
 */
export function builtStyles(clientFolder: string): string {
  const manifest = readManifest(clientFolder);
  // What comes with later code comes after what is on every page.
  const chunks = Object.values(manifest).sort(
    (one, other) => Number(other.isEntry ?? false) - Number(one.isEntry ?? false),
  );
  const files = new Set(chunks.flatMap((chunk) => chunk.css ?? []));
  return [fontsFile, ...files]
    .map((file) => readFileSync(join(clientFolder, file), 'utf8'))
    .join('');
}

function readManifest(clientFolder: string): Manifest {
  return JSON.parse(readFileSync(join(clientFolder, '.vite', 'manifest.json'), 'utf8'));
}
