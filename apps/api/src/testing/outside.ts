import { startReceiver, type TestReceiver } from './event-receiver.ts';
import { openGate, type Gate } from './gate.ts';
import { startMailServer, type MailServer } from './mail-server.ts';
import { startPaymentService, type PaymentService } from './payment-service.ts';
import { startPictureServer, type PictureServer } from './picture-server.ts';
import { startS3Server, type S3Server } from './s3-server.ts';

/** What lies outside of a shop, on ports, and gates that keep it from answering. */
export interface Outside {
  readonly mailServer: MailServer;
  readonly receiver: TestReceiver;
  readonly pictureServer: PictureServer;
  readonly bucket: S3Server;
  readonly payments: PaymentService;
  /** Paths that the payment service was asked for. */
  readonly askedForPayments: readonly string[];
  readonly gates: Readonly<Record<'events' | 'pictures' | 'bucket' | 'payments', Gate>>;
  /** The environment of a server that uses all of it. */
  readonly settings: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

const secret = 'a-secret-of-the-tests-long-enough-to-be-one';
const bucketKey = { accessKeyId: 'id', secretAccessKey: 'key', region: 'us-east-1' };

export async function openOutside(databaseUrl: string): Promise<Outside> {
  const mailServer = await startMailServer();
  const receiver = await startReceiver();
  const pictureServer = await startPictureServer();
  const bucket = await startS3Server(bucketKey, 'documents');
  const askedForPayments: string[] = [];
  const payments = await startPaymentService({
    key: secret,
    fault: (answer) => (request) => {
      askedForPayments.push(new URL(request.url).pathname);
      return answer(request);
    },
  });
  const gates = {
    events: await openGate(new URL(receiver.url).origin),
    pictures: await openGate(pictureServer.origin),
    bucket: await openGate(bucket.endpoint),
    payments: await openGate(new URL(payments.url).origin),
  };
  return {
    mailServer,
    receiver,
    pictureServer,
    bucket,
    payments,
    askedForPayments,
    gates,
    settings: {
      DATABASE_URL: databaseUrl,
      SANDBOX_PAYMENTS: 'off',
      MAILBOX_PAGE: 'off',
      RATE_LIMIT_FACTOR: '1000000',
      PRIVATE_PICTURES: 'on',
      SMTP_URL: mailServer.url,
      EVENTS_URL: `${gates.events.origin}/ponte`,
      EVENTS_KEY: secret,
      PAYMENT_PROVIDER: 'http',
      PAYMENT_URL: `${gates.payments.origin}/shop`,
      PAYMENT_KEY: secret,
      S3_ENDPOINT: gates.bucket.origin,
      S3_BUCKET: 'documents',
      S3_ACCESS_KEY_ID: bucketKey.accessKeyId,
      S3_SECRET_ACCESS_KEY: bucketKey.secretAccessKey,
    },
    close: async () => {
      for (const gate of Object.values(gates)) await gate.close();
      for (const one of [mailServer, receiver, pictureServer, payments]) await one.close();
      await bucket.stop();
    },
  };
}
