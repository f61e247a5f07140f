import type { Transport } from './outbox.ts';

/** Per step, so that an unresponsive mail server does not delay a shutdown. */
const patienceMs = 10_000;

/**
 * Sends mail by SMTP.
 * @param url such as `smtps://user:password@mail.example:465`
 * @param from such as `Ponte <loja@ponte.example>`, or an address alone, before which the shop's name
 *   is set
 */
export async function smtpTransport(url: string, from: string): Promise<Transport> {
  const { createTransport } = await import('nodemailer');
  const server = createTransport({
    url,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  });
  return async ({
    recipient,
    subject,
    body,
    html,
    unsubscribeUrl,
    sender,
    replyTo,
    files = [],
  }) => {
    const headers = unsubscribeUrl ? unsubscribeHeaders(unsubscribeUrl) : {};
    await server.sendMail({
      from: sender === undefined || from.includes('<') ? from : { name: sender, address: from },
      to: recipient,
      subject,
      text: body,
      ...(html && { html }),
      ...(replyTo !== undefined && { replyTo }),
      attachments: files.map(({ name, type, content, id }) => ({
        filename: name,
        contentType: type,
        content: Buffer.from(content),
        ...(id !== undefined && { cid: id, contentDisposition: 'inline' as const }),
      })),
      headers,
    });
  };
}

/** RFC 8058. Mail programs act on them only where both are signed by DKIM. */
function unsubscribeHeaders(url: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
