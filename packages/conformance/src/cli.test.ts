import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'ponte-conformance-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A web server that is no store. */
const server = createServer((_, response) => {
  response.writeHead(404, { 'Content-Type': 'text/html' }).end('<h1>\n  Not found\n</h1>');
});
let address = '';

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  if (bound && typeof bound !== 'string') address = `http://127.0.0.1:${bound.port}`;
});

afterAll(() => void server.close());

async function run(...args: string[]) {
  const command = ['--conditions=@ponte/source', `${import.meta.dirname}/cli.ts`];
  const child = spawn(
    process.execPath,
    [...command, ...args.map((arg) => arg.replace('ADDRESS', address))],
    { cwd: folder },
  );
  const [stdout, stderr] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { status: child.exitCode, stdout, stderr };
}

test.each([
  [[], 'One address is needed'],
  [['shop.example'], 'shop.example is no http address.'],
  [['ADDRESS', '--format', 'yaml'], '--format is one of text, junit, json.'],
  [['ADDRESS', '--timeout', 'soon'], '--timeout is a number of seconds'],
  [['ADDRESS', '--fixtures', 'none.mjs'], "none.mjs can't be imported: there is no such file"],
  [['ADDRESS', '--fixtures', 'bad.mjs'], 'The default export of bad.mjs'],
  [['ADDRESS', '--fixtures', 'bad.mjs', '--reference'], 'not both'],
  [['ADDRESS', '--only', 'nothing has this'], 'No rule'],
  [['ADDRESS', '--wrong'], 'There is no option --wrong.\n'],
  [['ADDRESS', '-x'], 'There is no option -x.\n'],
  [['ADDRESS', '--format'], '--format needs a value.\n'],
  [['ADDRESS', '--output', '--reference'], '--output needs a value.\n'],
  [['ADDRESS', '--reference=yes'], '--reference takes no value.\n'],
  [
    ['ADDRESS', '--output', 'none/report.txt'],
    '--output none/report.txt can’t be written: there is no such file or folder.\n',
  ],
  [['http://127.0.0.1:1'], 'Nothing answers at http://127.0.0.1:1: bad port.'],
  [['http://nothing.invalid'], 'Nothing answers at http://nothing.invalid: there is no host'],
])(
  '%j is refused in a sentence with exit 2, before anything is checked',
  async (args, sentence) => {
    writeFileSync(join(folder, 'bad.mjs'), 'export default { pays: 1 };');

    const { status, stdout, stderr } = await run(...args);

    expect(stderr).toContain(sentence);
    expect(stdout).not.toContain('✗');
    expect(status).toBe(2);
  },
);

test('what is no store breaks each rule, exit 1, in a line each, and the report is written', async () => {
  const { status, stdout } = await run(
    'ADDRESS',
    '--only',
    'the team',
    '--format',
    'junit',
    '--output',
    'report.xml',
  );

  expect(status).toBe(1);
  expect(stdout).toContain('GET /api/public/team answers 404 instead of 200: <h1> Not found </h1>');
  expect(stdout).toContain(
    '\n    At GET /api/public/team: see “Start” in BACKEND.md of @ponte/contract.\n',
  );
  const report = readFileSync(join(folder, 'report.xml'), 'utf8');
  expect(report).toContain('failures="1"');
  expect(report).toContain('At GET /api/public/team: see “Start”');
});

test('--version is that of the package', async () => {
  const manifest = readFileSync(`${import.meta.dirname}/../package.json`, 'utf8');
  const { version }: { version: string } = JSON.parse(manifest);

  expect(await run('--version')).toEqual({ status: 0, stdout: `${version}\n`, stderr: '' });
});
