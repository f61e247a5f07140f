/**
 * Writes openapi.json from the endpoint table, the guides and the examples, and the list of calls in BACKEND.md.
 * Run it after a change of one of them.
 */
import { readFile, writeFile } from 'node:fs/promises';
import examples from '../examples.json' with { type: 'json' };
import { endpoints } from '../src/endpoints.ts';
import { buildOpenApi } from '../src/openapi.ts';
import { withCallList } from './backend-page.ts';

const target = new URL('../openapi.json', import.meta.url);
await writeFile(target, `${JSON.stringify(buildOpenApi(endpoints, examples), null, 2)}\n`);
const page = new URL('../BACKEND.md', import.meta.url);
await writeFile(page, withCallList(await readFile(page, 'utf8')));
console.log(`Wrote ${target.pathname} and ${page.pathname}`);
