import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { staffMembers } from '../../platform/db/schema/index.ts';
import { createVault } from '../../platform/security/vault.ts';

/**
 * A sentence about members of staff whose authenticators were sealed with another secret, such as that of
 * the machine that a backup comes from; undefined when there are none.
 *
 * @param secret the API's; undefined where it has none yet
 */
export async function problemOfSecret(
  db: Db,
  secret: string | undefined,
): Promise<string | undefined> {
  const vault = secret === undefined ? undefined : createVault(secret);
  const members = await db
    .select({ totpSecret: staffMembers.totpSecret })
    .from(staffMembers)
    .where(eq(staffMembers.active, true));
  const lost = members.filter(({ totpSecret }) => vault?.open(totpSecret) === undefined);
  if (lost.length === 0) return undefined;
  return `${lost.length} of ${members.length} members of staff can't sign in: their authenticators were sealed with another secret. Set PONTE_SECRET (or the file secret in DATA_DIR) as it was when the backup was made, or invite each of them again, an owner first: ponte staff invite you@shop.example --role owner`;
}
