import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { builtAssets } from './assets.ts';

function build(manifest: object): string {
  const folder = mkdtempSync(join(tmpdir(), 'ponte-assets-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, '.vite', 'manifest.json'), JSON.stringify(manifest));
  return folder;
}

const manifest = {
  'src/client.ts': {
    file: 'assets/client.js',
    src: 'src/client.ts',
    isEntry: true,
    imports: ['_shared.js', '_early.js'],
    dynamicImports: ['screens/home/index.ts'],
    css: ['assets/app.css'],
    assets: ['assets/archivo.woff2', 'assets/logo.svg'],
  },
  '_shared.js': { file: 'assets/shared.js', imports: ['src/client.ts'] },
  'screens/home/index.ts': {
    file: 'assets/home.js',
    src: '../../packages/storefront/src/screens/home/index.ts',
    isDynamicEntry: true,
    imports: ['_shared.js'],
    css: ['assets/app.css', 'assets/home.css'],
  },
  '_early.js': { file: 'assets/early.js', name: 'early' },
  'other.ts': { file: 'assets/other.js', src: 'other.ts', isDynamicEntry: true },
};

it('names what a page loads, each file once, and nothing of other pages', () => {
  const assetsOf = builtAssets(build(manifest));

  expect(assetsOf('screens/home/index.ts')).toEqual({
    script: '/assets/client.js',
    styles: ['/assets/app.css', '/assets/home.css'],
    fonts: ['/assets/archivo.woff2'],
    preloads: ['/assets/shared.js', '/assets/home.js'],
    early: '/assets/early.js',
  });
});

it('says which screen a build does not have', () => {
  const assetsOf = builtAssets(build(manifest));

  expect(() => assetsOf('screens/checkout/index.ts')).toThrow('screens/checkout/index.ts');
});

it('refuses a build without an entry', () => {
  expect(() => builtAssets(build({}))).toThrow('no client entry');
});
