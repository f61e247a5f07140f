/** `pnpm --filter @ponte/api run backup <file> [--force]` */
import { backUp, checkTarget, sentenceOf } from '../backup/backup.ts';
import { complain, fail, fileAndForce, runTool, say, type Tool } from './tool.ts';

const { path, force } = fileAndForce('Name the file to write, such as shop.tar.gz.');
const wrong = await checkTarget(path, force);
if (wrong !== undefined) fail(wrong);

const keep = async ({ database, config, folder }: Tool): Promise<boolean> => {
  const result = await backUp(path, database.db, folder);
  if (!result.ok) return complain(result.problem);
  say(`${sentenceOf(result)} kept in ${path}.`);
  if (config.bucket) say(`Documents are in the bucket ${config.bucket.name}, and not in the file.`);
  return true;
};

// A newer version's backup must not change what the servers of the present one work on.
await runTool(keep, { asItIs: true });
