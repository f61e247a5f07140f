import { describe, expect, it } from 'vitest';
import { routes } from '../routes/routes.ts';
import { region, shownShop, start, within } from '../testing/shown-shop.ts';

const serve = shownShop();

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

it('residents read nothing about delivery in a shop that delivers nowhere', async () => {
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

it('hours in a shop’s own words stand beside a product and at the contact', async () => {
  for (const path of ['/produto/furadeira', '/contato'])
    expect(within(await another(path), 'main')).toContain('>Seg a sex</p>');
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

    expect(html).toContain('<link rel="icon" href="/media/sol-icon.png"/>');
    expect(html).toContain('<link rel="apple-touch-icon" href="/media/sol-icon.png"/>');
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

    expect(html).toContain('<link rel="icon" href="data:,"/>');
    expect(html).not.toMatch(/\/icon\.svg|apple-touch-icon|og:image|"logo"/);
    expect(html).toContain('name="twitter:card" content="summary"/>');
    expect(html).not.toContain(bridge);
    expect(JSON.parse(await another('/manifest.webmanifest')).icons).toEqual([]);
  });

  it('are the built-in ones in the shop that was built', async () => {
    const html = await serve('/');

    expect(html).toContain('<link rel="icon" href="/icon.svg" type="image/svg+xml"/>');
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
