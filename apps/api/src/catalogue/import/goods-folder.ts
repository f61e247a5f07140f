/** The goods of a shop as a folder of files, such as `packages/demo-shop/shop`. */
import { readdirSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { GroupLines } from './import-groups.ts';
import { readFileLines, type Lines, type RawLine } from './read-file.ts';
import { say, type Problem, type SentenceLang } from './sentences/sentences.ts';
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

/** Likewise, for who reads it in their language. */
export class BadFolder extends BadShop {
  readonly #problem: Problem;

  constructor(problem: Problem) {
    super(say('en', problem.says, problem.values));
    this.#problem = problem;
  }

  in(lang: SentenceLang): string {
    return say(lang, this.#problem.says, this.#problem.values);
  }
}

const tables = ['categories', 'departments', 'brands', 'products'] as const;
const others = ['synonyms', 'companions'] as const;
type TableName = (typeof tables | typeof others)[number];

/**
 * Reads what there is of the tables `categories`, `departments`, `brands`, `products`, `synonyms` and `companions`
 * (`.csv` or `.xlsx`), and the files in `products`.
 *
 * @param note receives what is worth knowing of a file
 * @throws BadFolder at once when the folder has no goods, or a table that is none of these; and while
 *   it is read, when a file is damaged
 */
export function goodsFolder(
  folder: string,
  note: (file: string, problem: Problem) => void = () => undefined,
): Goods {
  const names = namesIn(folder);
  const files = new Map<string, string>();
  for (const name of names.filter((file) => /\.(?:csv|xlsx)$/i.test(file))) {
    const table = name.replace(/\.\w+$/, '');
    const other = files.get(table);
    if (![...tables, ...others].some((known) => known === table)) {
      throw new BadFolder({ says: 'noShopFile', values: { file: name } });
    }
    if (other !== undefined) {
      throw new BadFolder({ says: 'tableTwice', values: { file: name, other } });
    }
    files.set(table, name);
  }
  if (!names.includes('products') && !tables.some((table) => files.has(table))) {
    const values = { tables: tables.map((table) => `${table}.csv`).join(', '), folder };
    throw new BadFolder({ says: 'noGoods', values });
  }
  const linesOf = (table: TableName): Lines | undefined => {
    const file = files.get(table);
    return file === undefined ? undefined : fileLines(folder, file, note);
  };
  async function* products(): AsyncGenerator<RawLine> {
    yield* linesOf('products') ?? noLines();
    if (!names.includes('products')) return;
    const inside = await readdir(join(folder, 'products'));
    for (const name of inside.toSorted()) {
      if (isTable(name)) yield* fileLines(folder, `products/${name}`, note);
    }
  }
  return {
    categories: linesOf('categories') ?? noLines(),
    departments: linesOf('departments') ?? noLines(),
    brands: linesOf('brands') ?? noLines(),
    products: products(),
    synonyms: linesOf('synonyms'),
    companions: linesOf('companions'),
    icon: async (name) => (await readIn(folder, name)).trim(),
  };
}

/** The text of a file. @throws BadFolder */
export async function readIn(folder: string, file: string): Promise<string> {
  return readFile(join(folder, file), 'utf8').catch(() => missing(folder, file));
}

/** Reports of an import stand beside what was imported, and Excel's `~$` files beside what it has open. */
const isOther = (name: string): boolean => /^~\$|\.(?:refused|changes)\.csv$/i.test(name);

function isTable(name: string): boolean {
  return /\.(?:csv|jsonl|xlsx)$/i.test(name) && !isOther(name);
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => !isOther(name));
  } catch {
    throw new BadFolder({ says: 'noFolder', values: { folder } });
  }
}

async function* noLines(): AsyncGenerator<RawLine> {
  // A file that may be missing.
}

async function* fileLines(
  folder: string,
  file: string,
  note: (file: string, problem: Problem) => void,
): AsyncGenerator<RawLine> {
  try {
    const lines = readFileLines(join(folder, file), (problem) => note(file, problem));
    for await (const line of lines) yield { ...line, file };
  } catch (error) {
    if (error instanceof UnreadableFile) {
      throw new BadFolder({ says: 'unreadableFile', values: { file, problem: error.problem } });
    }
    if (error instanceof Error && 'code' in error && typeof error.code === 'string') {
      if (['ENOENT', 'EACCES', 'EISDIR'].includes(error.code)) missing(folder, file);
    }
    throw error;
  }
}

function missing(folder: string, file: string): never {
  throw new BadFolder({ says: 'noFileIn', values: { file, folder } });
}
