/** A shop as a folder of files, such as `packages/demo-shop/shop`. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readLine } from '../import/fields.ts';
import type { GroupLines } from '../import/import-groups.ts';
import { readFileLines, type Lines, type RawLine } from '../import/read-file.ts';
import { UnreadableFile } from '../import/unreadable-file.ts';
import { shopSettings, type ShopSettings } from './shop-settings.ts';

/** What a new database is filled with. */
export interface Shop extends GroupLines {
  readonly products: Lines;
  readonly synonyms: Lines;
  readonly companions: Lines;
  settings(): Promise<ShopSettings>;
}

/** A folder that no shop can be made of; the message is a sentence that says why. */
export class BadShop extends Error {}

/**
 * Reads a shop: `categories.csv`, `departments.csv`, `brands.csv`, the files in `products`,
 * `shop.json`, and `synonyms.csv` and `companions.csv` where there are.
 *
 * @throws BadShop while it is read, when a file is missing or damaged
 */
export function shopFolder(folder: string): Shop {
  return {
    categories: linesOf(folder, 'categories.csv'),
    departments: linesOf(folder, 'departments.csv'),
    brands: linesOf(folder, 'brands.csv'),
    products: productLines(folder),
    synonyms: optionalLines(folder, 'synonyms.csv'),
    companions: optionalLines(folder, 'companions.csv'),
    icon: async (name) => (await read(folder, name)).trim(),
    settings: async () => settingsOf(await read(folder, 'shop.json')),
  };
}

async function* productLines(folder: string): AsyncGenerator<RawLine> {
  const names = await readdir(join(folder, 'products')).catch(() => missing(folder, 'products'));
  for (const name of names.toSorted()) yield* linesOf(folder, `products/${name}`);
}

async function* optionalLines(folder: string, file: string): AsyncGenerator<RawLine> {
  const names = await readdir(folder).catch(() => missing(folder, file));
  if (names.includes(file)) yield* linesOf(folder, file);
}

async function* linesOf(folder: string, file: string): AsyncGenerator<RawLine> {
  try {
    for await (const line of readFileLines(join(folder, file))) yield { ...line, file };
  } catch (error) {
    if (error instanceof UnreadableFile) throw new BadShop(`${file} ${error.message}.`);
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') missing(folder, file);
    throw error;
  }
}

async function read(folder: string, file: string): Promise<string> {
  return readFile(join(folder, file), 'utf8').catch(() => missing(folder, file));
}

function missing(folder: string, file: string): never {
  throw new BadShop(`There is no ${file} in ${folder} that can be read.`);
}

function settingsOf(text: string): ShopSettings {
  const result = readLine(shopSettings, parsed(text));
  if (!result.ok) throw new BadShop(`shop.json: ${result.reason}.`);
  return result.line;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadShop('shop.json is no JSON.');
  }
}
