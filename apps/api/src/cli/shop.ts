/** `pnpm --filter @ponte/api run shop apply <shop.json> [--dry] [--force]`, `… shop show`, `… shop example` */
import { isUtf8 } from 'node:buffer';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { TransactionRollbackError } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { pictureReason } from '../import/sentences/picture-reason.ts';
import { say } from '../import/sentences/sentences.ts';
import { takePictures, type PictureIntake } from '../import/take-pictures.ts';
import { seedOnce } from '../seed/seed-once.ts';
import {
  applySettings,
  currentSettings,
  lockSettings,
  type SettingsPart,
} from '../shop-settings/apply-settings.ts';
import { differencesOf } from '../shop-settings/differences.ts';
import { exampleShop } from '../shop-settings/example-shop.ts';
import { laterChange, noteApplied } from '../shop-settings/later-changes.ts';
import { promisesTold } from '../shop-settings/promises-told.ts';
import { sentenceOf } from '../shop-settings/settings-problems.ts';
import { readShopSettings, type ShopSettings } from '../shop-settings/shop-json.ts';
import { takeShopPictures } from '../shop-settings/shop-pictures.ts';
import { lastChangeOfSettings } from '../staff/last-change.ts';
import { openStorage } from '../storage/open-storage.ts';
import type { Storage } from '../storage/storage.ts';
import { storesNothing } from '../storage/stores-nothing.ts';
import { fetchPictures } from './fetch-pictures.ts';
import { fail, print, reportProblem, runTool, typedPath, type Tool } from './tool.ts';

const usage =
  'Say what to do: shop apply shop.json, with --dry to only look at it and --force over later changes of the back office, shop show, or shop example shop.json for a file to edit.';

const { action, path, dry, force } = readArguments();
if (action === 'show') {
  await runTool(async ({ database }) => {
    const settings = await currentSettings(database.db);
    // A new shop has nothing to show but what it could say.
    const isNew = settings.store.name === undefined;
    const shownAt = new Date().toISOString();
    print(JSON.stringify(isNew ? exampleShop : { shownAt, ...settings }, null, 2));
    return true;
  });
} else if (action === 'example') {
  const text = `${JSON.stringify(exampleShop, null, 2)}\n`;
  if (path === '') print(text.trimEnd());
  else {
    await writeFile(path, text, { flag: 'wx' }).catch(() =>
      fail(`${path} could not be written, or is there already. Nothing was changed.`),
    );
    print(`Wrote ${path}: put your own words in it, and take out what you do not promise.`);
  }
} else {
  const bytes = await readFile(path).catch(() => fail(`There is no file ${path} to read.`));
  if (!isUtf8(bytes)) fail(`${path} is not UTF-8: save it as UTF-8. Nothing was changed.`);
  const read = readShopSettings(bytes.toString());
  if (!read.ok) fail(`${sentenceOf(read.problems)} Nothing was changed.`);
  const { settings, shownAt } = read;
  if (dry) {
    const taken = await takeShopPictures(settings, picturesFor(storesNothing));
    if (!taken.ok) fail(`${sentenceOf(taken.problems)} Nothing was changed.`);
    print(`${path} can be applied.`);
    for (const line of promisesTold(settings)) print(line);
    process.exit(0);
  }
  await runTool(async (tool) => {
    // A new database stays without goods until they are imported.
    await seedOnce(tool.database, undefined);
    const applied = await apply(tool, settings, shownAt);
    if (!applied) return false;
    const { changed, differences, pictures } = applied;
    for (const line of differences) print(line);
    if (changed.length === 0) print('Nothing was changed: the shop is what the file says.');
    else print(`Changed: ${changed.join(', ')}. Pages show it within a minute or so.`);
    const missing = await fetchPictures(tool, pictures);
    for (const { picture, reason } of missing) {
      reportProblem(say('en', 'pictureNotCome', { picture, reason: pictureReason(reason) }));
    }
    return missing.length > 0 ? 'partly' : true;
  });
}

interface Applied {
  readonly changed: readonly SettingsPart[];
  readonly differences: readonly string[];
  readonly pictures: PictureIntake;
}

/** Undefined where nothing was changed, after saying why. */
async function apply(
  { database: { db }, config, folder }: Tool,
  settings: ShopSettings,
  shownAt: string | undefined,
): Promise<Applied | undefined> {
  const work = db.transaction(async (tx): Promise<Applied | undefined> => {
    await lockSettings(tx);
    const before = await currentSettings(tx);
    const later = force ? null : await laterChange(tx, await lastChangeOfSettings(tx), shownAt);
    const pictures = picturesFor(openStorage(config, folder), tx);
    const taken = await takeShopPictures(settings, pictures);
    if (!taken.ok) {
      reportProblem(`${sentenceOf(taken.problems)} Nothing was changed.`);
      return undefined;
    }
    await pictures.write(tx);
    const now = Date.now();
    const changed = await applySettings(tx, taken.settings, now);
    const differences = differencesOf(before, await currentSettings(tx));
    if (later && differences.length > 0) {
      for (const line of differences) print(line);
      reportProblem(
        `The back office changed the settings at ${later.at}, after this file was written. Write it anew with shop show, or overwrite that with --force. Nothing was changed.`,
      );
      tx.rollback();
    }
    await noteApplied(tx, now);
    return { changed, differences, pictures };
  });
  return work.catch((error: unknown) => {
    if (error instanceof TransactionRollbackError) return undefined;
    throw error;
  });
}

/** Those beside the file, and of addresses. */
function picturesFor(storage: Storage, tx?: Db): PictureIntake {
  return takePictures({ folder: dirname(path), storage }, tx);
}

function readArguments(): {
  action: 'apply' | 'show' | 'example';
  path: string;
  dry: boolean;
  force: boolean;
} {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        dry: { type: 'boolean', default: false },
        force: { type: 'boolean', default: false },
      },
    });
    const [action, path, ...more] = positionals;
    if (action === 'example' && more.length === 0) {
      return { action, path: path === undefined ? '' : typedPath(path), dry: false, force: false };
    }
    if (action === 'show' && path === undefined) {
      return { action, path: '', dry: false, force: false };
    }
    if (action !== 'apply' || path === undefined || more.length > 0) return reject();
    return { action, path: typedPath(path), dry: values.dry, force: values.force };
  } catch {
    return reject();
  }
}

function reject(): never {
  reportProblem(usage);
  process.exit(1);
}
