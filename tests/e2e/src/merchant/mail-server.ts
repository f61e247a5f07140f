import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { Certificate } from './certificate.ts';

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  /** Whether it came over TLS. */
  readonly secure: boolean;
}

export interface MailServer {
  readonly port: number;
  readonly received: readonly ReceivedMail[];
  close(): Promise<void>;
}

/** A mail server that requires STARTTLS and its user's password. */
export async function startMailServer(
  certificate: Certificate,
  user: { readonly name: string; readonly password: string },
): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    ...certificate,
    logger: false,
    onAuth: ({ username, password }, _session, done) => {
      const isUser = username === user.name && password === user.password;
      done(isUser ? null : new Error('Wrong password'), isUser ? { user: user.name } : undefined);
    },
    onData: (stream, session, done) => {
      const keep = async () => {
        const mail = await PostalMime.parse(await buffer(stream));
        received.push({
          from: `${mail.from?.name} <${mail.from?.address}>`,
          to: session.envelope.rcptTo.map(({ address }) => address),
          subject: mail.subject ?? '',
          text: mail.text ?? '',
          secure: session.secure,
        });
        done();
      };
      void keep();
    },
  });
  const { server: listener } = server;
  server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('It has no port.');
  return {
    port: address.port,
    received,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
