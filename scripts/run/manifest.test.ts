import { describe, expect, it } from 'vitest';
import { firstLoadOf } from './manifest.mjs';

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
  'screens/home/home.tsx': {
    file: 'assets/home.js',
    src: '../../packages/storefront/src/screens/home/home.tsx',
    imports: ['src/client.tsx', '_price.js'],
  },
  'screens/cart/cart.tsx': {
    file: 'assets/cart.js',
    src: '../../packages/storefront/src/screens/cart/cart.tsx',
  },
};

describe('the first load of a page', () => {
  it('is the entry, the screen and all that they import, each file once', () => {
    expect(firstLoadOf(manifest, 'home')).toEqual({
      js: ['assets/client.js', 'assets/react.js', 'assets/home.js', 'assets/price.js'],
      css: ['assets/client.css', 'assets/price.css'],
    });
  });

  it('leaves the code of other screens out', () => {
    expect(firstLoadOf(manifest, 'home').js).not.toContain('assets/cart.js');
  });

  it('refuses a screen that the build does not have, rather than measure too little', () => {
    expect(() => firstLoadOf(manifest, 'checkout')).toThrow(
      'the manifest has no chunk below screens/checkout/',
    );
  });
});
