import { join } from 'node:path';
import { ensureAppsBuilt } from './build.ts';
import type { Processes } from './processes.ts';
import { untilReady } from './ready.ts';
import { Refusal } from './refusal.ts';
import {
  apiService,
  appDevService,
  apps,
  appService,
  isDemo,
  ownerInvitation,
  type Service,
} from './services.ts';
import { checkSettings, publicOrigins, readSettings, type Settings } from './settings.ts';
import { since } from './since.ts';

/** A first start fills the database and may share two slow cores with the builds, in minutes. */
const patience = 5;

/**
 * `npm start`: the API, both storefronts and the back office as they run in production, until they
 * are stopped. The first seed of the database shares the time of the builds. Logs go to a file for
 * each server in the data folder; with `--verbose` to the terminal.
 */
export function start(processes: Processes, words: readonly string[]): Promise<never> {
  const settings = readSettings(process.env);
  const logged = (service: Service): Service =>
    words.includes('--verbose')
      ? service
      : { ...service, log: join(settings.dataDir, `${service.name}.log`) };
  return open(processes, settings, {
    api: logged(apiService(settings, 'production')),
    pages: apps.map((app) => logged(appService(app, settings))),
    prepare: () => ensureAppsBuilt(processes),
  });
}

/** `npm run dev`: the same from their sources, with hot reload into the packages too. */
export function dev(processes: Processes): Promise<never> {
  const settings = readSettings(process.env);
  return open(processes, settings, {
    api: apiService(settings, 'development'),
    pages: apps.map((app) => appDevService(app, settings)),
  });
}

interface Servers {
  readonly api: Service;
  readonly pages: readonly Service[];
  /** What has to be done before the pages are served. */
  readonly prepare?: () => Promise<void>;
}

/** Opens servers that stand and fall together, until one of them stops by itself. */
async function open(
  processes: Processes,
  settings: Settings,
  { api, pages, prepare }: Servers,
): Promise<never> {
  const began = Date.now();
  await checkSettings(settings);
  const death = new AbortController();
  const serve = async (service: Service) => {
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
  };
  const openApi = async () => {
    const backOffice = await wayIntoBackOffice(processes, settings);
    await serve(api);
    return backOffice;
  };
  const openPages = async () => {
    await prepare?.();
    await Promise.all(pages.map(serve));
  };
  const [backOffice] = await Promise.all([openApi(), openPages()]);
  console.log(`\nPonte is open (${since(began)}). Ctrl-C closes it.`);
  const origins = publicOrigins(settings);
  console.log(`  Brazil      ${origins.br}\n  Paraguay    ${origins.py}`);
  console.log(`  Back office ${origins.staff}\n  API         ${origins.api}\n`);
  if (backOffice) console.log(`${backOffice}\n`);
  if (api.log) console.log(`The API logs to ${api.log}; npm start -- --verbose shows it here.\n`);
  return new Promise((_settle, fail) => {
    const stopped = () => fail(death.signal.reason);
    if (death.signal.aborted) stopped();
    else death.signal.addEventListener('abort', stopped);
  });
}

/**
 * How one gets into the back office, as a sentence: the demo's opens by one press, and of any other
 * shop one becomes the owner by a link. Empty once there is a member of staff.
 */
async function wayIntoBackOffice(processes: Processes, settings: Settings): Promise<string> {
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
