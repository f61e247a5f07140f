import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageAssets } from '../app/page-state.ts';

/** Which files a page needs, by the source of its screen (as in the route table). */
export type AssetsOf = (screenSource: string) => PageAssets;

interface ManifestChunk {
  readonly file: string;
  readonly src?: string;
  readonly isEntry?: boolean;
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
});

/**
 * Reads the client build's manifest.
 *
 * @param clientFolder the client build's output folder
 * @throws when there is no build or it has no client entry
 */
export function builtAssets(clientFolder: string): AssetsOf {
  const file = join(clientFolder, '.vite', 'manifest.json');
  const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'));
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry);
  if (!entry) throw new Error(`The build manifest ${file} names no client entry.`);
  const known = new Map<string, PageAssets>();
  return (screenSource) => {
    const assets = known.get(screenSource) ?? pageAssets(manifest, entry, screenSource);
    known.set(screenSource, assets);
    return assets;
  };
}

function pageAssets(manifest: Manifest, entry: ManifestChunk, screenSource: string): PageAssets {
  const screen = Object.values(manifest).find((chunk) => chunk.src?.endsWith(screenSource));
  if (!screen) throw new Error(`The build manifest has no chunk for the screen "${screenSource}".`);
  const chunks = new Set<ManifestChunk>();
  const visit = (chunk: ManifestChunk) => {
    if (chunks.has(chunk)) return;
    chunks.add(chunk);
    for (const name of chunk.imports ?? []) {
      const imported = manifest[name];
      if (imported) visit(imported);
    }
  };
  visit(entry);
  visit(screen);
  const all = [...chunks];
  const address = (path: string) => `/${path}`;
  return {
    script: address(entry.file),
    styles: [...new Set(all.flatMap((chunk) => chunk.css ?? []))].map(address),
    fonts: [...new Set(all.flatMap((chunk) => chunk.assets ?? []))]
      .filter((path) => path.endsWith('.woff2'))
      .map(address),
    preloads: all.filter((chunk) => chunk !== entry).map((chunk) => address(chunk.file)),
  };
}
