import {
  startReceiver,
  type TestReceiver,
} from '../../../../apps/api/src/testing/event-receiver.ts';
import {
  startPictureServer,
  type PictureServer,
} from '../../../../apps/api/src/testing/picture-server.ts';
import { startPostgres } from '../../../../apps/api/src/testing/postgres-server.ts';
import { startS3Server, type S3Server } from '../../../../apps/api/src/testing/s3-server.ts';
import { freePort } from '../../../../scripts/run/free-port.ts';
import { makeCertificate, type Certificate } from './certificate.ts';
import { startMailServer, type MailServer } from './mail-server.ts';
import { openTlsProxy, type TlsProxy } from './tls-proxy.ts';

/** The services that a shop depends on, each on its own port. */
export interface Outside {
  readonly certificate: Certificate;
  readonly databaseUrl: string;
  readonly mails: MailServer;
  readonly bucket: S3Server;
  /** The merchant's own system, which receives notices of orders. */
  readonly events: TestReceiver;
  /** The server of the merchant's old shop, where pictures are. */
  readonly pictures: PictureServer;
  readonly proxy: TlsProxy;
  /** Those of the shop's processes, and of the payment service. */
  readonly ports: Readonly<Record<'api' | 'br' | 'py' | 'staff' | 'pay', number>>;
}

/** Of all public names. */
export const domain = 'shop.test';

const smtpUser = { name: 'user', password: 'password' };
const bucketKey = {
  accessKeyId: 'key-of-the-bucket',
  secretAccessKey: 'secret-of-the-bucket',
  region: 'us-east-1',
};

/** Things that are closed together, the last that was opened first. */
export class Opened {
  readonly #closes: (() => Promise<unknown>)[] = [];

  add(close: () => Promise<unknown>): void {
    this.#closes.unshift(close);
  }

  async close(): Promise<void> {
    for (const close of this.#closes.splice(0)) await close();
  }
}

export async function openOutside(opened: Opened): Promise<Outside> {
  const certificate = await makeCertificate(domain);
  const postgres = await startPostgres();
  if (!postgres.ok) throw new Error(postgres.problem);
  opened.add(() => postgres.server.stop());
  const databaseUrl = await postgres.server.createDatabase('merchant');
  const mails = await startMailServer(certificate, smtpUser);
  opened.add(() => mails.close());
  const bucket = await startS3Server(bucketKey, 'ponte-documents');
  opened.add(() => bucket.stop());
  const events = await startReceiver();
  opened.add(() => events.close());
  const pictures = await startPictureServer();
  opened.add(() => pictures.close());
  const ports = {
    api: await freePort(),
    br: await freePort(),
    py: await freePort(),
    staff: await freePort(),
    pay: await freePort(),
  };
  const proxy = await openTlsProxy({ certificate, domain, ports });
  opened.add(() => proxy.close());
  return { certificate, databaseUrl, mails, bucket, events, pictures, proxy, ports };
}
