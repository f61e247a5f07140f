import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashSource } from '@ponte/web-server';
import { expect, it, onTestFinished } from 'vitest';
import { builtStyles } from './page-styles.ts';

const css = '@layer base{body{color:red}}.a>.b::after{content:"<"}';

it('puts the whole stylesheet into the page, allowed by the hash of its exact text', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ponte-styles-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, '.vite'));
  const manifest = {
    'src/app.css': { file: 'styles.css', isEntry: true, assets: ['assets/archivo.woff2'] },
  };
  writeFileSync(join(folder, '.vite', 'manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'styles.css'), css);

  const { markup, source } = builtStyles(folder);

  expect(markup).toContain('href="/assets/archivo.woff2"');
  const [, inline = ''] = /<style>(.*)<\/style>$/s.exec(markup) ?? [];
  expect(inline).toBe(css);
  expect(source).toBe(hashSource(inline));
});
