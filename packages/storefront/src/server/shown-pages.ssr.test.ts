import { beforeAll, describe, expect, it } from 'vitest';
import kitTexts from '#kit-texts';
import failures from '#messages/failures';
import frame from '#messages/frame';
import product from '#messages/product';
import productExtras from '#messages/product-extras';
import products from '#messages/products';
import shell from '#messages/shell';
import shippingEstimate from '#messages/shipping-estimate';
import { shopYear } from '../page/shop-time.ts';
import { matchRoute, routes } from '../routes/routes.ts';
import { region, shownShop, start, within } from '../testing/shown-shop.ts';

const serve = shownShop();

describe('the footer', () => {
  it('says how the shop is reached, and who sells', async () => {
    const footer = within(await serve('/sobre-nos'), 'footer');

    expect(footer).toContain('WhatsApp +595\u00a061\u00a0000\u00a00000');
    expect(footer).toContain('href="mailto:loja@ponte.example"');
    expect(footer).toContain('Av. San Blas, Ciudad del Este');
    expect(footer).toContain('href="/vendedores"');
    expect(footer).toContain(`© ${shopYear(Date.now())} Ponte`);
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

it.each([
  '/',
  '/produtos',
  '/sobre-nos',
  '/termos',
  '/privacidade',
  '/contato',
  '/como-comprar',
  '/cadastro',
  '/vendedores',
  '/login',
])('%s names a shop of another name by that name alone', async (path) => {
  const html = (await serve(path, { name: 'Ferretería Sol' })).replaceAll('Ponte da Amizade', '');

  expect(html).toContain('Ferretería Sol');
  expect(html).not.toMatch(/\bPonte\b|\{shop\}/);
});

describe('the title in the HTML', () => {
  const titles = [
    ['/', 'Ponte: Ferramentas e ferragens'],
    ['/produtos/ferramentas', 'Ferramentas | Ponte'],
    ['/marca/nenhuma', 'Marca não encontrada | Ponte'],
    ['/especial', 'Categoria não encontrada | Ponte'],
    ['/produto/furadeira', 'Furadeira de impacto | Ponte'],
    ['/cadastro', 'Criar conta | Ponte'],
    ['/marcas', 'Marcas | Ponte'],
    ['/comparar', 'Comparar produtos | Ponte'],
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
    ['/avisos/confirmar/signed.token', 'Confirmar o aviso | Ponte'],
    ['/avisos/sair/signed.token', 'Sair dos avisos | Ponte'],
    ['/avisos/outro/signed.token', 'Este link não serve mais | Ponte'],
    ['/avaliar/secret-of-a-mail', 'Avaliar o que comprou | Ponte'],
    ['/nada', 'Página não encontrada | Ponte'],
  ] as const;

  it.each(titles)('of %s is "%s"', async (path, title) => {
    const head = within(await serve(path), 'head');

    expect([...head.matchAll(/<title>([^<]*)</g)].map(([, text]) => text)).toEqual([title]);
  });

  it('is known of every page', () => {
    const known = titles.map(([path]) => matchRoute(path).route);

    expect(known).toEqual(expect.arrayContaining([...routes]));
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

it('a mail about a product is offered by a store that writes one, and by no other', async () => {
  const offer = 'Avise-me';

  expect(within(await serve('/produto/avisada'), 'article')).toContain('Avise-me quando chegar');
  expect(within(await serve('/produto/furadeira'), 'article')).not.toContain(offer);
});

describe('what buyers say about a product', () => {
  it('is on its page as plain text, with the average and the shop’s answer', async () => {
    const article = within(await serve('/produto/avaliada'), 'article');

    for (const text of ['Avaliações de quem comprou', '4,5 de 5', '12 avaliações', 'Ana S.'])
      expect(article).toContain(text);
    expect(article).toContain('Boa &lt;/script&gt;&lt;b&gt;mesmo&lt;/b&gt;');
    expect(article).toContain('20/11/2026');
    expect(article).toContain('Obrigado!');
    expect(article).toContain('aria-label="4 de 5 estrelas"');
    expect(article).toContain('Ver mais avaliações');
  });

  it('is told to search engines', async () => {
    const html = await serve('/produto/avaliada');
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];

    expect(json).toContain(
      '"aggregateRating":{"@type":"AggregateRating","ratingValue":4.5,"reviewCount":12}',
    );
    expect(json).toContain(String.raw`"reviewBody":"Boa \u003c/script>\u003cb>mesmo`);
  });

  it('is nothing where there is nothing', async () => {
    const html = await serve('/produto/furadeira');

    expect(html).not.toMatch(/aggregateRating|Avaliações/);
  });
});

describe('the pages that a mail about a product leads to', () => {
  it.each([
    ['/avisos/confirmar/secret', '/api/public/alerts/secret/confirm'],
    ['/avisos/sair/secret', '/api/public/alerts/secret/leave'],
    ['/avisos/sair/secret', '/api/public/alerts/secret/leave?todos=1'],
    ['/avisos/sair/a%2F..%22b', '/api/public/alerts/a%2F..%22b/leave'],
  ])('%s posts to %s without a script, and is not indexed', async (path, action) => {
    const html = await serve(path);

    expect(within(html, 'main')).toMatch(/<form [^>]*method="post"/);
    expect(within(html, 'main')).toContain(`ction="${action}"`);
    expect(within(html, 'head')).toContain('<meta name="robots" content="noindex"/>');
  });

  it.each([
    ['/avisos/confirmar/feito', 'Aviso confirmado'],
    ['/avisos/confirmar/falhou', 'Este link não serve mais'],
    ['/avisos/sair/feito', 'Pronto, você saiu'],
    ['/avisos/sair/falhou', 'loja@ponte.example'],
  ])('%s says what came of it: %s', async (path, words) => {
    const main = within(await serve(path), 'main');

    expect(main).toContain(words);
    expect(main).not.toContain('<form');
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
  ['foreign', 'Retire na loja, no Paraguai', 'Não há entrega no Brasil'],
  ['resident', 'Retire na loja ou receba em casa', 'Entregamos no Paraguai'],
] as const)(
  'a %s shopper is told how a purchase is received',
  async (customerKind, title, text) => {
    const main = within(await serve('/produto/furadeira', { customerKind }), 'main');

    expect(main).toContain(title);
    expect(main).toContain(text);
  },
);

const empty = shownShop({ start: { ...start, categories: [] } });

it('the home page of a shop without goods says so, and leaves no room for any', async () => {
  const main = within(await empty('/'), 'main');

  expect(main).toContain('Ainda não há produtos nesta loja');
  expect(main).not.toMatch(/data-slot="skeleton"[^>]*h-96|Novidades|min-h-260/);
});

const another = shownShop({
  start: {
    ...start,
    loja: { nome: 'Sol', telefone: '+595 1', horario: 'Seg a sex', entrega: false },
  },
});

it('a resident is told of no delivery by a shop that delivers nowhere', async () => {
  const main = within(await another('/produto/furadeira', { customerKind: 'resident' }), 'main');

  expect(main).toContain('Retire na loja, no Paraguai');
  expect(main).not.toMatch(/receba em casa|Entregamos/);
});

it.each(['/', '/sobre-nos', '/contato', '/privacidade', '/produto/furadeira', '/como-comprar'])(
  '%s says of another shop what it says, and nothing of the shop that was built in',
  async (path) => {
    const html = await another(path);

    expect(html).toContain('Sol');
    expect(html).not.toMatch(/Ponte|ponte\.example|ferragens|7h às 17h|Nossa história/);
  },
);

it('hours in a shop’s own words stand beside a product, at the contact and in how to buy', async () => {
  for (const path of ['/produto/furadeira', '/contato', '/como-comprar'])
    expect(within(await another(path), 'main')).toContain('>Seg a sex</p>');
});

describe('the ways to pay', () => {
  // What the Brazilian build fetches when the language changes in place; a Paraguayan one has it.
  const areas = [shell, frame, product, products, productExtras, shippingEstimate, failures];
  beforeAll(() => Promise.all([kitTexts, ...areas].map((texts) => texts.load('es-PY'))));

  it.each([
    ['pt-BR', 'Ver no mapa', 1],
    ['es-PY', 'Ver en el mapa', 0],
  ] as const)('stand beside a product in Portuguese alone: %s', async (locale, beside, lists) => {
    const article = within(await serve('/produto/furadeira', { locale }), 'article');

    expect(article).toContain(beside);
    expect(article.split('data-slot="payment-methods"')).toHaveLength(1 + lists);
  });
});

describe('the pictures of the shop', () => {
  const marked = shownShop({
    start: {
      ...start,
      loja: { nome: 'Sol', marca: '/media/sol-96.webp', imagem: '/media/sol.praia.webp' },
    },
  });
  const markedAlone = shownShop({
    start: { ...start, loja: { nome: 'Sol', marca: '/media/sol-96.webp' } },
  });
  const bridge = 'M2 20h36';

  it('are its own in its tab, among a phone’s apps, at its name, for messengers and search engines', async () => {
    const html = await marked('/');

    expect(html).toContain('<link rel="icon" href="/media/sol-icon.png">');
    expect(html).toContain('<link rel="apple-touch-icon" href="/media/sol-icon.png">');
    for (const part of ['header', 'footer'])
      expect(within(html, part)).toMatch(
        /<img src="\/media\/sol-96\.webp" alt="" [^>]*>.{0,60}Sol/,
      );
    expect(html).toContain(
      'property="og:image" content="https://br.example/media/sol.praia-sharing.jpeg"',
    );
    expect(html).toContain('property="og:image:type" content="image/jpeg"');
    expect(html).toContain('"logo":"https://br.example/media/sol-icon.png"');
    expect(html).not.toMatch(/\/icon\.svg|\/apple-touch-icon|\/share-/);
    expect(html).not.toContain(bridge);
    const manifest = JSON.parse(await marked('/manifest.webmanifest'));
    expect(manifest.icons).toEqual([
      { src: '/media/sol-icon.png', sizes: '512x512', type: 'image/png' },
    ]);
  });

  it('are its mark for messengers where it has no other', async () => {
    expect(await markedAlone('/sobre-nos')).toContain(
      'property="og:image" content="https://br.example/media/sol-sharing.jpeg"',
    );
  });

  it('are none of the built-in ones where it has not given any', async () => {
    const html = await another('/');

    expect(html).toContain('<link rel="icon" href="data:,">');
    expect(html).not.toMatch(/\/icon\.svg|apple-touch-icon|og:image|"logo"/);
    expect(html).toContain('name="twitter:card" content="summary"/>');
    expect(html).not.toContain(bridge);
    expect(JSON.parse(await another('/manifest.webmanifest')).icons).toEqual([]);
  });

  it('are the built-in ones in the shop that was built', async () => {
    const html = await serve('/');

    expect(html).toContain('<link rel="icon" href="/icon.svg" type="image/svg+xml">');
    expect(html).toContain('"logo":"https://br.example/icon.svg"');
    expect(html).toContain('content="https://br.example/share-pt-BR.png"');
    expect(within(html, 'header')).toContain(bridge);
  });
});

const smallest = shownShop({
  start: {
    ...start,
    loja: { nome: 'Sol', telefone: '+595 1', whatsapp: '59511111', endereco: 'Rua 1' },
  },
});
const silent = shownShop({ start: { ...start, loja: { nome: 'Loja nova' } } });
/** Its store gives no start data that can be read. */
const away = shownShop({ start: 'maintenance' });
const { phone, email = '', address, networks = {} } = region.contact;
const demoFacts = [phone, region.whatsapp, email, address, ...Object.values(networks), 'San Blas'];

it.each(routes.filter(({ path }) => !path.includes(':')).map(({ path }) => path))(
  '%s has no contact of the shop that was built in where another says as little as it may, or nothing, or can’t be asked',
  async (path) => {
    const mute = [await silent(path), await away(path)];

    for (const html of mute) expect(html).not.toMatch(/wa\.me\/["?]|"(?:tel|mailto):"|&query="/);
    for (const html of [await smallest(path), ...mute]) {
      expect(html).toContain('</main>');
      for (const fact of demoFacts) expect(html).not.toContain(fact);
      expect(html).not.toMatch(/\bPonte\b(?! da Amizade)|ferragens|São Paulo, SP/);
    }
  },
);
