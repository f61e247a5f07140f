import type { Transport } from './outbox.ts';

/** Per step, so that an unresponsive mail server does not delay a shutdown. */
const patienceMs = 10_000;

/**
 * Sends mail by SMTP.
 * @param url such as `smtps://user:password@mail.example:465`
 * @param from such as `Ponte <loja@ponte.example>`
 */
export async function smtpTransport(url: string, from: string): Promise<Transport> {
  const { createTransport } = await import('nodemailer');
  const server = createTransport({
    url,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  });
  return async ({ recipient, subject, body }) => {
    await server.sendMail({ from, to: recipient, subject, text: body });
  };
}
