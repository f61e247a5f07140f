import { expect, test } from 'vitest';
import { ok, type Respond } from '../testing/index.ts';
import { openShop } from '../testing/open-shop.ts';
import { wireBrands, wireProduct, wireStart } from '../testing/samples.ts';
import { homeOf } from './index.ts';

const store: Respond = ({ url }) =>
  url.pathname === '/api/public/start'
    ? ok(wireStart())
    : ok({
        data: Array.from({ length: url.searchParams.has('category_id') ? 1 : 5 }, () =>
          wireProduct({ nome: url.searchParams.get('category_id') ?? 'most searched' }),
        ),
        total: 5,
      });

function setUp(respond: Respond = store) {
  const opened = openShop(respond);
  const asked = () =>
    opened.requests
      .map(({ url }) => url)
      .filter(({ pathname }) => pathname === '/api/public/products')
      .map(({ search }) => search);
  return { ...opened, home: homeOf(opened.shop), asked };
}

// Spec: storefront 2.28, 7.12
test('shows the newest of the first category and what is searched for most', async () => {
  const { home, asked } = setUp();
  await Promise.all([home.load(), home.loadMostSearched()]);

  expect(new Set(asked())).toEqual(
    new Set([
      '?per_page=8&order_by=id&order=desc&category_id=1&moeda_id=2',
      '?per_page=20&order_by=id&order=asc&moeda_id=2',
    ]),
  );
  const [first] = home.categories;
  expect(home.selected(null)).toBe(first);
  expect(first && home.featured(first)).toMatchObject({
    status: 'ready',
    products: [{ name: '1' }],
  });
  expect(home.mostSearched).toMatchObject({
    status: 'ready',
    products: Array.from({ length: 5 }, () => ({ name: 'most searched' })),
  });
});

// Spec: storefront 2.35
test('keeps each category that was looked at', async () => {
  const { home, asked } = setUp();
  await home.load();
  await home.load('iluminacao');
  const second = home.selected('iluminacao');
  expect(second && home.featured(second)).toMatchObject({ products: [{ name: '2' }] });
  const [first] = home.categories;
  expect(first && home.featured(first)).toMatchObject({ products: [{ name: '1' }] });
  await home.load();
  expect(asked()).toHaveLength(2);
});

// Spec: storefront 2.35
test('takes the first category for one that there is not', async () => {
  const { home } = setUp();
  await home.load('nada');
  expect(home.selected('nada')?.slug).toBe('ferramentas');
});

// Spec: storefront 2.33, 4.30, 8.2
test('lets one block fail without the other, and be asked for again', async () => {
  let broken = true;
  const { home, clock } = setUp((request) =>
    broken && request.url.searchParams.get('per_page') === '20' ? undefined : store(request),
  );
  const loaded = Promise.all([home.load(), home.loadMostSearched()]);
  await clock.advance(12_000);
  expect(await loaded).toEqual([{ kind: 'shown' }, undefined]);
  const [first] = home.categories;
  expect(first && home.featured(first).status).toBe('ready');
  expect(home.mostSearched).toEqual({
    status: 'failed',
    products: [],
    error: { kind: 'offline' },
  });

  broken = false;
  await home.loadMostSearched();
  expect(home.mostSearched.status).toBe('ready');
});

// Spec: storefront 2.28, 2.29, 2.39, 9.9
test('shows at most eight categories, and six brands, of those with a logo', async () => {
  const categories = Array.from({ length: 12 }, (_, index) => ({ id: index + 1, name: 'C' }));
  const brands = Array.from({ length: 12 }, (_, index) => ({
    id: index + 1,
    nome: 'B',
    logo: index % 2 === 0 ? '/logo.svg' : null,
  }));
  const { home } = setUp(() => ok(wireStart({ categories, brands: [...wireBrands, ...brands] })));
  expect(home.brands).toBeUndefined();
  await home.load();
  expect(home.categories).toHaveLength(8);
  expect(home.brands?.map(({ id }) => id)).toEqual([3, 4, 1, 3, 5, 7]);
});

test('loads again in another currency', async () => {
  const { home, shop } = setUp();
  shop.start();
  await home.loadMostSearched();
  shop.session.signIn('secret', { id: '1', name: 'Ana', kind: 'resident' });
  expect(home.mostSearched).toEqual({ status: 'idle', products: [] });
});

// Spec: storefront 2.31
test('shows the three banners from the left, in whichever order they come', async () => {
  const banner = (tipo: string) => ({ tipo, titulo: tipo });
  const banners = ['Triplo Direito', 'Banner Principal', 'Triplo Esquerdo'].map(banner);
  const { home, shop } = setUp(() => ok(wireStart({ banners })));
  expect(home.tripleBanners).toBeUndefined();
  await shop.startData.load();
  expect(home.tripleBanners?.map(({ title }) => title)).toEqual([
    'Triplo Esquerdo',
    'Triplo Direito',
  ]);
});

test('is empty once it is known that the shop has no goods', async () => {
  const { home } = setUp(() => ok(wireStart({ categories: [] })));
  expect(home.isEmpty).toBe(false);
  await home.load();
  expect(home.isEmpty).toBe(true);
});

test.each([
  [4, 0, false],
  [5, 5, true],
])('of %i goods it shows %i as most searched', async (count, shown, fills) => {
  const data = Array.from({ length: count }, () => wireProduct());
  const banners = [{ tipo: 'Triplo Centro', titulo: '' }];
  const { home, shop } = setUp(({ url }) =>
    ok(url.pathname.endsWith('/start') ? wireStart({ banners }) : { data, total: count }),
  );
  await shop.startData.load();
  expect(home.fillsMore).toBe(true);
  await home.loadMostSearched();
  expect(home.mostSearched.products).toHaveLength(shown);
  expect(home.fillsMore).toBe(fills);
});

test('without banners it does not fill what stands below the chosen category', async () => {
  const { home, shop } = setUp(() => ok(wireStart({ banners: [] })));
  await shop.startData.load();
  expect(home.fillsMore).toBe(false);
});

test('begins with what its page carries, and with the rest of the start data later', async () => {
  const server = setUp();
  await server.home.load('iluminacao');
  const { shop, requests } = openShop(store, {
    shop: { snapshot: JSON.parse(JSON.stringify(server.shop.pageSnapshot())) },
  });
  const home = homeOf(shop);

  expect(await home.load('iluminacao')).toEqual({ kind: 'shown' });
  expect(requests).toEqual([]);
  expect(home.categories).toEqual(server.home.categories);
  expect(home.categories[0]).not.toHaveProperty('departments');
  expect(home.selected('iluminacao')).toBe(home.categories[1]);
  expect(home.brands).toEqual(server.home.brands);
  expect(home.banner('main')?.title).toBe('Semana da obra');
  expect(home.banner('offers')?.title).toBe('');
  expect(home.tripleBanners).toBeUndefined();
});

test('has failed without the start data, and shows all once they come', async () => {
  let broken = true;
  const { home, clock } = setUp((request) => (broken ? undefined : store(request)));
  const outcome = home.load();
  await clock.advance(12_000);
  expect(await outcome).toEqual({ kind: 'failed' });
  expect(home.selected(null)).toBeUndefined();

  broken = false;
  expect(await home.load()).toEqual({ kind: 'shown' });
  const [first] = home.categories;
  expect(first && home.featured(first).status).toBe('ready');
});
