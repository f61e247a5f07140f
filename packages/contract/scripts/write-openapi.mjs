/** Writes openapi.json from the endpoint table and the examples. Run it after a change of either. */
import { writeFile } from 'node:fs/promises';
import examples from '../examples.json' with { type: 'json' };
import { endpoints } from '../src/endpoints.ts';
import { buildOpenApi } from '../src/openapi.ts';

const target = new URL('../openapi.json', import.meta.url);
await writeFile(target, `${JSON.stringify(buildOpenApi(endpoints, examples), null, 2)}\n`);
console.log(`Wrote ${target.pathname}`);
