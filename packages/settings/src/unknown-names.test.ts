import { expect, it } from 'vitest';
import { apiSettings } from './api.ts';
import { readSettings } from './read-settings.ts';

it.each([
  ['SMTP_ULR', 'is SMTP_URL meant?'],
  ['DATABASE_URI', 'is DATABASE_URL meant?'],
  ['PORTS', 'is PORT meant?'],
  ['PONTE_SECRETS', 'is PONTE_SECRET meant?'],
  ['TRUSTED_PROXY', 'docs/configuration.md lists them.'],
  ['PONTE_COLOUR', 'docs/configuration.md lists them.'],
  ['SMTP_PASSWORD', 'docs/configuration.md lists them.'],
  ['S3_PATH_STYLE', 'docs/configuration.md lists them.'],
  ['PAYMENT_CERTIFICATE', 'docs/configuration.md lists them.'],
])('%s, which no process reads, is refused as a slip', (name, advice) => {
  expect(readSettings(apiSettings, { [name]: 'x' })).toEqual({
    ok: false,
    problem: `${name} is no setting of the shop: ${advice}`,
  });
});

it.each([
  // Of a shell and other programs.
  'HOME',
  'PATH',
  'DB_PORT',
  'XDG_DATA_DIRS',
  'AWS_REGION',
  'MAIL',
  // Of other processes of the shop.
  'API_PORT',
  'API_ORIGIN',
  'PAGE_CACHE_MB',
  // Of Kubernetes, for a service called ponte-api.
  'PONTE_API_SERVICE_HOST',
  'PONTE_API_SERVICE_PORT_HTTP',
  'PONTE_API_PORT',
  'PONTE_API_PORT_4000_TCP_ADDR',
])('%s is none of our business', (name) => {
  expect(readSettings(apiSettings, { [name]: '1' })).toMatchObject({ ok: true });
});
