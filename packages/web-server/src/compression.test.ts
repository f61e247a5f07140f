import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { EncodedPage } from './compression.ts';

const html = `<p>${'Furadeira de impacto '.repeat(500)}</p>`;

test('sends the same text in every encoding, in any order of requests', async () => {
  const page = new EncodedPage(html);

  const plain = await page.encode('');
  const brotli = await page.encode('gzip, br');
  const gzip = await page.encode('gzip');
  const plainAgain = await page.encode('identity');

  expect(plain).toEqual({ body: Buffer.from(html) });
  expect(brotli.encoding).toBe('br');
  expect(brotliDecompressSync(brotli.body).toString()).toBe(html);
  expect(gzip.encoding).toBe('gzip');
  expect(gunzipSync(gzip.body).toString()).toBe(html);
  expect(plainAgain.body.toString()).toBe(html);
});

test('takes a page in parts for the whole page', async () => {
  const page = new EncodedPage(['<p>Preço ', '…', '</p>']);

  const { body } = await page.encode('');

  expect(body.toString()).toBe('<p>Preço …</p>');
  expect(page.etag).toBe(new EncodedPage('<p>Preço …</p>').etag);
});

test('askers at the same time get the same', async () => {
  const page = new EncodedPage(html);

  const answers = await Promise.all([page.encode('br'), page.encode('br'), page.encode('')]);

  expect(answers[0].body.equals(answers[1].body)).toBe(true);
  expect(answers[2].body.toString()).toBe(html);
});

test('holds the compressed page alone once there is one', async () => {
  const page = new EncodedPage(html);
  expect(page.bytes).toBe(html.length);

  const { body } = await page.encode('br');

  expect(page.bytes).toBe(body.length);
});
