import { createServer } from 'node:http';
import { createMetrics, silentLog } from '@ponte/telemetry';
import { afterAll, beforeAll } from 'vitest';
import type { Region } from '../region/region.ts';
import { createStorefrontServer } from '../server/storefront-server.ts';

export const region: Region = {
  code: 'BR',
  locale: 'pt-BR',
  currency: 'USD',
  countryId: 1,
  customerKind: 'foreign',
  origins: { BR: 'https://br.example', PY: 'https://py.example' },
  name: 'Ponte',
  tagline: 'Ferramentas e ferragens',
  whatsapp: '595610000000',
  contact: {
    phone: '+595 61 000 0000',
    email: 'loja@ponte.example',
    address: 'Av. San Blas, Ciudad del Este',
    networks: { youtube: 'https://video.example/ponte', instagram: 'https://foto.example/ponte' },
  },
  imageWidths: [160, 320],
  paymentHosts: [],
  onlinePurchase: true,
};

const drill = {
  id: 7,
  slug: 'furadeira',
  nome: 'Furadeira de impacto',
  codigo: 'FI-650',
  tem_estoque: true,
  tem_estoque_fisico: true,
  mostrar_preco: true,
  valor_venda: '64.90',
  moeda: { id: 2 },
  imagens: [],
  marca: null,
  detalhes: '<p>Fura <b>concreto</b> e aço.</p>',
  token: 'token-7',
};
const wronglyPriced = { ...drill, id: 8, slug: 'serra', nome: 'Serra', valor_venda: '64,90' };

/** The start data of the store. */
export const start = {
  banners: [],
  brands: [],
  categories: [
    { id: 1, slug: 'ferramentas', name: 'Ferramentas', icone: null, departments: [] },
    {
      id: 2,
      slug: 'luz',
      name: 'Luz & “<cabos>”',
      icone: '<svg><circle r="9"/></svg>',
      departments: [],
    },
  ],
  categories_special: [],
  exchange_rates: [],
  faq: [],
};

/** The store's answers, by the last part of the path. */
const answers: Readonly<Record<string, unknown>> = {
  start,
  brands: [],
  team: [],
  products: { data: [], total: 0 },
  details: drill,
};
const wrongly: typeof answers = {
  ...answers,
  products: { data: [wronglyPriced, drill], total: 2 },
  details: wronglyPriced,
};
/** A store that writes about its products, of which this one is sold out. */
const alerting: typeof answers = {
  ...answers,
  details: { ...drill, aceita_avisos: true, tem_estoque: false, tem_estoque_fisico: false },
};
/** A store whose product has a review, with markup in it. */
const reviewed: typeof answers = {
  ...answers,
  details: {
    ...drill,
    avaliacoes: {
      media: '4.5',
      total: 12,
      distribuicao: [0, 0, 0, 6, 6],
      recentes: [
        {
          nota: 4,
          texto: 'Boa </script><b>mesmo</b>',
          autor: 'Ana S.',
          data: '2026-11-20T12:00:00.000Z',
          resposta: 'Obrigado!',
        },
      ],
    },
  },
};
const storeWith = (own: typeof answers) =>
  createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '', 'http://store.invalid');
    const last = pathname.split('/').at(-1) ?? '';
    response.setHeader('Content-Type', 'application/json');
    if (pathname.includes('quebrado')) response.statusCode = 500;
    const asked = `${pathname}${search}`.includes('serra')
      ? wrongly
      : pathname.includes('avisada')
        ? alerting
        : pathname.includes('avaliada')
          ? reviewed
          : answers;
    const lit = search.includes('category_id=2') ? { data: [drill], total: 1 } : undefined;
    response.end(JSON.stringify(lit ?? own[last] ?? asked[last] ?? {}));
  });

/**
 * Starts a storefront on a small store for a test file.
 * @param own answers of this store alone, by the last part of the path
 * @returns fetches the page at a path, optionally with changes to the region
 */
export function shownShop(
  own: typeof answers = {},
): (path: string, over?: Partial<Region>) => Promise<string> {
  let apiOrigin = '';
  const store = storeWith(own);
  beforeAll(async () => {
    apiOrigin = await new Promise<string>((resolve) => {
      store.listen(0, '127.0.0.1', () => {
        const address = store.address();
        if (address && typeof address === 'object') resolve(`http://127.0.0.1:${address.port}`);
      });
    });
  });
  afterAll(() => store.close());
  return async (path, over) => {
    const app = createStorefrontServer({
      region: { ...region, ...over },
      apiOrigin,
      log: silentLog,
      metrics: createMetrics(),
    });
    return (await app.request(path)).text();
  };
}

/** The part of a page inside `element`. */
export const within = (html: string, element: string) =>
  new RegExp(`<${element}[ >].*</${element}>`, 's').exec(html)?.[0] ?? '';
