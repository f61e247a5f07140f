import type { Transport } from './outbox.ts';

/** How long a mail server may take for one step, so that a dead one does not hold a shutdown up. */
const patienceMs = 10_000;

/**
 * Sends mail by a mail server.
 *
 * @param url such as `smtps://user:password@mail.example:465`
 * @param from the sender, such as `Ponte <loja@ponte.example>`
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
