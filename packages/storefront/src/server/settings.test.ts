import { expect, it } from 'vitest';
import { readServerSettings, WrongSetting } from './settings.ts';

const nothingSet = {
  port: 4001,
  hostname: '127.0.0.1',
  apiOrigin: 'http://127.0.0.1:4000',
  origins: { BR: undefined, PY: undefined },
  pageCacheBytes: 64_000_000,
};

it('has a default for everything', () => {
  expect(readServerSettings({})).toEqual(nothingSet);
});

it('takes an empty variable for none', () => {
  const empty = { PORT: '', HOST: '', API_ORIGIN: '', BR_ORIGIN: '', PY_ORIGIN: '' };

  expect(readServerSettings({ ...empty, PAGE_CACHE_MB: '' })).toEqual(nothingSet);
});

it('reads what is set', () => {
  const settings = readServerSettings({
    PORT: '8080',
    HOST: '0.0.0.0',
    API_ORIGIN: 'http://api.internal:4000/',
    BR_ORIGIN: 'https://br.example',
    PAGE_CACHE_MB: '256',
  });

  expect(settings).toEqual({
    port: 8080,
    hostname: '0.0.0.0',
    apiOrigin: 'http://api.internal:4000',
    origins: { BR: 'https://br.example', PY: undefined },
    pageCacheBytes: 256_000_000,
  });
});

it.each([
  ['PORT', 'http'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['API_ORIGIN', 'api.internal'],
  ['API_ORIGIN', 'ftp://api.internal'],
  ['BR_ORIGIN', 'https://br.example/loja'],
  ['PAGE_CACHE_MB', '0'],
  ['PAGE_CACHE_MB', 'much'],
])('refuses %s=%s with a sentence that names it', (name, value) => {
  const read = () => readServerSettings({ [name]: value });

  expect(read).toThrow(WrongSetting);
  expect(read).toThrow(`${name} is "${value}"`);
});
