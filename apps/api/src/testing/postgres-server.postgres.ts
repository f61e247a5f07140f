import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findPostgres } from './postgres-programs.ts';
import { startPostgres } from './postgres-server.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ponte-programs-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function programs(path: string): string {
  mkdirSync(path, { recursive: true });
  for (const name of ['initdb', 'postgres']) writeFileSync(join(path, name), '');
  return path;
}

describe('the programs', () => {
  test('are those that PG_BIN names, and no others when it is wrong', () => {
    const [given, onPath] = [programs(join(folder, 'given')), programs(join(folder, 'path'))];

    expect(findPostgres({ PG_BIN: given, PATH: onPath }, folder)).toBe(given);
    expect(findPostgres({ PG_BIN: '/nowhere', PATH: onPath }, folder)).toBeUndefined();
  });

  test('are those behind a link on the path', () => {
    const [real, onPath] = [programs(join(folder, 'real')), join(folder, 'path')];
    mkdirSync(onPath);
    symlinkSync(join(real, 'postgres'), join(onPath, 'postgres'));

    expect(findPostgres({ PATH: `/nowhere:${onPath}` }, '/nowhere')).toBe(real);
  });

  test("are of Debian's newest version when none is on the path", () => {
    for (const version of ['9', '15', '17']) programs(join(folder, version, 'bin'));

    expect(findPostgres({ PATH: '' }, folder)).toBe(join(folder, '17', 'bin'));
  });

  test('are missing when there is but a client', () => {
    mkdirSync(join(folder, '15', 'bin'), { recursive: true });

    expect(findPostgres({}, folder)).toBeUndefined();
  });
});

const answers = async (origin: string): Promise<boolean> => {
  const client = new Client({ connectionString: `${origin}/postgres` });
  // A server that stops may accept a connection and cut it right after.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
};

describe('a server', () => {
  test('makes databases, and leaves nothing behind when it is stopped', async () => {
    const started = await startPostgres({ settings: ['work_mem=7MB'] });
    if (!started.ok) throw new Error(started.problem);
    const { server } = started;
    const client = new Client({ connectionString: await server.createDatabase('shop') });
    await client.connect();
    const { rows } = await client.query<{ memory: string; home: string }>(
      `select current_setting('work_mem') as memory, current_setting('data_directory') as home`,
    );
    await client.end();

    await server.stop();
    await server.stop();

    expect(rows[0]?.memory).toBe('7MB');
    expect(await answers(server.origin)).toBe(false);
    expect(existsSync(rows[0]?.home ?? '/')).toBe(false);
  });

  test('does not outlive a process that is killed while it uses it', async () => {
    const module = new URL('./postgres-server.ts', import.meta.url).href;
    const script = `const { startPostgres } = await import('${module}');
      const { server } = await startPostgres(); console.log(server.origin); setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      env: { ...process.env, NODE_OPTIONS: '' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const origin = await firstLine(child);
    expect(await answers(origin)).toBe(true);

    child.kill('SIGKILL');

    while (await answers(origin)) await new Promise((done) => setTimeout(done, 50));
  });

  test('without a program is reported in a sentence', async () => {
    const path = process.env['PG_BIN'];
    process.env['PG_BIN'] = folder;
    const started = await startPostgres();
    if (path === undefined) delete process.env['PG_BIN'];
    else process.env['PG_BIN'] = path;

    expect(started).toEqual({
      ok: false,
      problem:
        'There is no Postgres to test with (there are no programs of it): install its server (on Debian, as root: apt-get install postgresql), or set PG_BIN to the folder of initdb and postgres.',
    });
  });
});

function firstLine({ stdout }: ChildProcess): Promise<string> {
  return new Promise((done) => {
    stdout?.once('data', (chunk: Buffer) => done(chunk.toString().trim()));
  });
}
