import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMock, type Mock } from './start-mock.ts';

const example = new URL('../../../packages/domain/examples/node.ts', import.meta.url).pathname;

let mock: Mock;

beforeAll(async () => {
  mock = await startMock();
});
afterAll(() => mock.stop());

const run = (origin: string) =>
  promisify(execFile)(process.execPath, ['--conditions=@ponte/source', example, origin]);

test('the script for Node prints products and a saved cart in four currencies', async () => {
  const { stdout } = await run(mock.origin);
  const lines = stdout.replaceAll('\u00a0', ' ').trim().split('\n');

  expect(lines.length).toBeGreaterThan(2);
  expect(lines[0]).toMatch(/ U\$ [\d.]+,\d\d {2}R\$ [\d.]+,\d\d {2}G\$ [\d.]+ {2}P\$ [\d.]+,\d\d$/);
  expect(lines.at(-1)).toMatch(/^1 × .+ U\$ [\d.]+,\d\d {2}R\$ .+ {2}G\$ .+ {2}P\$ .+$/);
});

test('it says so, and fails, when something else answers', async () => {
  const other = createServer((_, response) => response.writeHead(503).end('{}'));
  const listening = await new Promise<number>((settle) => {
    other.listen(0, '127.0.0.1', () => {
      const address = other.address();
      settle(typeof address === 'object' && address ? address.port : 0);
    });
  });
  const origin = `http://127.0.0.1:${listening}`;
  try {
    await expect(run(origin)).rejects.toMatchObject({
      code: 1,
      stderr: `${origin} does not answer as a shop does.\n`,
    });
  } finally {
    other.close();
  }
});
