/** `pnpm --filter @ponte/api run import <folder|file> [--dry] [--strict] [--replace [--yes]] [--lang pt|es]` */
import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { openStorage } from '../../adapters/storage/open-storage.ts';
import { storesNothing } from '../../adapters/storage/stores-nothing.ts';
import { BadFolder, goodsFolder } from '../../catalogue/import/goods-folder.ts';
import { importCatalogue, type ImportResult } from '../../catalogue/import/import-catalogue.ts';
import { importCompanions } from '../../catalogue/import/import-companions.ts';
import { importGoods, type GoodsResult } from '../../catalogue/import/import-goods.ts';
import { importSynonyms } from '../../catalogue/import/import-synonyms.ts';
import { readFileLines, type BadLine } from '../../catalogue/import/read-file.ts';
import {
  langOf,
  say,
  type SentenceName,
  type SentenceValues,
} from '../../catalogue/import/sentences/sentences.ts';
import { takePictures, type PictureIntake } from '../../catalogue/import/take-pictures.ts';
import { UnreadableFile } from '../../catalogue/import/unreadable-file.ts';
import { isSeeded } from '../seed/seed-once.ts';
import { fetchPictures } from './fetch-pictures.ts';
import { ImportReport } from './import-report.ts';
import { showProgress } from './progress.ts';
import { commandLine, reportProblem, fail, runTool, print, type Tool } from './tool.ts';

const { env } = process;
const terminal = langOf(env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG']);
const {
  path,
  flags,
  lang: chosen,
} = commandLine(say(terminal, 'usage'), ['dry', 'strict', 'replace', 'yes'], { hasLang: true });
const lang = chosen === undefined ? terminal : langOf(chosen);
const linesRead = (n: number): string => say(lang, 'linesRead', { n });
const sentence = (name: SentenceName, values?: SentenceValues): string => say(lang, name, values);

/** Files of a name that says what they hold; any other holds products. */
const tables: Readonly<
  Record<string, { readonly keep: typeof importSynonyms; readonly kept: SentenceName }>
> = {
  synonyms: { keep: importSynonyms, kept: 'keptSynonyms' },
  companions: { keep: importCompanions, kept: 'keptCompanions' },
};
const table = tables[basename(path).replace(/\.(?:csv|xlsx)$/i, '')];
const found = await stat(path).catch(() => undefined);
if (!found?.isFile() && !found?.isDirectory()) fail(sentence('noPath', { path }));
await access(path, constants.R_OK).catch(() => fail(sentence('noAccess', { path })));

await runTool(
  async (tool) => {
    if (!(await isSeeded(tool.database.db))) return reportProblem(sentence('noShop'));
    const start = performance.now();
    const report = new ImportReport(path, lang);
    const pictures = takePictures({
      folder: found?.isDirectory() ? path : dirname(path),
      storage: flags.has('dry') ? storesNothing : openStorage(tool.config, tool.folder),
    });
    const result = await importFile(tool, report, pictures);
    if (result === undefined) {
      await report.close([]);
      return false;
    }
    const { done } = result;
    const isDry = flags.has('dry');
    const late = done && !isDry ? await fetchPictures(tool, pictures, lang) : [];
    const reported = await report.close(late);
    if (result.hidesTooMany) {
      reportProblem(sentence('tooManyHidden', result.hidesTooMany));
      sayWhatChanges(result);
      return false;
    }
    if (!done && report.count === 0) return reportProblem(sentence('nothingNamed', { path }));
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    if (!done) print(sentence('nothingKept', { n: report.count }));
    else if (isDry) print(sentence('rehearsed'));
    else {
      const parts = [
        sentence(table?.kept ?? 'keptProducts', { n: result.kept }),
        ...(flags.has('replace') ? [sentence('hidden', { n: result.hidden })] : []),
        sentence('skipped', { n: report.count }),
        sentence('seconds', { seconds }),
      ];
      print(parts.join(', '));
    }
    sayWhatChanges(result);
    if (done && reported > 0) return 'partly';
    return done;
  },
  { lang },
);

type FileResult = Omit<ImportResult, 'summary'> & Partial<Pick<GoodsResult, 'summary' | 'tables'>>;

function sayWhatChanges({ summary, tables: beside = [] }: FileResult): void {
  for (const one of [...(summary ? [summary] : []), ...beside]) print(`${one.in(lang)}.`);
}

/** Undefined for what can't be read, which was said. */
async function importFile(
  { database: { db } }: Tool,
  report: ImportReport,
  pictures: PictureIntake,
): Promise<FileResult | undefined> {
  const onBadLine = (line: BadLine): void => report.refuse(line);
  const isFolder = found?.isDirectory() ?? false;
  const dry = flags.has('dry');
  const options = {
    dry,
    replace: flags.has('replace'),
    hideMany: flags.has('yes'),
    onBadLine,
    onMissingPicture: (line: BadLine): void => report.miss(line),
    onNote: (line: BadLine): void => report.note(line),
    onDifference: report.change.bind(report),
    pictures,
  };
  try {
    if (isFolder) {
      const goods = goodsFolder(path, (file, { says, values }) =>
        print(`${file} ${sentence(says, values)}`),
      );
      const products = showProgress(goods.products, process.stderr, linesRead);
      return await importGoods(db, { ...goods, products }, options);
    }
    const read = readFileLines(path, ({ says, values }) =>
      print(`${basename(path)} ${sentence(says, values)}`),
    );
    const lines = showProgress(read, process.stderr, linesRead);
    if (table) {
      const summary = await table.keep(db, lines, options);
      const kept = summary.added + summary.unchanged;
      return { kept, hidden: 0, bad: summary.refused, done: true, tables: [summary] };
    }
    return await importCatalogue(db, lines, { ...options, strict: flags.has('strict') });
  } catch (error) {
    if (error instanceof BadFolder) {
      reportProblem(sentence('nothingWasKept', { problem: error.in(lang) }));
    } else if (error instanceof UnreadableFile) {
      reportProblem(sentence('nothingKeptOf', { path, problem: error.in(lang) }));
    } else throw error;
    return undefined;
  }
}
