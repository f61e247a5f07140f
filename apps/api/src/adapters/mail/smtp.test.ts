import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMailServer, type MailServer } from '../../testing/mail-server.ts';
import { smtpTransport } from './smtp.ts';

let server: MailServer;
let url: string;
beforeAll(async () => {
  server = await startMailServer();
  ({ url } = server);
});
afterAll(() => server.close());

/** The last mail as it was sent. */
const lines = () => server.received.at(-1)?.lines ?? [];

/** RFC 2047. */
const decoded = (line: string) =>
  line.replaceAll(/=\?UTF-8\?Q\?(.*?)\?=/g, (_, text: string) =>
    decodeURIComponent(text.replaceAll('_', ' ').replaceAll('=', '%')),
  );

const mail = { recipient: 'ana@example.com', subject: 'Chegou: Serra', body: 'Serra\n' };

test('a mail that was subscribed to can be left in one press of a mail program (RFC 8058)', async () => {
  const send = await smtpTransport(url, 'Ponte <loja@ponte.example>');
  const unsubscribeUrl = 'https://br.example/api/public/alerts/x/leave?todos=1';

  await send({ ...mail, html: '<p>Serra</p>', unsubscribeUrl });

  expect(lines()).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`);
  expect(lines()).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(lines().join('\n')).toMatch(
    /multipart\/alternative[^]*text\/plain[^]*Serra[^]*text\/html/,
  );
});

test('any other mail is plain text, and offers nothing to leave', async () => {
  const send = await smtpTransport(url, 'Ponte <loja@ponte.example>');

  await send(mail);

  expect(lines().join('\n')).not.toMatch(/List-Unsubscribe|multipart/);
  expect(lines()).toContain('Subject: Chegou: Serra');
});

test('a mail with files is a page that shows one and carries the other', async () => {
  const send = await smtpTransport(url, 'Ponte <loja@ponte.example>');
  const content = new Uint8Array([1, 2, 3]);

  await send({
    ...mail,
    html: '<img src="cid:code@mail" alt="K7M2">',
    replyTo: 'ventas@sol.example',
    files: [
      { name: 'code.png', type: 'image/png', content, id: 'code@mail' },
      { name: 'pedido-000123.pdf', type: 'application/pdf', content },
    ],
  });

  const sent = lines().join('\n');
  expect(lines()).toContain('Reply-To: ventas@sol.example');
  expect(sent).toMatch(
    /multipart\/mixed[^]*multipart\/alternative[^]*text\/plain[^]*multipart\/related[^]*text\/html/,
  );
  expect(sent).toMatch(/Content-Id: <code@mail>/i);
  expect(sent).toMatch(/Content-Disposition: inline; filename=code\.png/i);
  expect(sent).toMatch(/Content-Disposition: attachment; filename=pedido-000123\.pdf/i);
});

test.each([
  ['loja@sol.example', 'From: Ferretería Sol <loja@sol.example>'],
  ['Sol <loja@sol.example>', 'From: Sol <loja@sol.example>'],
])('a mail from %j has the name of its sender, or the shop’s', async (from, line) => {
  const send = await smtpTransport(url, from);

  await send({ ...mail, sender: 'Ferretería Sol' });

  expect(lines().map(decoded)).toContain(line);
});
