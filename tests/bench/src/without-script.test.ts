import { expect, test } from 'vitest';
import { stripScripts } from './without-script.ts';

test('a page loses its scripts, their data and their preloads, and nothing else', () => {
  const html = `<head><link rel="modulepreload" href="/a.js" fetchPriority="low"/><link rel="icon" href="/i.svg"/><style>a{}</style></head><body><p>text</p><script type="application/json" id="s">{"a":"\\u003c/p>"}</script><script type="module" src="/a.js"></script></body>`;

  expect(stripScripts(html)).toBe(
    '<head><link rel="icon" href="/i.svg"/><style>a{}</style></head><body><p>text</p></body>',
  );
});
