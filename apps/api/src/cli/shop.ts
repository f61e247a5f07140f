/** `ponte-shop apply <shop.json> [--dry]` and `ponte-shop show` */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { seedOnce } from '../seed/seed-once.ts';
import { applySettings, currentSettings } from '../shop-settings/apply-settings.ts';
import { readShopSettings } from '../shop-settings/shop-json.ts';
import { fail, print, reportProblem, runTool, typedPath } from './tool.ts';

const usage =
  'Say what to do: ponte-shop apply shop.json, with --dry to only check it, or ponte-shop show.';

const { action, path, dry } = readArguments();
if (action === 'show') {
  await runTool(async ({ database }) => {
    print(JSON.stringify(await currentSettings(database.db), null, 2));
    return true;
  });
} else {
  const text = await readFile(path, 'utf8').catch(() => fail(`There is no file ${path} to read.`));
  const read = readShopSettings(text);
  if (!read.ok) fail(`${read.problem} Nothing was changed.`);
  if (dry) {
    print(`${path} can be applied.`);
    process.exit(0);
  }
  await runTool(async ({ database }) => {
    // A new database stays without goods until they are imported.
    await seedOnce(database, undefined);
    const changed = await applySettings(database.db, read.settings, Date.now());
    if (changed.length === 0) print('Nothing was changed: the shop is what the file says.');
    else print(`Changed: ${changed.join(', ')}. Pages show it within a minute or so.`);
    return true;
  });
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
