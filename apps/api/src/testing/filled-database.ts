import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeCatalogue } from '../catalogue/write.ts';
import { migrationsFolder, openEmbedded, type EmbeddedDatabase } from '../db/embedded.ts';
import type { SeedCatalogue } from '../seed/types.ts';
import { writeDemoNetwork } from '../shipping/demo-network.ts';

/** Out of everybody's way, and gone when dependencies are installed anew. */
const cacheFolder = new URL('../../node_modules/.cache/filled-databases/', import.meta.url);

/**
 * A database in memory with a catalogue in it. Making one takes seconds and copying it a fraction,
 * so that the first of each kind is kept as a file for the other tests, this time and later.
 */
export async function openFilled(catalogue: SeedCatalogue): Promise<EmbeddedDatabase> {
  const file = new URL(`${await fingerprint(catalogue)}.tar`, cacheFolder);
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return openEmbedded({ copyOf: new Blob([kept]) });
  const database = await openEmbedded();
  await writeCatalogue(database.db, catalogue);
  await writeDemoNetwork(database.db);
  await mkdir(cacheFolder, { recursive: true });
  const draft = new URL(`${randomUUID()}.new`, cacheFolder);
  await writeFile(draft, (await database.dump()).stream());
  await rename(draft, file);
  return database;
}

/** Changes with all that decides what is in the database. */
async function fingerprint(catalogue: SeedCatalogue): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(catalogue));
  for (const name of (await readdir(migrationsFolder)).toSorted()) {
    if (name.endsWith('.sql')) hash.update(await readFile(join(migrationsFolder, name)));
  }
  for (const source of ['../catalogue/write.ts', '../shipping/demo-network.ts']) {
    hash.update(await readFile(new URL(source, import.meta.url)));
  }
  return hash.digest('hex').slice(0, 24);
}
