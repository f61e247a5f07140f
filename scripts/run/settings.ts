import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import {
  readSettings as readDescribed,
  runnerSettings,
  type Environment,
} from '../../packages/settings/src/index.ts';
import { tryListening } from './free-port.ts';
import { codeOf, Refusal } from './refusal.ts';
import { root } from './workspace.ts';

/** The servers, as sentences name them, and the variables of their ports. */
export const servers = {
  api: { title: 'the API', variable: 'API_PORT' },
  br: { title: 'the Brazilian storefront', variable: 'BR_PORT' },
  py: { title: 'the Paraguayan storefront', variable: 'PY_PORT' },
  staff: { title: 'the back office', variable: 'STAFF_PORT' },
} as const;

export type Server = keyof typeof servers;

export interface Settings {
  readonly ports: Readonly<Record<Server, number>>;
  /** The folder of the embedded database and what belongs to it. */
  readonly dataDir: string;
}

export function readSettings(environment: Environment): Settings {
  const read = readDescribed(runnerSettings, environment);
  if (!read.ok) throw new Refusal(read.problem);
  const { API_PORT, BR_PORT, PY_PORT, STAFF_PORT, DATA_DIR } = read.values;
  return {
    ports: { api: API_PORT, br: BR_PORT, py: PY_PORT, staff: STAFF_PORT },
    dataDir: resolve(root, DATA_DIR ?? '.data/api'),
  };
}

/** Makes sure that all ports are free and that the data folder can be written. */
export async function checkSettings({ ports, dataDir }: Settings): Promise<void> {
  for (const server of ['api', 'br', 'py', 'staff'] as const) {
    await checkPort(server, ports[server]);
  }
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
  const { title, variable } = servers[server];
  const other = port === 65_535 ? 4000 : port + 100;
  const reasons: Readonly<Record<string, string>> = {
    EADDRINUSE: `is taken: stop what uses it, or choose another one with ${variable}=${other}`,
    EACCES: `needs a privilege that you do not have: choose one above 1023 with ${variable}`,
  };
  // A server may listen on every address or on the loopback alone; each hides from a probe of the other.
  for (const host of ['127.0.0.1', '::']) {
    const reason = reasons[await tryListening(port, host)];
    if (reason) throw new Refusal(`Port ${port} for ${title} ${reason}.`);
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
