import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderShop } from '../../../packages/domain/examples/vue/server.ts';
import { launchOptions } from '../../e2e/src/harness/chromium.ts';
import { bundle } from './bundle.ts';
import { startMock, type Mock } from './start-mock.ts';

let mock: Mock;
let script: string;
let server: Server;
let origin: string;
let browser: Browser;

beforeAll(async () => {
  [mock, script, browser] = await Promise.all([
    startMock(),
    bundle('../../../packages/domain/examples/vue/client.ts', 'esm'),
    chromium.launch(launchOptions),
  ]);
  server = createServer((request, response) => void answer(request, response));
  const port = await new Promise<number>((settle) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      settle(typeof address === 'object' && address ? address.port : 0);
    });
  });
  origin = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  await browser.close();
  server.close();
  await mock.stop();
});

/** The page, its script, and all else from the mock, as behind one host. */
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { url = '/', method = 'GET' } = request;
  if (url === '/') return void response.end(await renderShop(mock.origin));
  if (url === '/client.js') {
    return void response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(script);
  }
  const body = await text(request);
  const passed = await fetch(`${mock.origin}${url}`, {
    method,
    headers: { 'Content-Type': request.headers['content-type'] ?? 'application/json' },
    ...(body !== '' && { body }),
  });
  response.writeHead(passed.status, { 'Content-Type': 'application/json' });
  response.end(await passed.text());
}

async function open(javaScriptEnabled: boolean): Promise<{ page: Page; troubles: string[] }> {
  const context = await browser.newContext({ javaScriptEnabled });
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) troubles.push(message.text());
  });
  page.on('pageerror', (error) => troubles.push(error.message));
  await page.goto(origin);
  return { page, troubles };
}

test('the page of Vue is whole without a script: names and four prices each', async () => {
  const { page } = await open(false);

  const items = await page.getByRole('listitem').allInnerTexts();
  expect(items.length).toBeGreaterThan(1);
  for (const item of items) expect(item).toMatch(/U\$.+ · R\$.+ · G\$.+ · P\$/);
});

test('it is hydrated as it is, a press fills the cart, and the cart is there after a reload', async () => {
  const { page, troubles } = await open(true);
  const cart = page.getByRole('status');
  // Hydrated.
  await page.waitForFunction(() => '__vue_app__' in (document.querySelector('#app') ?? {}));

  await page.getByRole('button', { name: 'Comprar' }).first().click();

  await expect.poll(() => cart.innerText()).toBe('Carrinho: 1');
  await page.reload();
  await expect.poll(() => cart.innerText()).not.toBe('Carrinho: 0');
  expect(troubles.filter((trouble) => !trouble.includes('favicon'))).toEqual([]);
});
