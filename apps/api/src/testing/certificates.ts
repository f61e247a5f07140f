import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What can be wrong with a certificate, or nothing. */
export const certificateKinds = [
  'good',
  'expired',
  'other name',
  'self-signed',
  'unknown',
] as const;
export type CertificateKind = (typeof certificateKinds)[number];

/** Certificates of 127.0.0.1, made by openssl. */
export interface Certificates {
  /** Of the authority that has signed all that are not self-signed or of an unknown one. */
  readonly authority: string;
  of(kind: CertificateKind): { readonly key: string; readonly cert: string };
}

const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];

export function makeCertificates(): Certificates {
  const folder = mkdtempSync(join(tmpdir(), 'ponte-certificates-'));
  const openssl = (...words: readonly string[]) =>
    void execFileSync('openssl', words, { cwd: folder, stdio: 'pipe' });
  const authority = (name: string) =>
    openssl(
      'req',
      '-x509',
      ...newKey,
      '-days',
      '2',
      '-subj',
      `/CN=${name}`,
      '-keyout',
      `${name}.key`,
      '-out',
      `${name}.pem`,
    );
  const own = 'subjectAltName=IP:127.0.0.1,DNS:localhost';
  const sign = (kind: CertificateKind, by: string, names: string, days: string) => {
    writeFileSync(join(folder, 'names'), names);
    openssl(
      'x509',
      '-req',
      '-days',
      days,
      '-in',
      'request.pem',
      '-CA',
      `${by}.pem`,
      '-CAkey',
      `${by}.key`,
      '-CAcreateserial',
      '-extfile',
      'names',
      '-out',
      `${kind}.pem`,
    );
  };
  try {
    authority('known');
    authority('stranger');
    openssl(
      'req',
      ...newKey,
      '-subj',
      '/CN=127.0.0.1',
      '-keyout',
      'key.pem',
      '-out',
      'request.pem',
    );
    sign('good', 'known', own, '2');
    sign('expired', 'known', own, '-1');
    sign('other name', 'known', 'subjectAltName=DNS:elsewhere.example', '2');
    sign('unknown', 'stranger', own, '2');
    openssl(
      'req',
      '-x509',
      '-key',
      'key.pem',
      '-days',
      '2',
      '-subj',
      '/CN=127.0.0.1',
      '-addext',
      own,
      '-out',
      'self-signed.pem',
    );
    const read = (name: string) => readFileSync(join(folder, name), 'utf8');
    const key = read('key.pem');
    const certificates = new Map(certificateKinds.map((kind) => [kind, read(`${kind}.pem`)]));
    return {
      authority: read('known.pem'),
      of: (kind) => ({ key, cert: certificates.get(kind) ?? '' }),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A server that answers each request over TLS with the same body. */
export async function serveOverTls(
  { key, cert }: { readonly key: string; readonly cert: string },
  body: () => string | Buffer,
): Promise<{ readonly origin: string; close(): Promise<void> }> {
  const server = createServer({ key, cert }, (_, response) => void response.end(body()));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It has no port.');
  return {
    origin: `https://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
