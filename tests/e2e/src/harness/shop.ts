import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../../scripts/run/free-port.ts';
import { Processes } from '../../../../scripts/run/processes.ts';
import { untilReady } from '../../../../scripts/run/ready.ts';
import {
  apiService,
  appDevService,
  appService,
  ownerInvitation,
  type Service,
} from '../../../../scripts/run/services.ts';
import { publicOrigins } from '../../../../scripts/run/settings.ts';

/** The shop under test: what `npm start` runs, on free ports and with its own database. */
export interface Shop {
  /** Origin of the Brazilian storefront, as a browser types it. */
  readonly br: string;
  /** Origin of the Paraguayan storefront. */
  readonly py: string;
  /** Where the back office stands once it is opened, see `openBackOffice`. */
  readonly staff: string;
  readonly api: {
    /** As Node reaches it. */
    readonly origin: string;
    /** The folder of its embedded database. */
    readonly dataDir: string;
    /** Ends the API; its data stays. */
    stop(): Promise<void>;
    /** Starts it again; nothing happens when it runs. */
    start(): Promise<void>;
  };
  /** Servers that ended unasked, with their last output. */
  readonly deaths: readonly string[];
}

/** How long a server may take until it serves, in milliseconds: that of `fillShop` fills a database. */
const patience = 120_000;

/**
 * All journeys of a worker come from one address, from which the API expects the registrations and
 * logins of a few people. Each order of the journeys would meet its limits elsewhere.
 */
const manyShoppers = { RATE_LIMIT_FACTOR: '100' };

/** Has an API fill the database of a folder, which takes it seconds; one of an earlier run goes. */
export async function fillShop(dataDir: string): Promise<void> {
  await rm(dataDir, { recursive: true, force: true });
  await mkdir(dataDir, { recursive: true });
  const api = new Processes();
  await serve(api, apiService(await settingsFor(dataDir), 'production'));
  await api.end();
}

/**
 * Opens a shop. Its servers end with `close`, and by themselves when this process dies.
 *
 * @param filled a folder of `fillShop`, which stays as it is
 */
export async function openShop(filled: string): Promise<Shop & { close(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'ponte-e2e-'));
  await cp(filled, dataDir, { recursive: true, filter: (path) => !/[/\\]lock\./.test(path) });
  const settings = await settingsFor(dataDir);
  const service = apiService(settings, 'production');
  const { br, py, staff } = publicOrigins(settings);

  const deaths: string[] = [];
  const storefronts = new Processes();
  let api = new Processes();
  let running = false;
  const start = async () => {
    if (running) return;
    api = new Processes();
    await serve(api, { ...service, env: { ...service.env, ...manyShoppers } }, deaths);
    running = true;
  };
  const stop = async () => {
    await api.end();
    running = false;
  };

  const origin = `http://127.0.0.1:${settings.ports.api}`;

  await Promise.all([
    start(),
    serve(storefronts, appService('br', settings), deaths),
    serve(storefronts, appService('py', settings), deaths),
  ]);
  return {
    br,
    py,
    staff,
    api: { origin, dataDir, start, stop },
    deaths,
    async close() {
      await Promise.all([storefronts.end(), stop()]);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * A link by which one becomes the shop's owner. The API rests meanwhile: the embedded database is for one
 * process at a time.
 */
export async function inviteOwner(shop: Shop): Promise<string> {
  await shop.api.stop();
  const settings = { ...settingsOf(shop), dataDir: shop.api.dataDir };
  const { code, output } = await new Processes().run(ownerInvitation(settings));
  await shop.api.start();
  if (code !== 0) throw new Error(`the owner could not be invited: ${output}`);
  return output.trim();
}

/** The back office of a shop, on the address that its API knows. */
export async function openBackOffice(shop: Shop): Promise<{ close(): Promise<void> }> {
  const processes = new Processes();
  await serve(processes, appService('staff', settingsOf(shop)));
  return { close: () => processes.end() };
}

/** A storefront from its sources, as `npm run dev` serves it, in front of a shop's API. */
export async function openDevelopment(
  region: 'br' | 'py',
  shop: Shop,
): Promise<{ readonly origin: string; close(): Promise<void> }> {
  const { ports, dataDir } = settingsOf(shop);
  const settings = { ports: { ...ports, [region]: await freePort() }, dataDir };
  const processes = new Processes();
  await serve(processes, appDevService(region, settings));
  return { origin: publicOrigins(settings)[region], close: () => processes.end() };
}

async function settingsFor(dataDir: string) {
  const [api, br, py] = [await freePort(), await freePort(), await freePort()];
  return { ports: { api, br, py, staff: await freePort() }, dataDir };
}

function settingsOf(shop: Shop) {
  const portOf = (origin: string) => Number(new URL(origin).port);
  return {
    ports: {
      api: portOf(shop.api.origin),
      br: portOf(shop.br),
      py: portOf(shop.py),
      staff: portOf(shop.staff),
    },
    dataDir: '',
  };
}

/** Starts a server and waits until it serves; its output is part of the error when it does not. */
async function serve(processes: Processes, service: Service, deaths: string[] = []): Promise<void> {
  const { ended } = processes.start({ ...service, output: 'keep' });
  const gaveUp = new AbortController();
  void ended.then(({ code, output }) => {
    gaveUp.abort();
    if (!processes.isEnding) deaths.push(`${service.title}, exit ${code}: ${output.slice(-2000)}`);
  });
  const signal = AbortSignal.any([gaveUp.signal, AbortSignal.timeout(patience)]);
  await untilReady(service.ready, signal).catch(async (error: unknown) => {
    await processes.end();
    const { code, output } = await ended;
    throw new Error(`${service.title} did not start (exit ${code}):\n${output}`, { cause: error });
  });
}
