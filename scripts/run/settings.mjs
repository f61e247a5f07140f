import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { tryListening } from './free-port.mjs';
import { codeOf, Refusal } from './refusal.mjs';
import { root } from './workspace.mjs';

/**
 * Where the servers stand, and where the embedded database and what belongs to it lives.
 * @typedef {{ apiPort: number, brPort: number, pyPort: number, staffPort: number, dataDir: string }} Settings
 */

/** What each port is for, and its number where nothing is said. */
const ports = {
  API_PORT: { fallback: 4000, what: 'the API' },
  BR_PORT: { fallback: 4001, what: 'the Brazilian storefront' },
  PY_PORT: { fallback: 4002, what: 'the Paraguayan storefront' },
  STAFF_PORT: { fallback: 4003, what: 'the back office' },
};

/** Reads the settings; no port is a bad one, and no two are the same. */
/** @type {(env: Record<string, string | undefined>) => Settings} */
export function readSettings(env) {
  const port = (/** @type {keyof typeof ports} */ variable) => {
    const text = env[variable] || String(ports[variable].fallback);
    const number = /^\d{1,5}$/.test(text) ? Number(text) : 0;
    if (number >= 1 && number <= 65_535) return number;
    throw new Refusal(`${variable} is "${text}": set it to a port number from 1 to 65535.`);
  };
  const [apiPort, brPort, pyPort] = [port('API_PORT'), port('BR_PORT'), port('PY_PORT')];
  const staffPort = port('STAFF_PORT');
  const all = { API_PORT: apiPort, BR_PORT: brPort, PY_PORT: pyPort, STAFF_PORT: staffPort };
  for (const [one, number] of Object.entries(all)) {
    const other = Object.entries(all).find(([name, same]) => name > one && same === number)?.[0];
    if (other) throw new Refusal(`${one} and ${other} are both ${number}: give each its own port.`);
  }
  const dataDir = env['DATA_DIR'] ? resolve(env['DATA_DIR']) : join(root, '.data', 'api');
  return { apiPort, brPort, pyPort, staffPort, dataDir };
}

/** Makes sure that all ports and the data folder can be had. */
/** @type {(settings: Settings) => Promise<void>} */
export async function checkSettings({ apiPort, brPort, pyPort, staffPort, dataDir }) {
  await checkPort('API_PORT', apiPort);
  await checkPort('BR_PORT', brPort);
  await checkPort('PY_PORT', pyPort);
  await checkPort('STAFF_PORT', staffPort);
  const probe = join(dataDir, `.probe-${process.pid}`);
  try {
    await mkdir(dataDir, { recursive: true });
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    throw new Refusal(
      `The data folder ${dataDir} cannot be written (${codeOf(error)}): give yourself the right to, or choose another one with DATA_DIR.`,
    );
  }
}

/** @type {(variable: keyof typeof ports, port: number) => Promise<void>} */
async function checkPort(variable, port) {
  const other = port === 65_535 ? 4000 : port + 100;
  /** @type {Record<string, string>} */
  const reasons = {
    EADDRINUSE: `is taken: stop what uses it, or choose another one with ${variable}=${other}`,
    EACCES: `needs a privilege that you do not have: choose one above 1023 with ${variable}`,
  };
  // A server may listen on every address or on the loopback alone; each hides from a probe of the other.
  for (const host of ['127.0.0.1', '::']) {
    const reason = reasons[await tryListening(port, host)];
    if (reason) throw new Refusal(`Port ${port} for ${ports[variable].what} ${reason}.`);
  }
}

/** The addresses that people type. A browser resolves every name under localhost by itself. */
/** @type {(settings: Settings) => { br: string, py: string, staff: string, api: string }} */
export function publicOrigins({ apiPort, brPort, pyPort, staffPort }) {
  return {
    br: `http://br.localhost:${brPort}`,
    py: `http://py.localhost:${pyPort}`,
    staff: `http://staff.localhost:${staffPort}`,
    api: `http://localhost:${apiPort}`,
  };
}
