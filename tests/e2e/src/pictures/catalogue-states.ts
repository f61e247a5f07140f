import { afterRetries, answering, failing, follow } from './faults.ts';
import type { Shot } from './shot.ts';

/** A list whose products do not come: reached from another page, which is there. */
const listWithout = (name: string, status?: 'unreachable'): Shot => ({
  name,
  route: 'products',
  path: '/sobre-nos',
  before: (page) => failing(page, /\/api\/public\/products\?/, status),
  async after(page) {
    await follow(page, '/produtos');
    await afterRetries(page);
  },
});

const states: readonly Shot[] = [
  listWithout('list-failed'),
  listWithout('list-offline', 'unreachable'),
  {
    name: 'list-category',
    of: 'window',
    route: 'products',
    path: '/produtos/ferramentas-manuais',
  },
  {
    name: 'search',
    of: 'window',
    route: 'products',
    path: '/produtos?text=furadeira',
  },
  { name: 'search-empty', route: 'products', path: '/produtos?text=zzzzqqqq' },
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
