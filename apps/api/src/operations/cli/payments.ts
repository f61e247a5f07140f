/**
 * `pnpm -C apps/api run payments check [--approve <command>] [--decline <command>] …`
 *
 * Checks the payment service at `PAYMENT_URL` and ends with 0 when no rule of docs/payments.md is broken.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import type { CurrencyCode } from '@ponte/regional/money';
import { apiSettings, readSettings } from '@ponte/settings';
import {
  checkService,
  openInbox,
  type BuyersAct,
  type CheckResult,
} from '../../adapters/payments/check-service.ts';
import { fail, print } from './tool.ts';

const usage =
  'Say what to check: check [--approve <command>] [--decline <command>] [--move <command>] [--currencies PYG,USD] [--listen <port>] [--host <address>] [--wait <seconds>].';

/** Of orders. */
const known = ['BRL', 'USD', 'PYG'] as const satisfies readonly CurrencyCode[];

const { approve, decline, move, currencies, listen, host, waitMs } = readCommandLine();
const { url, key } = readService();

const inbox =
  listen === undefined
    ? undefined
    : await openInbox(listen, host).catch((error: unknown) =>
        fail(
          `Port ${listen} can't be listened on (${error instanceof Error ? error.message : ''}).`,
        ),
      );
if (inbox) print(`Its notices to the shop are awaited at http://${host}:${inbox.port}.`);
const results = await checkService(
  {
    url,
    key,
    currencies,
    approve: approve === undefined ? askToPay : commandOf(approve),
    decline: decline === undefined ? undefined : commandOf(decline),
    move:
      move === undefined
        ? undefined
        : (payment, { kind, minor }) =>
            commandOf(move, { PAYMENT_MOVE: kind, PAYMENT_AMOUNT: String(minor) })(payment),
    isPaidByHand: approve === undefined,
    inbox,
    waitMs,
  },
  (result) => print(lineOf(result)),
);
await inbox?.close();
const count = (outcome: CheckResult['outcome']) =>
  results.filter((one) => one.outcome === outcome).length;
print(`${count('passed')} passed, ${count('failed')} failed, ${count('unchecked')} not checked`);
process.exit(count('failed') > 0 ? 1 : 0);

/** The person at the terminal is the buyer. */
async function askToPay({ link }: Parameters<BuyersAct>[0]): Promise<void> {
  print(`Pay at ${link} within ${waitMs / 1000} seconds.`);
}

/** A command that does what a buyer would. */
function commandOf(command: string, more: Readonly<Record<string, string>> = {}): BuyersAct {
  return async ({ reference, link }) => {
    const child = spawn('/bin/sh', ['-c', command], {
      env: { ...process.env, PAYMENT_REFERENCE: reference, PAYMENT_LINK: link, ...more },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const [said] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    if (child.exitCode === 0) return;
    throw new Error(`${command} ended with ${child.exitCode}: ${said.trim()}`);
  };
}

function lineOf({ name, outcome, reason }: CheckResult): string {
  const sign = { passed: '✓', failed: '✗', unchecked: '?' }[outcome];
  return `${sign} ${name}${reason === undefined ? '' : `\n    ${reason}`}`;
}

function readService(): { readonly url: string; readonly key: string } {
  const { PAYMENT_URL, PAYMENT_KEY } = process.env;
  const read = readSettings(apiSettings, { PAYMENT_PROVIDER: 'http', PAYMENT_URL, PAYMENT_KEY });
  if (!read.ok) return fail(read.problem);
  const { PAYMENT_URL: address = '', PAYMENT_KEY: secret = '' } = read.values;
  return { url: address, key: secret };
}

function readCommandLine() {
  const read = parse();
  if (!read || read.positionals.join() !== 'check') return fail(usage);
  const { values } = read;
  const named = values.currencies?.split(/[\s,]+/);
  const taken = named && known.filter((one) => named.includes(one));
  if (named && (taken?.length !== named.length || named.length === 0)) {
    return fail(`--currencies names some of ${known.join(', ')}.`);
  }
  const seconds = Number(values.wait ?? (values.approve === undefined ? 600 : 90));
  if (!(seconds > 0 && seconds <= 3600)) return fail('--wait is a number of seconds.');
  const port = values.listen === undefined ? undefined : Number(values.listen);
  if (port !== undefined && !(Number.isInteger(port) && port >= 0 && port < 65_536)) {
    return fail('--listen is the number of a port.');
  }
  return {
    approve: values.approve,
    decline: values.decline,
    move: values.move,
    currencies: taken,
    listen: port,
    host: values.host,
    waitMs: seconds * 1000,
  };
}

function parse() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        approve: { type: 'string' },
        decline: { type: 'string' },
        move: { type: 'string' },
        currencies: { type: 'string' },
        listen: { type: 'string' },
        host: { type: 'string', default: '127.0.0.1' },
        wait: { type: 'string' },
      },
    });
  } catch {
    return undefined;
  }
}
