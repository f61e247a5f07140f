import { describe, expect, it } from 'vitest';
import { firstLoadOf, lazyChunksOf, routesIn } from './manifest.mjs';

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
    expect(firstLoadOf(manifest, 'screens/home/index.ts')).toEqual({
      js: ['assets/client.js', 'assets/react.js', 'assets/home.js', 'assets/price.js'],
      css: ['assets/client.css', 'assets/price.css'],
    });
  });

  it('leaves out other screens, and what the screen itself imports only later', () => {
    const { js } = firstLoadOf(manifest, 'screens/home/index.ts');
    expect(js).not.toContain('assets/cart.js');
    expect(js).not.toContain('assets/offers.js');
  });

  it('refuses a screen that the build does not have, rather than measure too little', () => {
    expect(() => firstLoadOf(manifest, 'screens/checkout/index.ts')).toThrow(
      'the manifest has no chunk of screens/checkout/index.ts',
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

describe('the routes of a screen', () => {
  const route = (name: string, path: string) => `export const ${name}: Route = {
  path: '${path}',
  access: 'public',
  skeleton: 'list',
  screen: new LazyScreen('product-list', () => import('./index.ts')),
};`;

  it('name each page, whom it belongs to, and where its screen lives', () => {
    const text = `${route('products', '/produtos')}\n${route('brand', '/marca/:brand')}`;

    expect(routesIn('product-list', text)).toEqual([
      {
        name: 'products',
        path: '/produtos',
        access: 'public',
        source: 'screens/product-list/index.ts',
      },
      {
        name: 'brand',
        path: '/marca/:brand',
        access: 'public',
        source: 'screens/product-list/index.ts',
      },
    ]);
  });

  it('are refused when one could not be read, rather than left unmeasured', () => {
    expect(() => routesIn('home', '')).toThrow('screen home');
    const other = 'export const other: Route = { access: "public" };';
    expect(() => routesIn('home', route('home', '/') + other)).toThrow('screen home');
  });
});
