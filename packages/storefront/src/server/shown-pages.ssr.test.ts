import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import failures from '#messages/failures';
import frame from '#messages/frame';
import product from '#messages/product';
import productExtras from '#messages/product-extras';
import products from '#messages/products';
import shell from '#messages/shell';
import shippingEstimate from '#messages/shipping-estimate';
import type { Region } from '../region/region.ts';
import { matchRoute, routes } from '../routes/routes.ts';
import { createStorefrontServer } from './storefront-server.ts';

const region: Region = {
  code: 'BR',
  locale: 'pt-BR',
  currency: 'USD',
  countryId: 1,
  customerKind: 'foreign',
  origins: { BR: 'https://br.example', PY: 'https://py.example' },
  whatsapp: '595610000000',
  contact: {
    phone: '+595 61 000 0000',
    email: 'loja@ponte.example',
    address: 'Av. San Blas, Ciudad del Este',
    networks: { youtube: 'https://video.example/ponte', instagram: 'https://foto.example/ponte' },
  },
  imageWidths: [160, 320],
  imageOrigins: [],
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

/** What the store answers, by the last part of the path. */
const answers: Readonly<Record<string, unknown>> = {
  start: {
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
  },
  brands: [],
  team: [],
  products: { data: [], total: 0 },
  details: drill,
};
/** What it answers where a product is priced wrongly. */
const wrongly: typeof answers = {
  ...answers,
  products: { data: [wronglyPriced, drill], total: 2 },
  details: wronglyPriced,
};
const store = createServer((request, response) => {
  const { pathname, search } = new URL(request.url ?? '', 'http://store.invalid');
  const last = pathname.split('/').at(-1) ?? '';
  response.setHeader('Content-Type', 'application/json');
  if (pathname.includes('quebrado')) response.statusCode = 500;
  const asked = `${pathname}${search}`.includes('serra') ? wrongly : answers;
  const lit = search.includes('category_id=2') ? { data: [drill], total: 1 } : undefined;
  response.end(JSON.stringify(lit ?? asked[last] ?? {}));
});
let serve: (path: string, over?: Partial<Region>) => Promise<string>;
beforeAll(async () => {
  const apiOrigin = await new Promise<string>((resolve) => {
    store.listen(0, '127.0.0.1', () => {
      const address = store.address();
      if (address && typeof address === 'object') resolve(`http://127.0.0.1:${address.port}`);
    });
  });
  serve = async (path, over) => {
    const app = createStorefrontServer({ region: { ...region, ...over }, apiOrigin });
    return (await app.request(path)).text();
  };
});
afterAll(() => store.close());

/** The part of a page between the tags of `element`. */
const within = (html: string, element: string) =>
  new RegExp(`<${element}[ >].*</${element}>`, 's').exec(html)?.[0] ?? '';

describe('the footer', () => {
  it('says how the shop is reached, and who sells', async () => {
    const footer = within(await serve('/sobre-nos'), 'footer');

    expect(footer).toContain('WhatsApp +595\u00a061\u00a0000\u00a00000');
    expect(footer).toContain('href="mailto:loja@ponte.example"');
    expect(footer).toContain('Av. San Blas, Ciudad del Este');
    expect(footer).toContain('href="/vendedores"');
    expect(footer).toContain('© 2025 Ponte');
  });

  it('leads to the shop in the networks where it is, and to no other', async () => {
    const footer = within(await serve('/sobre-nos'), 'footer');

    expect(footer).toMatch(/href="https:\/\/foto\.example\/ponte"[^>]*><svg.*?<\/svg>Instagram</);
    expect(footer).toMatch(/href="https:\/\/video\.example\/ponte"[^>]*><svg.*?<\/svg>YouTube</);
    expect(footer).not.toContain('TikTok');
  });

  it('names no network where the shop is in none', async () => {
    const { networks: _, ...contact } = region.contact;

    expect(await serve('/sobre-nos', { contact })).not.toContain('Instagram');
  });

  it.each(['/checkout', '/checkout/payment'])('is not on %s', async (path) => {
    const html = await serve(path);

    expect(html).toContain('</main>');
    expect(html).not.toContain('<footer');
  });
});

it('the page about the shop has its history, its values and its contact', async () => {
  const main = within(await serve('/sobre-nos'), 'main');

  const parts = ['Nossa história', 'Qualidade', 'Atendimento', 'Agilidade'];
  for (const part of parts) expect(main).toContain(`>${part}</h`);
  for (const fact of ['mailto:loja@ponte.example', '+595 61 000 0000', 'São Paulo, SP - Brasil'])
    expect(main).toContain(fact);
});

describe('the title in the HTML', () => {
  const titles = [
    ['/', 'Ponte: ferramentas em Ciudad del Este'],
    ['/produtos/ferramentas', 'Ferramentas | Ponte'],
    ['/marca/nenhuma', 'Marca não encontrada | Ponte'],
    ['/especial', 'Categoria não encontrada | Ponte'],
    ['/produto/furadeira', 'Furadeira de impacto | Ponte'],
    ['/cadastro', 'Criar conta | Ponte'],
    ['/marcas', 'Marcas | Ponte'],
    ['/favoritos', 'Favoritos | Ponte'],
    ['/vendedores', 'Equipe de vendas | Ponte'],
    ['/sobre-nos', 'Sobre a Ponte | Ponte'],
    ['/como-comprar', 'Como comprar | Ponte'],
    ['/ajuda', 'Central de ajuda | Ponte'],
    ['/contato', 'Contato | Ponte'],
    ['/privacidade', 'Privacidade | Ponte'],
    ['/termos', 'Termos de uso | Ponte'],
    ['/login', 'Entrar | Ponte'],
    ['/pedidos', 'Meus pedidos | Ponte'],
    ['/pedido/1', 'Pedido | Ponte'],
    ['/checkout/payment', 'Pagamento | Ponte'],
    ['/success', 'Compra concluída | Ponte'],
    ['/carrinho', 'Seu carrinho | Ponte'],
    ['/checkout', 'Finalizar compra | Ponte'],
    ['/recuperar-senha', 'Recuperar senha | Ponte'],
    ['/app/reset-password', 'Escolher nova senha | Ponte'],
    ['/app/confirmation-email', 'Confirmação do e-mail | Ponte'],
    ['/perfil', 'Minha conta | Ponte'],
    ['/perfil/dados-pessoais', 'Dados pessoais | Ponte'],
    ['/perfil/meus-pedidos', 'Meus pedidos | Ponte'],
    ['/perfil/endereco', 'Endereços | Ponte'],
    ['/perfil/alterar-senha', 'Alterar senha | Ponte'],
    ['/nada', 'Página não encontrada | Ponte'],
  ] as const;

  it.each(titles)('of %s is "%s"', async (path, title) => {
    const head = within(await serve(path), 'head');

    expect([...head.matchAll(/<title>([^<]*)</g)].map(([, text]) => text)).toEqual([title]);
  });

  it('is known of every page', () => {
    const known = titles.map(([path]) => matchRoute(path).route.name);

    expect(known).toEqual(expect.arrayContaining(routes.map(({ name }) => name)));
  });

  it('of a product that could not be loaded says so', async () => {
    const head = within(await serve('/produto/quebrado'), 'head');

    expect(head).toContain('<title>Não foi possível carregar o produto | Ponte</title>');
  });
});

it('a product is described in its own words, also where it is shared', async () => {
  const head = within(await serve('/produto/furadeira'), 'head');

  const own = 'content="Fura concreto e aço."';
  expect(head).toContain(`<meta name="description" ${own}/>`);
  expect(head).toContain(`<meta property="og:description" ${own}/>`);
});

describe('a list is described', () => {
  it.each([
    ['/produtos?text=serra', 'Resultados para “serra”: 2 produtos na Ponte, em Ciudad del Este.'],
    ['/produtos/luz', 'Luz &amp; “&lt;cabos>”: 1 produto na Ponte, em Ciudad del Este.'],
    ['/produtos/ferramentas', 'Ferramentas e ferragens em Ciudad del Este'],
  ])(
    'once, by its name and its count, or as the shop while it has nothing: %s',
    async (path, words) => {
      const head = within(await serve(path), 'head');

      const tags = head.match(/<meta name="description" content="[^"]*"/g) ?? [];
      expect(tags).toHaveLength(1);
      expect(tags[0]).toContain(`content="${words}`);
    },
  );

  it('alike where it is shared', async () => {
    const head = within(await serve('/produtos/luz'), 'head');

    expect(head).toContain('<meta property="og:description" content="Luz &amp; “&lt;cabos>”: 1 ');
  });

  it('not where there is none of that name', async () => {
    const head = within(await serve('/marca/nenhuma'), 'head');

    expect(head.match(/<meta name="description"/g)).toHaveLength(1);
  });
});

describe('a list is sorted', () => {
  const sort = 'name="sort"';

  it('where it has products', async () => {
    expect(within(await serve('/produtos?text=serra'), 'main')).toContain(sort);
  });

  it.each(['/produtos?text=nada', '/produtos/ferramentas'])(
    'not where it has none: %s',
    async (path) => {
      expect(within(await serve(path), 'main')).not.toContain(sort);
    },
  );
});

describe('a product whose price is invalid', () => {
  it('says so in a list, which goes on, and cannot be added', async () => {
    const main = within(await serve('/produtos?text=serra'), 'main');
    const [first = '', second = ''] = main.match(/<article.*?<\/article>/gs) ?? [];

    expect(first).toContain('Preço inválido');
    expect(first).not.toContain('Adicionar');
    expect(second).toContain('64,90');
    expect(second).toContain('Adicionar');
  });

  it('says so on its own page, and leads to where the price is asked', async () => {
    const html = await serve('/produto/serra');

    expect(within(html, 'article')).toContain('Preço inválido');
    expect(within(html, 'article')).toContain('href="https://wa.me/');
    expect(html).not.toContain('"offers"');
  });
});

describe('what there is none of', () => {
  it.each([
    ['/marcas', 'Nenhuma marca'],
    ['/vendedores', 'Nenhum vendedor'],
    ['/produtos', 'Nenhum produto'],
  ])('is said on %s', async (path, words) => {
    expect(within(await serve(path), 'main')).toContain(words);
  });
});

it('a category without an icon has a tag instead, and one with an icon has its own', async () => {
  const main = within(await serve('/'), 'main');
  const iconOf = (slug: string) =>
    /<span[^>]*>(<[^>]+>)/.exec(main.split(`href="/?categoria=${slug}"`)[1] ?? '')?.[1];

  expect(iconOf('ferramentas')).toContain('<svg');
  expect(iconOf('luz')).toContain('<img src="data:image/svg+xml');
});

it.each([
  ['foreign', 'Retire na loja em Ciudad del Este', 'Não há entrega no Brasil'],
  ['resident', 'Retire na loja ou receba em casa', 'Entregamos em todo o Paraguai'],
] as const)(
  'a %s shopper is told how a purchase is received',
  async (customerKind, title, text) => {
    const main = within(await serve('/produto/furadeira', { customerKind }), 'main');

    expect(main).toContain(title);
    expect(main).toContain(text);
  },
);

describe('the ways to pay', () => {
  // What the Brazilian build fetches when the language changes in place; a Paraguayan one has it.
  const areas = [shell, frame, product, products, productExtras, shippingEstimate, failures];
  beforeAll(() => Promise.all(areas.map((area) => area.load('es-PY'))));

  it.each([
    ['pt-BR', 'Ver no mapa', 1],
    ['es-PY', 'Ver en el mapa', 0],
  ] as const)('stand beside a product in Portuguese alone: %s', async (locale, beside, lists) => {
    const article = within(await serve('/produto/furadeira', { locale }), 'article');

    expect(article).toContain(beside);
    expect(article.split('data-slot="payment-methods"')).toHaveLength(1 + lists);
  });
});
