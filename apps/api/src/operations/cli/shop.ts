/** `pnpm --filter @ponte/api run shop apply <shop.json> [--dry] [--force]`, `… shop show`, `… shop example` */
import { isUtf8 } from 'node:buffer';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { chooseProvider } from '../../adapters/payments/choose-provider.ts';
import { sandboxWays } from '../../adapters/payments/sandbox.ts';
import { openStorage } from '../../adapters/storage/open-storage.ts';
import { storesNothing } from '../../adapters/storage/stores-nothing.ts';
import { pictureReason } from '../../catalogue/import/sentences/picture-reason.ts';
import { say } from '../../catalogue/import/sentences/sentences.ts';
import { takePictures } from '../../catalogue/import/take-pictures.ts';
import { applyShop, type ShopToApply } from '../../office/shop-settings/apply-shop.ts';
import { exampleShop } from '../../office/shop-settings/example-shop.ts';
import { promisesTold } from '../../office/shop-settings/promises-told.ts';
import { sentenceOf } from '../../office/shop-settings/settings-problems.ts';
import { readShopSettings } from '../../office/shop-settings/shop-json.ts';
import { takeShopPictures } from '../../office/shop-settings/shop-pictures.ts';
import { shownShop } from '../../office/shop-settings/shown-shop.ts';
import { waysTold } from '../../office/shop-settings/ways-told.ts';
import { lastChangeOfSettings } from '../../office/staff/last-change.ts';
import { systemClock } from '../../platform/runtime/clock.ts';
import { holdsShop, isOlderThanBuild } from '../backup/catalog.ts';
import { seedOnce } from '../seed/seed-once.ts';
import type { Config } from '../server/config.ts';
import { expectsDatabase } from '../server/open-database.ts';
import { fetchPictures } from './fetch-pictures.ts';
import { configured, fail, print, reportProblem, runTool, typedPath, type Tool } from './tool.ts';

const usage =
  'Say what to do: shop apply shop.json, with --dry to only look at it and --force over later changes of the back office, shop show, or shop example shop.json for a file to edit.';

const { action, path, dry, force } = readArguments();
if (action === 'show') {
  await runTool(async ({ database }) => {
    print(JSON.stringify(await shownShop(database.db, Date.now()), null, 2));
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
  const shop = await readShop();
  const config = configured();
  if (!dry) await runTool((tool) => applyTo(tool, shop));
  if (await expectsDatabase(config)) {
    await runTool((tool) => tryOn(tool, shop), { asItIs: true });
  } else {
    await tryAlone(config, shop);
  }
}

/** Applies the file, and fetches the pictures that it names by their addresses. */
async function applyTo(tool: Tool, shop: ShopToApply): Promise<boolean | 'partly'> {
  const { database, config, folder } = tool;
  // A new database stays without goods until they are imported.
  await seedOnce(database, undefined);
  const applied = await applyShop(database.db, shop, {
    storage: openStorage(config, folder),
    now: Date.now(),
    lastChange: lastChangeOfSettings,
    force,
  });
  for (const line of applied.differences) print(line);
  if (!applied.ok) return reportProblem(`${applied.problem} Nothing was changed.`);
  const { changed, pictures } = applied;
  if (changed.length === 0) print('Nothing was changed: the shop is what the file says.');
  else print(`Changed: ${changed.join(', ')}. Pages show it within a minute or so.`);
  const missing = await fetchPictures(tool, pictures);
  for (const { picture, reason } of missing) {
    reportProblem(say('en', 'pictureNotCome', { picture, reason: pictureReason(reason) }));
  }
  return missing.length > 0 ? 'partly' : true;
}

/** Says what applying the file would change, or why it would be refused. */
async function tryOn({ database: { db }, config }: Tool, shop: ShopToApply): Promise<boolean> {
  if (!(await holdsShop(db))) return tryAlone(config, shop);
  if (await isOlderThanBuild(db)) {
    return reportProblem(
      'The database is older than this version: start the server once, which upgrades it, then try again. Nothing was changed.',
    );
  }
  const applied = await applyShop(db, shop, {
    storage: storesNothing,
    now: Date.now(),
    lastChange: lastChangeOfSettings,
    dry,
    force,
  });
  for (const line of applied.differences) print(line);
  if (!applied.ok) return reportProblem(`${applied.problem} Nothing was changed.`);
  if (applied.changed.length === 0) print('Nothing would change: the shop is what the file says.');
  return tellPromises(config, shop);
}

/** The same where no shop is yet, so that all of the file is new. */
async function tryAlone(config: Config, shop: ShopToApply): Promise<boolean> {
  const pictures = takePictures({ folder: shop.folder, storage: storesNothing });
  const taken = await takeShopPictures(shop.settings, pictures);
  if (!taken.ok) fail(`${sentenceOf(taken.problems)} Nothing was changed.`);
  print('There is no shop in the database yet: all of the file is new.');
  return tellPromises(config, shop);
}

function tellPromises(config: Config, { settings }: ShopToApply): true {
  const provider = config.sandboxPayments
    ? { ways: sandboxWays }
    : chooseProvider(config.paymentService, systemClock);
  print(`${path} can be applied.`);
  for (const line of [...promisesTold(settings), ...waysTold(settings, provider)]) print(line);
  return true;
}

/** The file, or a sentence that says what is wrong with it. */
async function readShop(): Promise<ShopToApply> {
  const bytes = await readFile(path).catch(() => fail(`There is no file ${path} to read.`));
  if (!isUtf8(bytes)) fail(`${path} is not UTF-8: save it as UTF-8. Nothing was changed.`);
  const read = readShopSettings(bytes.toString());
  if (!read.ok) fail(`${sentenceOf(read.problems)} Nothing was changed.`);
  return { settings: read.settings, shownAt: read.shownAt, folder: dirname(path) };
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
