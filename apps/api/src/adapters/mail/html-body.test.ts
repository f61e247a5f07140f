import { expect, test } from 'vitest';
import { htmlBody } from './html-body.ts';

const picture = { src: 'https://br.example/p.png', alt: 'Serra "7"', href: 'https://br.example/s' };

test('a mail with a picture says what its text says, in paragraphs with links', async () => {
  const html = await htmlBody('pt', 'Olá!\n\nSerra\nhttps://br.example/s\n', picture);

  expect(html).toContain('>Olá!</p>');
  expect(html).toContain('>Serra\n<a href="https://br.example/s">https://br.example/s</a></p>');
  expect(html).toContain('<html lang="pt-BR">');
});

test('nothing in it is markup', async () => {
  const html = await htmlBody('es', 'Sierra <img src=x onerror=alert(1)> & "más"', picture);

  expect(html).toContain('Sierra &lt;img src=x onerror=alert(1)&gt; &amp; &quot;más&quot;');
  expect(html).toContain('alt="Serra &quot;7&quot;"');
});
