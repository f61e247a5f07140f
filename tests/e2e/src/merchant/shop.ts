import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import {
  startPaymentService,
  type PaymentService,
} from '../../../../apps/api/src/testing/payment-service.ts';
import { untilReady } from '../../../../scripts/run/ready.ts';
import { commandsIn, type Commands } from './document.ts';
import { brazilianTable, writeGoods } from './goods.ts';
import { domain, openOutside, Opened, type Outside } from './outside.ts';
import { edited } from './settings.ts';
import { Shell, type Serving } from './shell.ts';

/** A shop as docs/merchant.md makes it, and what lies outside of it. */
export interface MerchantShop extends Pick<Outside, 'mails' | 'bucket' | 'events'> {
  readonly br: string;
  readonly py: string;
  readonly staff: string;
  readonly payments: PaymentService;
  /** Signs the events. */
  readonly eventsKey: string;
  /** What the import said of a file with a wrong line, and the report that it wrote. */
  readonly refused: { readonly output: string; readonly report: string };
  /** What the imports of the right files said. */
  readonly imported: readonly string[];
  /** A link by which one becomes staff. */
  invite(email: string): Promise<string>;
  /** Lines of the shop's log that need attention. */
  alarms(): Promise<readonly string[]>;
}

const page = 'docs/merchant.md';

/** How long the shop may take to open, in milliseconds, on a busy machine. */
const patienceMs = 120_000;

/** Makes a shop by the commands of docs/merchant.md, and opens it. */
export async function openMerchantShop(): Promise<MerchantShop & { close(): Promise<void> }> {
  const opened = new Opened();
  try {
    return { ...(await open(opened)), close: () => opened.close() };
  } catch (error) {
    await opened.close();
    throw error;
  }
}

async function open(opened: Opened): Promise<MerchantShop> {
  const home = await mkdtemp(join(tmpdir(), 'ponte-merchant-'));
  opened.add(() => rm(home, { recursive: true }));
  const outside = await openOutside(opened);
  const { ports, proxy, pictures } = outside;
  for (const [path, bytes] of await writeGoods(home, pictures.origin)) {
    pictures.answers.set(path, (response) => void response.end(bytes));
  }
  const shell = await openShell(home, outside);
  const commands = await commandsIn(page);
  const run = async (heading: string, index = 0, code = 0): Promise<string> => {
    const text = blockOf(commands, heading, index);
    const said = await shell.run(text);
    if (said.code !== code) throw new Error(`Exit ${said.code} of\n${text}${said.output}`);
    return said.output;
  };
  const serve = async (heading: string, log: string, served: readonly number[]) => {
    const serving = shell.start(blockOf(commands, heading), join(home, log));
    opened.add(serving.stop);
    await untilServes(serving, served);
    return serving;
  };

  await run('Settings');
  await run('Settings', 1);
  const first = await serve('An empty shop', 'first.log', [ports.api]);
  await first.stop();

  const table = join(home, 'goods.csv');
  const output = await run('Import', 0, 2);
  const report = await readFile(join(home, 'goods.refused.csv'), 'utf8');
  await writeFile(table, brazilianTable('12,00'));
  const imported = [await run('Import'), await run('A folder for the whole shop')];

  await run('Brands, categories and departments');
  await run('What your shop says');
  const settings = join(home, 'shop.json');
  await writeFile(settings, edited(await readFile(settings, 'utf8')));
  await run('What your shop says', 1);
  await run('Payments');
  await run('Your other systems');

  const log = 'shop.log';
  // Nothing private is fetched by a shop that is open.
  shell.environment = without(shell.environment, 'PRIVATE_PICTURES');
  await serve('Open it', log, [ports.api, ports.br, ports.py, ports.staff]);
  const keys = await keysIn(join(home, 'ponte.env'));
  const payments = await startPaymentService({
    key: keys.payment,
    port: ports.pay,
    pagesOrigin: originOf('pay', outside),
    notify: (body, headers) => proxy.notify('/webhooks/payments/http', body, headers),
  });
  opened.add(() => payments.close());

  return {
    ...outside,
    br: originOf('br', outside),
    py: originOf('py', outside),
    staff: originOf('staff', outside),
    payments,
    eventsKey: keys.events,
    refused: { output, report },
    imported,
    invite: async (email) => {
      const text = blockOf(commands, 'Your staff').replace('you@shop.example', email);
      const said = await shell.run(text);
      const link = /https:\S+\/invitation#\S+/.exec(said.output)?.[0];
      if (link === undefined) throw new Error(`${email} could not be invited: ${said.output}`);
      return link;
    },
    alarms: async () => {
      const lines = (await readFile(join(home, log), 'utf8')).split('\n');
      return lines.filter((line) => /"level":"(?:warn|error)"/.test(line));
    },
  };
}

function originOf(name: string, { proxy }: Pick<Outside, 'proxy'>): string {
  return `https://${name}.${domain}:${proxy.port}`;
}

/** A terminal of the merchant's machine, where the document's names mean what is here. */
async function openShell(home: string, outside: Outside): Promise<Shell> {
  const { certificate, databaseUrl, mails, bucket, events, ports, proxy } = outside;
  const trusted = join(home, 'certificate.pem');
  await writeFile(trusted, certificate.cert);
  const environment = {
    HOME: home,
    PATH: plainPath(),
    NODE_OPTIONS: '',
    // Everybody trusts the certificate of a real mail server.
    NODE_EXTRA_CA_CERTS: trusted,
    // A real picture server is another machine's.
    PRIVATE_PICTURES: 'on',
    // In place of those that nothing has to be said of.
    PORT: String(ports.api),
    API_ORIGIN: `http://127.0.0.1:${ports.api}`,
  };
  const publicNames = ['br', 'py', 'staff', 'api', 'pay'];
  return new Shell(environment, {
    'postgres://shop:password@db.internal/shop': databaseUrl,
    '/var/lib/ponte': join(home, 'data'),
    'https://s3.shop.example': bucket.endpoint,
    'mail.shop.example:587': `127.0.0.1:${mails.port}`,
    'https://pay.shop.example/ponte': `http://127.0.0.1:${ports.pay}/shop`,
    'https://erp.shop.example/ponte': events.url,
    ...Object.fromEntries(
      publicNames.map((name) => [`${name}.shop.example`, `${name}.${domain}:${proxy.port}`]),
    ),
    'shop.example': domain,
    '4001': String(ports.br),
    '4002': String(ports.py),
    '4003': String(ports.staff),
  });
}

/** Without this workspace's own programs: the document says how one gets them. */
function plainPath(): string {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.filter((folder) => !folder.includes('node_modules')).join(delimiter);
}

function blockOf(commands: Commands, heading: string, index = 0): string {
  const found = commands.get(heading)?.[index];
  if (found === undefined) throw new Error(`${page} has no block ${index} under "${heading}".`);
  return found;
}

/** Waits until everything of a block serves; what it said is part of the error when something ends. */
async function untilServes(serving: Serving, ports: readonly number[]): Promise<void> {
  const gaveUp = new AbortController();
  void serving.ended.then(() => gaveUp.abort());
  const signal = AbortSignal.any([gaveUp.signal, AbortSignal.timeout(patienceMs)]);
  const all = ports.map((port) => untilReady(`http://127.0.0.1:${port}/health/ready`, signal));
  await Promise.all(all).catch(async (error: unknown) => {
    await serving.stop();
    const { code, output } = await serving.ended;
    throw new Error(`A server did not start (exit ${code}):\n${output}`, { cause: error });
  });
}

async function keysIn(file: string): Promise<{ payment: string; events: string }> {
  const text = await readFile(file, 'utf8');
  const valueOf = (name: string) => new RegExp(`^${name}=(.+)$`, 'm').exec(text)?.[1] ?? '';
  return { payment: valueOf('PAYMENT_KEY'), events: valueOf('EVENTS_KEY') };
}

function without(
  environment: Readonly<Record<string, string>>,
  name: string,
): Record<string, string> {
  return Object.fromEntries(Object.entries(environment).filter(([one]) => one !== name));
}
