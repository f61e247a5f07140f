import { join, resolve } from 'node:path';
import { Refusal } from './refusal.mjs';
import { root } from './workspace.mjs';

/**
 * Where the three servers stand. Ports and folder come from the environment.
 * @typedef {object} Settings
 * @property {number} apiPort
 * @property {number} brPort
 * @property {number} pyPort
 * @property {string} dataDir the embedded database and what belongs to it
 */

/** The environment variables that move a server to another port, with what they move. */
export const portVariables = /** @type {const} */ ({
  API_PORT: { fallback: 4000, what: 'the API' },
  BR_PORT: { fallback: 4001, what: 'the Brazilian storefront' },
  PY_PORT: { fallback: 4002, what: 'the Paraguayan storefront' },
});

/**
 * Reads the settings.
 * @param {Record<string, string | undefined>} env
 * @returns {Settings}
 * @throws {Refusal} when a port is no port, or two are the same
 */
export function readSettings(env) {
  const settings = {
    apiPort: readPort(env, 'API_PORT'),
    brPort: readPort(env, 'BR_PORT'),
    pyPort: readPort(env, 'PY_PORT'),
    dataDir: env['DATA_DIR'] ? resolve(env['DATA_DIR']) : join(root, '.data', 'api'),
  };
  refuseTwins({ API_PORT: settings.apiPort, BR_PORT: settings.brPort, PY_PORT: settings.pyPort });
  return settings;
}

/**
 * @param {Record<string, string | undefined>} env
 * @param {keyof typeof portVariables} variable
 */
function readPort(env, variable) {
  const text = env[variable];
  if (text === undefined || text === '') return portVariables[variable].fallback;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port < 1 || port > 65_535) {
    throw new Refusal(`${variable} is "${text}": set it to a port number from 1 to 65535.`);
  }
  return port;
}

/** @param {Record<string, number>} ports */
function refuseTwins(ports) {
  /** @type {Map<number, string>} */
  const seen = new Map();
  for (const [variable, port] of Object.entries(ports)) {
    const other = seen.get(port);
    if (other !== undefined) {
      throw new Refusal(`${other} and ${variable} are both ${port}: give each its own port.`);
    }
    seen.set(port, variable);
  }
}

/**
 * The addresses that a shopper types. A browser resolves every name under localhost by itself.
 * @param {Settings} settings
 */
export function publicOrigins(settings) {
  return {
    br: `http://br.localhost:${settings.brPort}`,
    py: `http://py.localhost:${settings.pyPort}`,
    api: `http://localhost:${settings.apiPort}`,
  };
}
