/** `pnpm --filter @ponte/api run import <file.csv|file.jsonl> [--strict]` */
import { access } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { importCatalogue } from '../import/import-catalogue.ts';
import { readFileLines } from '../import/read-file.ts';
import { fail, runTool, say, typedPath } from './tool.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { strict: { type: 'boolean', default: false } },
});
const [given] = positionals;
if (given === undefined)
  fail('Name the file to import: a .csv with a header, or one JSON object a line.');
const path = typedPath(given);
await access(path).catch(() => fail(`There is no file ${path}: check its name.`));

await runTool(async ({ database }) => {
  const start = performance.now();
  const { kept, bad, done } = await importCatalogue(database.db, readFileLines(path), {
    strict: values.strict,
    onBadLine: ({ line, reason }) => say(`line ${line}: ${reason}`),
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  say(
    done
      ? `${kept} products kept, ${bad} lines skipped, ${seconds} s`
      : `Nothing kept: ${bad} lines are wrong.`,
  );
  return done;
});
