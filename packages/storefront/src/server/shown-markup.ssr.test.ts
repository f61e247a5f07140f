/** What a shop writes of itself is text on its pages and never becomes markup. */
import { describe, expect, it } from 'vitest';
import { routes } from '../routes/routes.ts';
import { shownShop, start } from '../testing/shown-shop.ts';

const markup = '"><meta http-equiv="refresh" content="0;url=//e.example">';
/** Each of these fields with markup in it. */
const written = (...fields: readonly string[]): Record<string, string> =>
  Object.fromEntries(fields.map((field) => [field, `${field} ${markup}`]));

const loja = {
  ...written('nome', 'lema', 'marca', 'imagem', 'telefone', 'whatsapp', 'email'),
  ...written('endereco', 'horario', 'textos'),
  redes: { instagram: `https://e.example/${markup}`, facebook: markup },
};
const bannerTypes = ['Banner Principal', 'Triplo Esquerdo', 'Triplo Centro', 'Receba Ofertas'];

const serve = shownShop({
  start: {
    ...start,
    loja,
    banners: bannerTypes.map((tipo, id) => ({
      ...written('titulo', 'descricao', 'link'),
      id,
      tipo,
      imagem: { url: `/media/${markup}` },
    })),
    faq: [{ ...written('pergunta', 'resposta'), id: 1 }],
    brands: [{ id: 1, slug: 'sol', nome: markup, imagem: { url: `/media/${markup}` } }],
    categories: [{ id: 1, slug: 'luz', name: markup, icone: null, departments: [] }],
  },
  team: [{ id: 1, nome: markup, cargo: markup, imagem: { url: markup }, whatsapp: markup }],
});
/** Those pages that the links of a shop lead to, and others by their fixed part. */
const paths = [
  ...routes.filter(({ path }) => !path.includes(':') && path !== '*').map(({ path }) => path),
  '/produtos/luz',
  '/produto/furadeira',
  '/not-there',
  '/sitemap.xml',
  '/sitemap-pages.xml',
];

describe.each(paths)('%s', (path) => {
  it('holds no element that a shop wrote into one of its fields', async () => {
    const page = await serve(path);

    expect(page.length).toBeGreaterThan(100);
    expect(page).not.toContain('<meta http-equiv="refresh"');
    expect(page).not.toContain('"><meta http-equiv');
  });
});

it('a name in quotation marks is whole for messengers', async () => {
  const quoted = (await serve('/', {})).match(/<meta property="og:site_name" [^>]*>/g);

  expect(quoted).toEqual([
    '<meta property="og:site_name" content="nome &quot;&gt;&lt;meta http-equiv=&quot;refresh&quot; content=&quot;0;url=//e.example&quot;&gt;"/>',
  ]);
});
