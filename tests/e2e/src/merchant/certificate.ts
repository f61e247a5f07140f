import { generate } from 'selfsigned';

export interface Certificate {
  /** PEM. */
  readonly key: string;
  readonly cert: string;
}

/** A self-signed certificate, for names under a domain and for this machine. */
export async function makeCertificate(domain: string): Promise<Certificate> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: domain }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [
      { name: 'basicConstraints', cA: true },
      {
        name: 'subjectAltName',
        altNames: [
          { type: 2, value: `*.${domain}` },
          { type: 7, ip: '127.0.0.1' },
        ],
      },
    ],
  });
  return { key, cert };
}
