/** `pnpm --filter @ponte/api run import <file.csv|file.jsonl|synonyms.csv|companions.csv> [--strict] [--replace]` */
import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Database } from '../db/client.ts';
import { importCatalogue, type ImportResult } from '../import/import-catalogue.ts';
import { importCompanions } from '../import/import-companions.ts';
import { importSynonyms } from '../import/import-synonyms.ts';
import { readFileLines, type BadLine } from '../import/read-file.ts';
import { UnreadableFile } from '../import/unreadable-file.ts';
import { isSeeded } from '../seed/seed-once.ts';
import { showProgress } from './progress.ts';
import { Refusals } from './refusals.ts';
import { commandLine, reportProblem, fail, runTool, print } from './tool.ts';

const { path, flags } = commandLine(
  'Name the file to import: a .csv with a header, or one JSON object a line.',
  ['strict', 'replace'],
);
/** Files of a name that says what they hold; any other holds products. */
const tables: Readonly<
  Record<string, { readonly keep: typeof importSynonyms; readonly called: string }>
> = {
  'synonyms.csv': { keep: importSynonyms, called: 'lines of synonyms' },
  'companions.csv': { keep: importCompanions, called: 'lines of companions' },
};
const table = tables[basename(path)];
const isFile = await stat(path).then(
  (found) => found.isFile(),
  () => false,
);
if (!isFile) fail(`There is no file ${path}: check its name.`);
await access(path, constants.R_OK).catch(() => fail(`This user may not read ${path}.`));

await runTool(async ({ database }) => {
  if (!(await isSeeded(database.db))) {
    return reportProblem('There is no shop in the database yet: start its server once.');
  }
  const start = performance.now();
  const refusals = new Refusals();
  const result = await importFile(database, refusals);
  if (result === undefined) return false;
  const { kept, hidden, done } = result;
  const { count } = refusals;
  await refusals.report(path);
  if (!done && count === 0) {
    return reportProblem(`${path} names no product, and nothing was hidden.`);
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  print(
    done
      ? `${kept} ${table?.called ?? 'products'} kept${flags.has('replace') ? `, ${hidden} hidden` : ''}, ${count} lines skipped, ${seconds} s`
      : `Nothing kept: ${count} lines are wrong.`,
  );
  if (done && count > 0) return 'partly';
  return done;
});

/** Undefined for a file that can't be read, which was said. */
async function importFile({ db }: Database, refusals: Refusals): Promise<ImportResult | undefined> {
  const read = readFileLines(path, (note) => print(`${basename(path)} ${note}`));
  const lines = showProgress(read, process.stderr);
  const onBadLine = (line: BadLine): void => refusals.add(line);
  try {
    if (table) {
      const kept = await table.keep(db, lines, onBadLine);
      return { kept, hidden: 0, bad: refusals.count, done: true };
    }
    const strict = flags.has('strict');
    return await importCatalogue(db, lines, { strict, replace: flags.has('replace'), onBadLine });
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    reportProblem(`${path} ${error.message}. Nothing was kept.`);
    return undefined;
  }
}
