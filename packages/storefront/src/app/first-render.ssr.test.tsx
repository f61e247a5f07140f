import { createApi, createShop, type Shop, type ShopSnapshot } from '@ponte/domain';
import { recentlyViewedOf } from '@ponte/domain/recently-viewed';
import {
  fakeFetch,
  ManualClock,
  MemoryPage,
  MemoryStorage,
  ok,
  settle,
} from '@ponte/domain/testing';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { beforeAll, expect, it } from 'vitest';
import { frame } from '../layout/deferred-parts.ts';
import { matchRoute } from '../routes/routes.ts';
import { region } from '../testing/shown-shop.ts';
import { App } from './app.tsx';

beforeAll(() => frame.load());

const minute = 60_000;
const drill = {
  id: 7,
  slug: 'furadeira',
  nome: 'Furadeira de impacto',
  codigo: 'FI-650',
  tem_estoque: true,
  tem_estoque_fisico: true,
  mostrar_preco: true,
  moeda: { id: 2 },
  imagens: [],
  marca: { id: 3, nome: 'Araucária' },
  detalhes: '<p>Fura.</p>',
  token: 'token-7',
};
const category = {
  id: 1,
  slug: 'ferramentas',
  name: 'Ferramentas',
  icone: '<svg/>',
  departments: [
    { id: 11, slug: 'serras', name: 'Serras' },
    { id: 12, slug: 'lixas', name: 'Lixas' },
  ],
};
const kits = { id: 21, slug: 'kits', name: 'Kits de casa', departments: category.departments };

/** A store whose prices and rates are these, the rates since a moment if it says so. */
function storeWith(price: string, rate: string, brand: string, since?: string) {
  const product = { ...drill, valor_venda: price };
  const answers: Readonly<Record<string, unknown>> = {
    start: {
      banners: [{ tipo: 'Receba Ofertas', titulo: brand }],
      brands: [{ id: 3, slug: 'araucaria', nome: brand, logo: '/media/logo.svg' }],
      categories: [category],
      categories_special: [kits],
      exchange_rates: [
        {
          source_currency: { id: 2 },
          target_currency: { id: 3 },
          tax: rate,
          updated_at: since,
        },
      ],
      faq: [{ pergunta: brand, resposta: 'Pelo site.' }],
    },
    brands: [{ id: 3, slug: 'araucaria', nome: brand, total_produtos: 2 }],
    products: { data: [{ ...product, id: 8 }, product], total: 45 },
    details: product,
  };
  return fakeFetch(({ url }) => ok(answers[url.pathname.split('/').at(-1) ?? ''] ?? []));
}

const clock = new ManualClock();
const apiOf = ({ fetch }: ReturnType<typeof storeWith>) =>
  createApi({ region, origin: '', fetch, clock });

/** What the page at an address is made of. */
async function load(shop: Shop, path: string): Promise<void> {
  const { pathname, searchParams } = new URL(path, region.origins.BR);
  const { route, params } = matchRoute(pathname);
  const module = await route.screen.load();
  await module.load?.({ shop, params, location: { pathname, searchParams } });
}

const markupOf = (shop: Shop, path: string): string =>
  renderToString(
    <StaticRouter location={path}>
      <App region={region} shop={shop} />
    </StaticRouter>,
  );

/** The product that the store sells, as a visitor has seen it before. */
const seen = { id: 7, slug: 'furadeira', name: 'Furadeira', code: 'FI-650', picture: null };

/** A browser in which a resident is signed in for four minutes more, and has looked at things. */
function visitorOf(snapshot: ShopSnapshot, store: ReturnType<typeof storeWith>) {
  const storage = new MemoryStorage().tab();
  const customer = { id: '1', name: 'Luis', kind: 'resident' };
  const session = { token: 'secret', customer, expiresAt: clock.now() + 4 * minute };
  storage.set('ponte.session', JSON.stringify(session));
  let hydrate = () => {};
  const hydrated = new Promise<void>((resolve) => (hydrate = resolve));
  const page = Object.assign(new MemoryPage(`${region.origins.BR}/?force_lang=es-PY`), {
    hydrated: () => hydrated,
  });
  const shop = createShop({ region, api: apiOf(store), clock, storage, page, snapshot });
  return { shop, hydrate };
}

it.each([
  ['/', 'Araucária'],
  ['/produtos', 'Araucária'],
  ['/produtos?brandSlug=3', 'Produtos da marca Araucária'],
  ['/produtos?text=serra', 'Resultados para “serra”'],
  ['/produtos/ferramentas?page=2', 'Serras'],
  ['/produtos/ferramentas/serras', 'Lixas'],
  ['/produtos/nada', 'Categoria não encontrada'],
  ['/marca/araucaria', 'Araucária'],
  ['/especial/kits', 'Lixas'],
  ['/especial/araucaria', 'Kits de casa'],
  ['/produto/furadeira', 'Araucária'],
  ['/marcas', 'Nenhuma marca encontrada'],
  ['/ajuda', 'Pelo site.'],
])(
  'hydrates %s from what the server rendered, whoever comes and whatever has changed since',
  async (path, shown) => {
    const before = storeWith('64.90', '7420', 'Araucária', '2026-11-21T02:00:00Z');
    const server = createShop({ region, api: apiOf(before), clock });
    await server.startData.loadShell();
    await load(server, path);
    const carried = server.pageSnapshot();
    const rendered = markupOf(
      createShop({ region, api: apiOf(before), clock, snapshot: carried }),
      path,
    );
    expect(rendered).toContain('Ferramentas');
    expect(rendered).toContain(shown);

    const after = storeWith('59.90', '7500', 'Kordenno', '2026-11-23T11:00:00Z');
    const { shop, hydrate } = visitorOf(JSON.parse(JSON.stringify(carried)), after);
    shop.start();
    recentlyViewedOf(shop).note(seen);
    shop.favourites.toggle(seen);
    void shop.startData.retry();
    await settle();
    void load(shop, path);
    await settle();
    expect(markupOf(shop, path)).toBe(rendered);

    hydrate();
    await settle();
    expect(shop.prices.catalogueCurrency).toBe('PYG');
    expect(markupOf(shop, path)).not.toBe(rendered);
    shop.dispose();
  },
);

it.each([
  ['2026-11-21T02:00:00Z', 'Câmbio definido em 20/11/2026'],
  [undefined, 'Câmbio da loja'],
])(
  'a page says in its bar and its menu when the rates were set, where the store does: %s',
  async (since, said) => {
    const shop = createShop({
      region,
      api: apiOf(storeWith('64.90', '7420', 'Araucária', since)),
      clock,
    });
    await Promise.all([shop.startData.load(), load(shop, '/')]);
    const page = markupOf(shop, '/');

    expect(page).toContain('7.420');
    expect(page.match(/(?<=>)Câmbio [^<]+/g)).toEqual([said, said]);
  },
);
