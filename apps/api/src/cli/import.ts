/** `pnpm --filter @ponte/api run import <file.csv|file.jsonl|synonyms.csv|companions.csv> [--strict] [--replace]` */
import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Database } from '../db/client.ts';
import { OpenQuote } from '../import/csv.ts';
import { importCatalogue, type ImportResult } from '../import/import-catalogue.ts';
import { importCompanions } from '../import/import-companions.ts';
import { importSynonyms } from '../import/import-synonyms.ts';
import { readFileLines, type BadLine } from '../import/read-file.ts';
import { isSeeded } from '../seed/seed-once.ts';
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
  const result = await importFile(database);
  if (result === 'open quote') {
    return reportProblem(
      `A quote in ${path} is never closed, so that it can't be read to its end: close it. Nothing was kept.`,
    );
  }
  const { kept, hidden, bad, done } = result;
  if (!done && bad === 0) {
    return reportProblem(`${path} names no product, and nothing was hidden.`);
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  print(
    done
      ? `${kept} ${table?.called ?? 'products'} kept${flags.has('replace') ? `, ${hidden} hidden` : ''}, ${bad} lines skipped, ${seconds} s`
      : `Nothing kept: ${bad} lines are wrong.`,
  );
  return done;
});

async function keepTable({ db }: Database, keep: typeof importSynonyms): Promise<ImportResult> {
  let bad = 0;
  const kept = await keep(db, readFileLines(path), (line) => {
    bad += 1;
    printBad(line);
  });
  return { kept, hidden: 0, bad, done: true };
}

function printBad({ line, reason }: BadLine): void {
  print(`line ${line}: ${reason}`);
}

async function importFile(database: Database): Promise<ImportResult | 'open quote'> {
  try {
    if (table) return await keepTable(database, table.keep);
    return await importCatalogue(database.db, readFileLines(path), {
      strict: flags.has('strict'),
      replace: flags.has('replace'),
      onBadLine: printBad,
    });
  } catch (error) {
    if (error instanceof OpenQuote) return 'open quote';
    throw error;
  }
}
