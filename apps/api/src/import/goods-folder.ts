/** The goods of a shop as a folder of files, such as `packages/demo-shop/shop`. */
import { readdirSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { GroupLines } from './import-groups.ts';
import { readFileLines, type Lines, type RawLine } from './read-file.ts';
import { say } from './sentences/sentences.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** Lines of goods and of what belongs to them; none of a file that there is not. */
export interface Goods extends GroupLines {
  readonly products: Lines;
  /** Undefined to leave those that there are. */
  readonly synonyms: Lines | undefined;
  readonly companions: Lines | undefined;
}

/** A folder that no shop can be made of; the message is a sentence that says why. */
export class BadShop extends Error {}

const tables = ['categories.csv', 'departments.csv', 'brands.csv', 'products.csv'];
const besides = ['synonyms.csv', 'companions.csv'];

/**
 * Reads what there is of `categories.csv`, `departments.csv`, `brands.csv`, `products.csv`, the
 * files in `products`, `synonyms.csv` and `companions.csv`.
 *
 * @param note told what is worth knowing of a file, as a sentence
 * @throws BadShop at once when the folder has no goods, or a table that is none of these; and while
 *   it is read, when a file is damaged
 */
export function goodsFolder(
  folder: string,
  note: (sentence: string) => void = () => undefined,
): Goods {
  const names = namesIn(folder);
  const unknown = names.find(
    (name) => name.endsWith('.csv') && ![...tables, ...besides].includes(name),
  );
  if (unknown !== undefined) {
    throw new BadShop(`${unknown} is no file of a shop: rename it, or put it into products.`);
  }
  if (!names.some((name) => name === 'products' || tables.includes(name))) {
    throw new BadShop(`There are neither products nor ${tables.join(', ')} in ${folder}.`);
  }
  const linesOf = (file: string): Lines =>
    names.includes(file) ? fileLines(folder, file, note) : noLines();
  const linesIn = (file: string) => (names.includes(file) ? linesOf(file) : undefined);
  async function* products(): AsyncGenerator<RawLine> {
    yield* linesOf('products.csv');
    if (!names.includes('products')) return;
    const files = await readdir(join(folder, 'products'));
    for (const name of files.toSorted()) {
      if (isTable(name)) yield* fileLines(folder, `products/${name}`, note);
    }
  }
  return {
    categories: linesOf('categories.csv'),
    departments: linesOf('departments.csv'),
    brands: linesOf('brands.csv'),
    products: products(),
    synonyms: linesIn('synonyms.csv'),
    companions: linesIn('companions.csv'),
    icon: async (name) => (await readIn(folder, name)).trim(),
  };
}

/** The text of a file. @throws BadShop */
export async function readIn(folder: string, file: string): Promise<string> {
  return readFile(join(folder, file), 'utf8').catch(() => missing(folder, file));
}

/** Reports of an import stand beside what was imported. */
const isReport = (name: string): boolean => /\.(?:refused|changes)\.csv$/i.test(name);

function isTable(name: string): boolean {
  return /\.(?:csv|jsonl)$/i.test(name) && !isReport(name);
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => !isReport(name));
  } catch {
    throw new BadShop(`There is no folder ${folder} that can be read.`);
  }
}

async function* noLines(): AsyncGenerator<RawLine> {
  // A file that may be missing.
}

async function* fileLines(
  folder: string,
  file: string,
  note: (sentence: string) => void,
): AsyncGenerator<RawLine> {
  try {
    const lines = readFileLines(join(folder, file), ({ says, values }) =>
      note(`${file} ${say('en', says, values)}`),
    );
    for await (const line of lines) yield { ...line, file };
  } catch (error) {
    if (error instanceof UnreadableFile) throw new BadShop(`${file} ${error.message}.`);
    if (error instanceof Error && 'code' in error && typeof error.code === 'string') {
      if (['ENOENT', 'EACCES', 'EISDIR'].includes(error.code)) missing(folder, file);
    }
    throw error;
  }
}

function missing(folder: string, file: string): never {
  throw new BadShop(`There is no ${file} in ${folder} that can be read.`);
}
