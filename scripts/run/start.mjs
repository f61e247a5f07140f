import { join } from 'node:path';
import { ensureShopsBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { untilReady } from './ready.mjs';
import { Refusal } from './refusal.mjs';
import { apiService, regions, shopDevService, shopService } from './services.mjs';
import { checkSettings, publicOrigins, readSettings } from './settings.mjs';
import { since } from './since.mjs';

/** @import { Processes } from './processes.mjs' */
/** @import { Service } from './services.mjs' */
/** @import { Settings } from './settings.mjs' */

/** A first start fills the database and may share two slow cores with two builds, in minutes. */
const patience = 5;

/**
 * `npm start`: the API and both storefronts as they run in production, until somebody stops them.
 * The first seed of the database shares the time of the builds. Logs go to a file for each server in
 * the data folder; with `--verbose` to the terminal.
 * @type {(processes: Processes, words: readonly string[]) => Promise<never>}
 */
export async function start(processes, words) {
  return open(processes, (settings, serve) => {
    const logOf = (/** @type {string} */ name) =>
      words.includes('--verbose') ? undefined : join(settings.dataDir, `${name}.log`);
    const logged = (/** @type {Service} */ service) => {
      const file = logOf(service.name);
      return serve(file ? { ...service, log: file } : service);
    };
    const shops = async () => {
      await ensureShopsBuilt(processes);
      await Promise.all(regions.map((region) => logged(shopService(region, settings))));
    };
    const api = logged(apiService(settings, 'production'));
    return { all: Promise.all([api, shops()]), log: logOf('api') };
  });
}

/** `npm run dev`: the same three from their sources, with hot reload into the packages too. */
/** @type {(processes: Processes) => Promise<never>} */
export async function dev(processes) {
  return open(processes, (settings, serve) => {
    const shops = regions.map((region) => serve(shopDevService(region, settings)));
    return { all: Promise.all([serve(apiService(settings, 'development')), ...shops]) };
  });
}

/**
 * Opens servers that stand and fall together, until one of them stops by itself.
 * @typedef {(service: Service) => Promise<void>} Serve
 * @typedef {{ all: Promise<unknown>, log?: string | undefined }} Serving
 * @type {(processes: Processes, serveAll: (settings: Settings, serve: Serve) => Serving) => Promise<never>}
 */
async function open(processes, serveAll) {
  const began = Date.now();
  const settings = readSettings(process.env);
  await checkSettings(settings);
  await ensureInstalled(processes);
  const death = new AbortController();
  const { all, log } = serveAll(settings, async (service) => {
    const title = service.title.charAt(0).toUpperCase() + service.title.slice(1);
    const lines = service.log ? `above and in ${service.log}` : 'above';
    void processes.start(service).ended.then(({ code }) => {
      const fall = `has stopped (exit ${code}) and the rest with it: its last lines stand`;
      if (!processes.isEnding) death.abort(new Refusal(`${title} ${fall} ${lines}.`));
    });
    const limit = AbortSignal.any([death.signal, AbortSignal.timeout(patience * 60_000)]);
    await untilReady(service.ready, limit).catch(() => {
      death.signal.throwIfAborted();
      const silence = `did not answer at ${service.ready} within ${patience} minutes: look at its lines`;
      throw new Refusal(`${title} ${silence} ${lines}.`);
    });
  });
  await all;
  const { br, py, api } = publicOrigins(settings);
  console.log(`\nPonte is open (${since(began)}). Ctrl-C closes it.`);
  console.log(`  Brazil    ${br}\n  Paraguay  ${py}\n  API       ${api}\n`);
  if (log) console.log(`The API logs to ${log}; npm start -- --verbose shows it here.\n`);
  return new Promise((_settle, fail) => {
    const tell = () => fail(death.signal.reason);
    if (death.signal.aborted) tell();
    else death.signal.addEventListener('abort', tell);
  });
}
