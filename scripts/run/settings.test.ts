import { describe, expect, it } from 'vitest';
import { runnerSettings } from '../../packages/settings/src/index.ts';
import { publicOrigins, readSettings } from './settings.ts';

describe('where the servers stand', () => {
  const { DATA_DIR, ...ports } = runnerSettings.settings;

  it.each(Object.entries(ports))('is as the description of %s says', (name, { kind, absent }) => {
    expect(() => readSettings({ [name]: kind.wrong })).toThrow(`${name} is "${kind.wrong}"`);
    expect(Object.values(readSettings({}).ports)).toContain(Number(absent.replaceAll('`', '')));
  });

  it('has its data in the folder that the environment names', () => {
    expect(readSettings({ DATA_DIR: DATA_DIR.example }).dataDir).toBe(DATA_DIR.example);
  });

  it('is 4000 for the API, 4001 for Brazil, 4002 for Paraguay and 4003 for staff when nothing is said', () => {
    expect(publicOrigins(readSettings({ BR_PORT: '' }))).toEqual({
      api: 'http://localhost:4000',
      br: 'http://br.localhost:4001',
      py: 'http://py.localhost:4002',
      staff: 'http://staff.localhost:4003',
    });
  });

  it.each(['0', '65536', 'abc', '80.5', '-1', '1e3'])('cannot be %j', (port) => {
    expect(() => readSettings({ PY_PORT: port })).toThrow(
      `PY_PORT is "${port}": it must be a port number from 1 to 65535.`,
    );
  });

  it('cannot be one port for two of them', () => {
    expect(() => readSettings({ PY_PORT: '5000', API_PORT: '5000' })).toThrow(
      'API_PORT and PY_PORT are both 5000: give each a port of its own.',
    );
  });
});
