import { expect, it } from 'vitest';
import { escapeHtml, tag, unescapeHtml } from './html.ts';

it('attributes and texts are escaped, whatever they contain', () => {
  expect(tag('p', { title: 'Casa "Don Pedro"' }, '"><script>')).toBe(
    '<p title="Casa &quot;Don Pedro&quot;">&quot;&gt;&lt;script&gt;</p>',
  );
});

it('an element without a text is empty, an attribute that is undefined absent, one that is true its name', () => {
  expect(tag('link', { rel: 'preload', crossorigin: true, href: undefined })).toBe(
    '<link rel="preload" crossorigin/>',
  );
});

it.each(['"><script>', "l'eau & co", '&amp;', '&amp;lt;', '&quot;&#x27;', ''])(
  '%j is read again from what was escaped',
  (text) => {
    expect(unescapeHtml(escapeHtml(text))).toBe(text);
  },
);
