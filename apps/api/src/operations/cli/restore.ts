import { openStorage } from '../../adapters/storage/open-storage.ts';
import { problemOfSecret } from '../../office/staff/lost-authenticators.ts';
import { storedSecret } from '../../platform/security/secrets.ts';
/** `pnpm --filter @ponte/api run restore <file> [--force]` */
import { sentenceOf } from '../backup/backup.ts';
import { findMissingFiles } from '../backup/named-files.ts';
import { examine, restore } from '../backup/restore.ts';
import { reportProblem, fail, commandLine, runTool, print, type Tool } from './tool.ts';

const { path, flags } = commandLine('Name the file to restore, one made by the command backup.', [
  'force',
]);
const examined = await examine(path);
if (!examined.ok) fail(examined.problem);

const restoreInto = async ({ database, config, folder }: Tool): Promise<boolean> => {
  const storage = openStorage(config, folder);
  const target = { database, folder, storage, force: flags.has('force') };
  const result = await restore(path, examined.manifest, target);
  if (!result.ok) return reportProblem(result.problem);
  print(`${sentenceOf(result)} restored from ${path}.`);
  const secret = config.secret ?? (await storedSecret(folder.root));
  const problem = await problemOfSecret(database.db, secret);
  if (problem !== undefined) print(problem);
  if (config.bucket) return true;
  const { missing } = await findMissingFiles(database.db, folder);
  if (missing.length > 0)
    print(
      `${missing.length} files that the database names are not in ${folder.uploads} (${missing[0]}): restore those that are stored apart from the backup.`,
    );
  return true;
};

// One connection of our own, so any other is another process's.
await runTool(restoreInto, { connections: 1, replaced: true });
