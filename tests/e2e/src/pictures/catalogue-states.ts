import { afterRetries, answering, failing, follow } from './faults.ts';
import type { Shot } from './shot.ts';

/** A page of the catalogue whose data do not come: reached from another, which is there. */
const unloaded = (name: string, route: string, path: string, call: RegExp): Shot => ({
  name,
  route,
  path: '/sobre-nos',
  async before(page) {
    await failing(page, call);
  },
  async after(page) {
    await follow(page, path);
    await afterRetries(page);
  },
});

const states: readonly Shot[] = [
  unloaded('list-failed', 'products', '/produtos', /\/api\/public\/products\?/),
  unloaded('product-failed', 'product', '/produto/any', /\/api\/public\/products\/any\//),
  {
    ...unloaded('home-failed', 'home', '/', /\/api\/public\/products\?.*category_id/),
    of: { block: '[role=alert]' },
  },
  unloaded('brands-failed', 'brands', '/marcas', /\/api\/public\/brands/),
  unloaded('team-failed', 'team', '/vendedores', /\/api\/public\/team/),
  {
    name: 'list-offline',
    route: 'products',
    path: '/sobre-nos',
    before: (page) => failing(page, /\/api\/public\/products\?/, 'unreachable'),
    async after(page) {
      await follow(page, '/produtos');
      await afterRetries(page);
    },
  },
  {
    name: 'list-category',
    of: 'window',
    route: 'products',
    path: '/produtos/ferramentas-manuais',
  },
  { name: 'list-empty', route: 'brand', path: '/marca/bigorno/pintura' },
  {
    name: 'search',
    of: 'window',
    route: 'products',
    path: '/produtos?text=furadeira',
  },
  { name: 'search-empty', route: 'products', path: '/produtos?text=zzzzqqqq' },
  { name: 'search-too-long', route: 'products', path: `/produtos?text=${'furadeira'.repeat(30)}` },
  { name: 'list-past-the-end', route: 'products', path: '/produtos?page=9999' },
  { name: 'category-unknown', route: 'products', path: '/produtos/nada' },
  { name: 'brand-unknown', route: 'brand', path: '/marca/nada' },
  {
    name: 'product-long-name',
    of: { block: 'article' },
    route: 'product',
    path: ({ products }) => `/produto/${products.long.slug}`,
  },
  {
    name: 'product-on-request',
    of: { block: 'article' },
    route: 'product',
    path: ({ products }) => `/produto/${products.onRequest.slug}`,
  },
  {
    name: 'product-only-in-shop',
    of: { block: 'article' },
    route: 'product',
    path: ({ products }) => `/produto/${products.onlyInShop.slug}`,
  },
  {
    name: 'product-alert',
    of: { block: 'article' },
    route: 'product',
    region: 'py',
    path: ({ products }) => `/produto/${products.onlyInShop.slug}`,
    async after(page) {
      await page.getByRole('button', { name: 'Avisarme cuando vuelva' }).click();
      await page.getByRole('textbox', { name: 'Su correo electrónico' }).waitFor();
    },
  },
  { name: 'alert-confirmed', route: 'alertLink', path: '/avisos/confirmar/feito' },
  { name: 'alert-left', route: 'alertLink', path: '/avisos/sair/feito' },
  { name: 'product-unknown', route: 'product', path: '/produto/nada' },
  { name: 'favourites-empty', route: 'favourites', path: '/favoritos' },
  {
    name: 'team-empty',
    route: 'team',
    path: '/sobre-nos',
    before: (page) => answering(page, /\/api\/public\/team/, []),
    after: (page) => follow(page, '/vendedores'),
  },
];

/** The catalogue's screens in every other state, as Paraguayans see them on a phone. */
export const catalogueStates: readonly Shot[] = states.map((shot) => ({ ...shot, region: 'py' }));
