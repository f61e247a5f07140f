import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../scripts/run/free-port.ts';
import { Processes } from '../../../scripts/run/processes.ts';
import { untilReady } from '../../../scripts/run/ready.ts';
import { apiService, appService, type Service } from '../../../scripts/run/services.ts';
import { publicOrigins } from '../../../scripts/run/settings.ts';

export type RegionCode = 'br' | 'py';

/** A server that runs. */
export interface Running {
  /** As Node reaches it. */
  readonly origin: string;
  readonly pid: number;
}

/** The shop as it runs in production, with a database of its own. */
export interface OpenShop {
  readonly api: Running;
  /** Origin of each storefront, as a browser types it. */
  readonly origins: Readonly<Record<RegionCode, string>>;
  /** A Brazilian storefront more, that nobody has asked anything yet. */
  freshStorefront(): Promise<Running>;
  close(): Promise<void>;
}

/** How long a server may take until it serves, in milliseconds: the first start fills the database. */
const patience = 120_000;

/** Opens a shop on free ports; `close` ends its servers and deletes its data. */
export async function openShop(): Promise<OpenShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'ponte-bench-'));
  const ports = {
    api: await freePort(),
    br: await freePort(),
    py: await freePort(),
    staff: await freePort(),
  };
  const settings = { ports, dataDir };
  const processes = new Processes();
  process.once('exit', () => processes.kill());
  const serve = async (service: Service): Promise<Running> => {
    const { pid, ended } = processes.start({ ...service, output: 'keep' });
    const gone = new AbortController();
    void ended.then(() => gone.abort());
    const signal = AbortSignal.any([gone.signal, AbortSignal.timeout(patience)]);
    await untilReady(service.ready, signal).catch(async (error: unknown) => {
      await processes.end();
      const { output } = await ended;
      throw new Error(`${service.title} did not start:\n${output}`, { cause: error });
    });
    return { pid, origin: new URL(service.ready).origin };
  };
  const [api] = await Promise.all([
    serve(apiService(settings, 'production')),
    serve(appService('br', settings)),
    serve(appService('py', settings)),
  ]);
  const { br, py } = publicOrigins(settings);
  return {
    api,
    origins: { br, py },
    freshStorefront: async () => {
      const fresh = { ...settings, ports: { ...ports, br: await freePort() } };
      return serve(appService('br', fresh));
    },
    async close() {
      await processes.end();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
