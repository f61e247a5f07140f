import { expect, it } from 'vitest';
import { readServerSettings } from './settings.ts';

it('has a default for everything', () => {
  expect(readServerSettings({})).toEqual({
    ok: true,
    settings: {
      port: 4001,
      host: '127.0.0.1',
      drainMs: 5000,
      apiOrigin: 'http://127.0.0.1:4000',
      origins: { BR: undefined, PY: undefined },
      paymentHosts: undefined,
      imageOrigins: [],
      apiTimeoutMs: 30_000,
      proxies: undefined,
      metrics: undefined,
      pageCacheBytes: 64_000_000,
      keptAssets: undefined,
    },
  });
});

it('reads the variables that are set', () => {
  const read = readServerSettings({
    PORT: '8080',
    HOST: '0.0.0.0',
    DRAIN_SECONDS: '0',
    API_ORIGIN: 'http://api.internal:4000/',
    BR_ORIGIN: 'https://br.example',
    API_SECONDS: '60',
    TRUSTED_PROXIES: '2',
    METRICS_PORT: '9465',
    PAGE_CACHE_MB: '256',
    PAYMENT_HOSTS: 'Pay.example, localhost:4000',
    IMAGE_ORIGINS: 'https://media.example',
    KEPT_ASSETS: '/srv/kept',
  });

  expect(read).toEqual({
    ok: true,
    settings: {
      port: 8080,
      host: '0.0.0.0',
      drainMs: 0,
      apiOrigin: 'http://api.internal:4000',
      origins: { BR: 'https://br.example', PY: undefined },
      paymentHosts: ['pay.example', 'localhost:4000'],
      imageOrigins: ['https://media.example'],
      apiTimeoutMs: 60_000,
      proxies: 2,
      metrics: { port: 9465, host: '127.0.0.1' },
      pageCacheBytes: 256_000_000,
      keptAssets: '/srv/kept',
    },
  });
});

it('refuses a wrong setting with a sentence that names it', () => {
  expect(readServerSettings({ PAGE_CACHE_MB: 'much' })).toEqual({
    ok: false,
    problem: 'PAGE_CACHE_MB is "much": it must be a number from 1 to 1000000.',
  });
});
