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

describe('the route table', () => {
  const row = (name: string) => `{
    name: '${name}',
    path: '/${name}',
    access: 'public',
    query: ['page'],
    source: 'screens/${name}/index.ts',
    module: new LazyModule(() => import('../screens/${name}/index.ts')),
  },`;

  it('names each page, whom it belongs to, and where its screen lives', () => {
    expect(routesIn(`export const routes = [${row('home')}${row('product-page')}];`)).toEqual([
      { name: 'home', path: '/home', access: 'public', source: 'screens/home/index.ts' },
      {
        name: 'product-page',
        path: '/product-page',
        access: 'public',
        source: 'screens/product-page/index.ts',
      },
    ]);
  });

  it('may have several pages of one screen', () => {
    const again = row('brand')
      .replace("source: 'screens/brand/index.ts'", "source: 'screens/home/index.ts'")
      .replace("() => import('../screens/brand/index.ts')", 'home');
    expect(routesIn(row('home') + again)).toHaveLength(2);
  });

  it('is refused when a row could not be read, rather than left unmeasured', () => {
    expect(() => routesIn('')).toThrow('different screens');
    const other = "{ screen: () => import('../screens/other/index.ts') }";
    expect(() => routesIn(row('home') + other)).toThrow('screens/other/index.ts');
  });
});
