/** Files by the names that tables give them. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** The path of a file; undefined when there is none. */
export type FindFile = (named: string) => Promise<string | undefined>;

/**
 * Finds files below a folder, whatever the letters' case and Unicode form: a Mac writes names decomposed
 * and a spreadsheet composed, and Windows takes `Fotos\Serra.PNG` for `fotos/serra.png`. A name that is
 * written exactly like a file means that one. Nothing outside of the folder is found.
 */
export function fileFinder(folder: string): FindFile {
  const listings = new Map<string, Promise<Listing>>();
  const listingOf = (path: string): Promise<Listing> => {
    const known = listings.get(path) ?? list(path);
    listings.set(path, known);
    return known;
  };
  return async (named) => {
    let path = folder;
    const parts = named.split(/[\\/]/).filter((part) => part !== '' && part !== '.');
    for (const part of parts) {
      const listing = await listingOf(path);
      // Never `..`, which no listing has.
      const entry = listing.exact.has(part) ? part : listing.alike.get(alike(part));
      if (entry === undefined) return undefined;
      path = join(path, entry);
    }
    return path;
  };
}

interface Listing {
  readonly exact: ReadonlySet<string>;
  readonly alike: ReadonlyMap<string, string>;
}

async function list(path: string): Promise<Listing> {
  // What is no folder, or not for this user, has no files.
  const entries: readonly string[] = await readdir(path).catch(() => []);
  const sorted = entries.toSorted().toReversed();
  return {
    exact: new Set(entries),
    // The first of several that are alike.
    alike: new Map(sorted.map((entry) => [alike(entry), entry])),
  };
}

function alike(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
