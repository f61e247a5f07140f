/** The codes that a shop has, for those of a file that are none of them to the letter. */
import { asc, gt } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { products } from '../../platform/db/schema/index.ts';
import { codeKey } from './product-code.ts';
import { SpoiltCodes } from './spoilt-codes.ts';

export interface KnownCodes {
  /** The product whose code differs by case, blanks or look-alike letters alone. */
  alike(code: string): { readonly id: number; readonly code: string } | undefined;
  /** The code that a spreadsheet may have made this one of. */
  originalOf(code: string): string | undefined;
}

const rowsAtOnce = 10_000;

/** Reads all codes: seldom needed, as most files name products as they are, or the shop is empty. */
export async function readKnownCodes(db: Db): Promise<KnownCodes> {
  const byKey = new Map<string, { readonly id: number; readonly code: string }>();
  const codes: string[] = [];
  let last = 0;
  for (;;) {
    const rows = await db
      .select({ id: products.id, code: products.code })
      .from(products)
      .where(gt(products.id, last))
      .orderBy(asc(products.id))
      .limit(rowsAtOnce);
    for (const row of rows) {
      byKey.set(codeKey(row.code), row);
      codes.push(row.code);
    }
    const end = rows.at(-1);
    if (!end) break;
    last = end.id;
  }
  const spoilt = new SpoiltCodes(codes);
  return {
    alike: (code) => byKey.get(codeKey(code)),
    originalOf: (code) => spoilt.originalOf(code),
  };
}
