/** `pnpm --filter @ponte/api run shop apply <shop.json> [--dry]` and `… shop show` */
import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
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
import { sentenceOf } from '../shop-settings/settings-problems.ts';
import { readShopSettings, type ShopSettings } from '../shop-settings/shop-json.ts';
import { takeShopPictures } from '../shop-settings/shop-pictures.ts';
import { openStorage } from '../storage/open-storage.ts';
import type { Storage } from '../storage/storage.ts';
import { storesNothing } from '../storage/stores-nothing.ts';
import { fetchPictures } from './fetch-pictures.ts';
import { fail, print, reportProblem, runTool, typedPath, type Tool } from './tool.ts';

const usage = 'Say what to do: shop apply shop.json, with --dry to only check it, or shop show.';

const { action, path, dry } = readArguments();
if (action === 'show') {
  await runTool(async ({ database }) => {
    print(JSON.stringify(await currentSettings(database.db), null, 2));
    return true;
  });
} else {
  const bytes = await readFile(path).catch(() => fail(`There is no file ${path} to read.`));
  if (!isUtf8(bytes)) fail(`${path} is not UTF-8: save it as UTF-8. Nothing was changed.`);
  const read = readShopSettings(bytes.toString());
  if (!read.ok) fail(`${sentenceOf(read.problems)} Nothing was changed.`);
  const { settings } = read;
  if (dry) {
    const taken = await takeShopPictures(settings, picturesFor(storesNothing));
    if (!taken.ok) fail(`${sentenceOf(taken.problems)} Nothing was changed.`);
    print(`${path} can be applied.`);
    process.exit(0);
  }
  await runTool(async (tool) => {
    // A new database stays without goods until they are imported.
    await seedOnce(tool.database, undefined);
    const applied = await apply(tool, settings);
    if (!applied) return false;
    const { changed, pictures } = applied;
    if (changed.length === 0) print('Nothing was changed: the shop is what the file says.');
    else print(`Changed: ${changed.join(', ')}. Pages show it within a minute or so.`);
    const missing = await fetchPictures(tool, pictures);
    for (const { picture, reason } of missing) {
      reportProblem(say('en', 'pictureNotCome', { picture, reason: pictureReason(reason) }));
    }
    return missing.length > 0 ? 'partly' : true;
  });
}

/** Undefined for pictures that can't be had, which was said. */
async function apply(
  { database: { db }, config, folder }: Tool,
  settings: ShopSettings,
): Promise<
  { readonly changed: readonly SettingsPart[]; readonly pictures: PictureIntake } | undefined
> {
  return db.transaction(async (tx) => {
    await lockSettings(tx);
    const pictures = picturesFor(openStorage(config, folder), tx);
    const taken = await takeShopPictures(settings, pictures);
    if (!taken.ok) {
      reportProblem(`${sentenceOf(taken.problems)} Nothing was changed.`);
      return undefined;
    }
    await pictures.write(tx);
    return { changed: await applySettings(tx, taken.settings, Date.now()), pictures };
  });
}

/** Those beside the file, and of addresses. */
function picturesFor(storage: Storage, tx?: Db): PictureIntake {
  return takePictures({ folder: dirname(path), storage }, tx);
}

function readArguments(): { action: 'apply' | 'show'; path: string; dry: boolean } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { dry: { type: 'boolean', default: false } },
    });
    const [action, path, ...more] = positionals;
    if (action === 'show' && path === undefined) return { action, path: '', dry: false };
    if (action !== 'apply' || path === undefined || more.length > 0) return reject();
    return { action, path: typedPath(path), dry: values.dry };
  } catch {
    return reject();
  }
}

function reject(): never {
  reportProblem(usage);
  process.exit(1);
}
