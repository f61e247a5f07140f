import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { runnerSettings } from '../../packages/settings/src/runner.ts';
import { tryListening } from './free-port.ts';
import { codeOf, Refusal } from './refusal.ts';
import { root } from './workspace.ts';

/** The servers, as sentences name them: the API, a storefront for each region, and the back office. */
export const titles = {
  api: 'the API',
  br: 'the Brazilian storefront',
  py: 'the Paraguayan storefront',
  staff: 'the back office',
};

export type Server = keyof typeof titles;

export interface Settings {
  readonly ports: Readonly<Record<Server, number>>;
  /** The folder of the embedded database and what belongs to it. */
  readonly dataDir: string;
}

const servers = ['api', 'br', 'py', 'staff'] as const;
const variables = { api: 'API_PORT', br: 'BR_PORT', py: 'PY_PORT', staff: 'STAFF_PORT' };
const { API_PORT, BR_PORT, PY_PORT, STAFF_PORT } = runnerSettings.settings;
const described = { api: API_PORT, br: BR_PORT, py: PY_PORT, staff: STAFF_PORT };

export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const port = (server: Server): number => {
    const variable = variables[server];
    const { kind, read } = described[server];
    const found = read(env[variable] || undefined);
    if (found !== 'wrong') return found.value;
    throw new Refusal(`${variable} is "${env[variable]}": set it to ${kind.form}.`);
  };
  const ports = { api: port('api'), br: port('br'), py: port('py'), staff: port('staff') };
  for (const one of servers) {
    const other = servers.find((server) => server > one && ports[server] === ports[one]);
    if (!other) continue;
    throw new Refusal(
      `${variables[one]} and ${variables[other]} are both ${ports[one]}: give each its own port.`,
    );
  }
  const dataDir = env['DATA_DIR'] ? resolve(env['DATA_DIR']) : join(root, '.data', 'api');
  return { ports, dataDir };
}

/** Makes sure that all ports are free and that the data folder can be written. */
export async function checkSettings({ ports, dataDir }: Settings): Promise<void> {
  for (const server of servers) await checkPort(server, ports[server]);
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

async function checkPort(server: Server, port: number): Promise<void> {
  const variable = variables[server];
  const other = port === 65_535 ? 4000 : port + 100;
  const reasons: Readonly<Record<string, string>> = {
    EADDRINUSE: `is taken: stop what uses it, or choose another one with ${variable}=${other}`,
    EACCES: `needs a privilege that you do not have: choose one above 1023 with ${variable}`,
  };
  // A server may listen on every address or on the loopback alone; each hides from a probe of the other.
  for (const host of ['127.0.0.1', '::']) {
    const reason = reasons[await tryListening(port, host)];
    if (reason) throw new Refusal(`Port ${port} for ${titles[server]} ${reason}.`);
  }
}

/** The addresses that people type. A browser resolves every name under localhost by itself. */
export function publicOrigins({ ports }: Settings): Readonly<Record<Server, string>> {
  return {
    api: `http://localhost:${ports.api}`,
    br: `http://br.localhost:${ports.br}`,
    py: `http://py.localhost:${ports.py}`,
    staff: `http://staff.localhost:${ports.staff}`,
  };
}
