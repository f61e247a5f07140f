import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { freePort } from '../../../../../scripts/run/free-port.ts';
import { startPaymentService, type PaymentService } from '../../testing/payment-service.ts';

/** The command as a merchant runs it, against a service over HTTP. */

const key = 'a-key-of-shop-and-service-long-enough';

/** What a buyer's browser sends when a button of the service's page is pressed. */
const press = (status: string) =>
  `'${process.execPath}' -e 'fetch(process.env.PAYMENT_LINK, { method: "POST", redirect: "manual", body: new URLSearchParams({ status: "${status}" }) }).then(({ status }) => process.exit(status === 303 ? 0 : 1))'`;

/** Moves money at the service, as its own people would. */
const move = `'${process.execPath}' -e 'fetch(process.env.PAYMENT_LINK.replace("/pages/", "/trial/"), { method: "POST", body: new URLSearchParams({ kind: process.env.PAYMENT_MOVE, minor: process.env.PAYMENT_AMOUNT }) }).then(({ ok }) => process.exit(ok ? 0 : 1))'`;

let service: PaymentService | undefined;
afterEach(async () => {
  await service?.close();
  service = undefined;
});

function run(
  words: readonly string[],
  env: Readonly<Record<string, string>>,
  heard: (said: string) => void = () => undefined,
) {
  const script = fileURLToPath(new URL('payments.ts', import.meta.url));
  const args = ['--conditions=@ponte/source', script, ...words];
  const clean = { ...process.env, NODE_OPTIONS: '', PAYMENT_URL: '', PAYMENT_KEY: '', ...env };
  return new Promise<{ readonly status: number; readonly said: string }>((done) => {
    const child = execFile(process.execPath, args, { env: clean }, (_, stdout, stderr) =>
      done({ status: child.exitCode ?? -1, said: `${stdout}${stderr}` }),
    );
    child.stdout?.on('data', heard);
  });
}

test('a service that keeps the contract passes, its notifications among it', async () => {
  const port = await freePort();
  service = await startPaymentService({
    key,
    notify: async (body, headers) =>
      (await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body, headers })).ok,
  });
  const acts = ['--approve', press('approved'), '--decline', press('declined'), '--move', move];

  const { status, said } = await run(['check', ...acts, '--listen', String(port)], {
    PAYMENT_URL: service.url,
    PAYMENT_KEY: key,
  });

  expect(said).toMatch(/\n20 passed, 0 failed, 1 not checked\n$/);
  expect(status).toBe(0);
});

test('one that breaks a rule ends it with 1, and the report says which rule and how', async () => {
  service = await startPaymentService({
    key,
    fault: (answer) => (request) =>
      request.url.endsWith('/refund') ? Response.json({ status: 'done' }) : answer(request),
  });

  const { status, said } = await run(['check', '--approve', press('approved')], {
    PAYMENT_URL: service.url,
    PAYMENT_KEY: key,
  });

  expect(said).toContain(
    '✗ pays nothing back that was not paid, is unknown, or was another amount\n    A refund of a payment that nobody has made is done.',
  );
  expect(said).toContain(
    '? tells the shop of a declined payment\n    Nobody listens to what it sends.',
  );
  expect(status).toBe(1);
});

test('without a command a person pays at the printed links, if there is a terminal', async () => {
  service = await startPaymentService({ key });
  const body = new URLSearchParams({ status: 'approved' });
  const pays = (text: string): void => {
    for (const [, link = ''] of text.matchAll(/^Pay at (\S+) within 600 seconds\.$/gm)) {
      void fetch(link, { method: 'POST', redirect: 'manual', body });
    }
  };

  const { status, said } = await run(
    ['check'],
    { PAYMENT_URL: service.url, PAYMENT_KEY: key },
    pays,
  );

  expect(said).toContain('✓ pays an approved payment back, and answers alike');
  expect(said).toContain(
    '? takes no money on a page that was closed\n    Nobody tries to pay there.',
  );
  expect(said).toMatch(/, 0 failed, 10 not checked\n$/);
  expect(status).toBe(0);
});

test.each([
  [['check'], {}, 'PAYMENT_PROVIDER=http needs PAYMENT_URL and PAYMENT_KEY.'],
  [['check'], { PAYMENT_URL: 'pay.example', PAYMENT_KEY: key }, 'PAYMENT_URL is "pay.example"'],
  [['pay'], {}, 'Say what to check:'],
  [['check', '--currencies', 'EUR'], {}, '--currencies names some of BRL, USD, PYG.'],
  [['check', '--wait', 'long'], {}, '--wait is a number of seconds.'],
  [['check', '--listen', 'here'], {}, '--listen is the number of a port.'],
])('%j is refused in a sentence', async (words, env: Record<string, string>, sentence) => {
  const { status, said } = await run(words, env);

  expect(said).toContain(sentence);
  expect(status).toBe(1);
});
