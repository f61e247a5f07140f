/** `pnpm --filter @ponte/api run import <folder|file.csv|file.jsonl> [--strict] [--replace]` */
import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { BadShop, goodsFolder } from '../import/goods-folder.ts';
import { importCatalogue, type ImportResult } from '../import/import-catalogue.ts';
import { importCompanions } from '../import/import-companions.ts';
import { importGoods } from '../import/import-goods.ts';
import { importSynonyms } from '../import/import-synonyms.ts';
import { readFileLines, type BadLine } from '../import/read-file.ts';
import { takePictures } from '../import/take-pictures.ts';
import { UnreadableFile } from '../import/unreadable-file.ts';
import { isSeeded } from '../seed/seed-once.ts';
import { openStorage } from '../storage/open-storage.ts';
import { fetchPictures } from './fetch-pictures.ts';
import { showProgress } from './progress.ts';
import { Refusals } from './refusals.ts';
import { commandLine, reportProblem, fail, runTool, print, type Tool } from './tool.ts';

const { path, flags } = commandLine(
  'Name what to import: a .csv with a header, a file of one JSON object a line, or a folder of a shop.',
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
const found = await stat(path).catch(() => undefined);
if (!found?.isFile() && !found?.isDirectory()) {
  fail(`There is no file or folder ${path}: check its name.`);
}
await access(path, constants.R_OK).catch(() => fail(`This user may not read ${path}.`));

await runTool(async (tool) => {
  if (!(await isSeeded(tool.database.db))) {
    return reportProblem('There is no shop in the database yet: start its server once.');
  }
  const start = performance.now();
  const refusals = new Refusals();
  const result = await importFile(tool, refusals);
  if (result === undefined) return false;
  const { kept, hidden, done } = result;
  const { count } = refusals;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const missing = done ? await fetchPictures(tool) : [];
  await refusals.report(path, missing);
  if (!done && count === 0) {
    return reportProblem(`${path} names no product, and nothing was hidden.`);
  }
  print(
    done
      ? `${kept} ${table?.called ?? 'products'} kept${flags.has('replace') ? `, ${hidden} hidden` : ''}, ${count} lines skipped, ${seconds} s`
      : `Nothing kept: ${count} lines are wrong.`,
  );
  if (done && count + missing.length > 0) return 'partly';
  return done;
});

/** Undefined for what can't be read, which was said. */
async function importFile(
  { database: { db }, config, folder }: Tool,
  refusals: Refusals,
): Promise<ImportResult | undefined> {
  const onBadLine = (line: BadLine): void => refusals.add(line);
  const replace = flags.has('replace');
  const isFolder = found?.isDirectory() ?? false;
  const pictures = takePictures({
    folder: isFolder ? path : dirname(path),
    storage: openStorage(config, folder),
  });
  try {
    if (isFolder) {
      const goods = goodsFolder(path, print);
      const products = showProgress(goods.products, process.stderr);
      return await importGoods(db, { ...goods, products }, { replace, onBadLine, pictures });
    }
    const read = readFileLines(path, (note) => print(`${basename(path)} ${note}`));
    const lines = showProgress(read, process.stderr);
    if (table) {
      const kept = await table.keep(db, lines, onBadLine);
      return { kept, hidden: 0, bad: refusals.count, done: true };
    }
    const strict = flags.has('strict');
    return await importCatalogue(db, lines, { strict, replace, onBadLine, pictures });
  } catch (error) {
    if (error instanceof BadShop) reportProblem(`${error.message} Nothing was kept.`);
    else if (error instanceof UnreadableFile) {
      reportProblem(`${path} ${error.message}. Nothing was kept.`);
    } else throw error;
    return undefined;
  }
}
