/** Rates and pictures from addresses whose servers have bad certificates. */
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readRatesState } from '../../office/rates/rates-state.ts';
import { applySettings, currentSettings } from '../../office/shop-settings/apply-settings.ts';
import type { RatesFrom } from '../../office/shop-settings/rates-from.ts';
import {
  makeCertificates,
  serveOverTls,
  type CertificateKind,
  type Certificates,
} from '../../testing/certificates.ts';
import { photograph } from '../../testing/picture-server.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { missingPictures, wantPictures } from '../media/picture-jobs.ts';
import { fetchFile, type NoFileCode } from './fetch-file.ts';

const trusted = getCACertificates('default');
let certificates: Certificates;
let shop: TestApp;
beforeAll(async () => {
  certificates = makeCertificates();
  setDefaultCACertificates([...trusted, certificates.authority]);
  shop = await startTestApp(undefined, {
    fetchRates: (address, signal) =>
      fetchFile(address, {
        accept: 'application/json',
        mostBytes: 1024,
        httpsOnly: true,
        isPrivateAllowed: true,
        signal,
      }),
  });
});
afterAll(async () => {
  setDefaultCACertificates(trusted);
  await shop.close();
});

let body: string | Buffer = '';
const servers: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

/** The address of a server with such a certificate, or of none. */
async function addressOf(kind: CertificateKind | 'away'): Promise<string> {
  const server = await serveOverTls(certificates.of(kind === 'away' ? 'good' : kind), () => body);
  if (kind === 'away') await server.close();
  else servers.push(server);
  return `${server.origin}/file`;
}

const bad: readonly [CertificateKind | 'away', NoFileCode][] = [
  ['expired', 'certificateExpired'],
  ['other name', 'certificateName'],
  ['self-signed', 'certificateUntrusted'],
  ['unknown', 'certificateUntrusted'],
  ['away', 'noAnswer'],
];

describe('rates', () => {
  /** Asks for rates at an address; why they were refused. */
  async function refusalOf(address: string): Promise<string | undefined> {
    const from: RatesFrom = {
      address,
      everyMinutes: 60,
      mostJumpPercent: 5,
      mostAgeHours: 24,
      at: 'at',
      fields: { 'USD/BRL': 'brl' },
    };
    const settings = await currentSettings(shop.db);
    await applySettings(shop.db, { ...settings, ratesFrom: from }, shop.now());
    await shop.askForRates();
    await shop.runJobs();
    return (await readRatesState(shop.db, from))?.refused?.code;
  }

  test('of a server with a good certificate are taken over', async () => {
    body = JSON.stringify({ at: new Date(shop.now()).toISOString(), brl: '5.42' });

    expect(await refusalOf(await addressOf('good'))).toBeUndefined();
  });

  test.each(bad)('of a server that is "%s" are refused for that: %s', async (kind, code) => {
    const before = shop.logged.length;

    expect(await refusalOf(await addressOf(kind))).toBe(code);
    expect(shop.logged.slice(before).join('\n')).toContain(code);
  });
});

describe('pictures', () => {
  /** Fetches a picture; why it has not come. */
  async function reasonOf(address: string): Promise<string | undefined> {
    await wantPictures(shop.db, [address]);
    await shop.runJobs();
    const missing = await missingPictures(shop.db);
    return missing.find(({ source }) => source === address)?.reason;
  }

  test('of a server with a good certificate come', async () => {
    body = await photograph(120);

    expect(await reasonOf(await addressOf('good'))).toBeUndefined();
  });

  test.each(bad)('of a server that is "%s" do not, and staff read why: %s', async (kind, code) => {
    expect(await reasonOf(await addressOf(kind))).toBe(code);
  });
});
