/** One file of a build in {@link Manifest}. */
interface Chunk {
  readonly file: string;
  readonly src?: string;
  readonly isEntry?: boolean;
  /** Keys of the chunks that it cannot run without. */
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** Vite's `.vite/manifest.json`: https://vite.dev/guide/backend-integration */
export type Manifest = Readonly<Record<string, Chunk>>;

/** The files of a page's first load: the client entry, the screen's chunk, all that they import. */
export function firstLoadOf(manifest: Manifest, screen: string): { js: string[]; css: string[] } {
  const keys = Object.keys(manifest).filter((key) =>
    manifest[key]?.src?.endsWith(`/screens/${screen}/index.ts`),
  );
  if (keys.length === 0) throw new Error(`the manifest has no chunk of the screen ${screen}`);
  return firstFilesOf(manifest, keys);
}

/** The files of the entry and of some chunks, by their keys. */
export function firstFilesOf(
  manifest: Manifest,
  keys: readonly string[],
): { js: string[]; css: string[] } {
  return filesOf(manifest, [...entriesOf(manifest), ...keys]);
}

/** The scripts that no page loads with its entry. */
export function lazyChunksOf(manifest: Manifest): string[] {
  const shell = new Set(filesOf(manifest, entriesOf(manifest)).js);
  const files = new Set(Object.values(manifest).map(({ file }) => file));
  return [...files].filter((file) => file.endsWith('.js') && !shell.has(file));
}

function entriesOf(manifest: Manifest): string[] {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  if (entries.length === 0) throw new Error('the manifest has no entry');
  return entries;
}

function filesOf(manifest: Manifest, keys: readonly string[]): { js: string[]; css: string[] } {
  const [js, css] = [new Set<string>(), new Set<string>()];
  const follow = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`the manifest has no chunk ${key}`);
    for (const file of chunk.css ?? []) css.add(file);
    if (chunk.file.endsWith('.css')) css.add(chunk.file);
    else if (js.has(chunk.file)) return;
    else js.add(chunk.file);
    for (const each of chunk.imports ?? []) follow(each);
  };
  for (const key of keys) follow(key);
  return { js: [...js], css: [...css] };
}
