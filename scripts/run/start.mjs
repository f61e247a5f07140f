import { join } from 'node:path';
import { ensureAppsBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { untilReady } from './ready.mjs';
import { Refusal } from './refusal.mjs';
import {
  apiService,
  appDevService,
  apps,
  appService,
  isDemo,
  ownerInvitation,
} from './services.mjs';
import { checkSettings, publicOrigins, readSettings } from './settings.mjs';
import { since } from './since.mjs';

/** @import { Processes } from './processes.mjs' */
/** @import { Service } from './services.mjs' */
/** @import { Settings } from './settings.mjs' */

/** A first start fills the database and may share two slow cores with the builds, in minutes. */
const patience = 5;

/**
 * `npm start`: the API, both storefronts and the back office as they run in production, until they
 * are stopped. The first seed of the database shares the time of the builds. Logs go to a file for
 * each server in the data folder; with `--verbose` to the terminal.
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
    const pages = async () => {
      await ensureAppsBuilt(processes);
      await Promise.all(apps.map((app) => logged(appService(app, settings))));
    };
    const api = async () => {
      const backOffice = await wayIntoBackOffice(processes, settings);
      await logged(apiService(settings, 'production'));
      return backOffice;
    };
    return { all: Promise.all([api(), pages()]), log: logOf('api') };
  });
}

/** `npm run dev`: the same from their sources, with hot reload into the packages too. */
/** @type {(processes: Processes) => Promise<never>} */
export async function dev(processes) {
  return open(processes, (settings, serve) => {
    const api = async () => {
      const backOffice = await wayIntoBackOffice(processes, settings);
      await serve(apiService(settings, 'development'));
      return backOffice;
    };
    const pages = apps.map((app) => serve(appDevService(app, settings)));
    return { all: Promise.all([api(), ...pages]) };
  });
}

/**
 * How one gets into the back office, as a sentence: the demo's opens by one press, and of any other
 * shop one becomes the owner by a link. Empty once there is a member of staff.
 * @type {(processes: Processes, settings: Settings) => Promise<string>}
 */
async function wayIntoBackOffice(processes, settings) {
  if (isDemo(settings)) {
    const { staff } = publicOrigins(settings);
    return `One press opens the back office as the demo shop's owner: ${staff}`;
  }
  const { code, output } = await processes.run(ownerInvitation(settings));
  const link = output.trim();
  if (code === 0) return link && `Become the shop's owner, in the next 48 hours: ${link}`;
  // The API says in its own words what keeps it from its database.
  if (!processes.isEnding) process.stderr.write(output);
  return '';
}

/**
 * Opens servers that stand and fall together, until one of them stops by itself.
 * @typedef {(service: Service) => Promise<void>} Serve
 * @typedef {{ all: Promise<[backOffice: string, ...rest: unknown[]]>, log?: string | undefined }} Serving
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
  const [backOffice] = await all;
  const { br, py, staff, api } = publicOrigins(settings);
  console.log(`\nPonte is open (${since(began)}). Ctrl-C closes it.`);
  const opened = { Brazil: br, Paraguay: py, 'Back office': staff, API: api };
  for (const [name, address] of Object.entries(opened)) {
    console.log(`  ${name.padEnd(12)}${address}`);
  }
  console.log('');
  if (backOffice) console.log(`${backOffice}\n`);
  if (log) console.log(`The API logs to ${log}; npm start -- --verbose shows it here.\n`);
  return new Promise((_settle, fail) => {
    const tell = () => fail(death.signal.reason);
    if (death.signal.aborted) tell();
    else death.signal.addEventListener('abort', tell);
  });
}
