import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { smtpTransport } from './smtp.ts';

/** What a mail server was told, line by line. */
const lines: string[] = [];
let server: Server;
let url: string;

beforeAll(async () => {
  server = createServer((socket) => {
    let inMessage = false;
    socket.write('220 mail.example\r\n');
    let rest = '';
    socket.on('data', (bytes) => {
      const whole = `${rest}${bytes.toString()}`.split('\r\n');
      rest = whole.pop() ?? '';
      for (const line of whole) {
        lines.push(line);
        if (inMessage && line !== '.') continue;
        if (line === 'DATA') socket.write('354 go on\r\n');
        else socket.write(line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
        inMessage = line === 'DATA';
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('A port was expected.');
  url = `smtp://127.0.0.1:${address.port}`;
});
afterAll(() => void server.close());

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

  expect(lines).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`);
  expect(lines).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(lines.join('\n')).toMatch(/multipart\/alternative[^]*text\/plain[^]*Serra[^]*text\/html/);
});

test('any other mail is plain text, and offers nothing to leave', async () => {
  lines.length = 0;
  const send = await smtpTransport(url, 'Ponte <loja@ponte.example>');

  await send(mail);

  expect(lines.join('\n')).not.toMatch(/List-Unsubscribe|multipart/);
  expect(lines).toContain('Subject: Chegou: Serra');
});

test.each([
  ['loja@sol.example', 'From: Ferretería Sol <loja@sol.example>'],
  ['Sol <loja@sol.example>', 'From: Sol <loja@sol.example>'],
])('a mail from %j has the name of its sender, or the shop’s', async (from, line) => {
  lines.length = 0;
  const send = await smtpTransport(url, from);

  await send({ ...mail, sender: 'Ferretería Sol' });

  expect(lines.map(decoded)).toContain(line);
});
