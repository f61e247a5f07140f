import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const door = fileURLToPath(new URL('../../server.mjs', import.meta.url));

/** Starts the server in a way that it refuses. */
function refusal(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...args, door], {
    env: { ...process.env, NODE_OPTIONS: '', ...env },
    encoding: 'utf8',
  });
  return { status, said: `${stdout}${stderr}` };
}

test.each(['20.20.2', '22.0.0', '24.6.0'])('Node %s is refused in one sentence', (version) => {
  const pretend = `data:text/javascript,Object.defineProperty(process,'versions',{value:{node:'${version}'}})`;

  expect(refusal(['--import', pretend])).toEqual({
    status: 1,
    said: `The API needs Node 24.7 or newer and this is ${version}: install that one, or start the shop with npm start, which brings its own.\n`,
  });
});

test('wrong settings are reported in a sentence each, without flags for Node', () => {
  expect(refusal([], { PORT: 'abc', SMTP_ULR: 'smtp://mail' })).toEqual({
    status: 1,
    said: 'PORT is "abc": it must be a number from 0 to 65535.\nSMTP_ULR is no setting of the shop: is SMTP_URL meant?\n',
  });
});
