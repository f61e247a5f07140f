import { describe, expect, it } from 'vitest';
import { firstLoadOf, lazyChunksOf } from './first-load.ts';

const manifest = {
  'src/client.tsx': {
    file: 'assets/client.js',
    src: 'src/client.tsx',
    isEntry: true,
    imports: ['_react.js'],
    css: ['assets/client.css'],
  },
  '_react.js': { file: 'assets/react.js' },
  '_price.js': { file: 'assets/price.js', imports: ['_react.js'], css: ['assets/price.css'] },
  'screens/home/index.ts': {
    file: 'assets/home.js',
    src: '../../packages/storefront/src/screens/home/index.ts',
    imports: ['src/client.tsx', '_price.js'],
  },
  'screens/home/offers.tsx': {
    file: 'assets/offers.js',
    src: '../../packages/storefront/src/screens/home/offers.tsx',
  },
  'screens/cart/index.ts': {
    file: 'assets/cart.js',
    src: '../../packages/storefront/src/screens/cart/index.ts',
  },
};

describe('the first load of a page', () => {
  it('is the entry, the screen and all that they import, each file once', () => {
    expect(firstLoadOf(manifest, 'home')).toEqual({
      js: ['assets/client.js', 'assets/react.js', 'assets/home.js', 'assets/price.js'],
      css: ['assets/client.css', 'assets/price.css'],
    });
  });

  it('leaves out other screens, and what the screen itself imports only later', () => {
    const { js } = firstLoadOf(manifest, 'home');
    expect(js).not.toContain('assets/cart.js');
    expect(js).not.toContain('assets/offers.js');
  });

  it('refuses a screen that the build does not have, rather than measure too little', () => {
    expect(() => firstLoadOf(manifest, 'checkout')).toThrow(
      'the manifest has no chunk of the screen checkout',
    );
  });
});

it('has every script beyond the entry and its imports for a lazy chunk', () => {
  expect(lazyChunksOf(manifest)).toEqual([
    'assets/price.js',
    'assets/home.js',
    'assets/offers.js',
    'assets/cart.js',
  ]);
});
