import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { codeOf, Refusal } from './refusal.mjs';
import { portVariables } from './settings.mjs';

/** @import { Settings } from './settings.mjs' */

/**
 * Makes sure that all three ports can be had.
 * @param {Settings} settings
 * @throws {Refusal} naming the port that is taken and the variable that changes it
 */
export async function checkPorts(settings) {
  await checkPort('API_PORT', settings.apiPort);
  await checkPort('BR_PORT', settings.brPort);
  await checkPort('PY_PORT', settings.pyPort);
}

/**
 * @param {keyof typeof portVariables} variable
 * @param {number} port
 */
async function checkPort(variable, port) {
  const { what } = portVariables[variable];
  // A server may listen on every address or on the loopback alone; each hides from a probe of the other.
  for (const host of ['127.0.0.1', '::']) {
    const code = await tryListening(port, host);
    if (code === 'EADDRINUSE') {
      throw new Refusal(
        `Port ${port} for ${what} is taken: stop what uses it, or choose another one with ${variable}=${port === 65_535 ? 4000 : port + 100}.`,
      );
    }
    if (code === 'EACCES') {
      throw new Refusal(
        `Port ${port} for ${what} needs a privilege that you do not have: choose one above 1023 with ${variable}.`,
      );
    }
  }
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string>} the error's code; empty when the port is free
 */
function tryListening(port, host) {
  return new Promise((settle) => {
    const server = createServer();
    server.once('error', (error) => settle(codeOf(error)));
    server.listen({ port, host, exclusive: true }, () => server.close(() => settle('')));
  });
}

/**
 * Makes the data folder and writes to it once.
 * @param {string} folder
 * @throws {Refusal} when that cannot be done
 */
export async function checkDataFolder(folder) {
  const probe = join(folder, `.probe-${process.pid}`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    throw new Refusal(
      `The data folder ${folder} cannot be written (${codeOf(error) || 'unknown reason'}): give yourself the right to, or choose another one with DATA_DIR.`,
    );
  }
}
