import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { end, isAlive, makeWorkspace, patienceMs, run, until } from './test/stand-in.ts';
import type { Running, Workspace } from './test/stand-in.ts';

/** The runner with real processes: a real npm, the real scripts, stand-ins for what they run. */

let workspace: Workspace;
let runs: Running[];

beforeEach(async () => {
  workspace = await makeWorkspace();
  runs = [];
});

afterEach(async () => {
  for (const each of runs) end(-each.pid, 'SIGTERM');
  for (const pid of servers()) end(pid, 'SIGKILL');
  await Promise.all(runs.map((each) => each.ended));
  workspace.remove();
});

function npmStart(env: Record<string, string> = {}, ...words: string[]) {
  const running = run(workspace, ['npm', 'start', ...words], env);
  runs.push(running);
  return running;
}

async function untilOpen(running: Running) {
  await until(() => running.output().includes('Ponte is open') || !isAlive(running.pid));
  expect(running.output()).toContain('Ponte is open');
  await until(() => running.output().includes('API  '));
}

function servers() {
  return workspace.notes('pids').map(Number);
}

describe('npm start', { timeout: patienceMs }, () => {
  it('installs, builds, serves all of them and prints their addresses', async () => {
    const npm = npmStart();
    await untilOpen(npm);

    const { api, br, py, staff } = workspace.ports;
    expect(npm.output()).toContain(`http://br.localhost:${br}\n`);
    expect(npm.output()).toContain(`http://py.localhost:${py}\n`);
    expect(npm.output()).toContain(`http://staff.localhost:${staff}\n`);
    expect(npm.output()).toContain(`http://localhost:${api}\n`);
    expect(workspace.notes('installs')).toEqual(['--yes pnpm@1.2.3 install --frozen-lockfile']);
    for (const port of [api, br, py, staff]) {
      const response = await fetch(`http://127.0.0.1:${port}/`);
      expect(response.status).toBe(200);
    }
  });

  it('gives each storefront the addresses of the API and both public origins', async () => {
    await untilOpen(npmStart());

    const { api, br, py } = workspace.ports;
    const environment: unknown = await (await fetch(`http://127.0.0.1:${py}/`)).json();
    expect(environment).toMatchObject({
      NODE_ENV: 'production',
      API_ORIGIN: `http://127.0.0.1:${api}`,
      BR_ORIGIN: `http://br.localhost:${br}`,
      PY_ORIGIN: `http://py.localhost:${py}`,
    });
  });

  it('gives the API the public addresses of all, and turns on sandbox payments and the mailbox page', async () => {
    await untilOpen(npmStart({ MAILBOX_PAGE: 'off', HOST: '0.0.0.0' }));

    const { api, br, py, staff } = workspace.ports;
    const environment: unknown = await (await fetch(`http://127.0.0.1:${api}/`)).json();
    expect(environment).toMatchObject({
      PUBLIC_ORIGIN: `http://localhost:${api}`,
      BR_ORIGIN: `http://br.localhost:${br}`,
      PY_ORIGIN: `http://py.localhost:${py}`,
      STAFF_ORIGIN: `http://staff.localhost:${staff}`,
      SEED: 'demo',
      SANDBOX_PAYMENTS: 'on',
      MAILBOX_PAGE: 'off',
      HOST: '127.0.0.1',
    });
  });

  it('says that one press opens the back office of the demo shop, and prints no invitation', async () => {
    const npm = npmStart();
    const { staff } = workspace.ports;
    const said = `One press opens the back office as the demo shop's owner: http://staff.localhost:${staff}\n`;
    await until(() => npm.output().includes(said));
    await until(() => npm.output().includes('The API logs to'));

    expect(npm.output()).not.toContain('/invitation');
  });

  it('prints a link by which one becomes the owner of another shop, until it has a member of staff', async () => {
    const first = npmStart({ SEED: 'none' });
    const link = `http://staff.localhost:${workspace.ports.staff}/invitation#invite`;
    const said = `Become the shop's owner, in the next 48 hours: ${link}\n`;
    await until(() => first.output().includes(said));
    end(-first.pid, 'SIGTERM');
    await first.ended;

    const second = npmStart({ SEED: 'none', HAS_STAFF: 'yes' });
    // The last that is printed.
    await until(() => second.output().includes('The API logs to'));
    expect(second.output()).not.toContain('/invitation');
  });

  it('says nothing of requests of the API, which stand in a file of the data folder', async () => {
    const npm = npmStart();
    await untilOpen(npm);
    const log = join(workspace.root, 'data', 'api.log');
    await until(() => npm.output().includes(`The API logs to ${log}`));
    const said = npm.output();

    await fetch(`http://127.0.0.1:${workspace.ports.api}/brands`);

    await until(() => readFileSync(log, 'utf8').includes('asked for /brands'));
    expect(npm.output()).toBe(said);
  });

  it('shows requests of the API when it is asked to', async () => {
    const npm = npmStart({}, '--', '--verbose');
    await untilOpen(npm);

    await fetch(`http://127.0.0.1:${workspace.ports.api}/brands`);

    await until(() => npm.output().includes('api | asked for /brands'));
    expect(existsSync(join(workspace.root, 'data', 'api.log'))).toBe(false);
  });

  it('names the file of the log when the API stops', async () => {
    const npm = npmStart();
    await untilOpen(npm);

    await fetch(`http://127.0.0.1:${workspace.ports.api}/die`).catch(() => {});

    expect((await npm.ended).code).toBe(1);
    expect(npm.output()).toContain(`above and in ${workspace.root}/data/api.log.`);
  });

  it('installs and builds nothing the second time, since nothing has changed', async () => {
    const first = npmStart();
    await untilOpen(first);
    process.kill(first.pid, 'SIGTERM');
    await first.ended;

    await untilOpen(npmStart());

    expect(workspace.notes('installs')).toHaveLength(1);
    expect(workspace.notes('builds').sort()).toEqual(['br', 'py', 'staff']);
  });

  it('builds only the storefront whose source has changed', async () => {
    const first = npmStart();
    await untilOpen(first);
    process.kill(first.pid, 'SIGTERM');
    await first.ended;
    writeFileSync(join(workspace.root, 'apps/py/src/main.ts'), 'export {};');
    writeFileSync(join(workspace.root, 'apps/br/src/main.test.ts'), 'a test is built into nothing');

    await untilOpen(npmStart());

    expect(workspace.notes('builds').sort()).toEqual(['br', 'py', 'py', 'staff']);
  });

  it('installs again when the lockfile has changed', async () => {
    const first = npmStart();
    await untilOpen(first);
    process.kill(first.pid, 'SIGTERM');
    await first.ended;
    writeFileSync(join(workspace.root, 'pnpm-lock.yaml'), 'lockfileVersion: 9 # another\n');

    await untilOpen(npmStart());

    expect(workspace.notes('installs')).toHaveLength(2);
  });
});

describe('the end of npm start', { timeout: patienceMs }, () => {
  it.each(['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGKILL'] as const)(
    'leaves no process when npm alone gets %s',
    async (signal) => {
      const npm = npmStart();
      await untilOpen(npm);

      process.kill(npm.pid, signal);

      await npm.ended;
      await until(() => servers().every((pid) => !isAlive(pid)));
      expect(servers()).toHaveLength(4);
    },
  );

  it('leaves no process when the whole terminal gets a Ctrl-C', async () => {
    const npm = npmStart();
    await untilOpen(npm);

    process.kill(-npm.pid, 'SIGINT');

    await npm.ended;
    await until(() => servers().every((pid) => !isAlive(pid)));
    expect(servers()).toHaveLength(4);
  });

  it('kills a server that does not end when it is asked to', async () => {
    const npm = npmStart({ STUBBORN: 'yes' });
    await untilOpen(npm);

    process.kill(npm.pid, 'SIGTERM');

    await npm.ended;
    await until(() => servers().every((pid) => !isAlive(pid)));
    expect(servers()).toHaveLength(4);
  });

  it('lets the servers end themselves when the runner is killed without a chance', async () => {
    const runner = run(workspace, ['node', 'scripts/run.mjs', 'start']);
    runs.push(runner);
    await untilOpen(runner);

    process.kill(runner.pid, 'SIGKILL');

    await until(() => servers().every((pid) => !isAlive(pid)));
    expect(servers()).toHaveLength(4);
  });

  it('brings the others down when one server dies, says which, and fails', async () => {
    const npm = npmStart();
    await untilOpen(npm);

    await fetch(`http://127.0.0.1:${workspace.ports.py}/die`).catch(() => {});

    expect((await npm.ended).code).toBe(1);
    expect(npm.output()).toContain('The Paraguayan storefront has stopped (exit 3)');
    await until(() => servers().every((pid) => !isAlive(pid)));
  });
});

describe('what a newcomer can put right', { timeout: patienceMs }, () => {
  /** Runs a command that must fail, and gives back what it said besides npm's own lines. */
  async function refusalOf(env: Record<string, string>, command = ['npm', 'start', '--silent']) {
    const running = run(workspace, command, env);
    runs.push(running);
    const { code } = await running.ended;
    expect(code).toBe(1);
    expect(running.output()).not.toMatch(/^\s+at /m);
    return running.output().trim();
  }

  it('names a taken port and the variable that moves it', async () => {
    const other = createServer();
    await new Promise<void>((settle) => {
      other.listen(workspace.ports.br, '127.0.0.1', () => settle());
    });

    const said = await refusalOf({});

    other.close();
    expect(said.split('\n').at(-1)).toBe(
      `Port ${workspace.ports.br} for the Brazilian storefront is taken: stop what uses it, or choose another one with BR_PORT=${workspace.ports.br + 100}.`,
    );
  });

  it('names a data folder that cannot be written', async () => {
    writeFileSync(join(workspace.root, 'data'), 'a file where the folder should be');

    const said = await refusalOf({ DATA_DIR: join(workspace.root, 'data/shop') });

    expect(said.split('\n').at(-1)).toBe(
      `The data folder ${workspace.root}/data/shop cannot be written (ENOTDIR): give yourself the right to, or choose another one with DATA_DIR.`,
    );
  });

  it('says why the packages could not be installed', async () => {
    expect(await refusalOf({ BROKEN_INSTALL: 'yes' })).toContain(
      'The packages could not be installed (ERR_PNPM_FETCH_404): check the network connection',
    );
  });

  it('tries to install again after an installation that failed', async () => {
    await refusalOf({ BROKEN_INSTALL: 'yes' });

    await untilOpen(npmStart());

    expect(workspace.notes('installs')).toHaveLength(2);
  });

  it('shows the errors of a build that fails, and does not take its rest for a build', async () => {
    const said = await refusalOf({ BROKEN_BUILD: 'yes' });

    expect(said).toContain('unexpected token');
    expect(said).toMatch(/Building the .* failed \(exit 2\)/);
    rmSync(join(workspace.root, 'builds'));
    await untilOpen(npmStart());
    expect(workspace.notes('builds').sort()).toEqual(['br', 'py', 'staff']);
  });

  it('asks for a newer Node before it does anything else', async () => {
    const pretend = `data:text/javascript,Object.defineProperty(process,'versions',{value:{node:'18.20.8'}})`;

    const said = await refusalOf({}, ['node', '--import', pretend, 'scripts/run.mjs', 'start']);

    expect(said).toBe(
      'Ponte needs Node 20 or newer and this is 18.20.8: install a current one from https://nodejs.org and run the command again.',
    );
    expect(workspace.notes('installs')).toEqual([]);
  });

  it('names the test steps there are when it is asked for another one', async () => {
    const said = await refusalOf({}, ['npm', 'test', '--silent', '--', 'unti']);

    expect(said).toContain('There is no test step "unti": choose among types, lint, ');
  });

  it('names a browser that is not where CHROMIUM_PATH says', async () => {
    const journeys = ['npm', 'test', '--silent', '--', 'e2e'];

    const said = await refusalOf({ CHROMIUM_PATH: '/nowhere/chromium' }, journeys);

    expect(said).toContain(
      'CHROMIUM_PATH names /nowhere/chromium, which is not the program of a Chromium',
    );
  });
});
