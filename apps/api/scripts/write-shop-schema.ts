/** Writes docs/shop.schema.json. Run it after a change of what shop.json holds. */
import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { shopSchema } from '../src/office/shop-settings/shop-schema.ts';

const target = fileURLToPath(new URL('../../../docs/shop.schema.json', import.meta.url));
await writeFile(target, `${JSON.stringify(shopSchema(), null, 2)}\n`);
execFileSync('oxfmt', [target]);
