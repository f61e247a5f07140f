import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { catalogueChanges } from '../../platform/db/schema/index.ts';

/** A value that changes with every change of the catalogue. */
export async function readVersion(db: Db): Promise<string> {
  const { changes } = catalogueChanges;
  const [row] = await db
    .select({ version: sql<string>`concat(count(*), '.', sum(${changes}))` })
    .from(catalogueChanges);
  return row?.version ?? '';
}
