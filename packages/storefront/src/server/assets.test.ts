import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { builtAssets, builtStylesheet } from './assets.ts';

function build(manifest: object): string {
  const folder = mkdtempSync(join(tmpdir(), 'ponte-assets-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, '.vite', 'manifest.json'), JSON.stringify(manifest));
  return folder;
}

const manifest = {
  // The stylesheet is an entry too, and may come first.
  'src/app.css': {
    file: 'assets/styles.css',
    src: 'src/app.css',
    isEntry: true,
    assets: ['assets/archivo.woff2', 'assets/logo.svg'],
  },
  'src/client.ts': {
    file: 'assets/client.js',
    src: 'src/client.ts',
    isEntry: true,
    imports: ['_shared.js', '_early.js'],
    dynamicImports: ['screens/home/index.ts'],
  },
  '_shared.js': { file: 'assets/shared.js', imports: ['src/client.ts'] },
  'screens/home/index.ts': {
    file: 'assets/home.js',
    src: '../../packages/storefront/src/screens/home/index.ts',
    isDynamicEntry: true,
    imports: ['_shared.js'],
  },
  '_early.js': { file: 'assets/early.js', name: 'early' },
  'other.ts': { file: 'assets/other.js', src: 'other.ts', isDynamicEntry: true },
};

it('names what a page loads, each file once, and nothing of other pages', () => {
  const assetsOf = builtAssets(build(manifest));

  expect(assetsOf('screens/home/index.ts')).toEqual({
    script: '/assets/client.js',
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

it('names the stylesheet with its fonts', () => {
  expect(builtStylesheet(build(manifest))).toEqual({
    file: 'assets/styles.css',
    fonts: ['/assets/archivo.woff2'],
  });
});

it('refuses a build without a stylesheet', () => {
  expect(() => builtStylesheet(build({}))).toThrow('no stylesheet');
});
