import { noteBackup } from '../../platform/store-info/last-backup.ts';
/** `pnpm --filter @ponte/api run backup <file> [--force] [--lacking] [--without-pictures]` */
import { backUp, checkTarget, sentenceOf, sizeInAdvance } from '../backup/backup.ts';
import { holdsShop } from '../backup/catalog.ts';
import { commandLine, reportProblem, fail, runTool, print, type Tool } from './tool.ts';

const { path, flags } = commandLine('Name the file to write, such as shop.tar.gz.', [
  'force',
  'lacking',
  'without-pictures',
]);
const wrong = await checkTarget(path, flags.has('force'));
if (wrong !== undefined) fail(wrong);

const keep = async ({ database, config, folder }: Tool): Promise<boolean> => {
  const options = {
    lacking: flags.has('lacking') || config.bucket !== undefined,
    isWithoutPictures: flags.has('without-pictures'),
  };
  if (await holdsShop(database.db)) print(await sizeInAdvance(path, database.db, folder, options));
  const result = await backUp(path, database.db, folder, options);
  if (!result.ok) return reportProblem(result.problem);
  await noteBackup(database.db, new Date());
  print(`${sentenceOf(result)} saved to ${path}.`);
  if (config.bucket)
    print(`Documents are in the bucket ${config.bucket.name}, and not in the file.`);
  return true;
};

// Without migrations: running servers of the current version still use the database.
await runTool(keep, { asItIs: true });
