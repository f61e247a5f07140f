import { join } from 'node:path';
import { ensureShopsBuilt } from './build.mjs';
import { checkDataFolder, checkPorts } from './checks.mjs';
import { ensureInstalled } from './install.mjs';
import { duration, say } from './lines.mjs';
import { Servers } from './servers.mjs';
import { apiService, shopDevService, shopService } from './services.mjs';
import { publicOrigins, readSettings } from './settings.mjs';

/** @import { Family } from './family.mjs' */
/** @import { Settings } from './settings.mjs' */

/** The word that has the API's log in the terminal. */
const verbose = '--verbose';

/**
 * `npm start`: the API and both storefronts as they run in production, until somebody stops them.
 * The first seed of the database shares the time of the builds. The API's log, a line for each
 * request, goes to a file of the data folder; with `--verbose` to the terminal.
 * @param {Family} family
 * @param {readonly string[]} words
 */
export async function start(family, words) {
  const began = Date.now();
  const settings = await prepare(family);
  const log = words.includes(verbose) ? undefined : join(settings.dataDir, 'api.log');
  const api = { ...apiService(settings, 'production'), ...(log && { log }) };
  const servers = new Servers(family);
  const shops = async () => {
    await ensureShopsBuilt(family);
    await Promise.all([
      servers.open(shopService('br', settings)),
      servers.open(shopService('py', settings)),
    ]);
  };
  await Promise.all([servers.open(api), shops()]);
  sayAddresses(settings, began);
  if (log) say(`The API logs to ${log}; npm start -- ${verbose} shows it here.\n`);
  return servers.stand();
}

/**
 * `npm run dev`: the same three from their sources, with hot reload into the packages too.
 * @param {Family} family
 */
export async function dev(family) {
  const began = Date.now();
  const settings = await prepare(family);
  const servers = new Servers(family);
  await Promise.all([
    servers.open(apiService(settings, 'development')),
    servers.open(shopDevService('br', settings)),
    servers.open(shopDevService('py', settings)),
  ]);
  sayAddresses(settings, began);
  return servers.stand();
}

/** @param {Family} family */
async function prepare(family) {
  const settings = readSettings(process.env);
  await checkPorts(settings);
  await checkDataFolder(settings.dataDir);
  await ensureInstalled(family);
  return settings;
}

/**
 * @param {Settings} settings
 * @param {number} began
 */
function sayAddresses(settings, began) {
  const { br, py, api } = publicOrigins(settings);
  say('');
  say(`Ponte is open (${duration(Date.now() - began)}). Ctrl-C closes it.`);
  say(`  Brazil    ${br}`);
  say(`  Paraguay  ${py}`);
  say(`  API       ${api}`);
  say('');
}
