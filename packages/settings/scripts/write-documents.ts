/** Writes docs/configuration.md and .env.example from the description. Run it after a change of it. */
import { readFile, writeFile } from 'node:fs/promises';
import { configurationPage, environmentExample } from '../src/document.ts';

const page = new URL('../../../docs/configuration.md', import.meta.url);
await writeFile(page, configurationPage(await readFile(page, 'utf8')));
await writeFile(new URL('../../../.env.example', import.meta.url), environmentExample());
