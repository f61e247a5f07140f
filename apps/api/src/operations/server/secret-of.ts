import type { DataFolder } from '../../adapters/storage/data-folder.ts';
import { readOrCreateSecret, type StoredSecret } from '../../platform/security/secrets.ts';
import type { Config } from './config.ts';

/**
 * The signing secret. Read it after the database was opened: a secret without one means that a
 * shop's data were lost.
 */
export async function secretOf(
  { secret }: Pick<Config, 'secret'>,
  { root }: Pick<DataFolder, 'root'>,
): Promise<StoredSecret> {
  return secret === undefined ? readOrCreateSecret(root) : { ok: true, secret };
}
