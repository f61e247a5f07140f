import { describe, expect, it } from 'vitest';
import { screensShown } from './screens.mjs';

const route = (path: string, screen: string) => ({
  name: screen,
  path,
  access: 'public',
  source: `screens/${screen}/index.ts`,
});
const routes = [
  route('/', 'home'),
  route('/produtos/:category?/:department?', 'product-list'),
  route('/produto/:slug', 'product-page'),
  route('*', 'missing'),
];
const manifests = [
  {
    about: {
      file: 'assets/about-1.js',
      src: '../../packages/storefront/src/screens/about/index.ts',
    },
    price: { file: 'assets/price-1.js' },
  },
];

describe('the screens that a browser was shown', () => {
  it.each([
    ['/', ['home']],
    ['/produtos', ['product-list']],
    ['/produtos/a/b', ['product-list']],
    ['/produto/a', ['product-page']],
    ['/produto', ['missing']],
    ['/assets/about-1.js', ['about']],
    ['/assets/price-1.js', []],
    ['/src/screens/help/help-screen.tsx', ['help']],
  ])('are those of %s', (path, shown) => {
    expect(screensShown([path], routes, manifests)).toEqual(shown);
  });

  it('are each named once', () => {
    expect(screensShown(['/', '/produtos', '/produtos/a'], routes, manifests)).toEqual([
      'home',
      'product-list',
    ]);
  });
});
