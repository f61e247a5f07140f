/** Writes openapi.json from the endpoint table. Run it after a change of the contract. */
import { writeFile } from 'node:fs/promises';
import { buildOpenApi } from '../src/openapi.ts';

const target = new URL('../openapi.json', import.meta.url);
await writeFile(target, `${JSON.stringify(buildOpenApi(), null, 2)}\n`);
console.log(`Wrote ${target.pathname}`);
